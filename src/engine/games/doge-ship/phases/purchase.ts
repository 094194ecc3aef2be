import type { Seat } from '../../../core/game';
import { PILES } from '../data/components';
import type { TileId } from '../data/components';
import { TILES, YARD, YARD_PARTS } from '../data/board';
import { isPart, turnActors } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { DrawnFrame, State, WorkFrame } from '../state';
import { drawTiles, returnToPile, takeFromYard } from '../supply';
import { advanceToDecision, leaveUndone } from './flow';
import type { Decision, MoveOf } from './decision';
import { finishTile, kindOfPile, whyNotDraw } from './work';

/** The moves for drawing from each allowed pile, and for passing. */
function buyingMoves(state: State, frame: WorkFrame): MoveOf<'draw' | 'pass'>[] {
  const moves: MoveOf<'draw' | 'pass'>[] = [];
  for (let pile = 0; pile < PILES; pile++) {
    if (!whyNotDraw(state, frame, pile)) moves.push({ type: 'draw', pile });
  }
  moves.push({ type: 'pass' });
  return moves;
}

/**
 * The moves for buying one of the drawn tiles and for declining all. If the yard is full, there is one move per tile
 * that could be discarded.
 */
function drawnMoves(state: State, frame: DrawnFrame, seat: Seat): MoveOf<'keep' | 'decline'>[] {
  const moves: MoveOf<'keep' | 'decline'>[] = [];
  for (const tile of frame.tiles) {
    if (!whyNotKeep(state, seat, frame, tile, null)) moves.push({ type: 'keep', tile, discard: null });
    for (const discard of state.yards[seat]) {
      if (!whyNotKeep(state, seat, frame, tile, discard)) moves.push({ type: 'keep', tile, discard });
    }
  }
  moves.push({ type: 'decline' });
  return moves;
}

function whyNotKeep(
  state: State,
  seat: Seat,
  frame: DrawnFrame,
  tile: TileId,
  discard: TileId | null,
): RefusalCode | undefined {
  if (!frame.tiles.includes(tile)) return 'not-drawn';
  if (TILES[tile].cost > state.money[seat]) return 'no-money';
  const yard = state.yards[seat];
  if (discard !== null && !yard.includes(discard)) return 'not-in-yard';
  const tooManyParts = isPart(tile) && partsIn(yard) >= YARD_PARTS;
  if (tooManyParts && (discard === null || !isPart(discard))) return 'yard-parts';
  const full = yard.length >= YARD;
  if (full && discard === null) return 'yard-full';
  if (!full && !tooManyParts && discard !== null) return 'yard-room';
  return undefined;
}

function partsIn(yard: readonly TileId[]): number {
  let parts = 0;
  for (const tile of yard) if (isPart(tile)) parts++;
  return parts;
}

/** The seat draws tiles from a pile. */
export const buying: Decision<WorkFrame, 'draw' | 'pass'> = {
  actors: turnActors,
  moves: buyingMoves,
  play: {
    draw(state, seat, { pile }, context, frame) {
      refuseIf(whyNotDraw(state, frame, pile));
      finishTile(state, frame, kindOfPile(pile));
      const tiles = drawTiles(state, pile);
      state.frames.push({ kind: 'drawn', pile, tiles });
      const open = state.options.draws === 'open';
      context.events.push({
        type: 'drawn',
        seat,
        pile,
        count: tiles.length,
        open,
        tiles: tiles.slice(),
        bars: 'secret',
      });
    },

    pass: leaveUndone,
  },
};

/** The seat buys one of the drawn tiles, or none. */
export const drawn: Decision<DrawnFrame, 'keep' | 'decline'> = {
  actors: turnActors,
  moves: drawnMoves,
  play: {
    keep(state, seat, { tile, discard }, context, frame) {
      refuseIf(whyNotKeep(state, seat, frame, tile, discard));
      const price = TILES[tile].cost;
      state.money[seat] -= price;
      if (discard !== null) {
        takeFromYard(state, seat, discard);
        returnToPile(state, discard);
      }
      state.yards[seat].push(tile);
      const { pile, tiles } = frame;
      context.events.push({ type: 'bought', seat, tile, pile, price, discarded: discard, returned: tiles.length - 1 });
      putBack(state, tiles, tile);
      advanceToDecision(state, context);
    },

    decline(state, seat, _move, context, { pile, tiles }) {
      context.events.push({ type: 'declined', seat, pile, returned: tiles.length });
      putBack(state, tiles, null);
      advanceToDecision(state, context);
    },
  },
};

/** Puts the tiles that were not bought under their pile, in the order drawn. */
function putBack(state: State, tiles: readonly TileId[], kept: TileId | null): void {
  for (const tile of tiles) if (tile !== kept) returnToPile(state, tile);
  state.frames.pop();
}
