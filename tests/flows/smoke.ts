import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../scripts/setup.mjs';
import { readArchive } from '../../scripts/verify/asar.mjs';
import { writeArchive } from './small-apps';
import { at } from './workflows';

/**
 * Runs the smoke test on a program. Uses the normal home folder, because the stand-in would not find Playwright's
 * Chromium in a temporary one.
 */
export async function smoke(...args: string[]): Promise<{ status: number | null; said: string }> {
  const env = { ...process.env, CHROMIUM: await ensureChromium() };
  const child = spawn(process.execPath, [at('scripts/smoke.mjs'), ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  return new Promise((resolve) => child.once('exit', (status) => resolve({ status, said })));
}

/** Returns the command line of a stand-in for an installed app. Writes its archive into a folder. */
export async function standInApp(folder: string): Promise<string[]> {
  const archive = join(folder, 'app.asar');
  await writeArchive(archive);
  const { hash } = readArchive(readFileSync(archive));
  return [process.execPath, at('tests/flows/stand-in-app.mjs'), '--archive', archive, '--hash', hash];
}
