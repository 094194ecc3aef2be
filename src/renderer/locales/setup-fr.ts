/** French texts of the games' pages, of a new table and of the pause menu. */
export const setupFrench = {
  gamePage: {
    by: 'De {designers}, {year}',
    play: 'Jouer',
    players: '{players}.',
    change: 'Changer…',
    firstGame: 'Première partie',
    continue: 'Continuer',
    lessons: 'Leçons ({done}/{count})',
    weight: 'Complexité : {weight}',
  },
  pause: {
    title: 'Pause',
    saved: 'Partie enregistrée automatiquement à {time}.',
    resume: 'Reprendre',
    leave: 'Quitter la partie',
  },
  setup: {
    ready: 'Réglage rapide :',
    tables: {
      first: 'Première partie',
      oneHour: 'Partie courte',
      twoHours: 'Partie courte',
      standard: 'Partie standard',
    },
    mode: 'Mode de jeu',
    portraits: 'Choisir un portrait',
    portrait: 'Portrait {number}',
    portraitTaken: 'Portrait {number} (déjà pris)',
    portraitsTaken: 'Les portraits estompés sont déjà pris.',
    portraitOf: 'Portrait ({power})',
    swap: 'Échanger les joueurs ({one} et {other})',
    suggestion: 'D’après votre dernière partie, un autre niveau convient mieux.',
    switch: 'Choisir {level}',
    seed: 'Graine',
    noSeed: 'Au hasard',
    seedNote:
      'La même graine, les mêmes joueurs et les mêmes choix donnent les mêmes tirages. Laissez vide pour de nouveaux tirages.',
    copySeed: 'Copier',
    seedCopied: 'Graine copiée.',
  },
};
