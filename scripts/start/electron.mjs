import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup.mjs';
import { loadElectron } from './download.mjs';

const folder = join(root, 'node_modules', 'electron');
/** Exists after a failed attempt, so that the next one gives up sooner. */
const FAILURE_MARK = join(root, 'node_modules', '.cache', 'electron-in-vain');
const PATIENCE_AGAIN_MS = 3000;

/** The path of Electron's binary, or `undefined`. Looks where Electron's package looks, but does not download it. */
export function electronBinary() {
  const named = existsSync(join(folder, 'path.txt')) ? readFileSync(join(folder, 'path.txt'), 'utf8') : undefined;
  const elsewhere = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (!elsewhere && !named) return undefined;
  const path = join(elsewhere || join(folder, 'dist'), named ?? 'electron');
  return existsSync(path) ? path : undefined;
}

/**
 * Downloads and unpacks Electron, or throws an error with the cause. After an earlier failure it gives up sooner,
 * unless `patient`.
 */
export async function fetchElectron({ patient = false } = {}) {
  const again = existsSync(FAILURE_MARK) && !patient;
  console.error(
    again
      ? 'The last download of Electron failed. Trying again for a few seconds …'
      : 'Downloading Electron (only once) …',
  );
  mkdirSync(dirname(FAILURE_MARK), { recursive: true });
  writeFileSync(FAILURE_MARK, '');
  await loadElectron(again ? { patience: PATIENCE_AGAIN_MS } : {});
  // Electron's install script finds the download and unpacks it.
  const options = { cwd: root, stdio: ['ignore', process.stderr, 'inherit'] };
  spawnSync(process.execPath, [join(folder, 'install.js')], options);
  if (!electronBinary()) throw new Error('unpacking the download failed');
  rmSync(FAILURE_MARK);
}
