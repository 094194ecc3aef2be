import type { Board, GoodId, PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { RowButton } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { andList, ducatsOf, figure, list, portIn, sailorsOf, sentenceOf } from './words';

/** The parts of a view that describe a destination, in either edition. */
interface DestinationView {
  readonly ports: readonly {
    readonly owner: number;
    readonly garrison: number;
    readonly fort: boolean;
    readonly warehouse: readonly GoodId[];
  }[];
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

/** The sailing galley, which belongs to the reader. */
interface Sailing {
  readonly owner: number;
}

/** The cargo to sell at a destination, and its price. */
export interface CargoSale {
  readonly goods: readonly GoodId[];
  readonly price: number;
}

/** The goods that a destination's port buys (the galley's own port: stores), its garrison, and the cargo's price there. */
export function destinationOf(
  board: Board,
  view: DestinationView,
  to: SpaceId,
  galley: Sailing | null | undefined,
  words: DestinationWords,
  saleIn: (port: PortId) => CargoSale,
): Pick<RowButton, 'left' | 'price'> {
  const port = portIn(board.ports, to);
  const sales = view.sales.at(port);
  if (port < 0 || !sales) return {};
  const isOwn = view.ports[port].owner === galley?.owner;
  const sale = saleIn(port);
  const sold = list(sale.goods.map(words.goodName), 'names.nothing');
  return {
    left: sentenceOf(isOwn ? 'rows.destinationOwn' : 'rows.destination', {
      port: words.portName(port),
      buys: tradeIn(board, view, port, isOwn, words),
      guard: guardOf(view, port, isOwn, words),
    }),
    ...(sale.price > 0 && { price: sentenceOf('rows.cargoPrice', { good: sold, price: figure(sale.price) }) }),
  };
}

/** The goods that a port buys, highest price first. The reader's own port also stores goods without paying. */
export function tradeIn(
  board: Board,
  view: DestinationView,
  port: PortId,
  isOwn: boolean,
  words: Pick<DestinationWords, 'theGood'>,
): Sentence {
  const goods = new Map<number, GoodId[]>();
  view.sales[port].forEach((price, good) => {
    if (price > 0) goods.set(price, [...(goods.get(price) ?? []), good]);
  });
  const named = (kinds: readonly GoodId[]) => andList(kinds.map(words.theGood), 'names.nothing');
  const prices = [...goods]
    .sort(([a], [b]) => b - a)
    .map(([price, kinds]) =>
      sentenceOf('rows.forPrice', { goods: named(kinds), price: ducatsOf(price), count: kinds.length }),
    );
  const unpaid = isOwn ? unpaidIn(board, view, port) : [];
  if (unpaid.length > 0) {
    const all = [...prices, sentenceOf('rows.unpaid', { goods: named(unpaid) })];
    return sentenceOf('rows.stores', { goods: list(all, 'names.nothing') });
  }
  if (prices.length > 0) return sentenceOf('rows.buys', { prices: list(prices, 'names.nothing') });
  return sentenceOf(isOwn ? 'rows.storesNothing' : 'rows.buysNothing');
}

/** The goods that a port with room stores without paying for them. */
function unpaidIn({ goods, ports }: Board, view: DestinationView, port: PortId): GoodId[] {
  const { good: made, size } = ports[port];
  const { warehouse } = view.ports[port];
  if (warehouse.length >= size) return [];
  return [...goods.keys()].filter((good) => good !== made && !warehouse.includes(good) && view.sales[port][good] === 0);
}

/** A port's garrison and its owner. The galley's own port has no owner's name. */
function guardOf(view: DestinationView, port: PortId, isOwn: boolean, { powerOf }: DestinationWords): Sentence {
  const { owner, garrison, fort } = view.ports[port];
  if (owner < 0) return sentenceOf('rows.unguarded');
  const key = `rows.guard${isOwn ? 'Own' : ''}${fort ? 'Fort' : ''}`;
  return sentenceOf(key, { power: powerOf(owner), sailors: sailorsOf(garrison) });
}
