import type { EndLine, HeaderLine, LuckLine, MetaLine, MoveLine, ResignLine, SaveSeat } from './save';
import type { SaveFaultCode } from './save-faults';
import { isNotes } from './note';
import { isReason } from './reason';
import { SKIPS } from './skip-preferences';

export type JournalLine =
  | { readonly kind: 'header'; readonly line: HeaderLine }
  | { readonly kind: 'move'; readonly line: MoveLine }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'note'; readonly line: MetaLine }
  | { readonly kind: 'luck'; readonly line: LuckLine }
  | { readonly kind: 'end'; readonly line: EndLine }
  | { readonly kind: 'resign'; readonly line: ResignLine };

type Plain = Record<string, unknown>;

const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const MAX_DEPTH = 12;
const MAX_SEATS = 8;
const MAX_SEED = 64;
const HEADER_FIELDS = [
  'format', 'version', 'game', 'rules', 'title', 'seats', 'options', 'seed', 'chance', 'position', 'created',
]; // prettier-ignore

/** Classifies a parsed line, or returns its fault. Checks shapes only, not rules. */
export function lineSchema(value: unknown): JournalLine | SaveFaultCode {
  if (!isPlain(value)) return 'not-an-object';
  const odd = oddity(value, 0);
  if (odd) return odd;
  if ('format' in value) return headerSchema(value);
  if ('move' in value) return moveSchema(value);
  if ('undo' in value) return only(value, ['undo']) && value.undo === 1 ? { kind: 'undo' } : 'undo-more';
  if ('redo' in value) return only(value, ['redo']) && value.redo === 1 ? { kind: 'redo' } : 'redo-more';
  if ('note' in value) return noteSchema(value);
  if ('luck' in value) return luckSchema(value);
  if ('end' in value || 'resign' in value) return actSchema(value);
  return 'unknown-line';
}

function headerSchema(value: Plain): JournalLine | SaveFaultCode {
  if (!only(value, HEADER_FIELDS)) return 'header-field';
  const { format, version, game, rules, title, seats, options, seed, chance, created } = value;
  if (typeof format !== 'string' || typeof game !== 'string') return 'header-game';
  if (!Number.isInteger(version)) return 'header-version';
  if (rules !== undefined && !isCount(rules, 1)) return 'header-rules';
  if (!isTitle(title) || !isSeed(seed)) return 'header-title';
  if (typeof created !== 'string' || !ISO_DATE.test(created)) return 'header-date';
  if (!isSeats(seats)) return 'header-seats';
  if (!isPlain(options)) return 'header-options';
  if (chance !== undefined && !isOutcomes(chance)) return 'header-outcomes';
  return { kind: 'header', line: value as unknown as HeaderLine };
}

function moveSchema(value: Plain): JournalLine | SaveFaultCode {
  if (!only(value, ['seat', 'move', 'chance', 'on', 'skip', 'reason', 'hash'])) return 'move-field';
  if (!Number.isInteger(value.seat)) return 'move-seat';
  if (!isPlain(value.move) || typeof value.move.type !== 'string') return 'move-type';
  if (value.chance !== undefined && !isOutcomes(value.chance)) return 'move-outcomes';
  if (value.skip !== undefined && !SKIPS.some((skip) => skip === value.skip)) return 'move-field';
  if (value.on !== undefined && value.on !== true) return 'move-field';
  if (value.reason !== undefined && !isReason(value.reason)) return 'move-reason';
  if (value.hash !== undefined && typeof value.hash !== 'string') return 'move-hash';
  return { kind: 'move', line: value as unknown as MoveLine };
}

function noteSchema(value: Plain): JournalLine | SaveFaultCode {
  const { note } = value;
  if (!only(value, ['note']) || !isPlain(note) || !only(note, ['title', 'seats'])) return 'note-unknown';
  if (note.title !== undefined && !isTitle(note.title)) return 'note-title';
  if (note.seats !== undefined && !isSeats(note.seats)) return 'note-seats';
  return { kind: 'note', line: value as unknown as MetaLine };
}

function luckSchema(value: Plain): JournalLine | SaveFaultCode {
  const { luck } = value;
  if (!only(value, ['luck']) || !isPlain(luck) || !only(luck, ['from', 'seed'])) return 'luck-field';
  if (!isCount(luck.from, 0) || !isSeed(luck.seed)) return 'luck-field';
  return { kind: 'luck', line: value as unknown as LuckLine };
}

function actSchema(value: Plain): JournalLine | SaveFaultCode {
  if ('end' in value) {
    return only(value, ['end']) && value.end === 'agreed' ? { kind: 'end', line: { end: 'agreed' } } : 'end-field';
  }
  const { resign, ends } = value;
  if (!only(value, ['resign', 'ends']) || !isCount(resign, 0) || (ends !== undefined && ends !== true))
    return 'end-field';
  return { kind: 'resign', line: value as unknown as ResignLine };
}

function isCount(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least;
}

function isSeed(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_SEED;
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
        (seat.level === undefined || typeof seat.level === 'string') &&
        (seat.character === undefined || typeof seat.character === 'string') &&
        (seat.portrait === undefined || Number.isInteger(seat.portrait)) &&
        (seat.weights === undefined || typeof seat.weights === 'string') &&
        (seat.notes === undefined || isNotes(seat.notes)) &&
        (seat.comments === undefined || typeof seat.comments === 'boolean') &&
        (seat.skip === undefined || (Array.isArray(seat.skip) && seat.skip.every((skip) => typeof skip === 'string'))),
    )
  );
}

function isOutcomes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((outcome) => Number.isInteger(outcome) && outcome >= 1);
}

/** Returns a fault for deep nesting, or for keys such as `__proto__`. */
function oddity(value: unknown, depth: number): SaveFaultCode | undefined {
  if (depth > MAX_DEPTH) return 'too-deep';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') return 'bad-name';
    const found = oddity(entry, depth + 1);
    if (found) return found;
  }
  return undefined;
}
