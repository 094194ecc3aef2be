/** A language's number words. “One” and “second” are not included, because they are too common with other meanings. */
type Words = Readonly<Record<string, number>>;

const fromTwo = (words: string): [string, number][] => words.split(' ').map((word, i) => [word, i + 2]);

/** Returns the number words from twenty on: each ten, followed by its combinations with the units. */
function tens(words: string, units: readonly [string, number][]): [string, number][] {
  return words.split(' ').flatMap((ten, i): [string, number][] => {
    const number = (i + 2) * 10;
    const joined = units.filter(([, unit]) => unit < 10);
    return [[ten, number], ...joined.map(([word, unit]): [string, number] => [`${ten}-${word}`, number + unit])];
  });
}

const ENGLISH = fromTwo(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const FRENCH = fromTwo(
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    ...Object.fromEntries([...ENGLISH, ...tens('twenty thirty forty fifty sixty seventy eighty ninety', ENGLISH)]),
    ...{ both: 2, twice: 2, double: 2, thrice: 3, dozen: 12, hundred: 100, hundreds: 100, thousand: 1000 },
    ...{ third: 3, fourth: 4, fifth: 5, sixth: 6 },
  },
  fr: {
    ...Object.fromEntries([...FRENCH, ...tens('vingt trente quarante cinquante soixante', FRENCH)]),
    ...{ double: 2, triple: 3, dizaine: 10, douzaine: 12, cent: 100, cents: 100, centaines: 100, mille: 1000 },
    ...{ troisième: 3, quatrième: 4, cinquième: 5, sixième: 6 },
  },
};

/** Returns the numbers written as words in a text, each once, in order. Throws for a language without number words. */
export function spelledIn(text: string, code: string): number[] {
  if (!(code in WORDS)) throw new Error(`Add the number words of ${code} to spelled-numbers.ts`);
  const words = WORDS[code];
  const found = text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  return [...new Set(found.filter((word) => Object.hasOwn(words, word)).map((word) => words[word]))];
}
