import type { DogeEvent, DogeId } from '../../../engine/games/doge-ship/components';
import { DOGE_TILES } from '../../../engine/games/doge-ship/data';
import type { Sentence } from '../game-ui';
import { list, say } from '../kit/sentences';
import { colourName, signed, zoneName } from './words';

/** What happens at the end of a round under a Doge tile. */
export function eventName(event: DogeEvent | null): Sentence {
  if (!event) return say('dogeEvents.none');
  return event.type === 'inspection' ? say('dogeEvents.inspection') : say('dogeEvents.highWater', { n: event.level });
}

/** A Doge tile in words: what colours pay, where he would look, what will happen. */
export function dogeFace(id: DogeId): Sentence {
  const { parameters, violet, event } = DOGE_TILES[id];
  return say('dogeFace', {
    colours: list(
      parameters.map((value, colour) => say('worth.square', { colour: colourName(colour), points: signed(value) })),
      'nothing',
    ),
    zones: list(violet.map(zoneName), 'nothing'),
    event: eventName(event),
  });
}
