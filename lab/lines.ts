import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The first line of a file: who or what the lines below it are of. Lines of others, or of the same ones changed, do not belong with them. */
interface Heading {
  readonly players: string;
}

const FILE = /^\d+-of-\d+\.jsonl$/;

/** The lines a campaign has written to a file, begun with a heading where it is new or empty; a line cut short by a kill goes. */
export function begunLines(file: string, players: string): unknown[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || wholeLines(file) === 0) appendLine(file, { players } satisfies Heading);
  return linesIn(file, players);
}

/** Adds a line to a campaign's file. */
export function appendLine(file: string, line: object): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** The files that parts of a campaign have left in a folder. */
export function partsIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => FILE.test(file))
        .map((file) => join(folder, file))
    : [];
}

/** The whole lines of a file below its heading; throws when they are others'. */
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
      `${file} was played by other players (${theirs}) than these (${players}): name another --folder, or delete it.`,
    );
  return rest;
}

/** Whose lines a file holds. */
export function playersOf(file: string): string {
  const [heading] = readFileSync(file, 'utf8').split('\n', 1);
  return (JSON.parse(heading) as Heading).players;
}

/** Cuts off a line that a kill left half written; how many characters are left. */
function wholeLines(file: string): number {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) truncateSync(file, end);
  return end;
}
