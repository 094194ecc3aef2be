import type { Lesson } from '../../../core/game';
import { act, ANCHOR, barricade, begin, gondola, part, TOWER, tower } from './position';

/** Barricades: the bonus of the top one, protection against high water, and the order of play. */
export const WATER: Lesson = {
  key: 'water',
  learner: ANCHOR,
  start: begin({
    round: 4,
    dice: [2, 3, 3],
    doge: 4,
    doges: [7],
    order: [TOWER, ANCHOR],
    yards: [
      { money: 2, markers: 2, points: [5, 1, 0, 0, 0], yard: [barricade(3), gondola(7)], stack: [barricade(10)] },
      { money: 5, markers: 2, points: [3, 2, 0, 0, 0], stack: [barricade(8)] },
    ],
    ship: [[part(0, 5), part(0, 4)], []],
    // The dice of the round that starts during the lesson: red 4, green 2, white 5.
    chance: [4, 2, 5],
  }),
  steps: [
    { key: 'space', asks: [act('green', 2)], lights: [`stack:${ANCHOR}`] },
    {
      key: 'build',
      asks: [{ type: 'build', tile: barricade(3) }],
      lights: ['gauge:0'],
      then: tower(act('red', 1)),
    },
    {
      key: 'last',
      asks: [act('white', 2)],
      lights: ['gauge:0'],
      then: tower({ type: 'discardAction' }),
    },
    { key: 'reorder', asks: [{ type: 'reorder', top: barricade(10) }] },
    { key: 'bonus', asks: [act('red', 3), { type: 'build', tile: gondola(7) }] },
  ],
};
