/** The rows of letters of a keyboard, as a language's typists know them; below them the letters it writes with marks. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  en: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  fr: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  de: ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
};
const MARKED: Readonly<Record<string, string>> = {
  en: 'éèàçñöüß',
  fr: 'éèêëàâçîïôùûœ',
  de: 'äöüßéè',
};
const FIGURES = '1234567890';
const SIGNS = "-'.,!?()&";

/** The keys of a keyboard in rows, for a language; those of another are written as in English. */
export function keyRows(language: string, capitals: boolean): readonly (readonly string[])[] {
  const code = Object.hasOwn(ROWS, language) ? language : 'en';
  const rows = [FIGURES, ...ROWS[code], MARKED[code], SIGNS];
  return rows.map((row) => [...row].map((letter) => (capitals ? capitalOf(letter, language) : letter)));
}

/** A letter that has no capital of one letter stays small. */
function capitalOf(letter: string, language: string): string {
  const capital = letter.toLocaleUpperCase(language);
  return capital.length === 1 ? capital : letter;
}
