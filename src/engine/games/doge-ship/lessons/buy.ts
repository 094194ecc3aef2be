import type { Lesson } from '../../../core/game';
import { act, ANCHOR, begin, part, tower } from './position';

/** The first markers: the price of a space, drawing and buying a part, ducats, discarding a marker. */
export const BUY: Lesson = {
  key: 'buy',
  learner: ANCHOR,
  start: begin({
    round: 1,
    dice: [3, 4, 2],
    doge: 3,
    yards: [
      { money: 12, markers: 5 },
      { money: 12, markers: 5 },
    ],
    drawn: [part(0, 3), part(0, 5), part(0, 2)],
  }),
  steps: [
    { key: 'space', asks: [act('red', 5)] },
    { key: 'pile', asks: [{ type: 'draw', pile: 0 }], lights: ['berth:0'] },
    {
      key: 'keep',
      asks: [{ type: 'keep', tile: part(0, 5) }],
      then: tower(act('white', 2)),
    },
    {
      key: 'free',
      asks: [act('green', 4)],
      then: tower(act('green', 1)),
    },
    { key: 'discard', asks: [{ type: 'discardAction' }] },
  ],
};
