import { spawnSync } from 'node:child_process';
import { GAME_ENTRIES } from '../src/engine/games/registry';
import { nodeFiles } from '../src/main/services/node-files';
import { nodeSummaries } from '../src/main/services/node-summaries';
import { createServices } from '../src/main/services/services';
import type { Services } from '../src/main/services/services';

/** Main's services with a data folder on the real disk, created as a shell creates them. */
export function servicesOn(folder: string): Services {
  const never = async () => Promise.reject(new Error('Not available.'));
  return createServices(
    {
      files: nodeFiles(folder),
      summaries: nodeSummaries(folder),
      clock: { now: () => new Date().toISOString() },
      log: { error: (what, error) => console.error(what, error) },
      chooser: { exportText: never, importText: never },
      adviser: { advise: never },
      newId: () => 'new',
      newSeed: () => 'seed',
      info: { version: 'bench', shell: 'web', platform: process.platform, folder },
    },
    GAME_ENTRIES,
  );
}

/** Runs this program again for one task in a folder (`--list FOLDER`). Returns the JSON it prints. */
export function inFreshProcess<T>(what: string, folder: string): T {
  const { stdout, stderr } = spawnSync(process.execPath, [process.argv[1], `--${what}`, folder], { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as T;
}

/** The 95th percentile. */
export function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1];
}
