// Looks for a short random game in which everything happens that a game's end-to-end test must show, and writes it down as the
// moves to click: `node scripts/golden-game.mjs [doge-ship | la-loire | la-loire-solo]`. The seeds are tried in order, so the same game is found on every
// machine.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Each game's file below tests/e2e. */
const FILES = {
  'serenissima-1996': 'golden-game.json',
  'doge-ship': 'golden-doge-ship.json',
  'la-loire': 'golden-la-loire.json',
  'la-loire-solo': 'golden-la-loire-solo.json',
};
const id = process.argv[2] ?? 'serenissima-1996';
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(tmpdir(), 'serenissima-golden');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { ssr: join(root, 'tests/engine/generic/golden.ts'), outDir, emptyOutDir: true },
});
const { findGoldenGame } = await import(pathToFileURL(join(outDir, 'golden.js')).href);
const game = findGoldenGame(id);
writeFileSync(join(root, 'tests/e2e', FILES[id]), `${JSON.stringify(game)}\n`);
console.log(`Seed ${game.seed}: ${game.moves.length} moves`);
