import { ABBEY, LEVELS } from '../../../engine/games/la-loire/data/messages';
import type { Level } from '../../../engine/games/la-loire/data/messages';
import type { Choice } from '../../../ipc/table';
import type { View } from './words';

/**
 * Whether ending the turn without buying a message of this level deserves a reminder. Not if the Messenger has already
 * bought one, or if its seat can't deliver this level yet or couldn't afford to leave the city afterwards. In a seat's
 * last turn, any message counts a point, so only the cheapest is mentioned.
 */
export function isMessageOfUse(view: View, level: Level, { strands }: Choice['forecast']): boolean {
  const { active, players, decks, lastTurns } = view;
  if (!active || active.messages > 0) return false;
  if (lastTurns !== null || view.turn === view.lastTurn)
    return level === ABBEY || level === LEVELS.find((other) => decks[other - 1] > 0);
  return !strands && players[active.seat].helpers[level - 1].length === 0;
}
