import type { Lesson } from '../../../core/game';
import { FARM } from '../data/buildings';
import { ANJOU, begin, good, place, touraine } from './position';

/** Wine from the player's own Farm and other goods are sold, and the money pays for moving the boat. */
export const TRADE: Lesson = {
  key: 'trade',
  learner: ANJOU,
  start: begin({
    turn: 21,
    houses: [
      {
        merchant: ['Luynes', 2, 1],
        messenger: ['Amboise', 2, 1],
        money: 5,
        boat: 3,
        goods: { grain: 1, cheese: 1 },
      },
      { merchant: ['Montsoreau', 2, 1], messenger: ['Vendôme', 2, -1], money: 4, boat: 2, goods: { wood: 1 } },
    ],
    buildings: { Blois: { building: FARM, owner: ANJOU } },
  }),
  steps: [
    {
      key: 'ride',
      asks: [{ type: 'move', figure: 'merchant', to: place('Blois') }],
    },
    {
      key: 'buy',
      asks: [{ type: 'buy', good: good('wine') }],
      lights: [`boat:${ANJOU}`],
    },
    {
      key: 'end',
      asks: [{ type: 'move', figure: 'messenger', to: place('Chinon') }, { type: 'endTurn' }],
      then: touraine(
        { type: 'move', figure: 'merchant', direction: 1, leave: 0, take: 0, to: place('Serrant') },
        { type: 'move', figure: 'messenger', direction: -1, leave: 0, take: 0, to: place('Langeais') },
        { type: 'endTurn' },
      ),
    },
    {
      key: 'city',
      asks: [{ type: 'move', figure: 'merchant', to: place('Orléans') }],
    },
    {
      key: 'sell',
      // The learner can sell the goods in any order.
      asks: [1, 2, 3].map(() => ({ type: 'sell', good: [good('grain'), good('cheese'), good('wine')] })),
    },
    {
      key: 'ship',
      asks: [{ type: 'ship', spaces: 2 }],
      lights: [`boat:${ANJOU}`],
    },
  ],
};
