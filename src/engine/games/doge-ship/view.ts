import type { Seat } from '../../core/game';
import { actors } from './rules';
import { LOWER, NOBODY, SPACES, UPPER } from './data/components';
import type { Level, TileId } from './data/components';
import { copyFrame, copyState } from './copy';
import { DOGE_TILES, FINAL_INSPECTION, GALLEY, INSPECTION, WATER_LEVELS } from './data/board';
import type { DogeShipEvent } from './events';
import { topFrame } from '../../kit/frames';
import type { DogeShipMove } from './moves';
import { activeSeat, floodLoss, isPart, priceOf, spaceIndex, topBarricade, totalPoints } from './queries';
import { pointsByRank } from './phases/ranking';
import { endings } from './threats';
import { columnsOf, fits, lastZone, openZone, worthOf, zoneAt } from './ship';
import type { Frame, State } from './state';
import type { BerthView, DogeShipView, PlayerView, TableView, ViewFrame, YardTile } from './view-types';

/**
 * A position as one seat may see it: without other seats' bids and drawn tiles, and without the order of the piles.
 * Hidden Approvals (an option) are counted from public events.
 */
export function viewOf(state: State, seat: Seat | null): DogeShipView {
  const { options, round, order, ship, dogeOld, stacks } = copyState(state);
  const frame = topFrame(state);
  const active = activeSeat(state);
  const { parameters, violet, event } = DOGE_TILES[state.doge];
  return {
    seat,
    options: { ...options },
    round,
    order,
    frame: frame ? viewFrame(state, frame, seat) : null,
    phase: frame?.kind ?? 'over',
    actors: actors(state),
    active: active === NOBODY ? null : active,
    tables: state.dice.map((_, table) => viewTable(state, table)),
    doge: {
      tile: state.doge,
      parameters: parameters.slice(),
      violet: violet.slice(),
      event: event && { ...event },
      pile: state.dogePile.length,
      old: dogeOld,
    },
    ship: {
      sections: GALLEY[state.money.length].slice(),
      levels: [LOWER, UPPER].map((level) => viewLevel(state, level)),
      left: 2 * columnsOf(state) - ship[LOWER].length - ship[UPPER].length,
      finishers: endings(state),
    },
    piles: state.piles.map((pile) => pile.length),
    approvalsHidden: areApprovalsHidden(state),
    players: stacks.map((stack, other) => viewPlayer(state, other, stack, seat)),
  };
}

function viewTable(state: State, table: number): TableView {
  return {
    die: state.dice[table],
    spaces: Array.from({ length: SPACES }, (_, i) => ({
      price: priceOf(state, table, i + 1),
      taken: state.taken[spaceIndex(table, i + 1)],
    })),
  };
}

function viewLevel(state: State, level: Level): BerthView[] {
  const built = state.ship[level];
  const isOpen = openZone(state, level) !== NOBODY;
  const hasLast = lastZone(state, level) !== NOBODY;
  return Array.from({ length: columnsOf(state) }, (_, column) => {
    const zone = zoneAt(state, level, column);
    return {
      level,
      column,
      zone,
      tile: built[column] ?? null,
      builder: state.builders[level][column] ?? NOBODY,
      open: isOpen && column === built.length,
      last: hasLast && column === built.length - 1,
      violet: DOGE_TILES[state.doge].violet.includes(zone),
    };
  });
}

/** Approvals are hidden until the end, unless an option makes them open. */
const areApprovalsHidden = ({ options, frames }: State) => options.approvals !== 'open' && frames.length > 0;

function viewPlayer(state: State, of: Seat, stack: readonly number[], seat: Seat | null): PlayerView {
  const shown = of === seat || !areApprovalsHidden(state);
  const top = topBarricade(state, of);
  return {
    points: totalPoints(state, of),
    money: state.money[of],
    approvals: shown ? state.approvals[of] : null,
    counted: state.approvals[of],
    prizes: {
      inspection: pointsByRank(state.approvals, INSPECTION)[of],
      final: pointsByRank(state.approvals, FINAL_INSPECTION)[of],
    },
    floods: WATER_LEVELS.map((level) => floodLoss(stack.length, level)),
    markers: state.markers[of],
    flooded: state.flooded[of],
    yard: state.yards[of].map((tile) => viewTile(state, tile)),
    stack,
    top: top
      ? { tile: stack[stack.length - 1], priority: top.priority, action: top.action, bonus: { ...top.bonus } }
      : null,
  };
}

function viewTile(state: State, tile: TileId): YardTile {
  const part = isPart(tile);
  return { tile, worth: part ? worthOf(state, tile) : null, fits: !part || fits(state, tile) };
}

/**
 * The purchase that follows the choice of a drawn tile. If it still has all its kinds of tile, the drawn tiles are a
 * barricade's bonus.
 */
function afterDrawn({ frames }: State) {
  const next = frames.at(-2);
  if (next?.kind !== 'buy') return { next: null, bonus: false };
  return { next: { ...next, kinds: next.kinds.slice() }, bonus: next.join === 'or' || next.kinds.length > 1 };
}

/** One seat's view of the current decision. */
function viewFrame(state: State, frame: Frame, seat: Seat | null): ViewFrame {
  const seen = state.options.draws === 'open' || seat === activeSeat(state);
  switch (frame.kind) {
    case 'drawn':
      return {
        kind: 'drawn',
        pile: frame.pile,
        count: frame.tiles.length,
        ...afterDrawn(state),
        tiles: seen ? frame.tiles.slice() : null,
        offers: seen ? frame.tiles.map((tile) => viewTile(state, tile)) : null,
      };
    case 'doge':
      return { kind: 'doge', tiles: seen ? frame.tiles.slice() : null };
    case 'inspection':
      return {
        kind: 'inspection',
        placed: frame.bids.map((bid) => bid !== null),
        own: seat === null ? null : frame.bids[seat],
      };
    default:
      return copyFrame(frame) as ViewFrame;
  }
}

/** Drawn tiles are visible only to the seat that drew them, unless draws are open. */
export function redactEvent(event: DogeShipEvent, seat: Seat | null): DogeShipEvent {
  if (event.type !== 'drawn' && event.type !== 'dogeDrawn') return event;
  return event.open || event.seat === seat ? event : { ...event, tiles: null };
}

/** Bids are hidden until all are revealed. */
export function isHidden(move: DogeShipMove): boolean {
  return move.type === 'bid';
}

/** Whether a decision's screen shows the seat's bid and Approvals, or tiles that only it may see. */
export function isPrivate(state: State, _seat: Seat): boolean {
  const frame = topFrame(state);
  switch (frame?.kind) {
    case 'inspection':
      return true;
    case 'drawn':
    case 'doge':
      return state.options.draws === 'hidden';
    default:
      return false;
  }
}
