import type { Seat } from '../../../core/game';
import type { Plan, Reason } from '../../../bots/bot';
import { topFrame } from '../../../kit/frames';
import { BARRICADES, BRIBE, DRAW, FIRST_BARRICADE, FIRST_GONDOLA, INSPECTION } from '../data/board';
import { BARRICADE_PILE, GONDOLA_PILE, ZONES } from '../data/components';
import type { Action, DogeId, Kind, PileId, TileId } from '../data/components';
import type { DogeShipMove } from '../moves';
import { actionAt, isPart, kindOf, priceOf } from '../queries';
import { moves as legalMoves } from '../rules';
import { fits } from '../ship';
import type { State } from '../state';
import { outlookOf, pileGain } from './spaces';
import { STYLES } from './style';
import { meansOf } from './means';
import { partApprovals, partNow, partScore } from './worth';
import { buildGain, keepGain, yardOf } from './yard';

type Params = Record<string, number | string>;

const reason = (key: string, params: Params = {}): Reason => ({ key, params });

/** A plan's reason with what all can see: tiles and what they bring now, what is left in a pile, what a space costs. */
export function explain(state: State, seat: Seat, { moves, reason: told }: Plan<DogeShipMove>): Reason {
  const [move] = moves;
  const next = moves.at(1);
  switch (move.type) {
    case 'act': {
      const { table, space } = move;
      return acted(state, seat, actionAt(table, space), priceOf(state, table, space));
    }
    case 'reorder':
      return next?.type === 'act'
        ? reason('reorder', { tile: move.top, action: actionAt(next.table, next.space).type })
        : told;
    case 'discardAction':
      return reason(move.type, { count: legalMoves(state, seat).filter(({ type }) => type === 'act').length });
    case 'draw':
      return soughtIn(state, seat, move.pile);
    case 'keep':
    case 'decline':
      return drawn(state, move);
    case 'build':
      return built(state, move.tile, 'build');
    case 'replace':
      return reason('replace', { tile: move.tile, points: partScore(move.tile, state.doge) });
    case 'pass':
      return passed(state, seat);
    case 'placeDoge':
      return placed(state, seat, move.tile);
    case 'bid':
      return move.amount > 0 ? reason('bid', { approvals: move.amount, points: INSPECTION[0] }) : reason('bid.none');
  }
}

function acted(state: State, seat: Seat, action: Action, price: number): Reason {
  const paid = (found: Reason): Reason =>
    found.key === 'act.nothing'
      ? found
      : reason(price > 0 ? `${found.key}.paid` : found.key, { ...found.params, ...(price > 0 && { price }) });
  switch (action.type) {
    case 'money':
      return paid(reason('act.money', { ducats: action.ducats }));
    case 'intrigue':
      if (action.intrigue === 'doge') return paid(reason('act.doge', { ...yardParts(state, seat) }));
      return paid(reason('act.intrigue', { approvals: action.intrigue === 'bribe' ? BRIBE.approvals : 1 }));
    case 'replacement': {
      const means = meansOf(state, seat, STYLES.usual);
      const tile = best(state.yards[seat].filter(isPart), (part) => partNow(means, part, state.doge));
      return tile === undefined
        ? reason('act.nothing')
        : paid(reason('act.replacement', { tile, points: partScore(tile, state.doge) }));
    }
    case 'buy':
      return paid(bought(state, seat, action.kinds));
    case 'construct':
      return paid(constructed(state, seat, action.kinds));
  }
}

/** Of all piles a purchase may draw from the one that promises most, and what is looked for there. */
function bought(state: State, seat: Seat, kinds: readonly Kind[]): Reason {
  const outlook = outlookOf(state, seat, STYLES.usual);
  const piles = kinds.flatMap(pilesOf).filter((pile) => state.piles[pile].length > 0);
  const pile = best(piles, (entry) => pileGain(outlook, entry));
  return pile === undefined ? reason('act.nothing') : soughtIn(state, seat, pile);
}

function pilesOf(kind: Kind): PileId[] {
  if (kind === 'galley') return Array.from({ length: ZONES }, (_, pile) => pile);
  return [kind === 'barricade' ? BARRICADE_PILE : GONDOLA_PILE];
}

