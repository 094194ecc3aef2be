import type { Seat } from '../../../core/game';
import { FIRST_GONDOLA, GONDOLAS, TILES } from '../data/board';
import { BARRICADE_PILE, ZONES } from '../data/components';
import type { PileId, TileId } from '../data/components';
import { isPart, partOf } from '../queries';
import type { State } from '../state';
import type { Style } from './style';
import { galleyOf } from './galley';
import type { Galley } from './galley';
import { approvalGain, ducatGain, assetsOf } from './assets';
import type { Assets } from './assets';
import { bonusWorths, buildChance, DRY, partHeld, partNow, rivalsOf, topWorth, topWorthBy } from './worth';

/**
 * Each tile in a yard is discounted by this factor once per better tile, because there are few markers to build with.
 */
const CROWD = 0.75;
/** Assumed number of rounds before a better barricade covers the top one. */
const TOP_ROUNDS = 4;

/** A seat's yard with the value of each tile, computed once per decision. */
export interface Yard {
  readonly state: State;
  readonly seat: Seat;
  readonly style: Style;
  readonly means: Assets;
  /** Factor for tiles built later. Shrinks towards the end. */
  readonly left: number;
  readonly tiles: readonly TileId[];
  /** The value of each tile by itself; for a barricade, as the top one. */
  readonly alone: readonly number[];
  /** The value of all tiles together. */
  readonly worth: number;
  /** The tiles' values in descending order: with the current stack, and with one more barricade on it. */
  ordered: readonly number[] | undefined;
  orderedBelow: readonly number[] | undefined;
  /** The tile last passed to {@link orderedWithout} as `without`, whose result is cached. */
  lacking: TileId | undefined;
  /** The values of the tiles other than `lacking`, in descending order. */
  orderedLacking: readonly number[];
  /** The probability of building a part of each pile. NaN if not computed yet. */
  readonly chances: number[];
  rivals: readonly number[] | undefined;
  readonly galley: Galley;
  /** The yield per round of the top barricade. */
  readonly top: number;
  /** The number of rounds that a newly built barricade would be on top. */
  readonly topRounds: number;
  /** The value of one more barricade as protection from high water, if the stack is low enough. */
  readonly dry: number;
}

/** Values all tiles in a seat's yard. Values that few moves need are computed when first used. */
export function yardOf(state: State, seat: Seat, style: Style): Yard {
  const galley = galleyOf(state);
  const left = Math.min(1, 0.3 + galley.rounds * 0.35);
  const rounds = Math.max(0, galley.rounds - 0.5);
  const means = assetsOf(state, seat, style);
  const yard: Founded = {
    state,
    seat,
    style,
    means,
    left,
    tiles: state.yards[seat],
    alone: [],
    ordered: undefined,
    orderedBelow: undefined,
    lacking: undefined,
    orderedLacking: NONE,
    chances: [NaN, NaN, NaN, NaN, NaN, NaN],
    rivals: undefined,
    galley,
    top: topWorth(means, state.stacks[seat].at(-1)),
    topRounds: Math.min(rounds, TOP_ROUNDS),
    dry: DRY * style.action * style.water * rounds,
    worth: 0,
  };
  for (const tile of yard.tiles) yard.alone.push(aloneWorth(yard, tile));
  yard.worth = worthWith(yard, null);
  return yard;
}

const NONE: readonly number[] = [];

type Founded = Omit<Yard, 'worth' | 'alone'> & { worth: number; readonly alone: number[] };

function aloneWorth(yard: Yard, tile: TileId): number {
  const { state, left, style, means } = yard;
  if (isPart(tile)) return partHeld(means, tile, opened(yard, tile) ? state.doge : null, chanceOf(yard, tile));
  if (tile >= FIRST_GONDOLA) return later(gondolaNow(means, tile), left, style);
  return topGain(yard, tile);
}

/** Whether a part fits now. */
function opened({ galley }: Yard, tile: TileId): boolean {
  const { pile, level } = partOf(tile);
  return galley.open[level] === pile;
}

