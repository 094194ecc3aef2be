// Vitest reporter: prints how far a run is if no file has finished for a while. Vitest's own progress display needs a
// terminal.
import { breakSilence } from './silence.mjs';

export default class ProgressReporter {
  onTestRunStart(files) {
    this.done = 0;
    this.silence = breakSilence(() => `   … ${this.done} of ${files.length} files done`);
  }

  onTestModuleEnd() {
    this.done++;
    this.silence.spoke();
  }

  onTestRunEnd() {
    this.silence.end();
  }
}
