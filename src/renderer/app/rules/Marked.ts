import { h } from 'vue';
import type { FunctionalComponent } from 'vue';
import { cut } from './find';

/** A text with the search matches marked. */
export const Marked: FunctionalComponent<{ text: string; words: readonly string[] }> = ({ text, words }) =>
  cut(text, words).map((piece) => (piece.hit ? h('mark', piece.text) : piece.text));
Marked.props = ['text', 'words'];