function chanceOf(yard: Yard, tile: TileId): number {
  const { state, seat, galley, chances } = yard;
  const { pile } = partOf(tile);
  if (Number.isNaN(chances[pile]))
    chances[pile] = buildChance(state, galley, tile, (yard.rivals ??= rivalsOf(state, seat))[pile]);
  return chances[pile];
}

/** The value of all tiles if `without` is removed and `added` is added. */
function worthWith(yard: Yard, without: TileId | null, added: TileId | null = null): number {
  if (added === null) return sumWith(orderedWithout(yard, without, false), 0);
  const worth = aloneWorth(yard, added);
  if (isPart(added) || added >= FIRST_GONDOLA) return sumWith(orderedWithout(yard, without, false), worth);
  // The added barricade may become the top one.
  const { state, seat, style, left } = yard;
  const top = dryness(yard, state.stacks[seat].length) + Math.max(worth, topOf(yard, without));
  return sumWith(orderedWithout(yard, without, true), later(top, left, style));
}

/** Scratch buffer, by tile of a pile. */
const WORTHS = new Float64Array(TILES.length);

/** `worthWith` for each tile of a pile; `undefined` if none can be an improvement. Valid until the next call. */
export function worthsWith(
  yard: Yard,
  pile: PileId,
  without: TileId | null,
  added: readonly TileId[],
): Float64Array | undefined {
  if (pile < ZONES) return partsWith(yard, without, added);
  return pile === BARRICADE_PILE ? barricadesWith(yard, without, added) : gondolasWith(yard, without, added);
}

function partsWith(yard: Yard, without: TileId | null, added: readonly TileId[]): Float64Array | undefined {
  const chance = chanceOf(yard, added[0]);
  if (chance === 0) return undefined;
  const { state, means } = yard;
  const doge = opened(yard, added[0]) ? state.doge : null;
  const order = orderedWithout(yard, without, false);
  for (let i = 0; i < added.length; i++) WORTHS[i] = sumWith(order, partHeld(means, added[i], doge, chance));
  return WORTHS;
}

function barricadesWith(yard: Yard, without: TileId | null, added: readonly TileId[]): Float64Array {
  const { state, seat, style, left, means } = yard;
  const order = orderedWithout(yard, without, true);
  const dry = dryness(yard, state.stacks[seat].length);
  const top = topOf(yard, without);
  // The usual case: another barricade from the yard is better and would be on top.
  const covered = sumWith(order, later(dry + top, left, style));
  const bonuses = bonusWorths(means);
  for (let i = 0; i < added.length; i++) {
    const alone = (topWorthBy(bonuses, added[i]) - yard.top) * yard.topRounds;
    WORTHS[i] = alone <= top ? covered : sumWith(order, later(dry + alone, left, style));
  }
  return WORTHS;
}

/** For each gondola, the index of the first one with the same yield. `KINDS` caches values by this index. */
const ALIKE = GONDOLAS.map(({ ducats, approvals }) =>
  GONDOLAS.findIndex((other) => other.ducats === ducats && other.approvals === approvals),
);
const KINDS = new Float64Array(GONDOLAS.length);

function gondolasWith(yard: Yard, without: TileId | null, added: readonly TileId[]): Float64Array {
  const { style, left, means } = yard;
  const order = orderedWithout(yard, without, false);
  KINDS.fill(NaN);
  for (let i = 0; i < added.length; i++) {
    const kind = ALIKE[added[i] - FIRST_GONDOLA];
    if (Number.isNaN(KINDS[kind]))
      KINDS[kind] = sumWith(order, later(gondolaNow(means, kind + FIRST_GONDOLA), left, style));
    WORTHS[i] = KINDS[kind];
  }
  return WORTHS;
}

