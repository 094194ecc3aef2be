import { h } from 'vue';
import type { FunctionalComponent } from 'vue';
import { cut } from './find';

/** A text with what was searched for marked in it. */
export const Marked: FunctionalComponent<{ text: string; words: readonly string[] }> = ({ text, words }) =>
  cut(text, words).map((piece) => (piece.hit ? h('mark', piece.text) : piece.text));
Marked.props = ['text', 'words'];
