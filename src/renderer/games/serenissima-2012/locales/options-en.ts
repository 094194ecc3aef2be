import { ABOUT } from '../../../../engine/games/serenissima-2012/about';
import { optionTexts } from '../../kit/option-texts';

export default optionTexts(ABOUT.options);
