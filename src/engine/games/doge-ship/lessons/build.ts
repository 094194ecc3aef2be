import type { Lesson } from '../../../core/game';
import { act, ANCHOR, begin, gondola, part, tower } from './position';

/** Building a part on each level of the Galley, under a favourable Doge tile, and building a gondola. */
export const BUILD: Lesson = {
  key: 'build',
  learner: ANCHOR,
  start: begin({
    round: 3,
    dice: [3, 5, 4],
    doge: 0,
    yards: [
      { money: 3, markers: 4, points: [7, 2, 0, 0, 0], yard: [part(1, 4), part(3, 5), gondola(4)] },
      { money: 6, markers: 4, points: [3, 1, 0, 0, 0], yard: [part(1, 3)] },
    ],
    ship: [[part(0, 7), part(0, 3)], []],
  }),
  steps: [
    { key: 'space', asks: [act('red', 3)], lights: ['doge:0'] },
    {
      key: 'part',
      asks: [{ type: 'build', tile: part(1, 4) }],
      lights: ['doge:0'],
      then: tower(act('green', 1)),
    },
    { key: 'second', asks: [act('white', 6)] },
    {
      key: 'upper',
      asks: [{ type: 'build', tile: part(3, 5) }],
      lights: ['doge:0'],
      then: tower(act('white', 2)),
    },
    { key: 'gondola', asks: [act('green', 3), { type: 'build', tile: gondola(4) }] },
  ],
};
