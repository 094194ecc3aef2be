import type { Seat } from '../../../core/game';
import { FIRST_GONDOLA, GONDOLAS } from '../data/board';
import type { TileId } from '../data/components';
import { isPart } from '../queries';
import type { State } from '../state';
import type { Style } from './style';
import { approvalGain, DRY, ducatGain, partHeld, partNow, roundsLeft, topWorth } from './worth';

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
}

export function yardOf(state: State, seat: Seat, style: Style): Yard {
  const left = Math.min(1, 0.3 + roundsLeft(state) * 0.35);
  const tiles = state.yards[seat];
  const alone = tiles.map((tile) => aloneWorth(state, seat, tile, left, style));
  const yard = { state, seat, style, left, tiles, alone };
  return { ...yard, worth: worthWith(yard) };
}

function aloneWorth(state: State, seat: Seat, tile: TileId, left: number, style: Style): number {
  if (isPart(tile)) return partHeld(state, seat, tile, style);
  if (tile >= FIRST_GONDOLA) return later(gondolaNow(state, seat, tile, style), left, style);
  return topGain(state, seat, tile, style);
}

/**
 * What the tiles of a yard are worth together, without one of them and with another: of its barricades one will lie on top, and
 * not all tiles will be built.
 */
export function worthWith(
  yard: Omit<Yard, 'worth'>,
  without: TileId | null = null,
  added: TileId | null = null,
): number {
  const { state, seat, style, left, tiles, alone } = yard;
  const worths: number[] = [];
  let barricades = 0;
  let top = 0;
  const count = (tile: TileId, worth: number) => {
    if (isPart(tile) || tile >= FIRST_GONDOLA) return void insert(worths, worth);
    barricades++;
    top = Math.max(top, worth);
  };
  for (let i = 0; i < tiles.length; i++) if (tiles[i] !== without) count(tiles[i], alone[i]);
  if (added !== null) count(added, aloneWorth(state, seat, added, left, style));
  const height = state.stacks[seat].length;
  for (let i = 0; i < barricades; i++)
    insert(worths, later(dryness(state, height + i, style) + (i === 0 ? top : 0), left, style));
  let sum = 0;
  for (let i = worths.length - 1; i >= 0; i--) sum = worths[i] + CROWD * sum;
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
