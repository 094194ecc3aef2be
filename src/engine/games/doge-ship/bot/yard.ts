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

/** What the tiles of a yard are worth together: of its barricades one will lie on top, and not all tiles will be built. */
export function yardWorth(state: State, seat: Seat, yard: readonly TileId[], style: Style): number {
  const worths: number[] = [];
  const left = Math.min(1, 0.3 + roundsLeft(state) * 0.35);
  let height = state.stacks[seat].length;
  let top = 0;
  for (const tile of yard) {
    if (isPart(tile)) worths.push(partHeld(state, seat, tile, style));
    else if (tile >= FIRST_GONDOLA) worths.push(later(gondolaNow(state, seat, tile, style), left, style));
    else top = Math.max(top, topGain(state, seat, tile, style));
  }
  for (const tile of yard) {
    if (isPart(tile) || tile >= FIRST_GONDOLA) continue;
    worths.push(later(dryness(state, height++, style) + top, left, style));
    top = 0;
  }
  let sum = 0;
  let share = 1;
  for (const worth of worths.sort((a, b) => b - a)) {
    sum += worth * share;
    share *= CROWD;
  }
  return sum;
}

/** What a tile adds to a yard. */
export function addedWorth(state: State, seat: Seat, tile: TileId, yard: readonly TileId[], style: Style): number {
  return yardWorth(state, seat, [...yard, tile], style) - yardWorth(state, seat, yard, style);
}

/** What a yard would lose with one of its tiles. */
export function heldWorth(state: State, seat: Seat, tile: TileId, style: Style): number {
  const yard = state.yards[seat];
  return addedWorth(
    state,
    seat,
    tile,
    yard.filter((other) => other !== tile),
    style,
  );
}

/** What building a tile of one's yard brings beyond keeping it. */
export function buildGain(state: State, seat: Seat, tile: TileId, style: Style): number {
  return builtWorth(state, seat, tile, style) - heldWorth(state, seat, tile, style);
}

function builtWorth(state: State, seat: Seat, tile: TileId, style: Style): number {
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
