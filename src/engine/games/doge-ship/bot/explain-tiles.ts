import type { Seat } from '../../../core/game';
import type { Reason } from '../../../bots/bot';
import { BARRICADES, DRAW, FIRST_BARRICADE, FIRST_GONDOLA } from '../data/board';
import { BARRICADE_PILE, GONDOLA_PILE, ZONES } from '../data/components';
import type { Kind, PileId, TileId } from '../data/components';
import { isPart, kindOf, partOf } from '../queries';
import { canReplace, fits } from '../ship';
import type { State } from '../state';
import { galleyOf } from './galley';
import { assetsOf } from './assets';
import { leastOf, outlookOf, pileGain } from './spaces';
import { STYLES } from './style';
import { partApprovals, partNow, partScore } from './worth';
import { buildGain, keepGain, yardOf } from './yard';

type Params = Reason['params'];

/**
 * The reason to use a buying space: the best tile of the pile from which the plan draws, or of the best pile.
 * `undefined` if no tile is worth buying.
 */
export function bought(state: State, seat: Seat, kinds: readonly Kind[], planned?: PileId): Reason | undefined {
  const outlook = outlookOf(state, seat, STYLES.usual);
  const piles = kinds.flatMap(pilesOf).filter((pile) => pileGain(outlook, pile) > 0);
  const pile = piles.find((entry) => entry === planned) ?? best(piles, (entry) => pileGain(outlook, entry));
  const sought = pile === undefined ? undefined : soughtIn(state, seat, pile);
  if (pile === undefined || !sought) return undefined;
  const size = state.piles[pile].length;
  if (size <= DRAW) return { key: 'act.buyAll', params: { tile: sought.tile, count: size } };
  return { key: 'act.buy', params: { ...sought, pileSize: size } };
}

/** The piles with tiles of a kind: one per zone for parts, a single one for barricades and gondolas. */
export function pilesOf(kind: Kind): PileId[] {
  if (kind === 'galley') return Array.from({ length: ZONES }, (_, pile) => pile);
  return [kind === 'barricade' ? BARRICADE_PILE : GONDOLA_PILE];
}

/** Whether a seat expects to gain anything from a pile. */
export function promises(state: State, seat: Seat, pile: PileId): boolean {
  return pileGain(outlookOf(state, seat, STYLES.usual), pile) > 0;
}

/**
 * The most valuable tile of a pile after paying its price, and the number of tiles that are worth theirs; `undefined`
 * if none is. Players saw some tiles go under the pile, so the odds of drawing one are not known from the position.
 */
function soughtIn(state: State, seat: Seat, pile: PileId): { tile: TileId; count: number } | undefined {
  const outlook = outlookOf(state, seat, STYLES.usual);
  const least = leastOf(outlook, pile);
  const gain = (tile: TileId) => keepGain(outlook.yard, tile, least);
  const gaining = state.piles[pile].filter((tile) => gain(tile) > 0).sort((a, b) => a - b);
  const tile = best(gaining, gain);
  return tile === undefined ? undefined : { tile, count: gaining.length };
}

/** The reason to draw from a pile: the number of tiles worth their price, and the most valuable one. */
export function drawn(state: State, seat: Seat, pile: PileId): Reason {
  const size = state.piles[pile].length;
  const sought = soughtIn(state, seat, pile);
  if (!sought) return { key: 'draw.look', params: {} };
  // All remaining tiles will be drawn, so the reason names no particular tile.
  if (size <= DRAW) return { key: 'draw.rest', params: { count: size } };
  return { key: 'draw', params: { pile, ...sought, pileSize: size } };
}

/** The reason to buy a tile. */
export function kept(state: State, tile: TileId, discard: TileId | null): Reason {
  const why = (key: string, params: Params): Reason =>
    discard === null
      ? { key: `keep.${key}`, params: { tile, ...params } }
      : { key: `keep.${key}.instead`, params: { tile, discard, ...params } };
  if (tile >= FIRST_GONDOLA) return why('gondola', {});
  if (!isPart(tile)) return why('barricade', { action: BARRICADES[tile - FIRST_BARRICADE].action });
  if (fits(state, tile)) return why('galley', { points: partScore(tile, state.doge) });
  const { places, waits } = galleyOf(state);
  const { pile } = partOf(tile);
  if (places[pile] > 0) return why('galleyLater', { count: waits[pile] });
  return why(canReplace(state, tile) ? 'galleyReplace' : 'galleyUseless', {});
}

/** The reason to use a space for construction: the best tile in the yard that can be built, if any. */
export function constructed(state: State, seat: Seat, kinds: readonly Kind[]): Reason | undefined {
  const yard = yardOf(state, seat, STYLES.usual);
  const tile = best(buildable(state, seat, kinds), (entry) => buildGain(yard, entry));
  return tile === undefined ? undefined : built(state, tile, 'act');
}

/** The tiles in a seat's yard that can be built now. */
export function buildable(state: State, seat: Seat, kinds: readonly Kind[]): TileId[] {
  return state.yards[seat].filter((tile) => kinds.includes(kindOf(tile)) && (!isPart(tile) || fits(state, tile)));
}

/** The reason to build a tile: its yield. */
export function built(state: State, tile: TileId, key: 'act' | 'build'): Reason {
  if (isPart(tile)) {
    const [points, approvals] = [partScore(tile, state.doge), partApprovals(tile, state.doge)];
    return approvals > 0
      ? { key: `${key}.galleySealed`, params: { tile, points, approvals } }
      : { key: `${key}.galley`, params: { tile, points } };
  }
  if (tile < FIRST_GONDOLA) {
    const { action } = BARRICADES[tile - FIRST_BARRICADE];
    return { key: `${key}.barricade`, params: { tile, action } };
  }
  return { key: `${key}.gondola`, params: { tile } };
}

/** The reason for a replacement: the best part to build, if any. */
export function replaced(state: State, seat: Seat): Reason | undefined {
  const means = assetsOf(state, seat, STYLES.usual);
  const able = state.yards[seat].filter((tile) => isPart(tile) && canReplace(state, tile));
  const tile = best(able, (part) => partNow(means, part, state.doge));
  return tile === undefined
    ? undefined
    : { key: 'act.replacement', params: { tile, points: partScore(tile, state.doge) } };
}

function best<T>(list: readonly T[], worth: (entry: T) => number): T | undefined {
  let found: { entry: T; worth: number } | undefined;
  for (const entry of list) {
    const own = worth(entry);
    if (!found || own > found.worth) found = { entry, worth: own };
  }
  return found?.entry;
}
