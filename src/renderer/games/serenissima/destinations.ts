import type { Board, GoodId, PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { RowButton } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { andList, ducatsOf, figure, list, portIn, sailorsOf, sentenceOf } from './words';

/** The parts of a view that describe a destination, in either edition. */
interface DestinationView {
  readonly ports: readonly { readonly owner: number; readonly garrison: number; readonly fort: boolean }[];
  /** By port and good: ducats for the next piece; 0 if the port doesn't buy it. */
  readonly sales: readonly (readonly number[])[];
}

interface DestinationWords {
  portName(port: PortId): Sentence;
  goodName(good: GoodId): Sentence;
  /** A good within a sentence. */
  theGood(good: GoodId): Sentence;
  powerOf(seat: number): Sentence;
}

/** The cargo to sell at a destination, and its price. */
export interface CargoSale {
  readonly goods: readonly GoodId[];
  readonly price: number;
}

/** The good aboard that sells best, given the price of each good. */
function bestSale(sales: readonly number[], cargo: readonly number[]): CargoSale {
  const best = sales.reduce(
    (found, price, good) => (cargo[good] > 0 && price > (sales[found] ?? 0) ? good : found),
    -1,
  );
  return best < 0 ? { goods: [], price: 0 } : { goods: [best], price: sales[best] };
}

/** The goods that a destination's port buys, its garrison, and a price of the cargo there (by default, the best). */
export function destinationOf(
  board: Board,
  view: DestinationView,
  to: SpaceId,
  cargo: readonly number[],
  { portName, goodName, theGood, powerOf }: DestinationWords,
  saleIn: (port: PortId) => CargoSale = (port) => bestSale(view.sales[port], cargo),
): Pick<RowButton, 'left' | 'price'> {
  const port = portIn(board.ports, to);
  const sales = view.sales.at(port);
  if (port < 0 || !sales) return {};
  const { owner, garrison, fort } = view.ports[port];
  const goods = new Map<number, GoodId[]>();
  sales.forEach((price, good) => {
    if (price > 0) goods.set(price, [...(goods.get(price) ?? []), good]);
  });
  const prices = [...goods]
    .sort(([a], [b]) => b - a)
    .map(([price, kinds], i) =>
      sentenceOf('rows.forPrice', {
        goods: andList(kinds.map(theGood), 'names.nothing'),
        price: i === 0 ? ducatsOf(price) : figure(price),
        count: kinds.length,
      }),
    );
  const buys =
    prices.length > 0
      ? sentenceOf('rows.buys', { prices: list(prices, 'names.nothing') })
      : sentenceOf('rows.buysNothing');
  const guard =
    owner < 0
      ? sentenceOf('rows.unguarded')
      : sentenceOf(fort ? 'rows.guardFort' : 'rows.guard', { power: powerOf(owner), sailors: sailorsOf(garrison) });
  const sale = saleIn(port);
  const sold = list(sale.goods.map(goodName), 'names.nothing');
  return {
    left: sentenceOf('rows.destination', { port: portName(port), buys, guard }),
    ...(sale.price > 0 && { price: sentenceOf('rows.cargoPrice', { good: sold, price: figure(sale.price) }) }),
  };
}
