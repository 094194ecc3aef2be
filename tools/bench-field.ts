import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Measures this engine beside boardgame.io: `duels` games between the bots, at `millis` a decision. */
export type MeasureField = (rate: (step: () => number) => number, duels: number, millis: number) => Promise<object>;

/**
 * Builds `tools/field`, a package of its own, and loads it; run from the project's root. Where it is not installed, the build says
 * what to run and the process ends.
 */
export async function loadField(): Promise<MeasureField> {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--quiet', 'field'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
  const { measureField } = (await import(pathToFileURL(resolve('dist/tools/field.mjs')).href)) as {
    measureField: MeasureField;
  };
  return measureField;
}
