import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../../src/engine/core/game';
import type { PerftFigures } from './counted';
import type { Corpus } from './recorded';

/** File paths relative to the project root, where tools and tests run. */
const corpusFile = (game: GameId) => join('tests/engine/corpus', `${game}.json`);
const perftFile = (game: GameId) => join('tests/engine/perft', `${game}.json`);

export function readCorpus(game: GameId): Corpus | undefined {
  return read(corpusFile(game)) as Corpus | undefined;
}

export function readPerft(game: GameId): PerftFigures | undefined {
  return read(perftFile(game)) as PerftFigures | undefined;
}

export function writeCorpus({ games, ...head }: Corpus): void {
  writeFileSync(corpusFile(head.game), lines(head, 'games', games));
}

export function writePerft({ positions, ...head }: PerftFigures): void {
  writeFileSync(perftFile(head.game), lines(head, 'positions', positions));
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Formats JSON with one line per list entry, for readable diffs. */
function lines(head: object, name: string, list: readonly object[]): string {
  const entries = list.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"${name}":[\n${entries}\n]}\n`;
}
