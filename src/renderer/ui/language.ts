/** Texts below texts, as vue-i18n takes them. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The same texts in another language; what is missing is shown in English. */
export type Translation<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Translation<T[K]> };

/** A language: one file in this folder, named by its code. */
export interface Language<T = Texts> {
  /** Every text: the shell's, and below `games` those of each game by its id. */
  readonly texts: T;
  /** Sets texts as the language writes them (spaces that do not break). These have been; those loaded later go through it. */
  typeset?(texts: Texts): Texts;
  /** Which of a text's forms, set apart by bars, a number takes; as in English when not given. */
  plural?(count: number, forms: number): number;
  /**
   * Cases a sentence may ask a name for: `{powerDative}` is what stands for the power below `within.dative`, or the plain name where
   * that case has no form of its own.
   */
  readonly cases?: readonly string[];
  /** What the language does where words meet (elisions, contractions), for sentences put together from parts. */
  join?(sentence: string): string;
}
