import type { LaLoireEvent } from '../../../../../engine/games/la-loire/events';
import type { Stage } from '../../../../board/board-types';
import { playMoment } from '../../../kit/moments/play';
import { momentOf } from '../../../kit/moments/scenes';
import type { Scenes } from '../../../kit/moments/scenes';
import type { AnimationContext } from '../animation-context';
import { PLACES, placeRect, wayBetween } from '../layout';
import { circus } from './circus';
import { DRAWINGS } from './drawings';
import type { DrawingName } from './drawings';

/** The scene of each big event, in world units. */
const SCENES: Scenes<LaLoireEvent, DrawingName> = {
  circusMoved: ({ from, to }) => circus(PLACES[from], PLACES[to], wayBetween(from, to)),
};

/** Plays the scene of a big event; `null` if the event has none. */
export function performMoment(event: LaLoireEvent, stage: Stage, craft: AnimationContext): Promise<void> | null {
  const moment = momentOf(SCENES, event);
  if (!moment) return null;
  const place = { layer: craft.effects, x: 0, y: 0, sharpness: craft.sharpness() };
  const arrival = event.type === 'circusMoved' ? stage.reveal(placeRect(event.to)) : Promise.resolve();
  return arrival.then(() => playMoment(moment, DRAWINGS, stage, place));
}
