import type { HeaderLine, MoveLine, NoteLine, SaveSeat } from './save';

/** A line of a journal whose shape has been checked. */
export type JournalLine =
  | { readonly kind: 'header'; readonly line: HeaderLine }
  | { readonly kind: 'move'; readonly line: MoveLine }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'note'; readonly line: NoteLine };

type Plain = Record<string, unknown>;

const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const MAX_DEPTH = 12;
const MAX_SEATS = 8;

/** The line with its kind, or a sentence about what is wrong with it. Knows shapes only; the rules come later. */
export function lineSchema(value: unknown): JournalLine | string {
  if (!isPlain(value)) return 'The line is not an object.';
  const odd = oddity(value, 0);
  if (odd) return odd;
  if ('format' in value) return headerSchema(value);
  if ('move' in value) return moveSchema(value);
  if ('undo' in value)
    return only(value, ['undo']) && value.undo === 1 ? { kind: 'undo' } : 'An undo line says more than undo.';
  if ('redo' in value)
    return only(value, ['redo']) && value.redo === 1 ? { kind: 'redo' } : 'A redo line says more than redo.';
  if ('note' in value) return noteSchema(value);
  return 'The line is neither a move, an undo, a redo nor a note.';
}

function headerSchema(value: Plain): JournalLine | string {
  const keys = ['format', 'version', 'game', 'title', 'seats', 'options', 'seed', 'chance', 'position', 'created'];
  if (!only(value, keys)) return 'The header has a field too many.';
  const { format, version, game, title, seats, options, seed, chance, created } = value;
  if (typeof format !== 'string' || typeof game !== 'string') return 'The header does not name its game.';
  if (!Number.isInteger(version)) return 'The header does not name its version.';
  if (!isTitle(title) || typeof seed !== 'string' || seed.length > 64) return 'The header’s title or seed is missing.';
  if (typeof created !== 'string' || !ISO_DATE.test(created)) return 'The header’s date cannot be read.';
  if (!isSeats(seats)) return 'The header does not name its seats.';
  if (!isPlain(options)) return 'The header’s options are missing.';
  if (chance !== undefined && !isOutcomes(chance)) return 'The header’s outcomes are not whole numbers.';
  return { kind: 'header', line: value as unknown as HeaderLine };
}

function moveSchema(value: Plain): JournalLine | string {
  if (!only(value, ['seat', 'move', 'chance', 'hash'])) return 'A move line has a field too many.';
  if (!Number.isInteger(value.seat)) return 'A move line does not name its seat.';
  if (!isPlain(value.move) || typeof value.move.type !== 'string') return 'A move line does not name its move.';
  if (value.chance !== undefined && !isOutcomes(value.chance)) return 'A move’s outcomes are not whole numbers.';
  if (value.hash !== undefined && typeof value.hash !== 'string') return 'A position’s hash is not text.';
  return { kind: 'move', line: value as unknown as MoveLine };
}

function noteSchema(value: Plain): JournalLine | string {
  const { note } = value;
  if (!only(value, ['note']) || !isPlain(note) || !only(note, ['title', 'seats']))
    return 'A note says something unknown.';
  if (note.title !== undefined && !isTitle(note.title)) return 'A note’s title is no title.';
  if (note.seats !== undefined && !isSeats(note.seats)) return 'A note’s seats are no seats.';
  return { kind: 'note', line: value as unknown as NoteLine };
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function only(value: Plain, keys: readonly string[]): boolean {
  return Object.keys(value).every((key) => keys.includes(key));
}

function isTitle(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 80;
}

function isSeats(value: unknown): value is SaveSeat[] {
  return (
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= MAX_SEATS &&
    value.every(
      (seat) =>
        isPlain(seat) &&
        typeof seat.name === 'string' &&
        typeof seat.kind === 'string' &&
        (seat.level === undefined || typeof seat.level === 'string'),
    )
  );
}

function isOutcomes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((outcome) => Number.isInteger(outcome) && outcome >= 1);
}

/** Nesting without end, and names that would change objects themselves. */
function oddity(value: unknown, depth: number): string | undefined {
  if (depth > MAX_DEPTH) return 'The line is nested too deeply.';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') return `The name “${key}” is not allowed.`;
    const found = oddity(entry, depth + 1);
    if (found) return found;
  }
  return undefined;
}
