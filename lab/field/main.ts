import { commandLine } from '../../tools/arguments';
import { createGauge } from '../../tools/bench-ratios';
import { measureField } from './measure';

/**
 * Compares this engine with boardgame.io in one process: `npm --prefix lab run field -- --duels 100 --millis 50`.
 * `duels` is the number of games between the bots, `millis` their time per decision in ms. Prints a JSON object. Run
 * `npm ci --prefix lab` first.
 */
const { duels, millis } = commandLine({ duels: 20, millis: 50 });
/** Duration of each speed measurement, in seconds. */
const SECONDS = 2;

/** CPU time used by this process in ms. Unlike wall-clock time, it excludes other programs. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const { rate } = createGauge(cpuTime, SECONDS);
console.log(JSON.stringify(await measureField(rate, duels, millis), null, 2));
