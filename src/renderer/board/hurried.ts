import type { Showing, Stage } from './board-types';

/** A stage whose animations run at the given speed. During passing events, the camera does not move. */
export function hurried(stage: Stage, { speed, beside }: Showing): Stage {
  if (speed === 1 && !beside) return stage;
  return {
    pace: stage.pace * speed,
    tween: (ms, step, ease) => stage.tween(ms / speed, step, ease),
    pause: (ms) => stage.pause(ms / speed),
    reveal: (rect) => (beside ? Promise.resolve() : stage.reveal(rect)),
    skipped: () => stage.skipped(),
    still: stage.still,
    hold: (ms) => stage.hold(ms),
    sound: (name) => stage.sound(name),
  };
}
