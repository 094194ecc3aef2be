import type { Seat } from '../../../core/game';
import type { GalleyId, SpaceId } from '../common/board';
import { emptyHold } from '../common/cargo';
import { BOARD } from './data';
import type { FirstEditionEvent } from './events';
import { galleyAt } from './queries';
import type { State } from './state';

/** The galley a build would take from the box, or -1 when all 28 are afloat. */
export function galleyInBox(state: State): GalleyId {
  return state.galleys.indexOf(null);
}

/** Puts a galley from the box on the board, with its first sailors. */
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

/** Takes a galley off the board; its cargo goes back to the supply. Its crew, if any, must have been dealt with. */
export function sinkGalley(
  state: State,
  id: GalleyId,
  why: Extract<FirstEditionEvent, { type: 'sank' }>['why'],
  events: FirstEditionEvent[],
): void {
  const galley = galleyAt(state, id);
  const cargo = emptyHold(galley, state.supply);
  state.galleys[id] = null;
  events.push({ type: 'sank', seat: galley.owner, galley: id, space: galley.space, cargo, why });
}

/** Sailors killed: back to the box, or out of the game (an option). */
export function killSailors(state: State, count: number): void {
  if (state.options.killedSailors === 'gone') state.fallen += count;
  else state.sailors += count;
}
