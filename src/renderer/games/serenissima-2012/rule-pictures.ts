import { BOARD } from '../../../engine/games/serenissima-2012/data/board';
import type { RulePictures } from '../../game-ui/rulebook';
import { namedTargets } from '../serenissima/named-targets';
import { target } from '../serenissima/targets';

const { port, off } = namedTargets(BOARD);
/** A galley by its displayed number. */
const galley = (number: number) => target.galley(number - 1);

/** The rulebook's pictures, by paragraph. */
export const RULE_PICTURES: RulePictures = {
  goal: { shows: [port('València'), port('Constantinople'), port('Tripoli'), port('Genova')], lights: [] },
  warehouses: { shows: [port('Sardegna'), galley(12)], lights: [port('Sardegna')] },
  capacity: { shows: [galley(13), port('Corfu')], lights: [galley(13)] },
  setup: { lesson: { key: 'trade', steps: [0] }, shows: [port('València'), galley(1)] },
  wheel: { shows: [galley(5), port('Modon')], lights: [galley(5)] },
  goods: { lesson: { key: 'trade', steps: [0, 1] }, shows: [port('València'), galley(1)], lights: [galley(1)] },
  movement: {
    lesson: { key: 'blockade', steps: [3, 4] },
    shows: [off('Corfu'), off('Sicilia'), off('Napoli')],
    lights: [galley(8)],
    path: [
      { at: galley(8), mark: '', asks: [] },
      { at: off('Sicilia'), mark: '1', asks: [] },
      { at: off('Napoli'), mark: '2', asks: [] },
    ],
  },
  blockade: {
    lesson: { key: 'blockade', steps: [0, 1] },
    shows: [off('Corfu'), off('Sicilia')],
    lights: [galley(3), galley(5)],
  },
  sale: { lesson: { key: 'trade', steps: [2, 3] }, shows: [port('Algiers'), galley(1)], lights: [port('Algiers')] },
  battle: {
    lesson: { key: 'fight', steps: [1, 2] },
    shows: [galley(4), galley(6), port('Napoli')],
    lights: [galley(4), galley(6)],
  },
  storm: { lesson: { key: 'fight', steps: [5, 6] }, shows: [port('Napoli'), galley(4)], lights: [port('Napoli')] },
  basilica: {
    lesson: { key: 'invest', steps: [1, 2] },
    shows: [port('València'), galley(9)],
    lights: [port('València')],
  },
  scoring: { lesson: { key: 'invest', steps: [6] }, shows: [port('València'), galley(12)], lights: [port('València')] },
};
