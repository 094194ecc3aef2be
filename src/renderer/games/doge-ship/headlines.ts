import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import type { Heading, Headline } from '../../game-ui/moments';
import { sentenceOf } from '../kit/sentences';
import { builder, count, signed } from './words';

/** Headings for the start and end of rounds, for the log and the timeline. */
export function heading(event: DogeShipEvent): Heading | null {
  if (event.type === 'roundBegan') return { level: 'turn', label: String(event.round) };
  return event.type === 'roundEnded' ? { level: 'phase', label: '' } : null;
}

/** Events to jump to in a replay: an inspection, high water, a replacement. */
export const HIGHLIGHTS: readonly DogeShipEvent['type'][] = [
  'inspectionHeld',
  'highWater',
  'partReplaced',
  'finalInspection',
];

/** Headlines of the main events: a round, a replacement, high water, both inspections, the finished ship. */
export function headline(event: DogeShipEvent): Headline | null {
  switch (event.type) {
    case 'roundBegan':
      return { title: sentenceOf('headlines.round', { n: event.round }), entries: [] };
    case 'partReplaced':
      return { title: sentenceOf('headlines.replaced', { builder: builder(event.seat) }), entries: [] };
    case 'highWater':
      return {
        title: sentenceOf('headlines.highWater', { n: event.level }),
        staged: true,
        entries: event.lost.map((lost, power) => ({
          power,
          text: lost > 0 ? count('marker', -lost) : sentenceOf('headlines.safe'),
        })),
      };
    case 'inspectionHeld':
      return {
        title: sentenceOf('headlines.inspection'),
        staged: true,
        entries: event.bids.map((bid, power) => ({
          power,
          text: sentenceOf('headlines.bid', { bid: count('approval', bid), points: signed(event.points[power]) }),
        })),
      };
    case 'shipFinished':
      return { title: sentenceOf('headlines.finished'), entries: [] };
    case 'finalInspection':
      return {
        title: sentenceOf('headlines.final'),
        staged: true,
        entries: event.approvals.map((held, power) => ({
          power,
          text: sentenceOf('headlines.bid', { bid: count('approval', held), points: signed(event.points[power]) }),
        })),
      };
    default:
      return null;
  }
}
