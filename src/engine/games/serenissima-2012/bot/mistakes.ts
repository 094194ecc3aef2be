import type { Mistakes } from '../../../bots/bot';
import type { Serenissima2012Move } from '../moves';

/**
 * A careless player's mistakes: leaving goods ashore or in the hold, staying in port, sailing and guarding with too few
 * sailors, and forgetting claims, attacks and purchases.
 */
export const mistakes: Mistakes<Serenissima2012Move> = {
  rates: { deckhand: 0.868, sailor: 0.737, mate: 0.607, apprentice: 0.467, clerk: 0.32, shopkeeper: 0.17 },
  kinds: [
    { forgets: ({ type }) => type === 'load' },
    { forgets: ({ type }) => type === 'sail' },
    { forgets: ({ type }) => type === 'sell' },
    { forgets: ({ type }) => type === 'transfer' },
    { forgets: ({ type }) => type === 'claim' || type === 'attack' },
    { changes: (move) => (move.type === 'claim' && move.sailors > 1 ? { ...move, sailors: 1 } : move) },
    {
      forgets: ({ type }) =>
        type === 'recruit' || type === 'buildFort' || type === 'buyGalley' || type === 'buildBasilica',
    },
  ],
  end: { type: 'done' },
};
