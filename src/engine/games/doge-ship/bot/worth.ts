import type { Seat } from '../../../core/game';
import { BARRICADES, DOGE_TILES, FIRST_BARRICADE, PARTS } from '../data/board';
import type { Bonus, DogeId, TileId } from '../data/components';
import { isPart, partOf } from '../queries';
import { canReplace } from '../ship';
import type { State } from '../state';
import type { Galley } from './galley';
import { approvalGain, ducatGain } from './assets';
import type { Assets } from './assets';

/** All values here are in victory points, before subtracting the price. */

/** Average points per square if the builder can wait for a favourable Doge tile. */
const SQUARE = 0.9;
/** Average uses per round of a bonus, by type of action. */
const BONUS_USES: Readonly<Record<string, number>> = {
  money: 0.7,
  buy: 1.3,
  construct: 1.4,
  intrigue: 0.7,
  replacement: 0.3,
};
/** The value per round of each of the first five barricades as protection from high water. */
export const DRY = 0.22;

/** The points and Approvals of each part under each Doge tile. */
const SCORES = PARTS.map(({ points, squares }) =>
  Float64Array.from(DOGE_TILES, ({ parameters }) => squares.reduce((sum, colour) => sum + parameters[colour], points)),
);
const SEALS = PARTS.map(({ symbol, pile }) =>
  Uint8Array.from(DOGE_TILES, ({ violet }) => Number(symbol) + Number(violet.includes(pile))),
);
/** For each part, whether it has a symbol. */
const SYMBOLS = PARTS.map(({ symbol }) => symbol);
/** Each part's points under a favourable Doge tile. */
const USUAL_SCORES = PARTS.map(({ points, squares }) => points + squares.length * SQUARE);

/** A part's points under a Doge tile. */
export function partScore(tile: TileId, doge: DogeId): number {
  return SCORES[tile][doge];
}

/** Approvals for building a part under a Doge tile: one for its symbol, one for a violet zone. */
export function partApprovals(tile: TileId, doge: DogeId): number {
  return SEALS[tile][doge];
}

/** The value of building a part under a Doge tile. */
export function partNow({ style, one, two }: Assets, tile: TileId, doge: DogeId): number {
  const seals = SEALS[tile][doge];
  return style.parts * SCORES[tile][doge] + (seals === 0 ? 0 : seals === 1 ? one : two);
}

/** The value of a part in the yard. `doge` is the current Doge tile if the part fits now, otherwise `null`. */
export function partHeld(means: Assets, tile: TileId, doge: DogeId | null, chance: number): number {
  const { style } = means;
  const usual = style.parts * USUAL_SCORES[tile] + (SYMBOLS[tile] ? means.symbol : means.noSymbol);
  const now = doge === null ? -Infinity : partNow(means, tile, doge);
  // The builder may wait for another Doge tile, but not for long.
  const score = Math.max(usual * 0.75 + Math.max(now, 0) * 0.25, now * 0.9);
  return Math.max(0, style.hope * chance * (score - style.action));
}

/** Probability that a seat gets to build a part, considering empty spaces and the rivals' similar parts. */
export function buildChance(state: State, galley: Galley, tile: TileId, rivals: number): number {
  const { pile, level } = partOf(tile);
  const places = galley.places[pile];
  if (places === 0) return canReplace(state, tile) ? 0.3 : 0;
  const room = Math.min(1, (places + 0.6) / (rivals + 1));
  if (galley.open[level] === pile) return 0.92 * room;
  return room * Math.max(0.1, 0.62 - 0.09 * galley.waits[pile]);
}

/** The number of parts of each pile in other seats' yards. */
export function rivalsOf(state: State, seat: Seat): number[] {
  const rivals = [0, 0, 0, 0, 0, 0];
  for (let other = 0; other < state.yards.length; other++) {
    if (other !== seat) for (const held of state.yards[other]) if (isPart(held)) rivals[partOf(held).pile]++;
  }
  return rivals;
}

/** The value per round of a top barricade. */
export function topWorth(means: Assets, tile: TileId | undefined): number {
  if (tile === undefined) return 0;
  const { uses, bonus, early } = TOPS[tile - FIRST_BARRICADE];
  return uses * bonusWorth(means, bonus) + early;
}

/** All distinct bonuses. */
const BONUSES = BARRICADES.map(({ bonus }) => bonus).filter((bonus, i, all) => all.findIndex(same(bonus)) === i);

function same(bonus: Bonus): (other: Bonus) => boolean {
  const text = JSON.stringify(bonus);
  return (other) => JSON.stringify(other) === text;
}

/**
 * For each barricade: its uses per round, its bonus, the bonus's index in {@link BONUSES}, and the value of acting
 * early.
 */
const TOPS = BARRICADES.map(({ action, bonus, priority }) => ({
  uses: BONUS_USES[action],
  bonus,
  slot: BONUSES.findIndex(same(bonus)),
  early: (26 - priority) * 0.008,
}));

const BONUS_WORTHS = new Float64Array(BONUSES.length);

/** The value of each of the {@link BONUSES} to a seat. Valid until the next call. */
export function bonusWorths(means: Assets): Float64Array {
  for (let i = 0; i < BONUSES.length; i++) BONUS_WORTHS[i] = bonusWorth(means, BONUSES[i]);
  return BONUS_WORTHS;
}

/** {@link topWorth} with precomputed bonuses. */
export function topWorthBy(bonuses: Float64Array, tile: TileId): number {
  const { uses, slot, early } = TOPS[tile - FIRST_BARRICADE];
  return uses * bonuses[slot] + early;
}

/** The value in points of receiving a barricade's bonus once. */
export function bonusWorth(means: Assets, bonus: Bonus): number {
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
