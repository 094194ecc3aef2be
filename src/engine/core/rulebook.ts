/** A chapter of a game's rulebook: the keys of its paragraphs, in reading order. Its words are the renderer's. */
export interface Chapter {
  readonly key: string;
  readonly rules: readonly string[];
}
