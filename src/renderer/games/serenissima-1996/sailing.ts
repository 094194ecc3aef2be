import type { Seat } from '../../../engine/core/game';
import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import type { Serenissima1996Move } from '../../../engine/games/serenissima-1996/moves';
import type { GalleyId, PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { Row, RowButton } from '../../game-ui/rows';
import { idOf } from '../kit/targets';
import { destinationOf } from '../serenissima/destinations';
import type { CargoSale } from '../serenissima/destinations';
import { target } from '../serenissima/targets';
import { sentenceOf } from '../serenissima/words';
import { portsIn, voyageRows, pathTo } from '../serenissima/voyages';
import { raidAt } from './raids';
import { goalName, goodName, portName, powerOf, theGood, thePlace } from './words';
import type { View } from './words';

const armsOf = (view: View) => (seat: Seat) => view.powers[seat];

/** Other players' galleys in a space. */
const rivalsIn = ({ galleys }: View, galley: GalleyId, to: SpaceId) =>
  galleys.flatMap((other, id) =>
    other?.space === to && other.owner !== galleys[galley]?.owner ? [target.galley(id)] : [],
  );

/**
 * A sailing move's path, the port and rival galleys that can be clicked instead of its last space, and the facts about
 * that space.
 */
export const stepOf = (view: View, galley: GalleyId, to: SpaceId) => ({
  alternativeTargets: [...portsIn(BOARD, to), ...rivalsIn(view, galley, to)],
  path: pathTo(view.reach[galley] ?? [], galley, to, armsOf(view)),
  ...destination(view, galley, to),
});

/**
 * The facts about a space where a galley can sail: its port's trade and garrison, the price of the cargo there, and a
 * likely attack before any sale.
 */
export function destination(view: View, galley: GalleyId, to: SpaceId): Pick<RowButton, 'left' | 'price'> {
  const facts = factsOf(view, galley, to);
  const raid = raidAt(view, galley, to);
  if (!raid) return facts;
  return { ...facts, left: facts.left ? sentenceOf('names.destination', { state: facts.left, facts: raid }) : raid };
}

const factsOf = (view: View, galley: GalleyId, to: SpaceId) =>
  destinationOf(
    BOARD,
    view,
    to,
    view.galleys[galley],
    { portName, goodName, theGood, powerOf: (seat) => powerOf(view, seat) },
    (port) => wholeSale(view, port, view.galleys[galley]?.cargo ?? []),
  );

/** The next warehouse space pays this much more. */
const RISE = 100;

/** The cargo that a port has room to buy, one piece of each good, best first, and its total price with all bonuses. */
function wholeSale({ sales, ports }: View, port: PortId, cargo: readonly number[]): CargoSale {
  const prices = sales[port];
  const goods = [...prices.keys()]
    .filter((good) => cargo[good] > 0 && prices[good] > 0)
    .sort((a, b) => prices[b] - prices[a])
    .slice(0, BOARD.ports[port].size - ports[port].warehouse.length);
  return { goods, price: goods.reduce((sum, good, i) => sum + prices[good] + i * RISE, 0) };
}

/** Voyages over several spaces that start with a row's moves: sailing, or asking for passage. */
export function voyages(row: Row, view: View): Row[] {
  const begins = row.options.some(({ choice: { move } }) => move.type === 'sail' || move.type === 'askPassage');
  if (!begins || row.actor === null) return [];
  const galley = idOf(row.actor);
  return voyageRows(row, galley, view.galleys[galley]?.sailors ?? 0, view.reach[galley] ?? [], {
    board: BOARD,
    arms: armsOf(view),
    moves: (path) =>
      path
        .slice(1)
        .flatMap(({ space }, i): Serenissima1996Move[] => [
          ...(path[i].asks.length > 0 ? [{ type: 'askPassage', galley } as const] : []),
          { type: 'sail', galley, to: space },
        ]),
    goalName,
    rivalsIn: (space) => rivalsIn(view, galley, space),
    thePlace,
    powerOf: (seat) => powerOf(view, seat),
    destination: (space) => destination(view, galley, space),
  });
}
