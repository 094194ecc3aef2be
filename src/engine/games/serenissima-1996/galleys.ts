import type { Seat } from '../../core/game';
import type { GalleyId, SpaceId } from '../serenissima/board';
import { BOARD } from './data/board';
import type { State } from './state';

/** The next galley to build, or -1 if all 28 are on the board. */
export function galleyInBox(state: State): GalleyId {
  return state.galleys.indexOf(null);
}

/** Puts a galley from the box on the board with its first sailors. */
export function launch(state: State, id: GalleyId, owner: Seat, space: SpaceId, sailors: number): void {
  state.galleys[id] = {
    owner,
    space,
    sailors,
    cargo: BOARD.goods.map(() => 0),
    sailed: 0,
    passage: 'free',
  };
}

/** Returns killed sailors to the supply, where they can be hired again, or, with an option, removes them from the game. */
export function killSailors(state: State, count: number): void {
  if (state.options.killedSailors === 'gone') state.fallen += count;
  else state.sailors += count;
}
