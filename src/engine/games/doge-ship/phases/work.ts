import type { Seat } from '../../../core/game';
import { BARRICADE_PILE, GONDOLA_PILE, PILES } from '../data/components';
import type { Kind, PileId, TileId } from '../data/components';
import { isPart, kindOf } from '../queries';
import type { RefusalCode } from '../refuse';
import { fits } from '../ship';
import type { State, WorkFrame } from '../state';

/** The kind of the tiles in a pile. All piles except those of gondolas and barricades contain parts. */
export function kindOfPile(pile: PileId): Kind {
  return pile === GONDOLA_PILE ? 'gondola' : pile === BARRICADE_PILE ? 'barricade' : 'galley';
}

/** Why a pile can't be drawn from in this work step; `undefined` if it can. */
export function whyNotDraw(state: State, frame: WorkFrame, pile: PileId): RefusalCode | undefined {
  if (!frame.kinds.includes(kindOfPile(pile))) return 'not-this-kind';
  if (state.piles[pile].length === 0) return 'pile-empty';
  return undefined;
}

/** Why a tile can't be built in this work step; `undefined` if it can. */
export function whyNotBuild(state: State, seat: Seat, frame: WorkFrame, tile: TileId): RefusalCode | undefined {
  if (!state.yards[seat].includes(tile)) return 'not-in-yard';
  if (!frame.kinds.includes(kindOf(tile))) return 'not-this-kind';
  if (isPart(tile) && !fits(state, tile)) return 'no-place';
  return undefined;
}

/** Whether there is a tile to draw, or one in the seat's yard that can be built. */
export function canWork(state: State, seat: Seat, frame: WorkFrame): boolean {
  if (frame.kind === 'construct') return state.yards[seat].some((tile) => !whyNotBuild(state, seat, frame, tile));
  for (let pile = 0; pile < PILES; pile++) if (!whyNotDraw(state, frame, pile)) return true;
  return false;
}

/** Marks one tile as handled. This finishes an `or` action; for an `and` action, the other kind remains. */
export function finishTile(state: State, frame: WorkFrame, kind: Kind): void {
  frame.kinds = frame.join === 'or' ? [] : frame.kinds.filter((other) => other !== kind);
  if (frame.kinds.length === 0) state.frames.pop();
}
