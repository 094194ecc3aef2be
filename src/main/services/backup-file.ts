import * as v from 'valibot';
import { hashText } from '../../engine/core/hash';
import { linesOf } from '../../engine/core/lines';
import { Refused } from './refusals';

/**
 * A backup is a file of JSON lines: a header, the settings, one line per save, and the number of saves. Each line has a
 * checksum, so that damage affects one line only. A save is stored as text, or as base64 if it is not valid UTF-8.
 */
const BACKUP_FORMAT = 'serenissima-backup';
const BACKUP_VERSION = 1;

export interface BackedUp {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface BackupContent {
  /** The settings as read, without validation. */
  readonly settings: unknown;
  readonly saves: readonly BackedUp[];
}

interface ReadBackup extends BackupContent {
  /** Number of saves with damaged or missing lines. */
  readonly lost: number;
}

const SUM = /^(\{.*),"sum":"([0-9a-f]{16})"\}$/s;
const MAX_LINES = 100_000;
const name = v.pipe(v.string(), v.maxLength(255));
const LINES = {
  header: v.strictObject({
    format: v.literal(BACKUP_FORMAT),
    version: v.literal(BACKUP_VERSION),
    app: v.string(),
    made: v.string(),
  }),
  settings: v.strictObject({ settings: v.unknown() }),
  text: v.strictObject({ save: name, text: v.string() }),
  bytes: v.strictObject({ save: name, base64: v.pipe(v.string(), v.base64()) }),
  end: v.strictObject({ end: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_LINES)) }),
};

/** Formats a backup. `made` is an ISO date, `app` the app's version. */
export function writeBackup({ settings, saves }: BackupContent, app: string, made: string): string {
  const lines = [
    { format: BACKUP_FORMAT, version: BACKUP_VERSION, app, made },
    { settings },
    ...saves.map(({ name, bytes }) => ({ save: name, ...contentOf(Buffer.from(bytes)) })),
    { end: saves.length },
  ];
  return lines.map(writeSummed).join('');
}

function contentOf(bytes: Buffer): { text: string } | { base64: string } {
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? { text } : { base64: bytes.toString('base64') };
}

function writeSummed(line: object): string {
  const body = JSON.stringify(line);
  return `${body.slice(0, -1)},"sum":"${hashText(body)}"}\n`;
}

/** Parses the intact lines of a backup. Throws `not-a-backup` or `newer-backup`. */
export function readBackup(text: string): ReadBackup {
  const lines = linesOf(text, MAX_LINES);
  if (!lines) throw new Refused('not-a-backup');
  const [first = '', ...rest] = lines;
  const header = v.safeParse(LINES.header, readSummed(first));
  if (!header.success) throw new Refused(isNewer(first) ? 'newer-backup' : 'not-a-backup');
  const saves: BackedUp[] = [];
  let settings: unknown;
  let count: number | undefined;
  let damaged = 0;
  for (const line of rest) {
    const value = readSummed(line);
    if (v.is(LINES.text, value)) saves.push({ name: value.save, bytes: Buffer.from(value.text) });
    else if (v.is(LINES.bytes, value)) saves.push({ name: value.save, bytes: Buffer.from(value.base64, 'base64') });
    else if (v.is(LINES.settings, value)) ({ settings } = value);
    else if (v.is(LINES.end, value)) count = value.end;
    else damaged++;
  }
  // Without the last line, the number of missing saves is unknown. At least one is assumed to be lost.
  return { settings, saves, lost: count === undefined ? Math.max(1, damaged) : Math.max(0, count - saves.length) };
}

/** A line's value without its checksum; `undefined` if the checksum is wrong. */
function readSummed(line: string): unknown {
  const found = SUM.exec(line);
  if (!found) return undefined;
  const [, body, sum] = found;
  if (hashText(`${body}}`) !== sum) return undefined;
  try {
    return JSON.parse(`${body}}`);
  } catch {
    return undefined;
  }
}

function isNewer(line: string): boolean {
  const value = readSummed(line) as { format?: unknown; version?: unknown } | null | undefined;
  return value?.format === BACKUP_FORMAT && typeof value.version === 'number' && value.version > BACKUP_VERSION;
}
