import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface StaticFile {
  readonly mime: string;
  read(): Promise<Buffer>;
}

/**
 * The files of the built renderer by their names, from the manifest the build wrote. Only names in it are ever read, so a request
 * can name no other path.
 */
export function staticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.files.json'), 'utf8')) as {
    name: string;
    mime: string;
  }[];
  return new Map(
    manifest.map(({ name, mime }) => [name, { mime, read: () => readFile(join(folder, ...name.split('/'))) }]),
  );
}
