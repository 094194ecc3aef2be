import { BadConfig, BadPosition, BadSave, Barred, IllegalMove } from './errors';
import type { AnyGame } from './game';
import { hashText } from './hash';
import { redo, undo } from './history';
import { checkConfig, positionHash, replayMove, startMatch } from './match';
import type { Match } from './match-types';
import { FORMAT, VERSION } from './save';
import type { SaveMeta } from './save';
import { lineSchema } from './save-schema';
import type { JournalLine } from './save-schema';

/** A save read: the match it leads to, what people call it, and where to go on writing. */
export interface Loaded {
  readonly match: Match;
  readonly meta: SaveMeta;
  /** The checksum the next line runs on from. */
  readonly sum: string;
  /** Characters that were read and hold; what follows is a torn last line. */
  readonly length: number;
  readonly torn: boolean;
}

const MAX_LINE = 1_000_000;
const MAX_LINES = 200_000;

/**
 * Reads a save and plays it through. A torn last line (cut off while it was written) is dropped and reported.
 * Throws {@link BadSave} with the line and the reason for anything else that does not fit.
 */
export function readSave(text: string, findGame: (id: string) => AnyGame | undefined): Loaded {
  const { lines, torn } = splitLines(text);
  const reader = { sum: '', length: 0 };
  const header = readLine(lines[0] ?? '', 1, reader);
  if (header.kind !== 'header') throw new BadSave(1, 'no-header');
  const match = start(header.line, findGame);
  let meta: SaveMeta = { title: header.line.title, seats: header.line.seats, created: header.line.created };
  for (let i = 1; i < lines.length; i++) {
    const line = readLine(lines[i], i + 1, reader);
    if (line.kind === 'note') {
      const { note } = line.line;
      if (note.seats && note.seats.length !== meta.seats.length) throw new BadSave(i + 1, 'seats-change');
      meta = { ...meta, ...note };
    } else follow(match, line, i + 1);
  }
  return { match, meta, sum: reader.sum, length: reader.length, torn };
}

/** Whole lines, and whether a piece without its newline follows the last of them. */
function splitLines(text: string): { lines: string[]; torn: boolean } {
  const lines = text.split('\n');
  const tail = lines.pop();
  if (lines.length > MAX_LINES) throw new BadSave(MAX_LINES, 'too-many-lines', { most: MAX_LINES });
  if (lines.length === 0) throw new BadSave(1, tail ? 'cut-short' : 'empty');
  return { lines, torn: tail !== '' };
}

const SUM = /,"sum":"([0-9a-f]{16})"\}$/;

function readLine(text: string, number: number, reader: { sum: string; length: number }): JournalLine {
  if (text.length > MAX_LINE) throw new BadSave(number, 'long-line');
  const found = SUM.exec(text);
  if (!found) throw new BadSave(number, 'no-sum');
  const body = `${text.slice(0, found.index)}}`;
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
  reader.length += text.length + 1;
  return line;
}

function start(
  header: Extract<JournalLine, { kind: 'header' }>['line'],
  findGame: (id: string) => AnyGame | undefined,
): Match {
  if (header.format !== FORMAT) throw new BadSave(1, 'not-ours');
  if (header.version > VERSION) {
    throw new BadSave(1, 'newer', { format: header.version, known: VERSION });
  }
  const game = findGame(header.game);
  if (!game) throw new BadSave(1, 'no-game', { game: header.game });
  const { options, seed, chance, position } = header;
  return explained(1, () =>
    startMatch(game, {
      game: header.game,
      seats: header.seats.length,
      options: checkConfig(game, header.seats.length, options),
      seed,
      ...(chance && { chance }),
      ...(position !== undefined && { position }),
    }),
  );
}

function follow(match: Match, line: Exclude<JournalLine, { kind: 'note' }>, number: number): void {
  switch (line.kind) {
    case 'header':
      throw new BadSave(number, 'second-header');
    case 'undo':
      explained(number, () => undo(match, { free: true }));
      return;
    case 'redo':
      explained(number, () => redo(match, { free: true }));
      return;
    case 'move': {
      const { seat, move, chance, hash } = line.line;
      explained(number, () => replayMove(match, seat, move, chance ?? []));
      match.undone.length = 0;
      if (hash !== undefined && hash !== positionHash(match)) {
        throw new BadSave(number, 'other-rules');
      }
    }
  }
}

/** Runs a step of the journal, and says on which line it failed. */
function explained<T>(number: number, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof IllegalMove) throw new BadSave(number, 'refused', { reason: error.message });
    if (error instanceof BadConfig || error instanceof BadPosition || error instanceof Barred) {
      throw new BadSave(number, 'impossible', { reason: error.message });
    }
    throw error;
  }
}
