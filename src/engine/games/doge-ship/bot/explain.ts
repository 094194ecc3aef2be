import type { Seat } from '../../../core/game';
import type { Plan, Reason } from '../../../bots/bot';
import { topFrame } from '../../../kit/frames';
import { BARRICADES, BRIBE, FIRST_BARRICADE } from '../data/board';
import type { Action, PileId, TileId } from '../data/components';
import type { DogeShipMove } from '../moves';
import { bonusTile } from '../phases/bonus';
import { actionAt, priceOf } from '../queries';
import { moves as legalMoves } from '../rules';
import type { State } from '../state';
import { endedBy } from './ending';
import { bid } from './explain-bids';
import { placed, wanted } from './explain-doge';
import { bought, buildable, built, constructed, drawn, kept, pilesOf, promises, replaced } from './explain-tiles';
import { partScore } from './worth';

type Params = Record<string, number | string>;

const reason = (key: string, params: Params = {}): Reason => ({ key, params });

/**
 * Describes a plan's reason with public facts, such as a tile's yield, the size of a pile or the price of a space. If a
 * move leads to other decisions, the reason names a possible result, because the later choice may differ.
 */
export function explain(position: State, seat: Seat, { moves, reason: planned }: Plan<DogeShipMove>): Reason {
  const state = inTheOpen(position);
  const [move] = moves;
  const next = moves.at(1);
  switch (move.type) {
    case 'act': {
      const { table, space } = move;
      const price = priceOf(state, table, space);
      const pile = next?.type === 'draw' ? next.pile : undefined;
      const { key, params } = acted(state, seat, actionAt(table, space), pile);
      return price > 0 ? reason(`${key}.paid`, { ...params, price }) : reason(key, params);
    }
    case 'reorder':
      return next?.type === 'act'
        ? reason('reorder', { tile: move.top, action: actionAt(next.table, next.space).type })
        : planned;
    case 'discardAction':
      return reason(move.type, { count: legalMoves(state, seat).filter(({ type }) => type === 'act').length });
    case 'draw':
      return drawn(state, seat, move.pile);
    case 'keep':
      return kept(state, move.tile, move.discard);
    case 'decline': {
      const frame = topFrame(state);
      return reason('decline', { count: frame?.kind === 'drawn' ? frame.tiles.length : 0 });
    }
    case 'build':
      return ended(position, seat, move.tile) ?? built(state, move.tile, 'build');
    case 'replace':
      return reason('replace', { tile: move.tile, points: partScore(move.tile, state.doge) });
    case 'pass':
      return passed(state, seat);
    case 'placeDoge':
      return placed(state, seat, move.tile);
    case 'bid':
      return bid(position, seat, move.amount);
  }
}

/** Number of Approvals that reasons assume for every player. */
const APPROVALS = 3;

/**
 * The position with {@link APPROVALS} for every seat. All players can read a reason, so it must not reveal a seat's
 * Approvals.
 */
function inTheOpen(state: State): State {
  return { ...state, approvals: state.approvals.map(() => APPROVALS) };
}

/** How the game ends if the part completes the Galley. Approvals are public then. */
function ended(state: State, seat: Seat, tile: TileId): Reason | undefined {
  const end = endedBy(state, seat, tile);
  return end && reason('build.last', { tile, points: partScore(tile, state.doge), ...end });
}

/** The reason for a space. `pile`: the pile from which the plan draws next. */
function acted(state: State, seat: Seat, action: Action, pile?: PileId): Reason {
  switch (action.type) {
    case 'money':
      return reason('act.money', { ducats: action.ducats });
    case 'intrigue':
      if (action.intrigue === 'doge') return wanted(state, seat);
      return reason('act.intrigue', { approvals: action.intrigue === 'bribe' ? BRIBE.approvals : 1 });
    case 'replacement':
      return replaced(state, seat) ?? idle(state, seat, action);
    case 'buy':
    case 'construct': {
      const tile = bonusTile(state, seat, action.type);
      const kinds = tile ? [...action.kinds, tile] : action.kinds;
      const why = action.type === 'buy' ? bought(state, seat, kinds, pile) : constructed(state, seat, kinds);
      return why ?? idle(state, seat, action);
    }
  }
}

/**
 * The reason to use a space whose action is useless to the seat: to get the bonus, or to block the space. If no rival
 * has a marker left, there is nothing to block, and the reason says so.
 */
function idle(state: State, seat: Seat, { type }: Action): Reason {
  const tile = state.stacks[seat].at(-1);
  const top = tile === undefined ? undefined : BARRICADES[tile - FIRST_BARRICADE];
  if (tile === undefined || top?.action !== type || top.bonus.type === 'tile') {
    const rivals = state.markers.some((markers, other) => other !== seat && markers > 0);
    return reason(rivals ? 'act.taken' : 'act.idle');
  }
  const { type: of, amount } = top.bonus;
  return reason('act.bonus', { tile, [of]: amount });
}

/** The reason for passing. It may name the ducats saved, or the number of tiles kept for later. */
function passed(state: State, seat: Seat): Reason {
  const frame = topFrame(state);
  if (frame?.kind === 'buy') {
    const promising = frame.kinds.flatMap(pilesOf).some((pile) => promises(state, seat, pile));
    const ducats = state.money[seat];
    if (promising) return ducats > 0 ? reason('pass.saved', { ducats }) : reason('pass');
    return reason(frame.bonus ? 'pass.bonus' : 'pass.buy');
  }
  if (frame?.kind !== 'construct') return reason('pass');
  const { length: count } = buildable(state, seat, frame.kinds);
  return count > 0 ? reason('pass.kept', { count }) : reason('pass.construct');
}
