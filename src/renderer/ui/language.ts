/** Nested texts, as vue-i18n takes them. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The same texts in another language. Missing ones are shown in English. */
export type Translation<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Translation<T[K]> };

/** A language: one file in `locales`, named by its code. */
export interface Language<T = Texts> {
  /** All texts: the shell's, and each game's by its id below `games`. */
  readonly texts: T;
  /** Applies the language's typography (no-break spaces) to texts that load later. `texts` has it already. */
  typeset?(texts: Texts): Texts;
  /** The index of the plural form for a number, of the forms separated by bars. English rules by default. */
  plural?(count: number, forms: number): number;
  /**
   * The grammatical cases of names in sentences: `{powerDative}` is the power's text below `within.dative`, or the plain name if there is
   * none.
   */
  readonly cases?: readonly string[];
  /** Applies elisions and contractions to a sentence that was put together from parts. */
  join?(sentence: string): string;
}
