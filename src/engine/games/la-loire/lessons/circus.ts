import type { Lesson } from '../../../core/game';
import { characterId } from '../data/characters';
import { ANJOU, begin, colour, good, messageOf, messageTo, place, touraine } from './position';

/** A purchase moves the circus. The Messenger hires the Apprentice there and starts a message of level 2. */
export const CIRCUS: Lesson = {
  key: 'circus',
  learner: ANJOU,
  start: begin({
    turn: 31,
    houses: [
      {
        merchant: ['Luynes', 2, 1],
        messenger: ['Amboise', 1, 1],
        money: 6,
        boat: 3,
        messages: [messageOf('red', 'blue')],
        delivered: [messageTo('Talcy')],
      },
      {
        merchant: ['Serrant', 2, 1],
        messenger: ['Beaugency', 2, 1],
        money: 5,
        boat: 4,
        messages: [messageTo('Saumur')],
      },
    ],
    horses: { Blois: 1 },
    market: ['green', 'purple', 'blue', 'red', 'yellow', 'black', 'white'],
    circus: 'Chinon',
  }),
  steps: [
    {
      key: 'buy',
      asks: [
        { type: 'move', figure: 'merchant', to: place('Blois') },
        { type: 'buy', good: good('wine') },
      ],
      lights: [`tile:${colour('purple')}`],
    },
    {
      key: 'place',
      asks: [{ type: 'placeCircus', at: place('Ussé') }],
      lights: [`tile:${colour('yellow')}`, `tile:${colour('green')}`],
    },
    {
      key: 'ride',
      asks: [{ type: 'move', figure: 'messenger', to: place('Ussé') }],
    },
    {
      key: 'hire',
      asks: [{ type: 'hire', character: characterId('apprentice') }],
    },
    {
      key: 'end',
      asks: [{ type: 'endTurn' }],
      then: touraine(
        { type: 'move', figure: 'merchant', direction: 1, leave: 0, take: 0, to: place('Luynes') },
        { type: 'move', figure: 'messenger', direction: 1, leave: 0, take: 0, to: place('Cheverny') },
        { type: 'endTurn' },
      ),
    },
    {
      key: 'stop',
      asks: [
        { type: 'move', figure: 'messenger', to: place('Montsoreau') },
        { type: 'deliver', card: messageOf('red', 'blue') },
      ],
    },
  ],
};
