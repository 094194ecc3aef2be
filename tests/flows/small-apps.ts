import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createPackage } from '@electron/asar';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { vi } from 'vitest';
import { readArchive } from '../../scripts/verify/asar.mjs';
import { temporaryFolder } from '../temporary-folder';

const { addWinAsarIntegrity } = createRequire(import.meta.url)('app-builder-lib/out/electron/electronWin') as {
  addWinAsarIntegrity(
    executable: string,
    integrity: Record<string, { algorithm: string; hash: string }>,
  ): Promise<void>;
};

export type System = 'linux' | 'win32' | 'darwin';

/** The bytes in Electron's executable that contain its fuses. */
export const fuseBytes = (wire: string): Buffer =>
  Buffer.concat([
    Buffer.from('whatever comes before dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
    Buffer.from([1, wire.length]),
    Buffer.from(`${wire} and after`),
  ]);

/** Writes an archive with the packager. It contains the app's files and `others`. */
export async function writeArchive(file: string, others: Record<string, string> = {}): Promise<void> {
  const source = temporaryFolder();
  const files = {
    'package.json': '{"main":"dist/main/main.mjs"}',
    'dist/main/main.mjs': '// main\n',
    'dist/main/opponent.mjs': '// worker\n',
    'dist/preload/preload.cjs': '// preload\n',
    'dist/renderer/manifest.files.json': '[{"name":"index.html","mime":"text/html"}]',
    'dist/renderer/index.html': '<!doctype html>',
    ...others,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(source, path, '..'), { recursive: true });
    writeFileSync(join(source, path), text);
  }
  await createPackage(source, file);
  // The packager returns before the last bytes are written.
  await vi.waitUntil(() => isWhole(file), { timeout: 30_000 });
}

function isWhole(file: string): boolean {
  const bytes = readFileSync(file);
  if (bytes.length < 16 || bytes.length < 16 + bytes.readUInt32LE(12)) return false;
  const { entries, start } = readArchive(bytes);
  return entries.every(({ offset, size }) => start + offset + size <= bytes.length);
}

/** Writes a minimal built app for a system into an empty folder, with its archive's hash if the system stores one. */
export async function writeApp(system: System, wire: string, others?: Record<string, string>): Promise<string> {
  const folder = temporaryFolder();
  const contents = join(folder, 'Serenissima.app', 'Contents');
  const resources = system === 'darwin' ? join(contents, 'Resources') : join(folder, 'resources');
  mkdirSync(resources, { recursive: true });
  const archive = join(resources, 'app.asar');
  await writeArchive(archive, others);
  const { hash } = readArchive(readFileSync(archive));
  if (system === 'linux') writeFileSync(join(folder, 'serenissima'), fuseBytes(wire));
  if (system === 'win32') {
    const executable = join(folder, 'Serenissima.exe');
    writeFileSync(executable, emptyExecutable());
    await addWinAsarIntegrity(executable, { 'resources/app.asar': { algorithm: 'SHA256', hash } });
    writeFileSync(executable, fuseBytes(wire), { flag: 'a' });
  }
  if (system === 'darwin') {
    const framework = join(contents, 'Frameworks', 'Electron Framework.framework');
    mkdirSync(framework, { recursive: true });
    writeFileSync(join(framework, 'Electron Framework'), fuseBytes(wire));
    writeFileSync(join(contents, 'Info.plist'), plist(hash));
  }
  return folder;
}

function emptyExecutable(): Buffer {
  const executable = NtExecutable.createEmpty();
  const resource = NtExecutableResource.from(executable);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Serenissima' });
  version.outputToResourceEntries(resource.entries);
  resource.outputResource(executable);
  return Buffer.from(executable.generate());
}

const plist = (hash: string) => `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
  <dict>
    <key>CFBundleName</key>
    <string>Serenissima</string>
    <key>ElectronAsarIntegrity</key>
    <dict>
      <key>Resources/other.asar</key>
      <dict><key>algorithm</key><string>SHA256</string><key>hash</key><string>${'0'.repeat(64)}</string></dict>
      <key>Resources/app.asar</key>
      <dict>
        <key>algorithm</key>
        <string>SHA256</string>
        <key>hash</key>
        <string>${hash}</string>
      </dict>
    </dict>
  </dict>
</plist>
`;
