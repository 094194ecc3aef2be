import { userInfo } from 'node:os';

/** What must not be in a log that may be sent to others: names of this machine and its user. */
interface Person {
  readonly home: string;
  readonly user: string;
}

/** Names shorter than this are found in every other word; they say nothing about anybody. */
const SHORTEST = 2;

/** Replaces a person's home folder, however it is written, and the user's name by `~`. */
export function withoutPerson({ home, user }: Person): (text: string) => string {
  const slashed = home.replaceAll('\\', '/');
  const spellings = [home, slashed, home.replaceAll('\\', '\\\\'), encodeURI(slashed)];
  const patterns = [...new Set(spellings)]
    .filter((spelling) => spelling.length > SHORTEST)
    .map((spelling) => new RegExp(escaped(spelling), 'giu'));
  if (user.length >= SHORTEST)
    patterns.push(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(user)}(?![\\p{L}\\p{N}])`, 'giu'));
  return (text) => patterns.reduce((left, pattern) => left.replace(pattern, '~'), text);
}

/**
 * An error with its stack and its cause, in words for a log. Paths the file system complains about are left out: they are the
 * player's own (where they keep their saves, what they call them).
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'object' ? JSON.stringify(error) : String(error);
  const { path, dest, cause } = error as NodeJS.ErrnoException & { dest?: string };
  const paths = [path, dest].filter((name): name is string => typeof name === 'string' && name !== '');
  const text = paths.reduce((left, name) => left.replaceAll(name, '(a file)'), error.stack ?? String(error));
  return cause === undefined ? text : `${text}\nbecause of ${errorText(cause)}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The name of the account; some accounts have none. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
