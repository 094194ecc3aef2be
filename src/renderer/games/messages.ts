import { dogeShipEnglish } from './doge-ship/locales/en';
import { firstEditionEnglish } from './serenissima/locales/en';

/** Each language's texts of every game, by game id with hyphens as they are. */
export const GAME_MESSAGES = {
  en: { 'serenissima-1996': firstEditionEnglish, 'doge-ship': dogeShipEnglish },
};
