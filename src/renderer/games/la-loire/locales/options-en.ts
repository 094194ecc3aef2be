import { ABOUT } from '../../../../engine/games/la-loire/about';
import { optionTexts } from '../../kit/option-texts';

export default optionTexts(ABOUT.options);