/** The tile of a pile that brings most, and the chance that it is among those drawn. */
function soughtIn(state: State, seat: Seat, pile: PileId): Reason {
  const yard = yardOf(state, seat, STYLES.usual);
  const tiles = state.piles[pile];
  const tile = best(tiles, (entry) => keepGain(yard, entry, null));
  if (tile === undefined) return reason('draw.empty', { pile });
  const count = tiles.length;
  if (count <= DRAW) return reason('draw.all', { pile, tile, count });
  return reason('draw', { pile, tile, count, chance: Math.round((100 * DRAW) / count) });
}

function constructed(state: State, seat: Seat, kinds: readonly Kind[]): Reason {
  const yard = yardOf(state, seat, STYLES.usual);
  const able = state.yards[seat].filter((tile) => kinds.includes(kindOf(tile)) && (!isPart(tile) || fits(state, tile)));
  const tile = best(able, (entry) => buildGain(yard, entry));
  return tile === undefined ? reason('act.nothing') : built(state, tile, 'act');
}

/** What a tile brings when it is built now. */
function built(state: State, tile: TileId, key: 'act' | 'build'): Reason {
  if (isPart(tile)) {
    const [points, approvals] = [partScore(tile, state.doge), partApprovals(tile, state.doge)];
    return approvals > 0
      ? reason(`${key}.galleySealed`, { tile, points, approvals })
      : reason(`${key}.galley`, { tile, points });
  }
  if (tile < FIRST_GONDOLA) {
    const { action } = BARRICADES[tile - FIRST_BARRICADE];
    return reason(`${key}.barricade`, { tile, action });
  }
  return reason(`${key}.gondola`, { tile });
}

function drawn(state: State, move: Extract<DogeShipMove, { type: 'keep' | 'decline' }>): Reason {
  const frame = topFrame(state);
  const count = frame?.kind === 'drawn' ? frame.tiles.length : 0;
  if (move.type === 'decline') return reason('decline', { count });
  const { tile, discard } = move;
  return discard === null ? reason('keep', { tile, count }) : reason('keep.instead', { tile, discard, count });
}

/** What is left undone: of what one's yard could still build, how much stays there. */
function passed(state: State, seat: Seat): Reason {
  const frame = topFrame(state);
  if (frame?.kind !== 'construct') return reason(frame?.kind === 'buy' ? 'pass.buy' : 'pass');
  const { kinds } = frame;
  const count = state.yards[seat].filter(
    (tile) => kinds.includes(kindOf(tile)) && (!isPart(tile) || fits(state, tile)),
  );
  return count.length > 0 ? reason('pass.kept', { count: count.length }) : reason('pass.construct');
}

/** What a new Doge changes for the parts that fit now: one's own, else the others'. */
function placed(state: State, seat: Seat, doge: DogeId): Reason {
  const points = (tile: DogeId, own: boolean) =>
    state.yards.reduce((sum, yard, other) => {
      if ((other === seat) !== own) return sum;
      return yard.reduce((all, part) => all + (isPart(part) && fits(state, part) ? partScore(part, tile) : 0), sum);
    }, 0);
  const [own, ownThen] = [points(state.doge, true), points(doge, true)];
  if (ownThen > own) return reason('placeDoge', { before: own, points: ownThen });
  const [theirs, theirsThen] = [points(state.doge, false), points(doge, false)];
  if (theirsThen < theirs) return reason('placeDoge.others', { before: theirs, points: theirsThen });
  return reason('placeDoge.even', { points: ownThen });
}

/** What a seat's parts that fit would score now. */
function yardParts(state: State, seat: Seat): Params {
  const parts = state.yards[seat].filter((tile) => isPart(tile) && fits(state, tile));
  return { count: parts.length, points: parts.reduce((sum, tile) => sum + partScore(tile, state.doge), 0) };
}

function best<T>(list: readonly T[], worth: (entry: T) => number): T | undefined {
  let found: { entry: T; worth: number } | undefined;
  for (const entry of list) {
    const own = worth(entry);
    if (!found || own > found.worth) found = { entry, worth: own };
  }
  return found?.entry;
}
