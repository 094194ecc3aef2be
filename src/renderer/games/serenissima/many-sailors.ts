import type { Berth } from '../../../engine/games/serenissima/berths';
import type { Row, RowButton } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { figure, sailorsOf } from './words';

interface SailorMove {
  readonly type: 'transfer';
  readonly piece: 'sailor';
  readonly from: Berth;
  readonly to: Berth;
}

const movesSailor = (move: object): move is SailorMove =>
  'type' in move && move.type === 'transfer' && 'piece' in move && move.piece === 'sailor';

/**
 * Adds buttons that move several sailors in one click to a row that moves one. `most` is the number that can move, and
 * `full` a button's full text.
 */
export function withManySailors(
  row: Row,
  most: (from: Berth, to: Berth) => number,
  full: (move: SailorMove, count: number) => Sentence,
): Row {
  const i = row.options.findIndex(({ choice }) => movesSailor(choice.move));
  const one = row.options.at(i);
  const move = one?.choice.move;
  if (i < 0 || !one || !move || !movesSailor(move)) return row;
  const count = most(move.from, move.to);
  if (count < 2) return row;
  const counted = Array.from({ length: count }, (_, more): RowButton => {
    if (more === 0) return { ...one, short: sailorsOf(1), full: full(move, 1) };
    const onward = Array.from({ length: more }, () => move);
    return { choice: { ...one.choice, onward }, short: figure(more + 1), full: full(move, more + 1) };
  });
  return { ...row, options: row.options.toSpliced(i, 1, ...counted) };
}
