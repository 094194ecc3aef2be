import type { Barrier } from './game';

export const BARRIERS: Readonly<Record<Barrier | 'start' | 'end' | 'over', string>> = {
  chance: 'You can’t undo past a dice roll or a shuffle.',
  secret: 'You can’t undo past a revealed secret.',
  answer: 'You can’t undo an answer to another player.',
  decision: 'Another player has moved since.',
  start: 'There’s nothing to undo.',
  end: 'There’s nothing to redo.',
  over: 'The game is over.',
};
