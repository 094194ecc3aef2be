import type { Sentence } from '../../game-ui/game-ui';

/** A sentence: proper names stand as they are; everything else is a key. */
export const sentenceOf = (key: string, params?: Sentence['params']): Sentence => ({ key, ...(params && { params }) });

/** A bare figure. */
export const figure = (n: number | string): Sentence => sentenceOf('figure', { n });

/** Things one after the other; `none` is the key of what is said when there are none. */
export const list = (items: readonly Sentence[], none: string): Sentence =>
  items.length === 0
    ? sentenceOf(none)
    : items.slice(1).reduce<Sentence>((all, item) => sentenceOf('list', { all, item }), items[0]);
