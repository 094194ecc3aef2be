import type { Seat } from '../../../core/game';
import { FIRST_GONDOLA, GONDOLAS } from '../data/board';
import type { TileId } from '../data/components';
import { isPart, partOf } from '../queries';
import type { State } from '../state';
import type { Style } from './style';
import {
  approvalGain,
  buildChance,
  DRY,
  ducatGain,
  partHeld,
  partNow,
  placesLeft,
  roundsLeft,
  topWorth,
} from './worth';

/** What the best of a yard leaves of the next best: markers to build with are few, and each tile waits for the one before. */
const CROWD = 0.75;
/** Rounds in which one barricade on top is of use, before a better one covers it. */
const TOP_ROUNDS = 4;

/** A seat's yard with what each of its tiles is worth alone: worked out once a decision. */
export interface Yard {
  readonly state: State;
  readonly seat: Seat;
  readonly style: Style;
  /** The part of its worth that a tile keeps which is built later: less and less as the end comes near. */
  readonly left: number;
  readonly tiles: readonly TileId[];
  /** Tile by tile; of a barricade what it is worth on top. */
  readonly alone: readonly number[];
  /** What all are worth together. */
  readonly worth: number;
  /** Without each of its tiles (and at the end without none of them), what the others are worth one by one, the most first. */
  readonly ordered: (readonly number[] | undefined)[];
  /** By pile of parts: the chance to build one, where that is the same for all of the pile. */
  readonly chances: (number | undefined)[];
}

export function yardOf(state: State, seat: Seat, style: Style): Yard {
  const left = Math.min(1, 0.3 + roundsLeft(state) * 0.35);
  const tiles = state.yards[seat];
  const alone: number[] = [];
  const yard: Founded = { state, seat, style, left, tiles, alone, ordered: [], chances: [] };
  for (const tile of tiles) alone.push(aloneWorth(yard, tile));
  const worth = worthWith(yard);
  return { state, seat, style, left, tiles, alone, ordered: yard.ordered, chances: yard.chances, worth };
}

type Founded = Omit<Yard, 'worth'>;

function aloneWorth({ state, seat, left, style, chances }: Founded, tile: TileId): number {
  if (isPart(tile)) {
    const { pile } = partOf(tile);
    const chance = (chances[pile] ??= placesLeft(state, pile) > 0 ? buildChance(state, seat, tile) : NaN);
    return partHeld(state, seat, tile, style, Number.isNaN(chance) ? buildChance(state, seat, tile) : chance);
  }
  if (tile >= FIRST_GONDOLA) return later(gondolaNow(state, seat, tile, style), left, style);
  return topGain(state, seat, tile, style);
}

/**
 * What the tiles of a yard are worth together, without one of them and with another: of its barricades one will lie on top, and
 * not all tiles will be built.
 */
export function worthWith(yard: Founded, without: TileId | null = null, added: TileId | null = null): number {
  if (added === null) return sumWith(orderedWithout(yard, without), 0);
  const worth = aloneWorth(yard, added);
  // A barricade more may be the one on top: all are reckoned anew.
  if (!isPart(added) && added < FIRST_GONDOLA) return sumWith(orderOf(yard, without, worth), 0);
  return sumWith(orderedWithout(yard, without), worth);
}

function orderedWithout(yard: Founded, without: TileId | null): readonly number[] {
  const at = without === null ? yard.tiles.length : yard.tiles.indexOf(without);
  return (yard.ordered[at] ??= orderOf(yard, without));
}

/** What the tiles of a yard are worth one by one, without one of them and with a barricade more, the most first. */
function orderOf(yard: Founded, without: TileId | null, barricade?: number): number[] {
  const { state, seat, style, left, tiles, alone } = yard;
  const worths: number[] = [];
  let barricades = barricade === undefined ? 0 : 1;
  let top = Math.max(0, barricade ?? 0);
  for (let i = 0; i < tiles.length; i++) {
    if (tiles[i] === without) continue;
    if (isPart(tiles[i]) || tiles[i] >= FIRST_GONDOLA) insert(worths, alone[i]);
    else {
      barricades++;
      top = Math.max(top, alone[i]);
    }
  }
  const height = state.stacks[seat].length;
  for (let i = 0; i < barricades; i++)
    insert(worths, later(dryness(state, height + i, style) + (i === 0 ? top : 0), left, style));
  return worths;
}

/** The sum of a list in order and one worth more: each counts less for those before it. */
function sumWith(worths: readonly number[], added: number): number {
  let sum = 0;
  let i = worths.length - 1;
  for (; i >= 0 && worths[i] < added; i--) sum = worths[i] + CROWD * sum;
  sum = added + CROWD * sum;
  for (; i >= 0; i--) sum = worths[i] + CROWD * sum;
  return sum;
}

/** Keeps a short list in order, the most first. */
function insert(worths: number[], worth: number): void {
  let at = worths.length;
  for (; at > 0 && worths[at - 1] < worth; at--) worths[at] = worths[at - 1];
  worths[at] = worth;
}

/** What a yard would lose with one of its tiles. */
export function heldWorth(yard: Yard, tile: TileId): number {
  return yard.worth - worthWith(yard, tile);
}

/** What building a tile of one's yard brings beyond keeping it. */
export function buildGain(yard: Yard, tile: TileId): number {
  return builtWorth(yard, tile) - heldWorth(yard, tile);
}

function builtWorth({ state, seat, style }: Yard, tile: TileId): number {
  if (isPart(tile)) return partNow(state, seat, tile, state.doge, style);
  if (tile >= FIRST_GONDOLA) return gondolaNow(state, seat, tile, style);
  // What it covers can be dug out again for two ducats.
  return dryness(state, state.stacks[seat].length, style) + Math.max(topGain(state, seat, tile, style), -1);
}

/** What something built now would bring, if it is built later: a marker less. */
function later(now: number, left: number, style: Style): number {
  return Math.max(0, now - style.action * 0.7) * left;
}

/** What a gondola's yield is worth to a seat. */
function gondolaNow(state: State, seat: Seat, tile: TileId, style: Style): number {
  const { ducats, approvals } = GONDOLAS[tile - FIRST_GONDOLA];
  return style.gondola * (ducatGain(state, seat, ducats, style) + approvalGain(state, seat, approvals, style));
}

/** What one barricade more saves from high water until the end, on a stack of this height. */
function dryness(state: State, height: number, style: Style): number {
  return height < 5 ? DRY * style.action * style.water * Math.max(0, roundsLeft(state) - 0.5) : 0;
}

/** What a barricade on top brings more than the one that lies there. */
function topGain(state: State, seat: Seat, tile: TileId, style: Style): number {
  const rounds = Math.min(Math.max(0, roundsLeft(state) - 0.5), TOP_ROUNDS);
  return (topWorth(state, seat, tile, style) - topWorth(state, seat, state.stacks[seat].at(-1), style)) * rounds;
}
