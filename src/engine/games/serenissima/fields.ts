import { below, index } from '../../kit/shapes';
import type { FieldCheck } from '../../kit/shapes';
import type { Board } from './board';

/** Checks of fields of moves that name things of a board. */
export function fieldsOf(board: Board) {
  const good = below(board.goods.length);
  const port = below(board.ports.length);
  const piece: FieldCheck = (value) => value === 'sailor' || good(value);
  const berth: FieldCheck = (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const keys = Object.keys(value);
    if (keys.length !== 1) return false;
    if (keys[0] === 'galley') return index((value as { galley: unknown }).galley);
    return keys[0] === 'port' && port((value as { port: unknown }).port);
  };
  return { good, port, piece, berth };
}
