/** The letter rows of each language's keyboard layout. */
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

/** The keyboard rows for a language. Languages without a layout use the English one. */
export function keyRows(language: string, capitals: boolean): readonly (readonly string[])[] {
  const code = Object.hasOwn(ROWS, language) ? language : 'en';
  const rows = [FIGURES, ...ROWS[code], MARKED[code], SIGNS];
  return rows.map((row) => [...row].map((letter) => (capitals ? capitalOf(letter, language) : letter)));
}

/** A letter whose capital is not a single character (ß) stays lowercase. */
function capitalOf(letter: string, language: string): string {
  const capital = letter.toLocaleUpperCase(language);
  return capital.length === 1 ? capital : letter;
}
