import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What a whole `npm test` cost, in seconds: busy time of all cores, and time by the clock. */
export interface SuiteCost {
  readonly busy: number;
  readonly wall: number;
  readonly cores: number;
}

/** `npm test` leaves the cost of its last run here. `checks` names those that were selected, if not all ran. */
const LAST = '.cache/reports/suite.json';
const STORED = 'tools/bench-suite.json';

/**
 * The cost of the last `npm test` and the recorded one, for printing; with `accept` the last one is recorded. Throws a sentence if there
 * was no whole run in this checkout.
 */
export function suiteCost(accept: boolean): { last: SuiteCost; recorded?: SuiteCost } {
  const last = read<SuiteCost & { checks: string[] }>(LAST);
  if (!last || last.checks.length > 0) throw new Error('There is no whole run to look at: run npm test first.');
  const { busy, wall, cores } = last;
  const now = { busy: Math.round(busy), wall: Math.round(wall), cores };
  const recorded = read<SuiteCost>(STORED);
  if (accept) writeFileSync(STORED, `${JSON.stringify(now, null, 2)}\n`);
  return { last: now, ...(recorded && { recorded }) };
}

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
