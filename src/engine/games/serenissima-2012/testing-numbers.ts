import type { TextNumbers } from '../../kit/testing';
import { CAPACITY } from '../serenissima/cargo';
import * as map from './data/board';
import * as box from './data/components';
import { CLOSED_GOODS } from './phases/closing';

const { rising, linear } = map.INCOME;
const INCOMES = rising.length;
const SIZES = [...new Set(map.BOARD.ports.map(({ size }) => size))].toSorted((a, b) => a - b);
const LARGEST = SIZES.slice(-1);
/** The steps: loading, movement, sale or battle. */
const STEPS = 3;
const TWO_HOURGLASSES = Math.max(...map.DOGE_CARDS.map(({ steps }) => steps));

/** The numbers in the game's texts. */
export const NUMBERS: TextNumbers = {
  digits: {
    'rules.board.text': [map.BOARD.spaces.length, map.BOARD.ports.length],
    'rules.warehouses.text': [map.FIRST_VALUE],
    'rules.goods.text': [box.CUBE_COST],
    'rules.investment.text': [box.SAILOR_COST],
    'rules.limits.text': [...Object.values(box.SAILORS), ...Object.values(box.GALLEYS)],
    'rules.fort.text': [box.FORT_COST],
    'rules.basilica.text': [box.BASILICA_COST],
    'rules.doge.text': [box.WINE_INCOME],
    'rules.scoring.text': [rising[5], box.BASILICA_INCOME],
    'explain.income': [box.BASILICA_INCOME],
    'explain.reserve': [box.SAILOR_COST],
    'explain.basilica': [box.BASILICA_INCOME],
    'explain.wine': [box.WINE_INCOME],
    'explain.spice': [box.SPICE_BONUS],
    'explain.load': [box.CUBE_COST],
    'explain.sell': [box.SPICE_BONUS],
    'explain.recruit': [box.SAILOR_COST],
    'explain.buy': [box.SAILOR_COST],
    'explain.build': [box.FORT_COST],
    'options.income.note': [rising[0], rising[4], rising[5]],
    'options.income.values.rising': rising.slice(1, 4),
    'options.income.values.linear': linear.slice(1, 4),
    'markets.note': [box.SPICE_BONUS],
    'rules.sale.text': [map.FIRST_VALUE, map.FIRST_VALUE + 4, box.SPICE_BONUS],
  },
  words: {
    'doge.twoHourglasses': [TWO_HOURGLASSES],
    'doge.shuffle': [TWO_HOURGLASSES],
    'refusals.no-room': [CAPACITY],
    'refusals.fleet-full': [box.FLEET],
    'refusals.enough-galleys': [box.CATCH_UP],
    'refusals.no-forts': [map.FORTS],
    'refusals.no-basilicas': [map.BASILICAS],
    'rules.goal.text': [map.COLOURS.length, box.SCORINGS],
    'rules.board.text': [map.GOODS.length],
    'rules.warehouses.text': SIZES,
    'rules.setup.text': [map.STARTS.length, 2, box.STARTING_GALLEYS[2], box.STARTING_CREW],
    'rules.closing.text': [2, 3, CLOSED_GOODS.length],
    'rules.activation.text': [STEPS],
    'rules.capacity.text': [CAPACITY],
    'rules.shot.text': [box.FORT_DICE],
    'rules.limits.text': [map.FORTS, map.BASILICAS, box.FLEET, 4, 3, 2],
    'rules.doge.text': [TWO_HOURGLASSES, map.DOGE_CARDS.length],
    'rules.scoring.text': [2, 3, ...LARGEST],
    'rules.catch-up.text': [box.CATCH_UP],
    'rules.end.text': [box.SCORINGS],
    'rulings.2': [map.FORTS, map.BASILICAS],
    'rulings.32': [box.CATCH_UP],
    'rulings.41': [INCOMES - 2, INCOMES - 1, INCOMES - 4, INCOMES - 3],
    'introduction.about': [box.SCORINGS],
    'introduction.goal': [box.SCORINGS],
    'ruleTitles.catch-up': [box.CATCH_UP],
    'explain.galleys': [box.FLEET],
    'explain.fleet': [CAPACITY],
    'explain.fort': [box.FORT_DICE],
    'options.closing.note': [CLOSED_GOODS.length],
    'options.catchUp.label': [box.CATCH_UP],
    'options.income.note': [INCOMES - 2, INCOMES - 1, INCOMES - 3, Object.keys(map.INCOME).length],
    'options.income.values.rising': [INCOMES - 4, INCOMES - 3],
    'options.income.values.linear': [INCOMES - 4, INCOMES - 3],
    'decision.catchUp': [box.CATCH_UP],
    'events.catchUpBegan': [box.CATCH_UP],
    'rows.fortFirst': [box.FORT_DICE],
  },
  otherDigits: [
    [/^rulings\.42$/, 'a year'],
    [/^(refusals\.no-strength|rules\.strength|options\.(weakAttacks|adriaticExit))/, 'nought, and a year'],
    [/^rules\.setup\./, 'ducats of the second and third player'],
  ],
  otherWords: [
    [
      /^(refusals\.sale-or-battle|rules\.(battle|storm)\.text|rulings\.27|introduction\.turn\.battle|explain\.(battle|build))$/,
      'both sides of a battle, one thing or another, two goods',
    ],
  ],
};
