import type { Lesson } from '../../../core/game';
import { act, ANCHOR, begin, part, tower } from './position';

/** Replacing a part. Then the last part ends the game, and all Approvals are counted. */
export const FINISH: Lesson = {
  key: 'finish',
  learner: ANCHOR,
  start: begin({
    round: 9,
    dice: [6, 3, 4],
    doge: 5,
    yards: [
      { money: 4, markers: 4, approvals: 3, points: [18, 9, 1, 12, 0], yard: [part(2, 3), part(5, 4)] },
      { money: 6, markers: 4, approvals: 2, points: [18, 12, 0, 15, 0] },
    ],
    ship: [
      [part(0, 3), part(0, 5), part(1, 3), part(1, 5), part(2, 4), part(2, 2)],
      [part(3, 4), part(3, 6), part(4, 2), part(4, 6), part(5, 3)],
    ],
  }),
  steps: [
    { key: 'space', asks: [act('red', 6)], lights: ['berth:5'] },
    {
      key: 'replace',
      asks: [{ type: 'replace', tile: part(2, 3) }],
      then: tower(act('red', 1)),
    },
    { key: 'construct', asks: [act('white', 6)], lights: ['berth:25'] },
    { key: 'last', asks: [{ type: 'build', tile: part(5, 4) }] },
  ],
};
