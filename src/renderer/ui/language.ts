export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The same texts in another language. Missing ones are shown in English. */
export type Translation<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Translation<T[K]> };

/** A language: one file in `locales`, named by its code. */
export interface Language<T = Texts> {
  /** All texts: the screens' texts, and each game's texts under `games.<id>`. */
  readonly texts: T;
  /** Applies the language's typography (no-break spaces) to texts that are loaded later. `texts` already has it. */
  typeset?(texts: Texts): Texts;
  /** The index of the plural form for a number, among the forms separated by bars. Default: English rules. */
  plural?(count: number, forms: number): number;
  /** The grammatical cases of names: `{powerDative}` is the text under `within.dative`, or the plain name. */
  readonly cases?: readonly string[];
  join?(sentence: string): string;
}
