/** Draws frames on demand, for `invalidate` and running tweens. The clock is a parameter for tests. */
export interface FrameLoop {
  invalidate(): void;
  /** Calls `step` before every frame until it returns true. */
  animate(step: (now: number) => boolean): void;
  readonly drawn: number;
  settled(): Promise<void>;
  stop(): void;
}

export interface FrameClock {
  request(callback: (now: number) => void): number;
  cancel(handle: number): void;
  now(): number;
}

export const BROWSER_CLOCK: FrameClock = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
  now: () => performance.now(),
};

/** Resolves in a new task, so that the browser can draw a frame first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Creates a loop that calls `draw` once per requested frame, after the frame's animation steps. */
export function createFrameLoop(draw: () => void, clock: FrameClock = BROWSER_CLOCK): FrameLoop {
  const steps = new Set<(now: number) => boolean>();
  const waiting: (() => void)[] = [];
  let handle: number | undefined;
  let drawn = 0;
  let stopped = false;

  const frame = (now: number) => {
    handle = undefined;
    for (const step of [...steps]) if (step(now)) steps.delete(step);
    draw();
    drawn++;
    if (steps.size > 0) request();
    else waiting.splice(0).forEach((resolve) => resolve());
  };
  const request = () => {
    if (handle === undefined && !stopped) handle = clock.request(frame);
  };

  return {
    invalidate: request,
    animate(step) {
      steps.add(step);
      request();
    },
    get drawn() {
      return drawn;
    },
    settled: () => (handle === undefined ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    stop() {
      stopped = true;
      if (handle !== undefined) clock.cancel(handle);
      handle = undefined;
      waiting.splice(0).forEach((resolve) => resolve());
    },
  };
}
