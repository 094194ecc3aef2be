import type { LocationId } from '../../../../../engine/games/la-loire/data/board';
import type { LaLoireEvent } from '../../../../../engine/games/la-loire/events';
import { NONE } from '../../../../../engine/games/la-loire/state';
import type { Stage } from '../../../../board/board-types';
import { playMoment } from '../../../kit/moments/play';
import { momentOf } from '../../../kit/moments/scenes';
import type { Scenes } from '../../../kit/moments/scenes';
import type { AnimationContext } from '../animation-context';
import { PLACES, placeRect, wayBetween } from '../layout';
import { circus, RAISED } from './circus';
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
  const play = () => playMoment(moment, DRAWINGS, stage, place);
  return event.type === 'circusMoved' ? moveCircus(event.to, play, stage, craft) : play();
}

/** The board's tent is hidden until the moment's tent has been raised at the new place. */
async function moveCircus(
  to: LocationId,
  play: () => Promise<void>,
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  await stage.reveal(placeRect(to));
  craft.showTent(NONE);
  const raised = stage.pause(RAISED).then(() => craft.showTent(to));
  await Promise.all([play(), raised]);
}
