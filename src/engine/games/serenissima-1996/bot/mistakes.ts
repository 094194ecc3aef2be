import type { Mistakes } from '../../../bots/bot';
import type { Serenissima1996Move } from '../moves';

/**
 * A careless player's mistakes: leaving goods ashore or in the hold, staying in port, guarding too little, and
 * forgetting attacks, landings and new galleys.
 */
export const mistakes: Mistakes<Serenissima1996Move> = {
  rates: { deckhand: 0.85, sailor: 0.65, mate: 0.455, apprentice: 0.295, clerk: 0.14, shopkeeper: 0.09 },
  kinds: [
    { forgets: ({ type }) => type === 'buy' || type === 'askPrice' },
    { forgets: ({ type }) => type === 'sail' || type === 'askPassage' },
    { forgets: ({ type }) => type === 'sell' },
    { forgets: ({ type }) => type === 'hire' || type === 'transfer' || type === 'buildFort' },
    { forgets: ({ type }) => type === 'attack' || type === 'land' },
    { forgets: ({ type }) => type === 'buildGalley' },
  ],
  end: { type: 'endPhase' },
};
