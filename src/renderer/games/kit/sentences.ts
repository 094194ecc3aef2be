import type { Sentence } from '../../game-ui/sentence';

export const sentenceOf = (key: string, params?: Sentence['params']): Sentence => ({ key, ...(params && { params }) });

export const figure = (n: number | string): Sentence => sentenceOf('figure', { n });

/** A list of sentences. `none` is the key of the text for an empty list. */
export const list = (items: readonly Sentence[], none: string): Sentence =>
  items.length === 0
    ? sentenceOf(none)
    : items.slice(1).reduce<Sentence>((all, item) => sentenceOf('list', { all, item }), items[0]);

/** A list of sentences with “and” before the last one. `none` is the key of the text for an empty list. */
export const andList = (items: readonly Sentence[], none: string): Sentence =>
  items.length < 2
    ? list(items, none)
    : sentenceOf('and', { all: list(items.slice(0, -1), none), item: items[items.length - 1] });
