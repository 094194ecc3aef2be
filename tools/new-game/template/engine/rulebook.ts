import type { Chapter, Rulings } from '../../../../src/engine/core/rulebook';

/** The paragraphs of the rules in reading order. */
export const CHAPTERS: readonly Chapter[] = [
  { key: 'turn', rules: ['turn', 'walking', 'throwing', 'resting', 'moves'] },
  { key: 'end', rules: ['end'] },
];

/** Our rulings where the rules are silent: none yet. */
export const RULINGS: Rulings = {};
