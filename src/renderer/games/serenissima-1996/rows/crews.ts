import type { Row } from '../../../game-ui/rows';
import { figure, sailorsOf, sentenceOf } from '../../serenissima/words';
import { berthName } from '../words';
import type { View } from '../words';
import type { Move } from './placing';

const movesSailor = (move: { readonly type: string; readonly piece?: unknown }): move is Move<'transfer'> =>
  move.type === 'transfer' && move.piece === 'sailor';

/**
 * Adds a button that moves as many sailors as possible in one click to a row that moves one. The last sailor stays
 * aboard a galley, because it would sink.
 */
export function withManySailors(row: Row, { galleys, ports, room }: View): Row {
  for (const [i, { choice }] of row.options.entries()) {
    const { move } = choice;
    if (!movesSailor(move)) continue;
    const { from, to } = move;
    const able = 'galley' in from ? (galleys[from.galley]?.sailors ?? 0) - 1 : ports[from.port].garrison;
    const count = 'galley' in to ? Math.min(able, room[to.galley]) : able;
    if (count < 2) return row;
    const onward = Array.from({ length: count - 1 }, () => move);
    const params = { sailors: sailorsOf(count), from: berthName(from), to: berthName(to) };
    const many = { choice: { ...choice, onward }, short: figure(count), full: sentenceOf('rows.transferMany', params) };
    return { ...row, options: row.options.toSpliced(i + 1, 0, many) };
  }
  return row;
}
