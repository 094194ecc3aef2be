import type { EventTime, Stage } from './board-types';

/**
 * Announces an event that begins. Returns the stage for its animation, which announces the impact the first time that
 * the animation calls `impact`.
 */
export function announced<E>(event: E, stage: Stage, onEvent: (event: E, time: EventTime) => void): Stage {
  let struck = false;
  onEvent(event, 'start');
  return {
    ...stage,
    impact() {
      if (!struck && !stage.skipped()) onEvent(event, 'impact');
      struck = true;
    },
  };
}
