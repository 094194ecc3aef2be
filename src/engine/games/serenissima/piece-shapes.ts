import { count, distinct, either, index, list, MAX_COUNT, oneOf, record } from '../../kit/shapes';
import type { Shape } from '../../kit/shapes';
import { NOBODY } from './board';
import type { Board } from './board';
import type { Berth, Piece } from './berths';

/** Shapes of pieces on both editions' boards. By default, any galley id is valid. */
export function piecesOf({ spaces, ports, goods }: Board, galleys = MAX_COUNT) {
  const [good, port, galley] = [index(goods.length), index(ports.length), index(galleys)];
  const piece: Shape<Piece> = either(good, oneOf('sailor'));
  const berth: Shape<Berth> = either(record({ galley }), record({ port }));
  return { space: index(spaces.length), port, galley, good, piece, berth };
}

/** Shapes that depend on the number of seats. */
export function seatedPieces({ goods }: Board, seats: number) {
  return {
    seat: index(seats),
    /** A seat, or NOBODY. */
    owner: count(NOBODY, seats - 1),
    /** Number of pieces by good. */
    pieces: list(count(), goods.length),
    /** Goods in a warehouse, without duplicates. */
    warehouse: distinct(list(index(goods.length))),
    /** A list with one entry per seat. */
    each: <T>(of: Shape<T>) => list(of, seats),
  };
}
