import { BOARD } from '../../../../engine/games/serenissima-2012/data/board';
import type { Row } from '../../../game-ui/rows';
import { withManySailors } from '../../serenissima/many-sailors';
import { sailorsOf, sentenceOf } from '../../serenissima/words';
import { berthName } from '../words';
import type { View } from '../words';

/** Adds buttons for several sailors. One sailor stays in each berth: a galley would sink, and no port may be emptied. */
export const withCrews = (row: Row, { galleys, ports, room }: View): Row =>
  withManySailors(
    row,
    (from, to) => {
      const there = 'galley' in from ? (galleys[from.galley]?.sailors ?? 0) : ports[from.port].garrison;
      const left = 'galley' in to ? room[to.galley] : BOARD.ports[to.port].size - ports[to.port].garrison;
      return Math.min(there - 1, left);
    },
    ({ from, to }, count) =>
      sentenceOf('rows.transferMany', { sailors: sailorsOf(count), from: berthName(from), to: berthName(to) }),
  );
