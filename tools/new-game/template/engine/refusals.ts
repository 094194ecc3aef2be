import type { Refusals } from '../../../../src/engine/kit/refuse';

/**
 * The reasons for refusing a move: the rule that forbids it (a key of RULES in words.ts), and a sentence for the
 * player.
 */
export const REFUSALS = {
  'game-over': { rule: 'end', message: 'The game is over.' },
  'not-your-turn': { rule: 'turn', message: 'Another player has to decide first.' },
  'not-now': { rule: 'turn', message: 'That is not what is being decided now.' },
  'no-money': { rule: 'throwing', message: 'You cannot pay for so many dice.' },
  'no-dice': { rule: 'throwing', message: 'That is no number of dice a player may throw.' },
  'purse-full': { rule: 'resting', message: 'Your purse is full.' },
} satisfies Refusals;
