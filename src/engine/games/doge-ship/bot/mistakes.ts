import type { Mistakes } from '../../../bots/bot';
import type { DogeShipMove } from '../moves';

/**
 * A careless player's mistakes: wasting markers, declining tiles, forgetting to build, bidding too little or too much,
 * and choosing the wrong Doge tile.
 */
export const mistakes: Mistakes<DogeShipMove> = {
  rates: { deckhand: 0.35, sailor: 0.266, mate: 0.187, apprentice: 0.114, clerk: 0.056, shopkeeper: 0.055 },
  kinds: [
    { prefers: ({ type }, planned) => planned.type === 'act' && (type === 'act' || type === 'discardAction') },
    { prefers: ({ type }, planned) => planned.type === 'keep' && type === 'decline' },
    { prefers: ({ type }, planned) => (planned.type === 'build' || planned.type === 'replace') && type === 'pass' },
    { prefers: ({ type }, planned) => planned.type === 'bid' && type === 'bid' },
    { prefers: ({ type }, planned) => planned.type === 'placeDoge' && type === 'placeDoge' },
  ],
};
