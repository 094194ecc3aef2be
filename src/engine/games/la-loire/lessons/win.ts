import type { Lesson } from '../../../core/game';
import { ANJOU, begin, good, messageTo, place, touraine } from './position';

/** The boat reaches the end of the river. Touraine has one last turn, then points are counted. */
export const WIN: Lesson = {
  key: 'win',
  learner: ANJOU,
  start: begin({
    turn: 61,
    houses: [
      {
        merchant: ['Serrant', 0, -1],
        messenger: ['Blois', 1, -1],
        money: 4,
        boat: 18,
        goods: { cheese: 1, wine: 1 },
        messages: [messageTo('Tours'), messageTo('Chinon')],
        delivered: [messageTo('Talcy'), messageTo('Angers'), messageTo('Amboise')],
      },
      {
        merchant: ['Chambord', 0, -1],
        messenger: ['Montsoreau', 1, 1],
        money: 9,
        boat: 13,
        messages: [messageTo('Langeais')],
        delivered: [messageTo('Saumur'), messageTo('Cheverny'), messageTo('Ussé'), messageTo('Luynes')],
      },
    ],
    horses: { Tours: 2, Villandry: 1, Chambord: 2, Chenonceau: 1 },
  }),
  steps: [
    {
      key: 'city',
      asks: [{ type: 'move', figure: 'merchant', to: place('Nantes') }],
    },
    {
      key: 'sell',
      asks: [1, 2].map(() => ({ type: 'sell', good: [good('cheese'), good('wine')] })),
    },
    {
      key: 'ship',
      asks: [{ type: 'ship', spaces: 2 }],
      lights: [`boat:${ANJOU}`],
    },
    {
      key: 'deliver',
      asks: [
        { type: 'move', figure: 'messenger', to: place('Tours') },
        { type: 'deliver', card: messageTo('Tours') },
      ],
    },
    {
      key: 'end',
      asks: [{ type: 'endTurn' }],
      then: touraine(
        { type: 'move', figure: 'merchant', direction: -1, leave: 0, take: 0, to: place('Orléans') },
        { type: 'ship', spaces: 1 },
        { type: 'move', figure: 'messenger', direction: 1, leave: 0, take: 0, to: place('Nantes') },
        { type: 'endTurn' },
      ),
    },
  ],
};
