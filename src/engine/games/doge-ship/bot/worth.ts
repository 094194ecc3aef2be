import type { Seat } from '../../../core/game';
import { BARRICADES, DOGE_TILES, FIRST_BARRICADE, PARTS } from '../data/board';
import { LOWER, SECTIONS, UPPER, ZONES } from '../data/components';
import type { Bonus, DogeId, TileId, ZoneId } from '../data/components';
import { isPart, partOf } from '../queries';
import { canReplace, columnsOf, openZone, zoneAt } from '../ship';
import type { State } from '../state';
import { approvalGain, ducatGain } from './means';
import type { Means } from './means';

/** What things are worth in victory points: what they bring in the rounds that are left, not what they cost. */

/** What a square brings on average where one may wait for a Doge who likes its colour. */
const SQUARE = 0.9;
/** Approvals a part brings on average by lying in a violet zone. */
const VIOLET = 0.4;
/** The part of a round's actions that a barricade on top improves. */
const BONUS_USES: Readonly<Record<string, number>> = {
  money: 0.7,
  buy: 1.3,
  construct: 1.4,
  intrigue: 0.7,
  replacement: 0.3,
};
/** Points by which barricades up to the fifth save markers from high water, a round. */
export const DRY = 0.22;

/** By Doge tile and part the points, by Doge tile and zone whether it is violet: nothing is asked for as often. */
const SCORES = DOGE_TILES.map(({ parameters }) =>
  PARTS.map(({ points, squares }) => squares.reduce((sum, colour) => sum + parameters[colour], points)),
);
const VIOLETS = DOGE_TILES.map(({ violet }) => Array.from({ length: ZONES }, (_, zone) => violet.includes(zone)));
/** By part the points under a Doge one may wait for. */
const USUAL_SCORES = PARTS.map(({ points, squares }) => points + squares.length * SQUARE);

/** Points of a part under a Doge tile, and its Approvals. */
export function partScore(tile: TileId, doge: DogeId): number {
  return SCORES[doge][tile];
}

export function partApprovals(tile: TileId, doge: DogeId): number {
  const { symbol, pile } = partOf(tile);
  return Number(symbol) + Number(VIOLETS[doge][pile]);
}

/** What building a part would bring a seat if this were the Doge. */
export function partNow(means: Means, tile: TileId, doge: DogeId): number {
  return means.style.parts * partScore(tile, doge) + approvalGain(means, partApprovals(tile, doge));
}

/** What a part not yet built is worth: what it should score when it is, less the action, by the chance that it ever is; `doge` where it fits now. */
export function partHeld(means: Means, tile: TileId, doge: DogeId | null, chance: number): number {
  const { style } = means;
  const approvals = approvalGain(means, Number(partOf(tile).symbol) + VIOLET);
  const usual = style.parts * USUAL_SCORES[tile] + approvals;
  const now = doge === null ? -Infinity : partNow(means, tile, doge);
  // It may wait for another Doge, but not for long.
  const score = Math.max(usual * 0.75 + Math.max(now, 0) * 0.25, now * 0.9);
  return Math.max(0, style.hope * chance * (score - style.action));
}

/** The chance that a seat gets to build a part: spaces that are open now, or will be, for all who hold parts like it. */
export function buildChance(state: State, tile: TileId, rivals: number): number {
  const { pile, level } = partOf(tile);
  const places = placesLeft(state, pile);
  if (places === 0) return canReplace(state, tile) ? 0.3 : 0;
  const room = Math.min(1, (places + 0.6) / (rivals + 1));
  if (openZone(state, level) === pile) return 0.92 * room;
  const wait = stepsUntilOpen(state, pile);
  return room * Math.max(0.1, 0.62 - 0.09 * wait);
}

/** By pile how many of its parts others than a seat hold. */
export function rivalsOf(state: State, seat: Seat): number[] {
  const rivals = [0, 0, 0, 0, 0, 0];
  for (let other = 0; other < state.yards.length; other++) {
    if (other !== seat) for (const held of state.yards[other]) if (isPart(held)) rivals[partOf(held).pile]++;
  }
  return rivals;
}

/** Empty spaces of a zone. */
function placesLeft(state: State, zone: ZoneId): number {
  const level = zone < SECTIONS ? LOWER : UPPER;
  let places = 0;
  for (let column = state.ship[level].length; column < columnsOf(state); column++) {
    if (zoneAt(state, level, column) === zone) places++;
  }
  return places;
}

/** Parts others must build before a zone opens. */
function stepsUntilOpen(state: State, zone: ZoneId): number {
  const level = zone < SECTIONS ? LOWER : UPPER;
  const columns = columnsOf(state);
  let first = state.ship[level].length;
  while (first < columns && zoneAt(state, level, first) !== zone) first++;
  const along = first - state.ship[level].length;
  return level === LOWER ? along : along + Math.max(0, first + 1 - state.ship[LOWER].length);
}

/** What the barricade on top brings a round. */
export function topWorth(means: Means, tile: TileId | undefined): number {
  if (tile === undefined) return 0;
  const { uses, bonus, early } = TOPS[tile - FIRST_BARRICADE];
  return uses * bonusWorth(means, bonus) + early;
}

/** By barricade how often a round its bonus is of use, the bonus, and what it is worth to act early. */
const TOPS = BARRICADES.map(({ action, bonus, priority }) => ({
  uses: BONUS_USES[action],
  bonus,
  early: (26 - priority) * 0.008,
}));

export function bonusWorth(means: Means, bonus: Bonus): number {
  switch (bonus.type) {
    case 'ducats':
      return ducatGain(means, bonus.amount);
    case 'approvals':
      return approvalGain(means, bonus.amount);
    case 'points':
      return bonus.amount;
    case 'tile':
      return bonus.kind === 'galley' ? 1 : 0.6;
  }
}
