import { COLOURS, LOCATIONS } from '../../../engine/games/la-loire/data/board';
import type { ColourName } from '../../../engine/games/la-loire/data/board';
import { characterId } from '../../../engine/games/la-loire/data/characters';
import type { RulePictures } from '../../game-ui/rulebook';
import { target } from './targets';

const place = (name: string) => target.place(LOCATIONS.findIndex((location) => location.name === name));
const tile = (colour: ColourName) => target.tile(COLOURS.indexOf(colour));
const MARKET = COLOURS.map(tile);
const [MERCHANT, MESSENGER, BOAT] = [target.merchant(0), target.messenger(0), target.boat(0)];

/** The rulebook's pictures, by paragraph. */
export const RULE_PICTURES: RulePictures = {
  turn: {
    shows: [place('Tours'), place('Vendôme'), place('Blois'), MERCHANT, MESSENGER],
    lights: [MERCHANT, MESSENGER],
  },
  distance: {
    wide: true,
    lesson: { key: 'ride', steps: [0, 1] },
    shows: [place('Nantes'), place('Serrant'), place('Langeais')],
    lights: [MERCHANT],
    path: [
      { at: place('Nantes'), mark: '', asks: [] },
      { at: place('Serrant'), mark: '1', asks: [] },
      { at: place('Angers'), mark: '2', asks: [] },
      { at: place('Langeais'), mark: '3', asks: [] },
    ],
  },
  horses: {
    wide: true,
    lesson: { key: 'ride', steps: [2, 3] },
    shows: [place('Orléans'), place('Talcy')],
    lights: [MESSENGER],
  },
  market: { wide: true, lesson: { key: 'ride', steps: [1, 2] }, shows: MARKET, lights: [tile('black')] },
  buying: {
    lesson: { key: 'trade', steps: [1] },
    shows: [place('Blois'), tile('purple')],
    lights: [place('Blois'), tile('purple')],
  },
  selling: { lesson: { key: 'trade', steps: [4] }, shows: [place('Orléans'), MERCHANT] },
  shipping: { wide: true, lesson: { key: 'trade', steps: [5, 6] }, shows: [BOAT, target.boat(1)], lights: [BOAT] },
  farm: {
    lesson: { key: 'build', steps: [0, 1] },
    shows: [place('Cheverny'), place('Orléans')],
    lights: [place('Cheverny')],
  },
  palaces: { shows: [place('Nantes'), place('Serrant')], lights: [place('Nantes')] },
  circus: { lesson: { key: 'circus', steps: [1, 2] }, shows: [place('Chinon'), place('Ussé')] },
  hiring: {
    lesson: { key: 'circus', steps: [3, 4] },
    shows: [place('Ussé'), target.character(characterId('apprentice'))],
    lights: [target.character(characterId('apprentice'))],
  },
  delivering: { lesson: { key: 'ride', steps: [3] }, shows: [place('Talcy'), MESSENGER] },
  end: { lesson: { key: 'win', steps: [2, 3] }, shows: [BOAT, place('Nantes')], lights: [BOAT] },
};
