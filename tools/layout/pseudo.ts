/** Texts of a language, as vue-i18n keeps them: a tree whose leaves are sentences. */
export interface Texts {
  readonly [key: string]: unknown;
}

const VOWEL = /[aeiouy]/gi;
/** Letters that stand higher or lower than English needs. */
const MARKED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ê',
  i: 'ï',
  o: 'õ',
  u: 'û',
  A: 'Å',
  E: 'É',
  O: 'Ö',
  U: 'Ü',
};
/** What a text must keep as it is: names to be put in, links to other texts, bars between plural forms. */
const FIXED = /(\{[^}]*\}|@(?:\.\w+)?:\S+|\|)/;

/** A text in no language, longer by two fifths, each word for itself, so that long words come of it as well as long lines. */
export function lengthened(text: string): string {
  return text
    .split(FIXED)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/\p{L}+/gu, longer)))
    .join('');
}

function longer(word: string): string {
  const more = Math.ceil(word.length * 0.4);
  const vowels = word.match(VOWEL)?.length ?? 0;
  if (vowels === 0) return word.length > 2 ? word + word.slice(-1).repeat(more) : word;
  let left = more;
  let to = vowels;
  return word.replace(VOWEL, (vowel) => {
    const here = Math.ceil(left / to--);
    left -= here;
    return (MARKED[vowel] ?? vowel) + vowel.toLowerCase().repeat(here);
  });
}

/** Every text of a language lengthened; functions stay what they are. */
export function lengthenAll(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? lengthened(value)
        : Array.isArray(value)
          ? value.map((one: unknown) => (typeof one === 'string' ? lengthened(one) : one))
          : isTree(value)
            ? lengthenAll(value)
            : value,
    ]),
  );
}

const isTree = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
