import { h } from 'vue';
import type { FunctionalComponent } from 'vue';
import { splitAtTerms } from './words';

/** A text in which the words that a search found are marked. */
export const Marked: FunctionalComponent<{ text: string; terms: ReadonlySet<string> }> = ({ text, terms }) =>
  splitAtTerms(text, terms).map((piece) => (piece.hit ? h('mark', piece.text) : piece.text));
Marked.props = ['text', 'terms'];
