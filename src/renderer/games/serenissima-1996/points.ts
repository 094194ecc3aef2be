import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import { CAPITAL_POINTS, FULL_POINTS } from '../../../engine/games/serenissima-1996/data/components';
import type { Seat } from '../../../engine/core/game';
import { NOBODY } from '../../../engine/games/serenissima/board';
import type { PortId } from '../../../engine/games/serenissima/board';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from '../serenissima/words';
import type { View } from './words';

/** The points that a seat would score now without its ducats. Everyone knows them. */
export const publicPoints = ({ pointLines }: View, seat: Seat): number =>
  pointLines[seat].reduce((sum, { key, points }) => (key === 'money' ? sum : sum + points), 0);

/** Whether a port is the capital of the power that owns it. */
export function isOwnCapital(id: PortId, { ports, powers }: View): boolean {
  const { owner } = ports[id];
  return owner !== NOBODY && BOARD.powers[powers[owner]].capital === id;
}

/**
 * What a port scores for its owner now, and with a full warehouse. A capital scores more for its own power. `brief`
 * leaves out the number of goods to fill it.
 */
export function portScore(id: PortId, view: View, brief = false): Sentence {
  const { size } = BOARD.ports[id];
  const own = isOwnCapital(id, view) ? CAPITAL_POINTS : 0;
  const full = own + FULL_POINTS[size];
  const count = size - view.ports[id].warehouse.length;
  if (count === 0) return sentenceOf('names.scoresFull', { count: full });
  if (brief) return sentenceOf('names.points', { count: own + 1, full });
  const goods = sentenceOf('names.missing', { count });
  return sentenceOf('names.scores', { count: own + 1, full, goods });
}
