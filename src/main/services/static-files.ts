import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface StaticFile {
  readonly mime: string;
  read(): Promise<Buffer>;
}

/** The built renderer's files by name, from the build's manifest. No other path can be requested. */
export function staticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.files.json'), 'utf8')) as {
    name: string;
    mime: string;
  }[];
  return new Map(
    manifest.map(({ name, mime }) => [name, { mime, read: () => readFile(join(folder, ...name.split('/'))) }]),
  );
}
