import type { Mistakes } from '../../../bots/bot';
import type { LaLoireMove } from '../moves';

/**
 * A careless player's mistakes: riding past deliveries, and forgetting messages, characters and palaces. They never
 * forget goods, buildings or the boat, because the game would then take far longer.
 */
export const mistakes: Mistakes<LaLoireMove> = {
  rates: { deckhand: 0.85, sailor: 0.672, mate: 0.487, apprentice: 0.345, clerk: 0.165, shopkeeper: 0.125 },
  kinds: [
    { forgets: ({ type }) => type === 'deliver' },
    { forgets: ({ type }) => type === 'buyMessage' },
    { forgets: ({ type }) => type === 'hire' },
    { forgets: ({ type }) => type === 'buyPalace' },
  ],
  end: { type: 'endTurn' },
};
