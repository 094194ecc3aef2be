import type { Scene, Showing, TargetId } from './board-types';
import { hurried } from './hurried';
import type { AnimationRun } from './tween';

interface Happening {
  readonly type: string;
}

/** Shows what others do: quiet events in passing, several at a time, the rest at their full length. */
interface Watching {
  /**
   * Plays events as `how` says, then shows the view they led to. What passes is not waited for: the next events may begin beside it,
   * and the view is shown when all has come to rest.
   */
  play(events: readonly Happening[], after: unknown, how: (event: Happening) => Showing): Promise<void>;
  /** Brings whatever is under way to its end at once; what it led to is shown. */
  skip(): void;
  /**
   * The same without animation, for a scene that belongs to another table. Resolves when nothing
   * touches it any more.
   */
  cut(): Promise<void>;
  readonly busy: boolean;
}

/** What passes over the board, and the pieces that it moves. */
interface Passing {
  readonly pieces: readonly TargetId[];
  readonly over: Promise<void>;
}

/** From the beginning of what passes to that of the next, in milliseconds at normal pace and speed. */
const STAGGER_MS = 240;
/** The most events that pass at a time: players cannot follow more. */
const MOST_PASSING = 6;

/** `perform`, `onEvent` and `rest` as the director has them. */
export function createWatching(
  scene: () => Scene,
  perform: () => AnimationRun,
  onEvent: (event: Happening) => void,
  rest: () => Promise<void>,
): Watching {
  /** The time in which all of it goes on, until the board comes to rest. */
  let current: AnimationRun | undefined;
  let passing: readonly Passing[] = [];
  /** When all of it has come to its last line, also what was cut short. */
  let over: Promise<unknown> = Promise.resolve();
  /** Where what still passes leads to. */
  let ahead: { readonly view: unknown } | undefined;

  /** The board has come to rest, and is what all led to. */
  const arrive = (view: unknown): void => {
    current = undefined;
    ahead = undefined;
    scene().show(view);
  };

  const allPassed = async (): Promise<void> => {
    while (passing.length > 0) await Promise.all(passing.map(({ over }) => over));
  };

  /** Begins an event beside what passes already, once none of its pieces is moved by that any more. */
  const pass = (event: Happening, stage: AnimationRun, showing: Showing, pieces: readonly TargetId[]): void => {
    const before = passing.filter((other) => other.pieces.some((piece) => pieces.includes(piece)));
    const show = async () => {
      await Promise.all(before.map(({ over }) => over));
      if (stage.skipped()) return;
      onEvent(event);
      await scene().perform(event, hurried(stage, showing));
    };
    const end = () => {
      passing = passing.filter((other) => other !== mine);
      if (passing.length === 0 && current === stage && ahead) arrive(ahead.view);
    };
    // Not awaited, but errors are reported.
    const mine: Passing = {
      pieces,
      over: show()
        .catch((error: unknown) => reportError(error))
        .finally(end),
    };
    passing = [...passing, mine];
    over = Promise.all([over, mine.over]);
  };

  const play = async (events: readonly Happening[], after: unknown, how: (event: Happening) => Showing) => {
    const stage = (current ??= perform());
    /** Where what passed before led to, as long as the board has not been shown so. */
    let before = ahead;
    ahead = undefined;
    for (const event of events) {
      if (stage.skipped()) break;
      const showing = how(event);
      if (showing.beside) {
        before = undefined;
        pass(event, stage, showing, showing.beside);
        if (showing.beside.length > 0) await stage.pause(STAGGER_MS / showing.speed);
        while (passing.length >= MOST_PASSING) await Promise.race(passing.map(({ over }) => over));
        continue;
      }
      await allPassed();
      if (stage.skipped()) break;
      if (before) scene().show(before.view);
      before = undefined;
      onEvent(event);
      await scene().perform(event, hurried(stage, showing));
      if (!stage.skipped()) await rest();
    }
    // What was cut short still puts its pieces where they belong.
    if (stage.skipped()) await allPassed();
    if (current !== stage) return;
    if (passing.length === 0) arrive(after);
    else ahead = { view: after };
  };

  return {
    get busy() {
      return current !== undefined;
    },
    play(events, after, how) {
      const playing = play(events, after, how);
      over = Promise.allSettled([over, playing]);
      return playing;
    },
    skip: () => current?.skip(),
    async cut() {
      current?.skip();
      current = undefined;
      ahead = undefined;
      await over;
    },
  };
}
