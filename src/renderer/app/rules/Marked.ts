import { h } from 'vue';
import type { FunctionalComponent } from 'vue';
import { cut } from './find';

/** Shows a text with the search matches highlighted. */
export const Marked: FunctionalComponent<{ text: string; words: readonly string[] }> = ({ text, words }) =>
  cut(text, words).map((piece) => (piece.hit ? h('mark', piece.text) : piece.text));
Marked.props = ['text', 'words'];
