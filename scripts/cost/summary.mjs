import { relative } from 'node:path';
import { testsIn } from '../counts.mjs';

/**
 * "Busy 18 min 20 s, wall 11 min 5 s, on 2 cores". Busy time is the work of all cores, including other programs on the
 * machine.
 */
export function costSentence({ busy, wall, cores }) {
  return `Busy ${minutes(busy)}, wall ${minutes(wall)}, on ${cores} cores`;
}

function minutes(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** The slowest unit test files and end-to-end tests, one per line, from the runners' JSON reports. */
export function costliest({ unit, e2e }, root, count) {
  const files = (unit?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const journeys = testsIn(e2e?.suites).map(({ file, title, projectName, results }) => ({
    name: `[${projectName}] ${file}: ${title}`,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return [...files, ...journeys]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${name}`);
}
