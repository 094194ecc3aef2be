// Vitest reporter that prints the progress if no file has finished for a while. Vitest's progress display requires a
// terminal.
import { printWhenSilent } from './silence.mjs';

export default class ProgressReporter {
  onTestRunStart(files) {
    this.done = 0;
    this.silence = printWhenSilent(() => `   … ${this.done} of ${files.length} files done`);
  }

  onTestModuleEnd() {
    this.done++;
    this.silence.spoke();
  }

  onTestRunEnd() {
    this.silence.end();
  }
}
