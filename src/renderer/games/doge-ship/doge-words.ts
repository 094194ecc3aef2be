import type { DogeEvent, DogeId } from '../../../engine/games/doge-ship/data/components';
import { DOGE_TILES } from '../../../engine/games/doge-ship/data/board';
import type { Sentence } from '../../game-ui/sentence';
import { list, sentenceOf } from '../kit/sentences';
import { colourName, signed, zoneName } from './words';

/** The event of a Doge tile at the end of a round; `null` stands for a tile without an event. */
export function eventName(event: DogeEvent | null): Sentence {
  if (!event) return sentenceOf('dogeEvents.none');
  return event.type === 'inspection'
    ? sentenceOf('dogeEvents.inspection')
    : sentenceOf('dogeEvents.highWater', { n: event.level });
}

/** A Doge tile in words: the values of the colours, the violet zones, and the event. */
export function dogeFace(id: DogeId): Sentence {
  const { parameters, violet, event } = DOGE_TILES[id];
  return sentenceOf('dogeFace', {
    colours: list(
      parameters.map((value, colour) =>
        sentenceOf('worth.square', { colour: colourName(colour), points: signed(value) }),
      ),
      'nothing',
    ),
    zones: list(violet.map(zoneName), 'nothing'),
    event: eventName(event),
  });
}
