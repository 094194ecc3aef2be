// Searches for a short random game with everything that a game's end-to-end test must show, and writes it as a list of
// moves to click: npm run tool -- golden-game [game]
//
// Seeds are tried in order, so every machine finds the same game.
import './help.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBuilt } from './page/table.mjs';
import { root } from './setup.mjs';

const id = process.argv[2] ?? 'serenissima-1996';
const { findGoldenGame } = await loadBuilt('tests/engine/generic/golden.ts');
const game = findGoldenGame(id);
writeFileSync(join(root, `tests/e2e/golden/${id}.json`), `${JSON.stringify(game)}\n`);
console.log(`Seed ${game.seed}: ${game.moves.length} moves`);
