import type { Chapter, Rulings } from '../../../../src/engine/core/rulebook';

export const CHAPTERS: readonly Chapter[] = [
  { key: 'turn', rules: ['turn', 'walking', 'throwing', 'resting', 'moves'] },
  { key: 'end', rules: ['end'] },
];

/** Our rulings on cases that the rules do not cover. None yet. */
export const RULINGS: Rulings = {};
