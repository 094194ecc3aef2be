import type { Lesson } from '../../../core/game';
import { FARM } from '../data/buildings';
import { ANJOU, begin, good, messageTo, place, touraine } from './position';

/** A second Farm on the other road, and the yield of Farms with and without another player's purchase. */
export const BUILD: Lesson = {
  key: 'build',
  learner: ANJOU,
  start: begin({
    turn: 25,
    houses: [
      {
        merchant: ['Orléans', 1, 0],
        messenger: ['Orléans', 2, 0],
        money: 16,
        boat: 4,
        goods: { wood: 2 },
        delivered: [messageTo('Angers')],
      },
      { merchant: ['Luynes', 2, 1], messenger: ['Saumur', 2, 1], money: 6, boat: 3, goods: { grain: 1 } },
    ],
    horses: { Tours: 1 },
    buildings: { Blois: { building: FARM, owner: ANJOU } },
    market: ['blue', 'black', 'green', 'purple', 'red', 'yellow', 'white'],
    next: messageTo('Tours'),
    done: { merchant: true, acting: 'merchant' },
  }),
  steps: [
    {
      key: 'farm',
      asks: [{ type: 'build', building: FARM, at: place('Cheverny') }],
    },
    {
      key: 'ride',
      asks: [{ type: 'move', figure: 'messenger', to: place('Blois') }],
    },
    {
      key: 'message',
      asks: [{ type: 'buyMessage', level: 1 }],
      lights: [`place:${place('Blois')}`],
    },
    {
      key: 'end',
      asks: [{ type: 'endTurn' }],
      then: touraine(
        { type: 'move', figure: 'merchant', direction: 1, leave: 0, take: 0, to: place('Blois') },
        { type: 'buy', good: good('wine'), count: 1 },
        { type: 'move', figure: 'messenger', direction: 1, leave: 0, take: 0, to: place('Angers') },
        { type: 'endTurn' },
      ),
    },
    {
      key: 'leave',
      asks: [{ type: 'move', figure: 'merchant', to: place('Cheverny') }],
    },
    {
      key: 'buy',
      asks: [{ type: 'buy', good: good('grain') }],
      lights: [`boat:${ANJOU}`],
    },
  ],
};
