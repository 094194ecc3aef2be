import type { Seat } from '../../../engine/core/game';
import { BOARD } from '../../../engine/games/serenissima-2012/data/board';
import type { SpaceId } from '../../../engine/games/serenissima/board';
import type { Row } from '../../game-ui/game-ui';
import { idOf } from '../kit/targets';
import { portsIn, voyageRows, wayTo } from '../serenissima/voyages';
import { galleyName, list, sentenceOf } from '../serenissima/words';
import { armsOf, powerOf, spaceName, theSpace } from './words';
import type { View } from './words';

/** Where one move leads the active galley, on the board. */
export const stepOf = (view: View, to: SpaceId) => ({
  beside: portsIn(BOARD, to),
  way: wayTo(view.reach, view.active ?? -1, to, armsOf),
});

/** The voyages over several spaces that begin with a row's moves. */
export function voyages(row: Row, view: View): Row[] {
  if (row.group !== 'sail' || row.actor === null) return [];
  const galley = idOf(row.actor);
  const of = view.galleys[galley]?.sailors ?? 0;
  const powers = (seats: readonly Seat[]) => list(seats.map(powerOf), 'nobody');
  return voyageRows(row, galley, view.reach, {
    board: BOARD,
    arms: armsOf,
    moves: (way) => way.slice(1).map(({ space }) => ({ type: 'sail', to: space })),
    label: (steps) => sentenceOf('rows.voyage', { galley: galleyName(galley), steps, of }),
    short: (to, asked) =>
      asked.length > 0
        ? sentenceOf('rows.voyageAsking', { space: spaceName(to), powers: powers(asked) })
        : spaceName(to),
    full: (to, steps, asked) =>
      sentenceOf(asked.length > 0 ? 'rows.voyageAskingFull' : 'rows.voyageFull', {
        galley: galleyName(galley),
        space: theSpace(to),
        steps,
        of,
        powers: powers(asked),
      }),
  });
}
