import { DOGE_CARDS } from '../../../engine/games/serenissima-2012/data/board';
import type { Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import type { Heading, Headline } from '../../game-ui/moments';
import { figure, galleyName, sentenceOf } from '../serenissima/words';
import { armsOf, portName, powerOf } from './words';

/** Headings for new turns and activations, for the log and the timeline. */
export function heading(event: Serenissima2012Event): Heading | null {
  if (event.type === 'turnBegan') return { level: 'turn', label: String(event.turn) };
  return event.type === 'activated' ? { level: 'phase', label: '' } : null;
}

/** Events to jump to in a replay: a battle or a scoring. */
export const HIGHLIGHTS: readonly Serenissima2012Event['type'][] = ['attacked', 'scored'];

/** Headlines of the main events: a new turn, a blockade, a port taken, the Doge card, a scoring. */
export function headline(event: Serenissima2012Event): Headline | null {
  switch (event.type) {
    case 'turnBegan':
      return { title: sentenceOf('events.turnBegan', { turn: event.turn }), entries: [] };
    case 'blockadeAnswered': {
      if (!event.declared) return null;
      const params = { power: powerOf(event.seat), galley: galleyName(event.galley) };
      return {
        title: sentenceOf('headlines.blockade', params),
        entries: [
          { power: armsOf(event.seat), text: figure(event.sailors) },
          { power: armsOf(event.against), text: figure(event.facing) },
        ],
      };
    }
    case 'landed': {
      if (event.from < 0) return null;
      const params = { port: portName(event.port), power: powerOf(event.seat) };
      return { title: sentenceOf('headlines.taken', params), entries: [] };
    }
    case 'dogeDrawn':
      return {
        title: sentenceOf('headlines.doge', { card: sentenceOf(`doge.${DOGE_CARDS[event.card].key}`) }),
        entries: [],
      };
    case 'scored':
      return {
        title: sentenceOf('headlines.scored', { scoring: event.scoring }),
        entries: event.totals.map((ducats, seat) => ({
          power: armsOf(seat),
          text: sentenceOf('headlines.earned', { ducats }),
        })),
      };
    default:
      return null;
  }
}
