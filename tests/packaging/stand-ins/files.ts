import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Electron's default fuses: sentinel, version, length, and nine characters. */
export const FUSE_WIRE = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('101100011'),
]);

/** Some of Chromium's languages, enough to show which ones are kept. */
export const LANGUAGES = ['de', 'en-GB', 'en-US', 'es', 'es-419', 'fr', 'it', 'ja', 'pt-BR', 'ru', 'zh-CN'];

/** The files beside the executable on every system. */
export const LICENCES: Files = {
  LICENSE: 'Electron’s licence',
  'LICENSES.chromium.html': '<p>The licences of Chromium and its components</p>',
};

export function writeAll(folder: string, files: Files, executable: readonly string[] = []): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (executable.includes(path)) chmodSync(file, 0o755);
  }
}
