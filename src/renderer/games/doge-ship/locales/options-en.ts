import { ABOUT } from '../../../../engine/games/doge-ship/about';
import { optionTexts } from '../../kit/option-texts';

export default optionTexts(ABOUT.options);
