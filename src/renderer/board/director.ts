import type { EventTime, Playback, Scene } from './board-types';
import { announced } from './impact';
import type { AnimationRun } from './tween';
import { createWatching } from './watching';

/** Animates events in order, and always shows the resulting position when they end. */
export interface Director {
  /** Ends the current animation early and continues from its result. */
  play(events: readonly { readonly type: string }[], after: unknown): Promise<void>;
  /** Plays other players' events, paced by `how`. Concurrent events may still be running when this resolves. */
  watch(
    events: readonly { readonly type: string }[],
    after: unknown,
    how: (event: { readonly type: string }) => Playback,
  ): Promise<void>;
  /** Shows a position immediately. The current animation ends early and can't show an older position any more. */
  show(view: unknown): void;
  skip(): void;
  /** Ends the animation early without showing its view. Resolves when nothing can change the scene any more. */
  end(): Promise<void>;
  /** Resolves when all current performances have ended and their views are shown. */
  settled(): Promise<void>;
  readonly busy: boolean;
}

/**
 * Creates the director of a scene. `perform` creates the clock of a performance at the player's pace. `onEvent` is
 * called when an event begins, and at its impact. `rest` yields to the browser, so that events are prepared between
 * frames.
 */
export function createDirector(
  scene: () => Scene,
  perform: () => AnimationRun,
  onEvent: (event: { readonly type: string }, time: EventTime) => void = () => undefined,
  rest: () => Promise<void> = () => Promise.resolve(),
): Director {
  let current: AnimationRun | undefined;
  /** Counts requests. Requests up to `silenced` no longer show their view. */
  let request = 0;
  let silenced = 0;
  /** Number of running performances, including skipped ones, and a promise that resolves when all have ended. */
  let onStage = 0;
  let over: Promise<unknown> = Promise.resolve();
  const watching = createWatching(scene, perform, onEvent, rest);

  const play = async (events: readonly { readonly type: string }[], after: unknown): Promise<void> => {
    const mine = ++request;
    current?.skip();
    const stage = perform();
    current = stage;
    // Waits, because the previous performance still moves its pieces to their final places.
    if (onStage > 0) await over;
    if (watching.busy) await watching.cut();
    for (const event of events) {
      if (stage.skipped()) break;
      if (stage.still) {
        await scene().picture?.(event, stage);
        continue;
      }
      await scene().perform(event, announced(event, stage, onEvent));
      if (!stage.skipped()) await rest();
    }
    if (current === stage) current = undefined;
    if (mine > silenced) scene().show(after);
  };

  /** Skips all requests so far. */
  const silence = (): number => {
    silenced = ++request;
    current?.skip();
    current = undefined;
    return silenced;
  };

  return {
    get busy() {
      return current !== undefined || watching.busy;
    },
    skip() {
      current?.skip();
      watching.skip();
    },
    show(view) {
      const mine = silence();
      const passed = watching.busy ? watching.cut() : null;
      scene().show(view);
      // The skipped performance may still move pieces until it ends.
      if (onStage > 0 || passed) void Promise.all([over, passed]).then(() => mine === silenced && scene().show(view));
    },
    async watch(events, after, how) {
      const mine = ++request;
      current?.skip();
      if (onStage > 0) await over;
      if (mine > silenced) await watching.play(events, after, how);
    },
    play(events, after) {
      const playing = play(events, after);
      onStage++;
      over = Promise.allSettled([over, playing]).then(() => void onStage--);
      return playing;
    },
    async end() {
      silence();
      await Promise.all([over, watching.cut()]);
    },
    async settled() {
      await Promise.all([over, watching.settled()]);
    },
  };
}
