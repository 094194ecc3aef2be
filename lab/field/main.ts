import { commandLine } from '../../tools/arguments';
import { createGauge } from '../../tools/bench-ratios';
import { measureField } from './measure';

/**
 * Compares this engine with boardgame.io in one process: `npm --prefix lab run field -- --duels 100 --millis 50`.
 * `duels` is the number of games between the bots, `millis` their time per decision. Prints one JSON object. Needs `npm
 * ci --prefix lab`.
 */
const { duels, millis } = commandLine({ duels: 20, millis: 50 });
/** How long each rate is measured, in seconds. */
const SECONDS = 2;

/** Milliseconds of CPU time used by this process, so that other programs do not count. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const { rate } = createGauge(worked, SECONDS);
console.log(JSON.stringify(await measureField(rate, duels, millis), null, 2));
