import type { Lesson } from '../../../core/game';
import { act, ANCHOR, begin, part, tower } from './position';

/** A new Doge tile makes a part more valuable and brings an inspection, at which players bid Approvals. */
export const DOGE: Lesson = {
  key: 'doge',
  learner: ANCHOR,
  start: begin({
    round: 5,
    dice: [4, 2, 3],
    doge: 3,
    doges: [1, 9, 8],
    yards: [
      { money: 4, markers: 3, approvals: 1, points: [9, 3, 0, 0, 0], yard: [part(2, 6)] },
      { money: 5, markers: 3, approvals: 1, points: [8, 6, 0, 0, 0] },
    ],
    ship: [[part(0, 7), part(0, 3), part(1, 4), part(1, 6)], []],
    // The dice of the round after the inspection.
    chance: [2, 5, 1],
  }),
  steps: [
    { key: 'space', asks: [act('red', 4)], lights: ['doge:3', `yard:${part(2, 6)}`] },
    {
      key: 'lay',
      asks: [{ type: 'placeDoge', tile: 1 }],
      then: tower(act('red', 1)),
    },
    {
      key: 'build',
      asks: [act('red', 3), { type: 'build', tile: part(2, 6) }],
      lights: ['doge:1'],
      then: tower(act('white', 2)),
    },
    {
      key: 'bribe',
      asks: [act('white', 4)],
      then: tower(act('green', 1)),
    },
    {
      key: 'bid',
      asks: [{ type: 'bid', amount: 2 }],
      then: tower({ type: 'bid', amount: 1 }),
    },
  ],
};
