import type { Scene, Showing } from './board-types';
import type { AnimationRun } from './tween';
import { createWatching } from './watching';

/** Plays events in order and always ends with the position they led to. */
interface Director {
  play(events: readonly { readonly type: string }[], after: unknown): Promise<void>;
  /** The same for what others do, as `how` says; resolves while some of it may still pass. */
  watch(
    events: readonly { readonly type: string }[],
    after: unknown,
    how: (event: { readonly type: string }) => Showing,
  ): Promise<void>;
  /** Be this position at once; whatever is being performed is cut short and never shows an older one. */
  show(view: unknown): void;
  skip(): void;
  /** Cuts short whatever is being performed, for good: nothing is shown any more. Resolves when the scene is left alone. */
  end(): Promise<void>;
  readonly busy: boolean;
}

/**
 * Directs a scene. `perform` makes the time for one performance at the player's pace; `onEvent` learns of each event as it begins.
 * `rest` lets the browser have its turn: what an event needs is made ready between frames, never within one.
 */
export function createDirector(
  scene: () => Scene,
  perform: () => AnimationRun,
  onEvent: (event: { readonly type: string }) => void = () => undefined,
  rest: () => Promise<void> = () => Promise.resolve(),
): Director {
  let current: AnimationRun | undefined;
  /** Counts what was asked for, so that a performance cut short leaves the stage to the one after it. */
  let request = 0;
  /** When all performances so far have come to their last line, also those cut short. */
  let over: Promise<unknown> = Promise.resolve();
  const watching = createWatching(scene, perform, onEvent, rest);

  const play = async (events: readonly { readonly type: string }[], after: unknown): Promise<void> => {
    const mine = ++request;
    current?.skip();
    const stage = perform();
    current = stage;
    if (watching.busy) await watching.cut();
    for (const event of events) {
      if (stage.skipped || mine !== request) break;
      onEvent(event);
      await scene().perform(event, stage);
      if (!stage.skipped) await rest();
    }
    if (mine !== request) return;
    current = undefined;
    scene().show(after);
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
      const mine = ++request;
      current?.skip();
      current = undefined;
      const passed = watching.busy ? watching.cut() : null;
      scene().show(view);
      // What was cut short may still move a piece on its last line.
      void passed?.then(() => mine === request && scene().show(view));
    },
    async watch(events, after, how) {
      request++;
      current?.skip();
      current = undefined;
      await watching.play(events, after, how);
    },
    play(events, after) {
      const playing = play(events, after);
      over = Promise.allSettled([over, playing]);
      return playing;
    },
    async end() {
      request++;
      current?.skip();
      current = undefined;
      await Promise.all([over, watching.cut()]);
    },
  };
}
