import type { Board, GoodId, PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { RowButton } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { ducatsOf, figure, list, portIn, sailorsOf, sentenceOf } from './words';

/** The parts of a view that describe a destination, in either edition. */
interface DestinationView {
  readonly ports: readonly { readonly owner: number; readonly garrison: number; readonly fort: boolean }[];
  /** By port and good: ducats for the next piece; 0 if the port doesn't buy it. */
  readonly sales: readonly (readonly number[])[];
}

interface DestinationWords {
  portName(port: PortId): Sentence;
  goodName(good: GoodId): Sentence;
  powerOf(seat: number): Sentence;
}

/** The goods that a destination's port buys, its garrison, and the price of the cargo that sells best there. */
export function destinationOf(
  board: Board,
  view: DestinationView,
  to: SpaceId,
  cargo: readonly number[],
  { portName, goodName, powerOf }: DestinationWords,
): Pick<RowButton, 'left' | 'price'> {
  const port = portIn(board.ports, to);
  const sales = view.sales.at(port);
  if (port < 0 || !sales) return {};
  const { owner, garrison, fort } = view.ports[port];
  const goods = new Map<number, GoodId[]>();
  sales.forEach((price, good) => {
    if (price > 0) goods.set(price, [...(goods.get(price) ?? []), good]);
  });
  const buys = [...goods]
    .sort(([a], [b]) => b - a)
    .map(([price, kinds]) =>
      sentenceOf('rows.buys', { goods: list(kinds.map(goodName), 'names.nothing'), price: ducatsOf(price) }),
    );
  const guard =
    owner < 0
      ? sentenceOf('rows.unguarded')
      : sentenceOf(fort ? 'rows.guardFort' : 'rows.guard', { power: powerOf(owner), sailors: sailorsOf(garrison) });
  const best = sales.reduce(
    (found, price, good) => (cargo[good] > 0 && price > (sales[found] ?? 0) ? good : found),
    -1,
  );
  return {
    left: sentenceOf('rows.destination', { port: portName(port), buys: list(buys, 'rows.buysNothing'), guard }),
    ...(best >= 0 && { price: sentenceOf('rows.cargoPrice', { good: goodName(best), price: figure(sales[best]) }) }),
  };
}
