import type { Scene } from './board-types';
import type { AnimationRun } from './tween';

/** Plays events in order and always ends with the position they led to. */
interface Director {
  play(events: readonly { readonly type: string }[], after: unknown): Promise<void>;
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

  const play = async (events: readonly { readonly type: string }[], after: unknown): Promise<void> => {
    const mine = ++request;
    current?.skip();
    const stage = perform();
    current = stage;
    for (const event of events) {
      if (stage.skipped() || mine !== request) break;
      onEvent(event);
      await scene().perform(event, stage);
      if (!stage.skipped()) await rest();
    }
    if (mine !== request) return;
    current = undefined;
    scene().show(after);
  };

  return {
    get busy() {
      return current !== undefined;
    },
    skip: () => current?.skip(),
    show(view) {
      request++;
      current?.skip();
      current = undefined;
      scene().show(view);
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
      await over;
    },
  };
}
