import type { Lesson } from '../../../core/game';
import { ANJOU, begin, colour, good, messageTo, place, touraine } from './position';

/** The first turn: how far figures ride, buying a good, delivering a message. */
export const RIDE: Lesson = {
  key: 'ride',
  learner: ANJOU,
  start: begin({
    turn: 1,
    houses: [
      {
        merchant: ['Nantes', 2, 0],
        messenger: ['Orléans', 2, 0],
        money: 7,
        messages: [messageTo('Talcy')],
      },
      {
        merchant: ['Nantes', 2, 0],
        messenger: ['Orléans', 2, 0],
        money: 7,
        messages: [messageTo('Saumur')],
      },
    ],
  }),
  steps: [
    {
      key: 'merchant',
      asks: [{ type: 'move', figure: 'merchant', to: place('Langeais') }],
    },
    {
      key: 'buy',
      asks: [{ type: 'buy', good: good('grain') }],
      lights: [`tile:${colour('black')}`],
    },
    {
      key: 'leave',
      asks: [{ type: 'move', figure: 'messenger', leave: 1, to: place('Talcy') }],
      lights: [`tile:${colour('black')}`],
    },
    {
      key: 'deliver',
      asks: [{ type: 'deliver', card: messageTo('Talcy') }],
      lights: [`tile:${colour('red')}`],
    },
    {
      key: 'end',
      asks: [{ type: 'endTurn' }],
      then: touraine(
        { type: 'move', figure: 'merchant', direction: -1, leave: 0, take: 0, to: place('Chinon') },
        { type: 'move', figure: 'messenger', direction: 1, leave: 0, take: 0, to: place('Chenonceau') },
        { type: 'endTurn' },
      ),
    },
    {
      key: 'take',
      asks: [{ type: 'move', figure: 'messenger', take: 1, to: place('Tours') }],
    },
  ],
};
