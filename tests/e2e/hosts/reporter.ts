import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { printWhenSilent } from '../../../scripts/silence.mjs';
import { MARK } from './marks';

/**
 * Prints the progress of a run. After the run, prints the number of tests per host, and the tests that differ between
 * hosts.
 */
export default class HostReporter implements Reporter {
  private readonly counts = new Map<string, Record<string, number>>();
  private readonly marks = new Map<string, Set<string>>();
  private hosts: readonly string[] = [];
  private ended = 0;
  private silence: ReturnType<typeof printWhenSilent> | undefined;

  onBegin(config: FullConfig, suite: Suite): void {
    this.hosts = config.projects.map(({ name }) => name);
    const all = suite.allTests().length;
    this.silence = printWhenSilent(() => `   … ${this.ended} of ${all} tests done`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.ended++;
    this.silence?.spoke();
    const host = test.parent.project()?.name ?? '';
    const count = this.counts.get(host) ?? {};
    const again = result.status !== 'passed' && result.status !== 'skipped' && result.retry < test.retries;
    const status = again ? 'run again' : result.status;
    count[status] = (count[status] ?? 0) + 1;
    this.counts.set(host, count);
    for (const { type, description = '' } of result.annotations) {
      if (type !== MARK) continue;
      this.marks.set(description, (this.marks.get(description) ?? new Set()).add(test.title));
    }
  }

  onEnd(): void {
    this.silence?.end();
    console.log('');
    for (const [host, count] of this.counts)
      console.log(`On ${host}: ${Object.entries(count).map(([status, tests]) => `${tests} ${status}`).join(', ')}`); // prettier-ignore
    if (!this.hosts.includes('electron')) console.log('Electron: skipped (its binary is not installed)');
    console.log(
      `Tests marked as host-specific: ${[...this.marks.values()].reduce((sum, tests) => sum + tests.size, 0)}`,
    );
    for (const [reason, tests] of this.marks) console.log(`  ${reason}: ${[...tests].join('; ')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
