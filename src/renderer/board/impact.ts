import type { EventTime, Stage } from './board-types';

/** Announces an event's start. The returned stage announces the impact when the animation first calls `impact`. */
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
