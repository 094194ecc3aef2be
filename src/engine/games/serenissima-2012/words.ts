import { rulingTexts } from '../../core/rulebook';
import { REFUSALS } from './refusals';
import { RULES } from './rulebook';
import { RULINGS, SOURCES } from './rulings';

/** English words used by the engine. The renderer adds its own; other languages replace both. */
export const WORDS = {
  goods: { wood: 'wood', stone: 'stone', wine: 'wine', marble: 'marble', gold: 'gold', spice: 'spice' },
  colours: { blue: 'Blue', red: 'Red', orange: 'Orange', black: 'Black' },
  doge: {
    wine: 'Wine',
    hourglass: 'One hourglass',
    twoHourglasses: 'Two hourglasses',
    shuffle: 'Two hourglasses and shuffle',
  },
  phases: {
    closing: 'Closing ports',
    choosing: 'Choosing a start',
    choice: 'Action or investment',
    loading: 'Loading cargo',
    movement: 'Movement',
    stopped: 'Blockaded',
    sale: 'Sale',
    barred: 'Blockaded',
    battle: 'Battle',
    investment: 'Investment',
    catchUp: 'Buying galleys',
    over: 'Game over',
  },
  refusals: Object.fromEntries(
    Object.entries(REFUSALS).map(([code, { message }]): [string, string] => [code, message]),
  ),
  rules: RULES,
  rulings: rulingTexts(RULINGS),
  sources: SOURCES,
};
