/** French texts of the games' pages. */
export const startingFrench = {
  gamePage: {
    by: 'De {designers}, {year}',
    play: 'Jouer',
    players: '{players}.',
    change: 'Changer…',
    continue: 'Continuer',
    lessons: 'Leçons ({done} sur {count})',
    weight: 'Difficulté : {weight}',
  },
};
