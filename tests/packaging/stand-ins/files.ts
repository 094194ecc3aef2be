import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of a stand-in distribution by their paths. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Electron's fuses as it ships them: sentinel, version, length, and nine characters. */
export const FUSE_WIRE = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('101100011'),
]);

/** Chromium's languages, some of them: enough to see which are kept. */
export const LANGUAGES = ['de', 'en-GB', 'en-US', 'es', 'es-419', 'fr', 'it', 'ja', 'pt-BR', 'ru', 'zh-CN'];

/** What lies beside the executable whatever the system. */
export const LICENCES: Files = {
  LICENSE: 'Electron’s licence',
  'LICENSES.chromium.html': '<p>The licences of Chromium and of all in it</p>',
};

/** Writes files below a folder; what `executable` names can be run. */
export function writeAll(folder: string, files: Files, executable: readonly string[] = []): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (executable.includes(path)) chmodSync(file, 0o755);
  }
}
