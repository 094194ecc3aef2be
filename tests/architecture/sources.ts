import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

export const SOURCES: readonly Source[] = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|vue)$/.test(entry.name))
  .map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const text = readFileSync(path, 'utf8');
    return { path: relative(root, path).split(sep).join('/'), text, lines: text.split('\n').length };
  });
