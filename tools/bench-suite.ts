import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The cost of an `npm test` run in seconds: busy time of all cores, and wall-clock time. */
export interface SuiteCost {
  readonly busy: number;
  readonly wall: number;
  readonly cores: number;
}

/** `npm test` writes the cost of its last run to this file. `checks` lists the selected checks if not all ran. */
const LAST = '.cache/reports/suite.json';
const STORED = 'tools/bench-suite.json';

/**
 * Compares the cost of the last `npm test` with the recorded one. `accept` records the last one. Throws if there was no
 * complete run in this checkout.
 */
export function suiteCost(accept: boolean): { last: SuiteCost; recorded?: SuiteCost } {
  const last = read<SuiteCost & { checks: string[] }>(LAST);
  if (!last || last.checks.length > 0) throw new Error('No complete test run found. Run npm test first.');
  const { busy, wall, cores } = last;
  const now = { busy: Math.round(busy), wall: Math.round(wall), cores };
  const recorded = read<SuiteCost>(STORED);
  if (accept) writeFileSync(STORED, `${JSON.stringify(now, null, 2)}\n`);
  return { last: now, ...(recorded && { recorded }) };
}

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
