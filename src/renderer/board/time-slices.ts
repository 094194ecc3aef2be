import { nextTask } from './frames';

/** The work yields to the browser after this many milliseconds. */
const PORTION_MS = 12;

/**
 * Does work in portions, so that the page stays responsive. Stops early if the work is no longer wanted. `rest` yields
 * to the browser. `now` is a clock in milliseconds.
 */
export async function runInSlices(
  work: Iterator<unknown>,
  isWanted: () => boolean,
  rest = nextTask,
  now = () => performance.now(),
): Promise<void> {
  let begun = now();
  while (isWanted() && work.next().done !== true) {
    if (now() - begun < PORTION_MS) continue;
    await rest();
    begun = now();
  }
}

/** Does all the work at once. */
export function runToEnd(work: Iterator<unknown>): void {
  while (work.next().done !== true);
}
