import type { Refusals } from '../../kit/refuse';

/**
 * Refusals by code: the rule (a key of RULES), a message for the player, and related rulings. The renderer
 * translates the codes; the console prints the messages.
 */
export const REFUSALS = {
  'game-over': { rule: 'end', message: 'The game is over.' },
  'not-your-turn': { rule: 'order', message: 'It’s another player’s turn to decide.' },
  'not-now': { rule: 'actions', message: 'You can’t do that right now.' },
  'no-money': { rule: 'money', message: 'You can’t afford that.', rulings: [2] },

  'build-space-first': { rule: 'actions', message: 'Place a marker on a Build space first.' },
  'buy-space-first': { rule: 'actions', message: 'Place a marker on a Buy space first.' },
  'table-unused': { rule: 'setup', message: 'You don’t use this table with so few players.' },
  'space-taken': { rule: 'actions', message: 'This space already has a marker.' },
  'bribe-money': {
    rule: 'bribe',
    message: 'This intrigue costs 2 ducats on top of its space.',
    rulings: [25],
  },
  'nothing-to-replace': {
    rule: 'replacement',
    message: 'None of your parts fits where you can destroy one.',
    rulings: [20],
  },

  'reordered-already': { rule: 'reorder', message: 'You’ve already reordered your barricades this turn.' },
  'not-in-stack': { rule: 'reorder', message: 'That isn’t one of your built barricades.' },
  'on-top-already': { rule: 'reorder', message: 'That barricade is already on top.' },

  'not-this-kind': { rule: 'kinds', message: 'This action is for another kind of tile.' },
  'pile-empty': { rule: 'drawing', message: 'That pile is empty.', rulings: [38] },
  'not-drawn': { rule: 'drawing', message: 'That isn’t one of the drawn tiles.' },
  'yard-full': { rule: 'yard', message: 'Your yard holds five tiles. Discard one first.' },
  'yard-parts': {
    rule: 'yard',
    message: 'Your yard holds two galley parts. Discard one first.',
    rulings: [10],
  },
  'yard-room': { rule: 'yard', message: 'Your yard has room, so you don’t need to discard.' },
  'not-in-yard': { rule: 'yard', message: 'That tile isn’t in your yard.' },
  'no-place': { rule: 'galley', message: 'No space in that part’s zone is open now.' },
  'not-destroyable': {
    rule: 'replacement',
    message: 'You can only destroy the last part of its level, with nothing above it.',
  },
  'parts-short': {
    rule: 'replacement',
    message: 'That would leave too few parts in its zone to finish the ship.',
    rulings: [22],
  },

  'not-enough-approvals': { rule: 'inspection', message: 'You don’t have that many Approvals.' },
} as const satisfies Refusals;

export type RefusalCode = keyof typeof REFUSALS;
