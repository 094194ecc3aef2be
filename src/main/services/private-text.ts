import { userInfo } from 'node:os';

/** Names that must not appear in a log, because reports include the log. */
interface Person {
  readonly home: string;
  readonly user: string;
}

/** Shorter names are not removed, because they occur inside many words and do not identify a person. */
const SHORTEST = 2;

/** Returns a function that replaces the home folder, in every spelling, and the user's name with `~`. */
export function personRedactor({ home, user }: Person): (text: string) => string {
  const slashed = home.replaceAll('\\', '/');
  const spellings = [home, slashed, home.replaceAll('\\', '\\\\'), encodeURI(slashed)];
  const patterns = [...new Set(spellings)]
    .filter((spelling) => spelling.length > SHORTEST)
    .map((spelling) => new RegExp(escaped(spelling), 'giu'));
  if (user.length >= SHORTEST)
    patterns.push(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(user)}(?![\\p{L}\\p{N}])`, 'giu'));
  return (text) => patterns.reduce((left, pattern) => left.replace(pattern, '~'), text);
}

/** Formats an error with its stack and cause for a log. Omits the paths in file system errors, which are private. */
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

/** The account name, or an empty string if the account has none. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
