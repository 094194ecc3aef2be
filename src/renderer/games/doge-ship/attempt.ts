import { LOWER, SPACES } from '../../../engine/games/doge-ship/data/components';
import type { TileId } from '../../../engine/games/doge-ship/data/components';
import type { DogeShipMove } from '../../../engine/games/doge-ship/moves';
import type { Refusal } from '../../../ipc/refusals';
import type { TargetId } from '../../board/board-types';
import { idOf, kindOf } from '../kit/targets';
import { berthFor, berthTarget, shownSeat, target } from './targets';
import type { View } from './words';

/** The move that a player attempts by choosing a target, with or without a chosen tile. */
export function attempt(actor: TargetId | null, to: TargetId, view: View): DogeShipMove | null {
  const id = idOf(to);
  if (actor !== null && kindOf(actor) === 'marker' && kindOf(to) !== 'space') return null;
  switch (kindOf(to)) {
    case 'space':
      // A tile of the yard is not built by moving it to a space. The refusal says to place a marker first.
      if (actor !== null && kindOf(actor) === 'yard') return { type: workOf(view), tile: idOf(actor) };
      return { type: 'act', table: Math.floor(id / SPACES), space: (id % SPACES) + 1 };
    case 'pile':
      return { type: 'draw', pile: id };
    case 'drawn':
      return { type: 'keep', tile: id, discard: null };
    case 'room':
      return actor !== null && kindOf(actor) === 'drawn' ? { type: 'keep', tile: idOf(actor), discard: null } : null;
    case 'yard':
      return actor !== null && kindOf(actor) === 'drawn'
        ? { type: 'keep', tile: idOf(actor), discard: id }
        : { type: workOf(view), tile: id };
    case 'berth': {
      const tile = actor === null ? fittingTile(to, view) : kindOf(actor) === 'yard' ? idOf(actor) : undefined;
      return tile === undefined ? null : { type: workOf(view), tile };
    }
    case 'stack': {
      const { stack } = view.players[shownSeat(view)];
      const top = stack.at(-2) ?? stack.at(-1);
      return top === undefined ? null : { type: 'reorder', top };
    }
    default:
      return null;
  }
}

/** The tiles in the yard, which can be built after a marker has been placed. */
export const ownPieces = (view: View): TargetId[] =>
  view.seat === null ? [] : view.players[view.seat].yard.map(({ tile }) => target.yard(tile));

/** Refuses a part that was dropped on a space of the ship other than its own. `null` if there is nothing to refuse. */
export function misplaced(actor: TargetId | null, to: TargetId, view: View): Refusal | null {
  if (actor === null || kindOf(actor) !== 'yard' || kindOf(to) !== 'berth') return null;
  const berth = berthFor(idOf(actor), view);
  if (!berth || berthTarget(berth) === to) return null;
  const code = berth.level === LOWER ? 'goes-lower' : 'goes-upper';
  return { code, rule: 'galley', message: '', figures: { n: berth.column + 1 } };
}

/** The tile of the player's yard that fits a space of the ship now. */
const fittingTile = (to: TargetId, view: View): TileId | undefined =>
  view.players[shownSeat(view)].yard.find(({ tile }) => {
    const berth = berthFor(tile, view);
    return berth !== null && berthTarget(berth) === to;
  })?.tile;

/** Whether the current decision builds a tile of the yard or replaces one. */
const workOf = ({ frame }: View): 'build' | 'replace' => (frame?.kind === 'replacement' ? 'replace' : 'build');
