import type { About } from '../../../../src/engine/core/game';

/** Facts about Template Game. */
export const ABOUT: About = {
  id: 'template-game',
  title: 'Template Game',
  year: 2026,
  designers: ['Nobody'],
  seats: [2, 4],
  minutes: [10, 20],
  rules: 1,
  options: [],
};
