/** The idle motion of a board: water, smoke, boats that bob. It pauses if disabled, hidden, or without recent input. */
export interface Ambient {
  /** Sets whether the player's settings allow motion. */
  allow(motion: boolean): void;
  readonly running: boolean;
  stop(): void;
}

/** The page functions that idle motion uses. Tests replace them. */
export interface AmbientPage {
  now(): number;
  after(ms: number, callback: () => void): number;
  cancel(handle: number): void;
  hidden(): boolean;
  /** Reports input, and changes to `hidden`. Returns a function that stops listening. */
  listen(onInput: () => void, onVisibility: () => void): () => void;
}

/** Time between two steps in milliseconds: at most 15 per second, even if timers fire early. */
const STEP_MS = 70;
/** Idle motion stops after this many milliseconds without input. */
const AWAKE_MS = 60_000;

/**
 * Calls `step` up to 15 times a second while motion is allowed, the page is visible and the last input is less than a
 * minute old. `step` gets the number of seconds that the motion has run, excluding pauses.
 */
export function createAmbient(step: (seconds: number) => void, page: AmbientPage = BROWSER_PAGE): Ambient {
  let allowed = false;
  let lastInput = page.now();
  let lastStep = 0;
  let seconds = 0;
  let timer: number | undefined;

  const mayRun = () => allowed && !page.hidden() && page.now() - lastInput < AWAKE_MS;
  const next = () => (timer = page.after(STEP_MS, tick));
  const tick = () => {
    timer = undefined;
    if (!mayRun()) return;
    const now = page.now();
    // A late timer slows the motion down instead of making it jump.
    seconds += Math.min(now - lastStep, 2 * STEP_MS) / 1000;
    lastStep = now;
    step(seconds);
    next();
  };
  const start = () => {
    if (timer !== undefined || !mayRun()) return;
    lastStep = page.now();
    next();
  };
  const pause = () => {
    if (timer !== undefined) page.cancel(timer);
    timer = undefined;
  };
  const update = () => (mayRun() ? start() : pause());
  const stopListening = page.listen(() => {
    lastInput = page.now();
    start();
  }, update);

  return {
    allow(motion) {
      allowed = motion;
      update();
    },
    get running() {
      return timer !== undefined;
    },
    stop() {
      allowed = false;
      pause();
      stopListening();
    },
  };
}

/** Gamepads move the focus, which counts as input too. */
const INPUTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

const BROWSER_PAGE: AmbientPage = {
  now: () => performance.now(),
  after: (ms, callback) => window.setTimeout(callback, ms),
  cancel: (handle) => clearTimeout(handle),
  hidden: () => document.hidden,
  listen(onInput, onVisibility) {
    for (const input of INPUTS) window.addEventListener(input, onInput, { capture: true, passive: true });
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, onInput, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
    };
  },
};
