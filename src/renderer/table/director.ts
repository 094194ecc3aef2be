import type { Scene } from './board-types';
import type { Performance } from './tween';

/** Plays events in order and always ends with the position they led to. */
export interface Director {
  play(events: readonly { readonly type: string }[], after: unknown): Promise<void>;
  /** Be this position at once; whatever is being performed is cut short and never shows an older one. */
  show(view: unknown): void;
  skip(): void;
  readonly busy: boolean;
}

/**
 * Directs a scene. `perform` makes the time for one performance at the player's pace; `heard` learns of each event as it begins.
 * `rest` lets the browser have its turn: what an event needs is made ready between frames, never within one.
 */
export function createDirector(
  scene: () => Scene,
  perform: () => Performance,
  heard: (event: { readonly type: string }) => void = () => undefined,
  rest: () => Promise<void> = () => Promise.resolve(),
): Director {
  let current: Performance | undefined;
  /** Counts what was asked for, so that a performance cut short leaves the stage to the one after it. */
  let request = 0;

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
    async play(events, after) {
      const mine = ++request;
      current?.skip();
      const stage = perform();
      current = stage;
      for (const event of events) {
        if (stage.skipped || mine !== request) break;
        heard(event);
        await scene().perform(event, stage);
        if (!stage.skipped) await rest();
      }
      if (mine !== request) return;
      current = undefined;
      scene().show(after);
    },
  };
}
