import { BOARD } from '../../../engine/games/serenissima-2012/data/board';
import type { SpaceId } from '../../../engine/games/serenissima/board';
import type { Row } from '../../game-ui/rows';
import { idOf } from '../kit/targets';
import { destinationOf } from '../serenissima/destinations';
import { portsIn, voyageRows, pathTo } from '../serenissima/voyages';
import { armsOf, goalName, goodName, portName, powerOf, thePlace } from './words';
import type { View } from './words';

/**
 * The path of one sailing move of the active galley, and the facts about the space where it ends. A click on a port in
 * that space also chooses the move.
 */
export const stepOf = (view: View, to: SpaceId) => ({
  alternativeTargets: portsIn(BOARD, to),
  path: pathTo(view.reach, view.active ?? -1, to, armsOf),
  ...destination(view, to),
});

const destination = (view: View, to: SpaceId) =>
  destinationOf(BOARD, view, to, view.galleys[view.active ?? -1]?.cargo ?? [], {
    portName,
    goodName,
    powerOf,
  });

/** Voyages over several spaces that start with a row's moves. */
export function voyages(row: Row, view: View): Row[] {
  if (row.group !== 'sail' || row.actor === null) return [];
  const galley = idOf(row.actor);
  return voyageRows(row, galley, view.galleys[galley]?.sailors ?? 0, view.reach, {
    board: BOARD,
    arms: armsOf,
    moves: (path) => path.slice(1).map(({ space }) => ({ type: 'sail', to: space })),
    goalName,
    thePlace,
    powerOf,
    destination: (space) => destination(view, space),
  });
}
