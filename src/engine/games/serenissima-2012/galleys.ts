import type { Seat } from '../../core/game';
import type { GalleyId, SpaceId } from '../serenissima/board';
import { BOARD } from './data/board';
import type { State } from './state';

/** Why a galley number can't be chosen. */
export function whyNotNumber(state: State, galley: GalleyId): 'no-such-number' | 'galley-taken' | undefined {
  if (galley >= state.galleys.length) return 'no-such-number';
  return state.galleys[galley] === null ? undefined : 'galley-taken';
}

/** Puts a galley on the board and its cube on the wheel, with sailors from its owner's reserve. */
export function launch(state: State, id: GalleyId, owner: Seat, space: SpaceId, sailors: number): void {
  state.reserve[owner] -= sailors;
  state.galleys[id] = { owner, space, sailors, cargo: BOARD.goods.map(() => 0) };
}
