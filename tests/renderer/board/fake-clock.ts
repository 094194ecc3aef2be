import type { FrameClock } from '../../../src/renderer/board/frames';

/** A manual clock: each `tick` runs the callbacks requested so far. */
export interface FakeClock extends FrameClock {
  tick(ms?: number): void;
  readonly waiting: number;
}

export function fakeClock(): FakeClock {
  let time = 0;
  let next = 1;
  const asked = new Map<number, (now: number) => void>();
  return {
    request(callback) {
      asked.set(next, callback);
      return next++;
    },
    cancel: (handle) => void asked.delete(handle),
    now: () => time,
    tick(ms = 16) {
      time += ms;
      const due = [...asked.values()];
      asked.clear();
      for (const callback of due) callback(time);
    },
    get waiting() {
      return asked.size;
    },
  };
}

/** Lets code that awaits resolved promises continue. */
export const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
