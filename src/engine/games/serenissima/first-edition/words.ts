import { REFUSALS } from './refusals';
import { RULES } from './rulebook';

export { RULES };

/** Every English word of this game that the engine knows; the renderer adds its own and other languages replace both. */
export const WORDS = {
  goods: {
    wood: 'wood',
    iron: 'iron',
    wine: 'wine',
    textiles: 'textiles',
    spices: 'spices',
    gold: 'gold',
    gems: 'gems',
  },
  powers: { venice: 'Venice', genoa: 'Genoa', spain: 'Spain', turkey: 'Turkey' },
  phases: {
    placement: 'Placing the sailors',
    bidding: 'Bidding for the order of play',
    ordering: 'Choosing the order of play',
    harbour: 'Harbour',
    sailing: 'Sailing',
    combat: 'Combat',
    landing: 'Landing',
    revenue: 'Revenue',
    over: 'End of the game',
  },
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])),
  rules: RULES,
};
