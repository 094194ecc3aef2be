import type { Serenissima1996Event } from '../../../engine/games/serenissima-1996/events';
import type { Heading, Headline } from '../../game-ui/moments';
import { turnBegan } from './describe';
import { figure, sentenceOf } from '../serenissima/words';
import { goodName, portName, powerOf } from './words';
import type { View } from './words';

/** Headings for new turns and phases, for the log and the timeline. */
export function heading(event: Serenissima1996Event): Heading | null {
  if (event.type === 'turnBegan') return { level: 'turn', label: String(event.turn) };
  return event.type === 'phaseBegan' ? { level: 'phase', label: '' } : null;
}

export const HIGHLIGHTS: readonly Serenissima1996Event['type'][] = ['fought'];

/** Headlines of the main events: a new turn, the bids revealed, a port taken, a new market. */
export function headline(event: Serenissima1996Event, view: View): Headline | null {
  switch (event.type) {
    case 'turnBegan':
      return {
        title: turnBegan(event),
        entries: [],
      };
    case 'bidsRevealed':
      return {
        title: sentenceOf('headlines.bids'),
        entries: event.bids.map((price, seat) => ({ power: view.powers[seat], text: figure(price) })),
      };
    case 'landed': {
      if (event.from < 0 || event.from === event.seat) return null;
      const params = { port: portName(event.port), power: powerOf(view, event.seat) };
      return { title: sentenceOf('headlines.taken', params), entries: [] };
    }
    case 'sold': {
      if (event.bonus === 0) return null;
      const params = { good: goodName(event.good), port: portName(event.port) };
      return {
        title: sentenceOf('headlines.market', params),
        entries: [
          {
            power: view.powers[event.seat],
            text: sentenceOf('headlines.bonus', { price: event.price, bonus: event.bonus }),
          },
        ],
      };
    }
    default:
      return null;
  }
}
