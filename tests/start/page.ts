import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../scripts/build/files.mjs';
import { TARGETS, targetsOf } from '../../scripts/build/targets.mjs';
import { DEEP } from '../suite';

/**
 * Puts the page that lies in `dist` into an output folder, marked as fresh. Building it takes most of the time of a build, so the short
 * suite does it once, before the tests; the deep suite leaves the folder empty and the page is built like everything else.
 */
export function lendPage(out: string): void {
  if (DEEP) return;
  cpSync(join('dist', 'renderer'), join(out, 'renderer'), { recursive: true });
  mkdirSync(join(out, '.built'), { recursive: true });
  writeFileSync(join(out, '.built', 'renderer'), hashOf('.', TARGETS.renderer.sources));
}

/** The files of a list that no target of a shell makes: a shell that forgets a target fails in an empty folder only. */
export function madeByNobody(shell: string, files: readonly string[]): string[] {
  const made = targetsOf([shell]).map((name) => TARGETS[name as keyof typeof TARGETS].out);
  return files.filter((file) => !made.some((out) => file === out || (out.endsWith('/') && file.startsWith(out))));
}
