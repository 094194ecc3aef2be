import type { Translation } from '../ui/language';

/**
 * French spaces: no-break before a colon and within « », narrow no-break before ; ! ? and % and between thousands. No
 * break in « ce tour-ci » either: a word joiner, because our fonts have no no-break hyphen. The source texts use ordinary
 * spaces and hyphens, which are easier to read and type.
 */
export function typeset<T>(texts: Translation<T>): Translation<T> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? spaced(value) : typeset(value as Translation<unknown>),
    ]),
  ) as Translation<T>;
}

const spaced = (text: string) =>
  text
    .replace(/ (?=[;!?%])/g, '\u202f')
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/-(?=(?:ci|là)(?!\p{L}))/gu, '-\u2060')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f');

/** Contracts words (d’Alger, du golfe, des épices, au golfe), and puts “sur” before a coast: sur la côte. */
export function contract(sentence: string): string {
  return sentence
    .replace(/(?<=^|[\s(«])([Dd])e (?=[aàâeéèêiîoôuœæ])/giu, '$1’')
    .replace(/(?<=^|[\s(«])([Dd])e le (?=\p{L})/gu, '$1u ')
    .replace(/(?<=^|[\s(«])([Dd])e les (?=\p{L})/gu, '$1es ')
    .replace(/(?<=^|[\s(«])à le (?=\p{L})/gu, 'au ')
    .replace(/(?<=^|[\s(«])À le (?=\p{L})/gu, 'Au ')
    .replace(/(?<=^|[\s(«])dans la côte (?=\p{L})/gu, 'sur la côte ');
}

/** The index of the plural form. In French, 0 and 1 are singular. */
export function plural(count: number, forms: number): number {
  return Math.min(forms - 1, count > 1 ? 1 : 0);
}
