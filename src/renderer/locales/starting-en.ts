/** English texts of the games' pages. */
export const startingEnglish = {
  gamePage: {
    by: 'By {designers}, {year}',
    play: 'Play',
    players: '{players}.',
    change: 'Change…',
    continue: 'Continue',
    lessons: 'Lessons ({done} of {count})',
    weight: 'Weight: {weight}',
  },
};
