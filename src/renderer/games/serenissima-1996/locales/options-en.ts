import { ABOUT } from '../../../../engine/games/serenissima-1996/about';
import { optionTexts } from '../../kit/option-texts';

export default optionTexts(ABOUT.options);
