/** A language's texts as vue-i18n stores them: a tree with sentences as leaves. */
export interface Texts {
  readonly [key: string]: unknown;
}

const VOWEL = /[aeiouy]/gi;
/** Letters with accents and cedillas, which need more height than plain ones. */
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
/** Parts of a text that must not change: parameters, links to other texts, bars between plural forms. */
const FIXED = /(\{[^}]*\}|@(?:\.\w+)?:\S+|\|)/;

/** A pseudo-text whose words are about 40% longer, so that both words and lines become long. */
export function lengthen(text: string): string {
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

/** Lengthens all texts of a language. Functions are unchanged. */
export function lengthenAll(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? lengthen(value)
        : Array.isArray(value)
          ? value.map((one: unknown) => (typeof one === 'string' ? lengthen(one) : one))
          : isTree(value)
            ? lengthenAll(value)
            : value,
    ]),
  );
}

const isTree = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
