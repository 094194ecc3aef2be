import type { Refusals } from '../../../../src/engine/kit/refuse';

/**
 * The reasons for refusing a move: the rule that forbids it (a key of RULES in words.ts), and a sentence for the
 * player.
 */
export const REFUSALS = {
  'game-over': { rule: 'end', message: 'The game is over.' },
  'not-your-turn': { rule: 'turn', message: 'Another player decides first.' },
  'not-now': { rule: 'turn', message: 'You can’t do that now.' },
  'no-money': { rule: 'throwing', message: 'You can’t pay for that many dice.' },
  'no-dice': { rule: 'throwing', message: 'You can’t throw that number of dice.' },
  'purse-full': { rule: 'resting', message: 'Your purse is full.' },
} satisfies Refusals;
