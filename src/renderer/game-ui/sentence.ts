/** A text to translate: a key path under the game's texts, and its parameters, which may be sentences too. */
export interface Sentence {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | Sentence>>;
}
