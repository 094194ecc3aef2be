// Looks for a short random game in which everything happens that a game's end-to-end test must show, and writes it down as the
// moves to click: `npm run tool -- golden-game [game]`. The seeds are tried in order, so the same game is found on every
// machine.
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
