import type { Row } from '../../../game-ui/rows';
import { withManySailors } from '../../serenissima/many-sailors';
import { sailorsOf, sentenceOf } from '../../serenissima/words';
import { berthName } from '../words';
import type { View } from '../words';
import { withEmptying } from './placing';

/** Adds buttons for several sailors. The last sailor stays aboard a galley, because it would sink. */
export const withCrews = (row: Row, { galleys, ports, room }: View): Row =>
  withManySailors(
    row,
    (from, to) => {
      const able = 'galley' in from ? (galleys[from.galley]?.sailors ?? 0) - 1 : ports[from.port].garrison;
      return 'galley' in to ? Math.min(able, room[to.galley]) : able;
    },
    ({ from, to }, count) => {
      const params = { sailors: sailorsOf(count), from: berthName(from), to: berthName(to) };
      return withEmptying(sentenceOf('rows.transferMany', params), from, count, ports);
    },
  );
