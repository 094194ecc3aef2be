// Vitest reporter that measures the busy time of each test file. Requires a single worker, so that files run one after
// another.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { busySeconds } from './busy.mjs';

export default class CostReporter {
  #entries = [];
  #before = busySeconds();
  #collected = this.#before;

  onTestModuleCollected() {
    this.#collected = busySeconds();
  }

  onTestModuleEnd(module) {
    const now = busySeconds();
    const collected = Math.max(this.#collected, this.#before);
    this.#entries.push({
      name: relative(process.cwd(), module.moduleId),
      busy: now - this.#before,
      start: collected - this.#before,
      drawing: 0,
      tests: [...module.children.allTests()].length,
    });
    this.#before = now;
  }

  onTestRunEnd() {
    writeFileSync(process.env.COST_REPORT, JSON.stringify(this.#entries));
  }
}
