import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

/** The build's output. `npm test` builds before the tests. */
const at = (path: string) => new URL(`../../dist/${path}`, import.meta.url);
const text = (path: string) => readFileSync(at(path), 'utf8');
const files = JSON.parse(text('renderer/manifest.files.json')) as { name: string; mime: string }[];
const scripts = files.filter(({ name }) => name.endsWith('.js')).map(({ name }) => name);

/** How each kind of file refers to other files. */
const NAMES: Record<string, RegExp> = {
  '.html': /(?:src|href)="\.\/([^"]+)"/g,
  '.js': /(?:from|import)\s*["']\.\/([^"']+)["']/g,
  '.css': /url\(\.\/([^)]+-latin-\d[^)]+\.woff2)\)/g,
};

/**
 * Returns everything that the first screen loads: the page, its references, their static imports, and the fonts of its
 * language.
 */
function firstLoad(): Set<string> {
  const wanted = new Set(['index.html']);
  for (const name of wanted) {
    const kind = Object.keys(NAMES).find((ending) => name.endsWith(ending));
    if (!kind) continue;
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    for (const [, path] of text(`renderer/${name}`).matchAll(NAMES[kind])) wanted.add(folder + path);
  }
  return wanted;
}

describe('the built renderer', () => {
  test('needs at most 450 kB, compressed, for the first screen', () => {
    const names = [...firstLoad()];
    expect(names.filter((name) => name.endsWith('.woff2')).length).toBe(5);
    expect(names.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(0);
    const bytes = names.reduce((sum, name) => sum + gzipSync(readFileSync(at(`renderer/${name}`))).length, 0);
    expect(bytes).toBeLessThanOrEqual(450_000);
  });

  test('loads no board before a match', () => {
    const loaded = [...firstLoad()].filter((name) => name.endsWith('.js')).map((name) => text(`renderer/${name}`));
    expect(loaded.some((body) => body.includes('WebGLRenderer'))).toBe(false);
    expect(scripts.map((name) => text(`renderer/${name}`)).some((body) => body.includes('WebGLRenderer'))).toBe(true);
  });

  test('never compiles code from strings', () => {
    for (const name of scripts) expect(text(`renderer/${name}`), name).not.toMatch(/\beval\(|\bimportScripts\(/);
  });

  test('loads nothing from other servers in its HTML or styles', () => {
    for (const { name } of files.filter((file) => /\.(html|css)$/.test(file.name))) {
      expect(text(`renderer/${name}`), name).not.toMatch(
        /(?:src|href)="(?!\.\/|data:,)|url\((?!\.{0,2}\/|data:|[a-z0-9_-]+\.woff)/i,
      );
    }
  });

  test('has no inline script and no inline style', () => {
    expect(text('renderer/index.html')).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\son[a-z]+=|\sstyle=/);
  });
});

describe('the built shell', () => {
  test('has a preload in a single file that needs only electron', () => {
    const body = text('preload/preload.cjs');
    expect([...body.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name)).toEqual(['electron']);
    expect(body).not.toMatch(/^\s*(import|export)\s/m);
  });

  test('contains none of the packages that the benchmark compares with', () => {
    const parts = ['main/main.mjs', 'main/opponent.mjs', 'web/host.mjs', 'web/opponent.mjs', 'preload/preload.cjs'];
    for (const part of [...parts, ...scripts.map((name) => `renderer/${name}`)]) {
      expect(text(part), part).not.toMatch(/boardgame\.io|MCTSBot/);
    }
  });

  test('contains neither development code nor source maps', () => {
    const folder = new URL('../../tools/dev/', import.meta.url);
    const loop = readdirSync(folder, { recursive: true }).map(String);
    const namesIn = (kind: string, pattern: RegExp) =>
      loop
        .filter((name) => name.endsWith(kind))
        .flatMap((name) =>
          [...readFileSync(new URL(name, folder), 'utf8').matchAll(pattern)].map(([, found]) => found),
        );
    // The exports of the development code, and the element names in the page of pieces.
    const names = [
      ...namesIn('.ts', /^export async function (\w+)/gm),
      ...namesIn('.vue', /data-testid="(pieces:[a-z]+)"/g),
    ];
    expect(names).toEqual(expect.arrayContaining(['servePage', 'startMain', 'drawPieces', 'pieces:position']));
    const built = readdirSync(at(''), { recursive: true })
      .map(String)
      .filter((name) => /^(main|web|preload|renderer)\b.*\.(m|c)?js$|\.(map|html)$/.test(name));
    expect(built.length).toBeGreaterThan(10);
    expect(built.filter((name) => name.endsWith('.map'))).toEqual([]);
    const telling = new RegExp(`@vite/client|__vite_ssr|import\\.meta\\.hot|\\b(${names.join('|')})\\b`);
    expect(built.filter((name) => telling.test(text(name)))).toEqual([]);
  });

  test('has a main that needs only Electron and Node', () => {
    const imports = [...text('main/main.mjs').matchAll(/^import[^"]*"([^"]+)";/gm)].map(([, name]) => name);
    expect(imports).toContain('electron');
    expect(imports.filter((name) => name !== 'electron' && !name.startsWith('node:'))).toEqual([]);
  });
});
