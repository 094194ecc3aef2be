import { BadConfig, BadPosition, BadSave, StepRefused, IllegalMove } from './errors';
import { endHere, resign } from './ending';
import type { AnyGame } from './game';
import { hashText } from './hash';
import { redo, undo } from './history';
import { checkConfig, positionHash, replayMove, SNAPSHOT_EVERY, startMatch } from './match';
import type { Match } from './match-types';
import { linesOf } from './lines';
import { FORMAT, VERSION } from './save';
import type { SaveMeta } from './save';
import { lineSchema } from './save-schema';
import type { JournalLine } from './save-schema';

export interface Loaded {
  readonly match: Match;
  readonly meta: SaveMeta;
  /** The last line's checksum, needed to append a line. */
  readonly sum: string;
  /** The valid lines in the app's own format. The file may have other line endings (`linesOf`) or more lines. */
  readonly text: string;
  /** Whether the last line is incomplete, because writing it was interrupted. `text` does not contain it. */
  readonly torn: boolean;
}

const MAX_LINE = 1_000_000;
const MAX_LINES = 200_000;
/** Maximum number of moves replayed for undo lines, to limit the loading time. Far above any real game. */
const MAX_REPLAYED = 300_000;
/** The cost of copying a position, in replayed moves. */
const COPYING = 10;

type FindGame = (id: string) => AnyGame | undefined;

/** Reads and replays a save. An incomplete last line is dropped. Throws {@link BadSave} for any other fault. */
export function readSave(text: string, findGame: FindGame): Loaded {
  const { loaded, fault } = recoverSave(text, findGame);
  if (fault) throw fault;
  return loaded;
}

export interface Recovered {
  readonly loaded: Loaded;
  readonly fault: BadSave | null;
  /** Number of moves read. Higher than the number of valid moves if replaying leads to a different position. */
  readonly reached: number;
  readonly hashes: number;
}

/**
 * Reads a save up to its first fault. If replaying leads to a different position, keeps the moves up to the last
 * matching hash. Throws {@link BadSave} if the header is unreadable.
 */
export function recoverSave(text: string, findGame: FindGame): Recovered {
  const { lines, torn } = splitLines(text);
  const reader = { sum: '', lines: 0 };
  const header = readLine(lines[0] ?? '', 1, reader);
  if (header.kind !== 'header') throw new BadSave(1, 'no-header');
  const match = start(header.line, findGame);
  let meta: SaveMeta = { title: header.line.title, seats: header.line.seats, created: header.line.created };
  const confirmed = { moves: 0, hashes: 0, replayed: 0 };
  let reached = 0;
  let fault: BadSave | null = null;
  try {
    for (let i = 1; i < lines.length; i++) {
      const line = readLine(lines[i], i + 1, reader);
      if (line.kind === 'note') {
        const { note } = line.line;
        if (note.seats && note.seats.length !== meta.seats.length) throw new BadSave(i + 1, 'seats-change');
        meta = { ...meta, ...note };
      } else follow(match, line, i + 1, confirmed);
    }
  } catch (error) {
    if (!(error instanceof BadSave)) throw error;
    fault = error;
    reached = match.log.length;
    if (error.fault.code === 'other-rules') while (match.log.length > confirmed.moves) undo(match, { free: true });
    match.undone.length = 0;
  }
  const whole = lines.slice(0, reader.lines).map((line) => `${line}\n`);
  const loaded = { match, meta, sum: reader.sum, text: whole.join(''), torn };
  return { loaded, fault, reached: fault ? reached : match.log.length, hashes: confirmed.hashes };
}

function splitLines(text: string): { lines: string[]; torn: boolean } {
  const lines = linesOf(text, MAX_LINES);
  if (!lines) throw new BadSave(MAX_LINES, 'too-many-lines', { most: MAX_LINES });
  if (lines.length === 0) throw new BadSave(1, 'empty');
  const torn = isTorn(lines[lines.length - 1], text);
  if (torn && lines.length === 1) throw new BadSave(1, text.includes('\n') ? 'no-sum' : 'cut-short');
  return { lines: torn ? lines.slice(0, -1) : lines, torn };
}

