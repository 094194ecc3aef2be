import { count, distinct, either, index, list, MOST, oneOf, record } from '../../kit/shapes';
import type { Shape } from '../../kit/shapes';
import { NOBODY } from './board';
import type { Board } from './board';
import type { Berth, Piece } from './berths';

/** Shapes of what both editions have on their boards; without a number of galleys, any may be named. */
export function piecesOf({ spaces, ports, goods }: Board, galleys = MOST) {
  const [good, port, galley] = [index(goods.length), index(ports.length), index(galleys)];
  const piece: Shape<Piece> = either(good, oneOf('sailor'));
  const berth: Shape<Berth> = either(record({ galley }), record({ port }));
  return { space: index(spaces.length), port, galley, good, piece, berth };
}

/** Shapes in positions of both editions, at a table of so many seats. */
export function seatedPieces({ goods }: Board, seats: number) {
  return {
    seat: index(seats),
    /** A seat, or NOBODY. */
    owner: count(NOBODY, seats - 1),
    /** Pieces of each good. */
    pieces: list(count(), goods.length),
    /** Goods in store, one of each kind. */
    warehouse: distinct(list(index(goods.length))),
    /** One entry for each seat. */
    each: <T>(of: Shape<T>) => list(of, seats),
  };
}
