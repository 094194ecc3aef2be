// Measures the machine's busy time. Unlike `time`, this includes programs that no process waits for, such as
// Chromium's.
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Seconds of CPU time that all cores have worked since the machine started, for all programs. */
export function busySeconds() {
  const worked = ({ times: { user, nice, sys, irq } }) => user + nice + sys + irq;
  return cpus().reduce((sum, cpu) => sum + worked(cpu), 0) / 1000;
}

/** Seconds of CPU time of the running Chromium GPU processes. 0 if there is no `/proc`. */
export function drawingSeconds() {
  let pids;
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  return pids.reduce((sum, pid) => sum + (isGpuProcess(pid) ? processSeconds(pid) : 0), 0);
}

function isGpuProcess(pid) {
  return read(`/proc/${pid}/cmdline`).includes('--type=gpu-process');
}

/** A process's user and system time, fields 14 and 15 of `/proc/<pid>/stat`. */
function processSeconds(pid) {
  const afterName = read(`/proc/${pid}/stat`).split(') ').at(-1).split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) / TICKS_PER_SECOND || 0;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
