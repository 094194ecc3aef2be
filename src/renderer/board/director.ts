import type { Scene, Showing } from './board-types';
import type { AnimationRun } from './tween';
import { createWatching } from './watching';

/** Plays events in order and always ends with the position they led to. */
export interface Director {
  /** Cuts short what is being performed, and goes on from its end. */
  play(events: readonly { readonly type: string }[], after: unknown): Promise<void>;
  /** The same for other players' events, as `how` says. Passing events may still be under way when this resolves. */
  watch(
    events: readonly { readonly type: string }[],
    after: unknown,
    how: (event: { readonly type: string }) => Showing,
  ): Promise<void>;
  /** Shows a position at once. What is being performed is cut short and will not show an older one. */
  show(view: unknown): void;
  skip(): void;
  /** Cuts short what is being performed, without showing its view. Resolves when nothing touches the scene any more. */
  end(): Promise<void>;
  readonly busy: boolean;
}

/**
 * Directs a scene. `perform` creates the animation time of one performance, at the player's pace. `onEvent` is called as each event
 * begins. `rest` yields to the browser, so that an event is prepared between frames and not within one.
 */
export function createDirector(
  scene: () => Scene,
  perform: () => AnimationRun,
  onEvent: (event: { readonly type: string }) => void = () => undefined,
  rest: () => Promise<void> = () => Promise.resolve(),
): Director {
  let current: AnimationRun | undefined;
  /** Counts requests. Those up to `silenced` no longer show their view. */
  let request = 0;
  let silenced = 0;
  /** The performances that have not ended, including those cut short, and a promise for the end of all. */
  let onStage = 0;
  let over: Promise<unknown> = Promise.resolve();
  const watching = createWatching(scene, perform, onEvent, rest);

  const play = async (events: readonly { readonly type: string }[], after: unknown): Promise<void> => {
    const mine = ++request;
    current?.skip();
    const stage = perform();
    current = stage;
    // One at a time: the previous performance still moves its pieces to where they belong.
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

  /** Cuts short all requests so far, which then show nothing. */
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
      // The performance that was cut short may still move a piece as it ends.
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
