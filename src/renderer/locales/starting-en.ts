/** English texts of the games' pages, of a new table and of the pause menu. */
export const startingEnglish = {
  gamePage: {
    by: 'By {designers}, {year}',
    play: 'Play',
    players: '{players}.',
    change: 'Change…',
    firstGame: 'First game',
    continue: 'Continue',
    lessons: 'Lessons ({done} of {count})',
    weight: 'Weight: {weight}',
  },
  pause: {
    title: 'Paused',
    saved: 'Saved automatically at {time}.',
    resume: 'Resume',
    leave: 'Leave game',
  },
  setup: {
    ready: 'Ready-made setups',
    tables: { first: 'First game', oneHour: '1 hour', twoHours: '2 hours', standard: 'Rulebook standard' },
    mode: 'How to play',
    portraits: 'Choose a portrait',
    portrait: 'Portrait {number}',
    portraitOf: 'Portrait ({power})',
    swap: 'Swap {one} and {other}',
    seed: 'Seed',
    noSeed: 'Random',
    seedNote: 'The same seed, players and choices give the same luck. Leave it empty for new luck.',
    copySeed: 'Copy',
    seedCopied: 'Seed copied.',
  },
};
