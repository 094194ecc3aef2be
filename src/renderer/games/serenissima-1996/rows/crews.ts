import type { Row } from '../../../game-ui/rows';
import { figure, sailorsOf, sentenceOf } from '../../serenissima/words';
import { berthName } from '../words';
import type { View } from '../words';
import { withEmptying } from './placing';
import type { Move } from './placing';

const movesSailor = (move: { readonly type: string; readonly piece?: unknown }): move is Move<'transfer'> =>
  move.type === 'transfer' && move.piece === 'sailor';

/**
 * Adds buttons that move several sailors in one click to a row that moves one. The last sailor stays aboard a galley,
 * because it would sink.
 */
export function withManySailors(row: Row, { galleys, ports, room }: View): Row {
  for (const [i, { choice }] of row.options.entries()) {
    const { move } = choice;
    if (!movesSailor(move)) continue;
    const { from, to } = move;
    const able = 'galley' in from ? (galleys[from.galley]?.sailors ?? 0) - 1 : ports[from.port].garrison;
    const count = 'galley' in to ? Math.min(able, room[to.galley]) : able;
    if (count < 2) return row;
    const counted = Array.from({ length: count }, (_, more) => {
      const params = { sailors: sailorsOf(more + 1), from: berthName(from), to: berthName(to) };
      const full = withEmptying(sentenceOf('rows.transferMany', params), from, more + 1, ports);
      if (more === 0) return { ...row.options[i], short: params.sailors, full };
      return { choice: { ...choice, onward: Array.from({ length: more }, () => move) }, short: figure(more + 1), full };
    });
    return { ...row, options: row.options.toSpliced(i, 1, ...counted) };
  }
  return row;
}
