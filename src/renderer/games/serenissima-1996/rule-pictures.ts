import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import type { RulePictures } from '../../game-ui/rulebook';
import { namedTargets } from '../serenissima/named-targets';
import { target } from '../serenissima/targets';

const { port, off } = namedTargets(BOARD);
const { galley } = target;
const [VENETIAN, NEW] = [galley(0), galley(4)];
const GENOESE = galley(2);
const GENOA_ARMS = 1;

/** The rulebook's pictures, by paragraph. */
export const RULE_PICTURES: RulePictures = {
  powers: { shows: [port('Venice'), port('Genoa'), port('Valencia'), port('Istanbul')] },
  warehouses: { shows: [port('Tunis'), off('Tunis')], lights: [port('Tunis')] },
  capacity: { shows: [galley(6), port('Crete')], lights: [galley(6)] },
  setup: { lesson: { key: 'sail', steps: [0] }, shows: [port('Venice'), VENETIAN, galley(1)] },
  buying: { lesson: { key: 'trade', steps: [0, 1] }, shows: [port('Sicily'), VENETIAN], lights: [VENETIAN] },
  galley: { lesson: { key: 'build', steps: [0, 1] }, shows: [port('Venice'), VENETIAN, NEW], lights: [NEW] },
  fort: { lesson: { key: 'build', steps: [4, 5] }, shows: [port('Ragusa'), galley(1)], lights: [port('Ragusa')] },
  speed: {
    lesson: { key: 'sail', steps: [0] },
    shows: [off('Venice'), off('Ragusa'), off('Corfu'), off('Sicily')],
    lights: [VENETIAN],
    path: [
      { at: VENETIAN, mark: '', asks: [] },
      { at: off('Ragusa'), mark: '1', asks: [] },
      { at: off('Corfu'), mark: '2', asks: [GENOA_ARMS] },
      { at: off('Sicily'), mark: '3', asks: [] },
    ],
  },
  passage: {
    lesson: { key: 'sail', steps: [2, 4] },
    shows: [off('Corfu'), off('Sicily')],
    lights: [VENETIAN, GENOESE],
  },
  combat: {
    lesson: { key: 'fight', steps: [0, 1] },
    shows: [port('Sicily'), VENETIAN, GENOESE],
    lights: [VENETIAN, GENOESE],
  },
  storm: { lesson: { key: 'fight', steps: [3, 4] }, shows: [port('Sicily'), VENETIAN], lights: [port('Sicily')] },
  landing: { lesson: { key: 'fight', steps: [5, 6] }, shows: [port('Sicily'), VENETIAN], lights: [port('Sicily')] },
  selling: { lesson: { key: 'trade', steps: [5, 6] }, shows: [port('Genoa'), VENETIAN], lights: [port('Genoa')] },
  end: { lesson: { key: 'win', steps: [4, 5] }, shows: [port('Ragusa'), VENETIAN], lights: [port('Ragusa')] },
};
