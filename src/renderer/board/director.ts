import type { Scene, Showing } from './board-types';
import type { AnimationRun } from './tween';
import { createWatching } from './watching';

/** Plays events in order and always ends with the position they led to. */
export interface Director {
  /** What is still being performed is cut short, and shown at its end; from there this goes on. */
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
  /** Counts what was asked for; what was asked for up to `silenced` shows nothing any more. */
  let request = 0;
  let silenced = 0;
  /** Performances that have not come to their last line, also those cut short, and when they all have. */
  let onStage = 0;
  let over: Promise<unknown> = Promise.resolve();
  const watching = createWatching(scene, perform, onEvent, rest);

  const play = async (events: readonly { readonly type: string }[], after: unknown): Promise<void> => {
    const mine = ++request;
    current?.skip();
    const stage = perform();
    current = stage;
    // One at a time: the performance before still puts its pieces where they belong.
    if (onStage > 0) await over;
    if (watching.busy) await watching.cut();
    for (const event of events) {
      if (stage.skipped()) break;
      onEvent(event);
      await scene().perform(event, stage);
      if (!stage.skipped()) await rest();
    }
    if (current === stage) current = undefined;
    if (mine > silenced) scene().show(after);
  };

  /** Cuts short whatever was asked for until now, and leaves it nothing to show. */
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
      // What was cut short may still move a piece on its last line.
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
  };
}