/** Whether writing the last line was interrupted. A missing newline proves nothing, because editors may remove it. */
export function isTorn(lastLine: string, text: string): boolean {
  if (SUM.test(lastLine.slice(-SUM_LENGTH))) return false;
  if (!lastLine.startsWith('{')) return !text.endsWith('\n');
  const outsideStrings = lastLine.replace(/"(?:[^"\\]|\\.)*"/g, '');
  const count = (brace: string) => outsideStrings.split(brace).length;
  return outsideStrings.includes('"') || count('{') !== count('}');
}

const SUM = /^,"sum":"([0-9a-f]{16})"\}$/;
const SUM_LENGTH = ',"sum":"0123456789abcdef"}'.length;

function readLine(text: string, number: number, reader: { sum: string; lines: number }): JournalLine {
  if (text.length > MAX_LINE) throw new BadSave(number, 'long-line');
  const found = SUM.exec(text.slice(-SUM_LENGTH));
  if (!found) throw new BadSave(number, 'no-sum');
  const body = `${text.slice(0, -SUM_LENGTH)}}`;
  const sum = hashText(reader.sum + body);
  if (sum !== found[1]) throw new BadSave(number, 'wrong-sum');
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new BadSave(number, 'not-json');
  }
  const line = lineSchema(value);
  if (typeof line === 'string') throw new BadSave(number, line);
  reader.sum = sum;
  reader.lines++;
  return line;
}

function start(header: Extract<JournalLine, { kind: 'header' }>['line'], findGame: FindGame): Match {
  if (header.format !== FORMAT) throw new BadSave(1, 'not-ours');
  if (header.version > VERSION) {
    throw new BadSave(1, 'newer', { format: header.version, known: VERSION });
  }
  const game = findGame(header.game);
  if (!game) throw new BadSave(1, 'no-game', { game: header.game });
  // Version 1 has no `rules`, because only the first rules existed.
  const { options, seed, chance, position, rules = 1 } = header;
  const known = game.about.rules;
  if (rules > known) throw new BadSave(1, 'newer-rules', { rules, known });
  return explained(1, () =>
    startMatch(game, {
      game: header.game,
      seats: header.seats.length,
      options: checkConfig(game, header.seats.length, options, rules),
      seed,
      rules,
      ...(chance && { chance }),
      ...(position !== undefined && { position }),
    }),
  );
}

/**
 * Applies a line to the match. `confirmed.moves` is the number of moves up to the last matching hash, and `replayed`
 * the cost of all undo lines.
 */
function follow(
  match: Match,
  line: Exclude<JournalLine, { kind: 'note' }>,
  number: number,
  confirmed: { moves: number; hashes: number; replayed: number },
): void {
  switch (line.kind) {
    case 'header':
      throw new BadSave(number, 'second-header');
    case 'undo':
      confirmed.replayed += (match.log.length % SNAPSHOT_EVERY) + COPYING;
      if (confirmed.replayed > MAX_REPLAYED) throw new BadSave(number, 'too-much-undone');
      explained(number, () => undo(match, { free: true }));
      confirmed.moves = Math.min(confirmed.moves, match.log.length);
      return;
    case 'redo':
      explained(number, () => redo(match, { free: true }));
      return;
    case 'end':
      explained(number, () => endHere(match));
      return;
    case 'resign': {
      const { resign: seat, ends = false } = line.line;
      explained(number, () => resign(match, seat, ends));
      return;
    }
    case 'luck': {
      const { luck } = line.line;
      if (luck.from < (match.luck.at(-1)?.from ?? 0)) throw new BadSave(number, 'luck-order');
      match.luck.push(luck);
      match.undone.length = 0;
      return;
    }
    case 'move': {
      const { seat, move, chance, hash } = line.line;
      explained(number, () => replayMove(match, seat, move, chance ?? [], line.line));
      match.undone.length = 0;
      if (hash === undefined) return;
      if (hash !== positionHash(match)) throw new BadSave(number, 'other-rules');
      confirmed.moves = match.log.length;
      confirmed.hashes++;
    }
  }
}

/** Adds the line number to errors of a step. */
function explained<T>(number: number, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof IllegalMove) throw new BadSave(number, 'refused', { reason: error.message });
    if (error instanceof BadConfig || error instanceof BadPosition || error instanceof StepRefused) {
      throw new BadSave(number, 'impossible', { reason: error.message });
    }
    throw error;
  }
}