function orderedWithout(yard: Yard, without: TileId | null, below: boolean): readonly number[] {
  if (without !== null) {
    if (below) return orderOf(yard, without, true);
    if (yard.lacking !== without) [yard.lacking, yard.orderedLacking] = [without, orderOf(yard, without, false)];
    return yard.orderedLacking;
  }
  if (below) return (yard.orderedBelow ??= orderOf(yard, null, true));
  return (yard.ordered ??= orderOf(yard, null, false));
}

/** The tiles' values in descending order, leaving out `without`. `below`: with one more barricade on the stack. */
function orderOf(yard: Yard, without: TileId | null, below: boolean): number[] {
  const { state, seat, style, left, tiles, alone } = yard;
  const worths: number[] = [];
  let height = state.stacks[seat].length + Number(below);
  let top = below ? 0 : topOf(yard, without);
  for (let i = 0; i < tiles.length; i++) {
    if (tiles[i] === without) continue;
    if (isPart(tiles[i]) || tiles[i] >= FIRST_GONDOLA) insert(worths, alone[i]);
    else {
      insert(worths, later(dryness(yard, height++) + top, left, style));
      top = 0;
    }
  }
  return worths;
}

/** The highest value of a barricade in the yard as the top one, ignoring the tile `without`. */
function topOf({ tiles, alone }: Yard, without: TileId | null): number {
  let top = 0;
  for (let i = 0; i < tiles.length; i++) {
    if (tiles[i] !== without && !isPart(tiles[i]) && tiles[i] < FIRST_GONDOLA) top = Math.max(top, alone[i]);
  }
  return top;
}

/** The sum of a sorted list and one more value, in which each value counts less than the one before it. */
function sumWith(worths: readonly number[], added: number): number {
  let sum = 0;
  let i = worths.length - 1;
  for (; i >= 0 && worths[i] < added; i--) sum = worths[i] + CROWD * sum;
  sum = added + CROWD * sum;
  for (; i >= 0; i--) sum = worths[i] + CROWD * sum;
  return sum;
}

/** Inserts into a list in descending order. */
function insert(worths: number[], worth: number): void {
  let at = worths.length;
  for (; at > 0 && worths[at - 1] < worth; at--) worths[at] = worths[at - 1];
  worths[at] = worth;
}

/** The gain of buying a tile, minus its price and the discarded tile. */
export function keepGain(yard: Yard, tile: TileId, discard: TileId | null): number {
  const { cost } = TILES[tile];
  if (cost > yard.means.money) return 0;
  const gain = worthWith(yard, discard, tile) - yard.worth;
  return gain + ducatGain(yard.means, -cost);
}

/** The value of a tile in the yard. */
export function heldWorth(yard: Yard, tile: TileId): number {
  return yard.worth - worthWith(yard, tile);
}

/** The gain of building a tile instead of keeping it. */
export function buildGain(yard: Yard, tile: TileId): number {
  return builtWorth(yard, tile) - heldWorth(yard, tile);
}

function builtWorth(yard: Yard, tile: TileId): number {
  const { state, seat } = yard;
  if (isPart(tile)) return partNow(yard.means, tile, state.doge);
  if (tile >= FIRST_GONDOLA) return gondolaNow(yard.means, tile);
  // The loss is limited, because the covered barricade can be put back on top for two ducats.
  return dryness(yard, state.stacks[seat].length) + Math.max(topGain(yard, tile), -1);
}

/** The discounted value of building something later, minus the marker. */
function later(now: number, left: number, style: Style): number {
  return Math.max(0, now - style.action * 0.7) * left;
}

function gondolaNow(means: Assets, tile: TileId): number {
  const { ducats, approvals } = GONDOLAS[tile - FIRST_GONDOLA];
  return means.style.gondola * (ducatGain(means, ducats) + approvalGain(means, approvals));
}

/** The value of one more barricade on a stack of this height as protection from high water. */
function dryness({ dry }: Yard, height: number): number {
  return height < 5 ? dry : 0;
}

/** The gain of covering the top barricade with another. */
function topGain({ means, top, topRounds }: Yard, tile: TileId): number {
  return (topWorth(means, tile) - top) * topRounds;
}
