import type { Barrier } from './game';

/** Why an undo or redo is barred, in English. */
export const BARRIERS: Readonly<Record<Barrier | 'start' | 'end' | 'over', string>> = {
  chance: 'A die has been thrown: this cannot be taken back.',
  secret: 'Something hidden has been shown: this cannot be taken back.',
  answer: 'This answered another player: it cannot be taken back.',
  decision: 'Another player has decided since.',
  start: 'There is nothing to take back.',
  end: 'There is nothing to redo.',
  over: 'The game is over.',
};
