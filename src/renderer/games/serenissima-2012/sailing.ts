import { BOARD } from '../../../engine/games/serenissima-2012/data/board';
import type { PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { Row } from '../../game-ui/rows';
import { idOf } from '../kit/targets';
import { destinationOf } from '../serenissima/destinations';
import type { CargoSale } from '../serenissima/destinations';
import { portsIn, voyageRows, pathTo } from '../serenissima/voyages';
import { armsOf, goalName, goodName, portName, powerOf, theGood, thePlace } from './words';
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

function destination(view: View, to: SpaceId) {
  const galley = view.galleys[view.active ?? -1];
  return destinationOf(BOARD, view, to, galley, { portName, goodName, theGood, powerOf }, (port) =>
    wholeSale(view, port, galley?.cargo ?? []),
  );
}

/**
 * The cargo that a port has room to buy, one cube of each good, and its total price. Each cube fills a warehouse space,
 * and the next space pays a ducat more except in the player's own port.
 */
function wholeSale(view: View, port: PortId, cargo: readonly number[]): CargoSale {
  const sales = view.sales[port];
  const { owner, warehouse } = view.ports[port];
  const goods = [...sales.keys()]
    .filter((good) => cargo[good] > 0 && sales[good] > 0)
    .sort((a, b) => sales[b] - sales[a])
    .slice(0, BOARD.ports[port].size - warehouse.length);
  const rise = owner === view.turnOf ? 0 : 1;
  return { goods, price: goods.reduce((sum, good, i) => sum + sales[good] + i * rise, 0) };
}

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
