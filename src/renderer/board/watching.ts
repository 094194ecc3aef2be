import type { EventTime, Playback, Scene, TargetId } from './board-types';
import { announced } from './impact';
import { stageAtSpeed } from './stage-speed';
import type { AnimationRun } from './tween';

interface Happening {
  readonly type: string;
}

/** Shows other players' events: passing events (`Playback.concurrentPieces`) several at a time, others one by one. */
interface Watching {
  /**
   * Plays events with the pace from `how`, then shows the resulting view. Passing events are not awaited: later events
   * may begin at the same time, and the view is shown when all have ended.
   */
  play(events: readonly Happening[], after: unknown, how: (event: Happening) => Playback): Promise<void>;
  /** Ends the current animations immediately and shows the resulting view. */
  skip(): void;
  /** Ends the current animations without showing the view. Resolves when no animation can change the scene any more. */
  cut(): Promise<void>;
  /** Resolves when all current events have ended, including passing ones. */
  settled(): Promise<void>;
  readonly busy: boolean;
}

interface Passing {
  readonly pieces: readonly TargetId[];
  readonly over: Promise<void>;
}

interface WatchingState {
  readonly scene: () => Scene;
  readonly perform: () => AnimationRun;
  readonly onEvent: (event: Happening, time: EventTime) => void;
  readonly rest: () => Promise<void>;
  current: AnimationRun | null; // the clock of all running events; `null` if none is running
  passing: readonly Passing[];
  over: Promise<unknown>; // resolves when all events have ended, including skipped ones
  ahead: { readonly view: unknown } | null; // the view to show when the passing events have ended
}

/** Delay between the starts of two passing events, in milliseconds at normal speed. */
const STAGGER_MS = 240;
/** Maximum number of simultaneous passing events; players can't follow more. */
const MAX_PASSING = 6;

/** `perform`, `onEvent` and `rest` are as in `createDirector`. */
export function createWatching(
  scene: () => Scene,
  perform: () => AnimationRun,
  onEvent: (event: Happening, time: EventTime) => void,
  rest: () => Promise<void>,
): Watching {
  const over = Promise.resolve();
  const state: WatchingState = { scene, perform, onEvent, rest, current: null, passing: [], over, ahead: null };
  return {
    get busy() {
      return state.current !== null;
    },
    play(events, after, how) {
      const playing = play(state, events, after, how);
      state.over = Promise.allSettled([state.over, playing]);
      return playing;
    },
    skip: () => state.current?.skip(),
    async cut() {
      state.current?.skip();
      state.current = null;
      state.ahead = null;
      await state.over;
    },
    async settled() {
      await state.over;
    },
  };
}

async function play(
  state: WatchingState,
  events: readonly Happening[],
  after: unknown,
  how: (event: Happening) => Playback,
): Promise<void> {
  const stage = (state.current ??= state.perform());
  let before = state.ahead;
  state.ahead = null;
  for (const event of events) {
    if (stage.skipped()) break;
    if (stage.still) {
      await state.scene().picture?.(event, stage);
      continue;
    }
    const showing = how(event);
    if (showing.concurrentPieces) {
      before = null;
      await pass(state, event, stage, showing, showing.concurrentPieces);
      continue;
    }
    await allPassed(state);
    if (stage.skipped()) break;
    if (before) state.scene().show(before.view);
    before = null;
    await state.scene().perform(event, stageAtSpeed(announced(event, stage, state.onEvent), showing));
    if (!stage.skipped()) await state.rest();
  }
  // Skipped events still move their pieces to their final places.
  if (stage.skipped()) await allPassed(state);
  if (state.current !== stage) return;
  if (state.passing.length === 0) arrive(state, after);
  else state.ahead = { view: after };
}

/** Begins a passing event. Resolves when the next event may begin. */
async function pass(
  state: WatchingState,
  event: Happening,
  stage: AnimationRun,
  showing: Playback,
  pieces: readonly TargetId[],
): Promise<void> {
  // Not awaited, but errors are reported.
  const mine: Passing = {
    pieces,
    over: showPassing(state, event, stage, showing, pieces)
      .catch((error: unknown) => reportError(error))
      .finally(() => endPassing(state, mine, stage)),
  };
  state.passing = [...state.passing, mine];
  state.over = Promise.all([state.over, mine.over]);
  if (pieces.length > 0) await stage.pause(STAGGER_MS / showing.speed);
  while (state.passing.length >= MAX_PASSING) await Promise.race(state.passing.map(({ over }) => over));
}

/** Animates a passing event, after the events that move one of its pieces. */
async function showPassing(
  state: WatchingState,
  event: Happening,
  stage: AnimationRun,
  showing: Playback,
  pieces: readonly TargetId[],
): Promise<void> {
  const before = state.passing.filter((other) => other.pieces.some((piece) => pieces.includes(piece)));
  await Promise.all(before.map(({ over }) => over));
  if (stage.skipped()) return;
  await state.scene().perform(event, stageAtSpeed(announced(event, stage, state.onEvent), showing));
}

function endPassing(state: WatchingState, ended: Passing, stage: AnimationRun): void {
  state.passing = state.passing.filter((other) => other !== ended);
  if (state.passing.length === 0 && state.current === stage && state.ahead) arrive(state, state.ahead.view);
}

async function allPassed(state: WatchingState): Promise<void> {
  while (state.passing.length > 0) await Promise.all(state.passing.map(({ over }) => over));
}

function arrive(state: WatchingState, view: unknown): void {
  state.current = null;
  state.ahead = null;
  state.scene().show(view);
}
