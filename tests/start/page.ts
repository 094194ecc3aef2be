import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../scripts/build/files.mjs';
import { TARGETS, targetsOf } from '../../scripts/build/targets.mjs';
import { DEEP } from '../suite';

/**
 * Puts the page from `dist` into an output folder and marks it as fresh. Building the page takes most of a build's
 * time, so the short suite builds it once, before the tests. The deep suite leaves the folder empty, and the page is
 * built like everything else.
 */
export function reusePage(out: string): void {
  if (DEEP) return;
  cpSync(join('dist', 'renderer'), join(out, 'renderer'), { recursive: true });
  mkdirSync(join(out, '.built'), { recursive: true });
  writeFileSync(join(out, '.built', 'renderer'), hashOf('.', TARGETS.renderer.sources));
}

/**
 * Returns the listed files that no target of the shell makes. A test of the running app would not notice them if they
 * are left from an earlier build.
 */
export function unbuiltFiles(shell: string, files: readonly string[]): string[] {
  const made = targetsOf([shell]).map((name) => TARGETS[name as keyof typeof TARGETS].out);
  return files.filter((file) => !made.some((out) => file === out || (out.endsWith('/') && file.startsWith(out))));
}
