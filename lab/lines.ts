import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The first line of a file. It identifies the players or the experiment that produced the other lines. Lines of
 * different players must not be mixed.
 */
interface Heading {
  readonly players: string;
}

const FILE = /^\d+-of-\d+\.jsonl$/;

/**
 * Returns a file's lines. Writes a heading if the file is new or empty, and removes the last line if it was cut short
 * when the process was killed.
 */
export function begunLines(file: string, players: string): unknown[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || wholeLines(file) === 0) appendLine(file, { players } satisfies Heading);
  return linesIn(file, players);
}

export function appendLine(file: string, line: object): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

export function partsIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => FILE.test(file))
        .map((file) => join(folder, file))
    : [];
}

/** A file's complete lines without the heading. Throws if the heading has different players. */
export function linesIn(file: string, players: string): unknown[] {
  const text = readFileSync(file, 'utf8');
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
  const [heading, ...rest] = lines.map((line) => JSON.parse(line) as unknown);
  const theirs = (heading as Heading | undefined)?.players;
  if (theirs !== players)
    throw new Error(
      `${file} was written with other players (${theirs}) than the current ones (${players}). Use another --folder, or delete the file.`,
    );
  return rest;
}

export function playersOf(file: string): string {
  const [heading] = readFileSync(file, 'utf8').split('\n', 1);
  return (JSON.parse(heading) as Heading).players;
}

/** Removes an incomplete last line. Returns the remaining size in bytes. */
function wholeLines(file: string): number {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) truncateSync(file, end);
  return end;
}
