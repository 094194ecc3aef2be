import { rulingTexts } from '../../core/rulebook';
import { REFUSALS } from './refusals';
import { RULES } from './rulebook';
import { RULINGS, SOURCES } from './rulings';

/** Labels of the score lines. */
export const SCORE_LINES = {
  capital: 'Own capital',
  money: 'Ducats, 1 per 500',
  ports: 'Ports not full, 1 each',
  small: 'Full small ports, 2 each',
  medium: 'Full medium ports, 5 each',
  capitals: 'Full capitals, 10 each',
  units: 'Galleys, forts and sailors',
} as const;

/** Labels of tie-breakers. */
export const TIES = { ports: 'Most ports' } as const;

/** English words used by the engine. The renderer adds its own; other languages replace both. */
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
    placement: 'Placement',
    bidding: 'Bidding',
    ordering: 'Order of play',
    harbour: 'Harbour',
    sailing: 'Sailing',
    combat: 'Combat',
    landing: 'Landing',
    revenue: 'Revenue',
    over: 'Game over',
  },
  score: SCORE_LINES,
  ties: TIES,
  refusals: Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])),
  rules: RULES,
  rulings: rulingTexts(RULINGS),
  sources: SOURCES,
};
