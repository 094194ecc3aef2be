import type { Playback, Stage } from './board-types';

/** A stage whose animations run at the given speed. During concurrent events, the camera does not move. */
export function stageAtSpeed(stage: Stage, { speed, concurrentPieces }: Playback): Stage {
  if (speed === 1 && !concurrentPieces) return stage;
  return {
    pace: stage.pace * speed,
    tween: (ms, step, ease) => stage.tween(ms / speed, step, ease),
    pause: (ms) => stage.pause(ms / speed),
    reveal: (rect) => (concurrentPieces ? Promise.resolve() : stage.reveal(rect)),
    skipped: () => stage.skipped(),
    still: stage.still,
    hold: (ms) => stage.hold(ms),
    sound: (name) => stage.sound(name),
    impact: () => stage.impact(),
  };
}
