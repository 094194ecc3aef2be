import type { Refusals } from '../../kit/refuse';

/**
 * Why a move is refused: the rule that forbids it (a key of RULES in words.ts), one sentence for the player, and the
 * rulings (rulings.ts) it relies on. The renderer translates by code; the console prints the sentence here.
 */
export const REFUSALS = {
  'game-over': { rule: 'end', message: 'The game is over.' },
  'not-your-turn': { rule: 'order', message: 'Another player has to decide first.' },
  'not-now': { rule: 'actions', message: 'That is not what is being decided now.' },
  'no-money': { rule: 'money', message: 'You cannot pay for that.', rulings: [2] },

  'table-unused': { rule: 'setup', message: 'This table is not used with so few players.' },
  'space-taken': { rule: 'actions', message: 'An action marker lies on this space already.' },
  'bribe-money': {
    rule: 'bribe',
    message: 'This intrigue costs 2 ducats on top of the price of its space.',
    rulings: [25],
  },
  'nothing-to-replace': {
    rule: 'replacement',
    message: 'None of your parts fits where a part of the Galley can be destroyed.',
    rulings: [20],
  },

  'reordered-already': { rule: 'reorder', message: 'You have changed the order of your barricades this turn.' },
  'not-in-stack': { rule: 'reorder', message: 'That is not one of your built barricades.' },
  'on-top-already': { rule: 'reorder', message: 'That barricade lies on top already.' },

  'not-this-kind': { rule: 'kinds', message: 'This action does not concern tiles of that kind.' },
  'pile-empty': { rule: 'drawing', message: 'There is no tile left in that pile.', rulings: [38] },
  'not-drawn': { rule: 'drawing', message: 'That is not one of the tiles drawn.' },
  'yard-full': { rule: 'yard', message: 'Your yard holds five tiles: discard one of them first.' },
  'yard-parts': {
    rule: 'yard',
    message: 'Your yard holds two galley parts: discard one of them first.',
    rulings: [10],
  },
  'yard-room': { rule: 'yard', message: 'There is room in your yard: nothing has to be discarded.' },
  'not-in-yard': { rule: 'yard', message: 'That tile is not in your yard.' },
  'no-place': { rule: 'galley', message: 'No space of that part’s zone is open now.' },
  'not-destroyable': {
    rule: 'replacement',
    message: 'No part of that zone can be destroyed: only the last of its level, with nothing above it.',
  },
  'parts-short': {
    rule: 'replacement',
    message: 'A part destroyed leaves the game, and too few of its zone would be left to finish the Galley.',
    rulings: [22],
  },

  'not-enough-approvals': { rule: 'inspection', message: 'You do not have that many Approvals.' },
} as const satisfies Refusals;

export type RefusalCode = keyof typeof REFUSALS;
