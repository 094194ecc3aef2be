import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import { MESSAGES } from '../../../engine/games/la-loire/data/messages';
import type { Heading, Headline } from '../../game-ui/moments';
import { describe } from './describe';
import { houseOf, houseTurn, placeName, points, sentenceOf } from './words';
import type { View } from './words';

/** Each turn is a heading. On the timeline, the first seat's turns count as rounds. */
export function heading(event: LaLoireEvent, { players }: View): Heading | null {
  if (event.type !== 'turnBegan') return null;
  return event.seat === 0
    ? { level: 'turn', label: String(houseTurn(event.turn, players.length)) }
    : { level: 'phase', label: '' };
}

/** Deliveries worth at least this many points get a headline. */
export const GREAT_DELIVERY = 5;

/** Events to jump to in a replay: a delivery, a palace, the approaching end. */
export const HIGHLIGHTS: readonly LaLoireEvent['type'][] = ['delivered', 'palaceBought', 'endReached'];

/** Headlines of the main events: a great delivery, the circus moving on, the approaching end, a player's last turn. */
export function headline(event: LaLoireEvent, view: View): Headline | null {
  switch (event.type) {
    case 'circusMoved':
      return { title: sentenceOf('headlines.circus', { place: placeName(event.to) }), entries: [] };
    case 'delivered':
      if (event.points < GREAT_DELIVERY) return null;
      return {
        title: sentenceOf('headlines.delivered', { power: houseOf(event.seat), level: MESSAGES[event.card].level }),
        entries: [{ power: event.seat, text: points(event.points + (event.honours ?? 0)) }],
      };
    case 'turnBegan':
      return event.last
        ? { title: sentenceOf('headlines.lastTurn', { power: houseOf(event.seat) }), entries: [] }
        : null;
    case 'endReached':
    case 'gameOver': {
      const title = describe(event, view);
      return title && { title, entries: [] };
    }
    default:
      return null;
  }
}
