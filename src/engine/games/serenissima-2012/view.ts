import type { Seat } from '../../core/game';
import type { GalleyId, PortId } from '../serenissima/board';
import { topFrame } from '../../kit/frames';
import { isFull, whyNotStore } from '../serenissima/warehouse';
import { actors } from './rules';
import { BERTHS } from './berths';
import { combatValue } from './blows';
import { copyFrame, copyState } from './copy';
import { BOARD, DOGE_CARDS, TRACKS } from './data/board';
import { slotValue } from './geography';
import { incomes, warehouseIncome, wineIncome, winePorts } from './income';
import { reach } from './phases/movement';
import { saleValue } from './phases/sale';
import { activation, blockadersIn } from './queries';
import type { State } from './state';
import type { CombatValue, Serenissima2012View } from './view-types';

/** A position as one seat may see it: without other seats' money (an option) and the order of the Doge cards. */
export function viewOf(state: State, seat: Seat | null): Serenissima2012View {
  const {
    options,
    first,
    turn,
    active,
    marker,
    scorings,
    money,
    reserve,
    supply,
    forts,
    basilicas,
    galleys,
    ports,
    standing,
  } = copyState(state);
  const top = topFrame(state);
  const open = options.money === 'open' || top === undefined;
  return {
    seat,
    options: { ...options },
    first,
    turn,
    active: active < 0 ? null : active,
    upcoming: upcoming(state),
    marker,
    scorings,
    toScoring: toScoring(state),
    frame: top ? copyFrame(top) : null,
    phase: phaseOf(state),
    actors: actors(state),
    turnOf: turnOf(state),
    money: money.map((ducats, other) => (open || other === seat ? ducats : null)),
    reserve,
    supply,
    forts,
    basilicas,
    galleys,
    ports,
    standing,
    prices: state.ports.map((port, id) =>
      port.closed || isFull(port, BOARD.ports[id]) ? null : slotValue(port.warehouse.length),
    ),
    sales: state.ports.map((_, port) => salesIn(state, seat ?? turnOf(state), port)),
    incomes: state.ports.map((port, id) => ({
      now: warehouseIncome(state, port.warehouse.length),
      next: isFull(port, BOARD.ports[id]) ? null : warehouseIncome(state, port.warehouse.length + 1),
    })),
    income: incomes(state),
    wine: state.money.map((_, owner) => wineIncome(winePorts(state, owner))),
    blockaders: blockaders(state),
    room: state.galleys.map((_, galley) => BERTHS.roomAt(state, BERTHS.aboard(galley))),
    reach: reach(state),
    combat: combat(state),
    doge: {
      left: state.deck.toSorted((a, b) => a - b),
      discard: state.discard.slice(),
      scoringChance: scoringChance(state),
    },
  };
}

function salesIn(state: State, seat: Seat | null, port: PortId): number[] {
  return BOARD.goods.map((_, good) => {
    if (state.ports[port].closed || whyNotStore(state.ports[port], BOARD.ports[port], good)) return 0;
    const { price, bonus } = saleValue(state, { seat }, port, good);
    return price + bonus;
  });
}

function phaseOf(state: State): Serenissima2012View['phase'] {
  const frame = state.frames.at(0);
  if (!frame) return 'over';
  if (frame.kind === 'activation') return frame.step;
  return frame.kind as 'closing' | 'choosing' | 'catchUp';
}

function turnOf(state: State): Seat | null {
  const frame = state.frames.at(0);
  if (frame?.kind === 'activation') return frame.seat;
  return frame?.kind === 'catchUp' ? frame.seats[0] : null;
}

function upcoming(state: State): GalleyId[] {
  return state.galleys.flatMap((galley, id) => (galley && state.active >= 0 && id > state.active ? [id] : []));
}

/**
 * The seats that could blockade the active galley in each space. In its starting space they can only do so with an
 * option.
 */
function blockaders(state: State): Seat[][] {
  const frame = activation(state);
  const galley = frame && state.galleys[frame.galley];
  return BOARD.spaces.map((_, space) => {
    if (!frame || !galley) return [];
    if (space === frame.start && !(state.options.startBlockade && space === galley.space)) return [];
    return blockadersIn(state, space, frame.seat, galley.sailors);
  });
}

function combat(state: State): CombatValue | null {
  const frame = activation(state);
  const galley = frame && state.galleys[frame.galley];
  if (!frame || !galley) return null;
  const { crossed, value } = frame;
  return { sailors: galley.sailors, crossed, limit: value < 0 ? null : value, value: combatValue(galley, frame) };
}

function toScoring({ money, marker, scorings }: State): number | null {
  const next = TRACKS[money.length].scoring.at(scorings);
  return next === undefined ? null : next - marker;
}

/** The share of face-down cards that would bring the next scoring. */
function scoringChance(state: State): number {
  const needed = toScoring(state);
  if (needed === null || state.deck.length === 0) return 0;
  return state.deck.filter((card) => DOGE_CARDS[card].steps >= needed).length / state.deck.length;
}

/** Whether a decision's screen shows the seat's hidden ducats, because it can spend them. */
export function isPrivate(state: State): boolean {
  if (state.options.money === 'open') return false;
  const frame = topFrame(state);
  if (frame?.kind === 'catchUp') return true;
  return frame?.kind === 'activation' && ['choice', 'loading', 'investment'].includes(frame.step);
}
