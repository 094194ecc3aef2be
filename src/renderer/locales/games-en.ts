import { dogeShipEnglish } from '../games/doge-ship/locales/en';
import { laLoireEnglish } from '../games/la-loire/locales/en';
import { serenissima1996English } from '../games/serenissima-1996/locales/en';
import { serenissima2012English } from '../games/serenissima-2012/locales/en';

/** What the games say, by their ids. Made from the folders by `npm run tool -- registry`: change those, and run it. */
export const gamesEnglish = {
  'doge-ship': dogeShipEnglish,
  'la-loire': laLoireEnglish,
  'serenissima-1996': serenissima1996English,
  'serenissima-2012': serenissima2012English,
};
