import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '../temporary-folder';

/**
 * Runs a package's script in a folder and returns the JSON it prints. Accepts a non-zero exit code, because tools exit
 * with code 1 when they find faults.
 */
export function runTool(script: string, args: readonly string[], folder = '.'): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules', script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`${script} printed no JSON: ${stdout.slice(0, 500)}${stderr.slice(0, 2000)}`);
  }
}

/** Creates a folder with these files, keyed by path. It is removed after the run. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
