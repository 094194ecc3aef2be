// Playwright reporter that measures the busy time of each end-to-end test, split into start-up, drawing and the
// remaining time. Requires a single worker.
import { writeFileSync } from 'node:fs';
import { busySeconds, drawingSeconds } from './busy.mjs';

/** The step in which a test starts its host and waits for the page (`tests/e2e/app.ts`). */
const START = 'start the app';

export default class CostReporter {
  #entries = [];
  #before = busySeconds();
  #drawn = 0;
  #start = 0;
  #stepBegan = 0;

  onTestBegin() {
    this.#drawn = drawingSeconds();
    this.#start = 0;
  }

  onStepBegin(_test, _result, step) {
    if (step.title === START) this.#stepBegan = busySeconds();
  }

  onStepEnd(_test, _result, step) {
    if (step.title === START) this.#start += busySeconds() - this.#stepBegan;
  }

  onTestEnd(test) {
    const now = busySeconds();
    const [, project, file, ...titles] = test.titlePath();
    this.#entries.push({
      name: `[${project}] ${file}: ${titles.join(' ')}`,
      busy: now - this.#before,
      start: this.#start,
      // A browser that was replaced during the test counts from 0 again, so the difference may be negative.
      drawing: Math.max(0, drawingSeconds() - this.#drawn),
      tests: 1,
    });
    this.#before = now;
  }

  onEnd() {
    writeFileSync(process.env.COST_REPORT, JSON.stringify(this.#entries));
  }
}
