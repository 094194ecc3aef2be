import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import { MESSAGES } from '../../../engine/games/la-loire/data/messages';
import type { Heading, Headline } from '../../game-ui/game-ui';
import { describe } from './describe';
import { houseOf, placeName, points, sentenceOf } from './words';

/** Each turn is a heading; on the time line those of the first seat stand for a round. */
export function heading(event: LaLoireEvent): Heading | null {
  if (event.type !== 'turnBegan') return null;
  return event.seat === 0 ? { level: 'turn', label: String(event.turn) } : { level: 'phase', label: '' };
}

/** Points from which on a delivery is worth everybody's attention. */
export const GREAT_DELIVERY = 5;

/** What one goes to next while looking back: a delivery, a palace, the end in sight. */
export const HIGHLIGHTS: readonly LaLoireEvent['type'][] = ['delivered', 'palaceBought', 'endReached'];

/** The moments everybody looks up: a great delivery, the circus moving on, the end in sight, one's last turn. */
export function headline(event: LaLoireEvent): Headline | null {
  switch (event.type) {
    case 'circusMoved':
      return { title: sentenceOf('headlines.circus', { place: placeName(event.to) }), entries: [] };
    case 'delivered':
      if (event.points < GREAT_DELIVERY) return null;
      return {
        title: sentenceOf('headlines.delivered', { power: houseOf(event.seat), level: MESSAGES[event.card].level }),
        entries: [{ power: event.seat, text: points(event.points) }],
      };
    case 'turnBegan':
      return event.last
        ? { title: sentenceOf('headlines.lastTurn', { power: houseOf(event.seat) }), entries: [] }
        : null;
    case 'endReached':
    case 'gameOver': {
      const title = describe(event);
      return title && { title, entries: [] };
    }
    default:
      return null;
  }
}
