import { dogeShipFrench } from '../games/doge-ship/locales/fr';
import { laLoireFrench } from '../games/la-loire/locales/fr';
import { serenissima1996French } from '../games/serenissima-1996/locales/fr';
import { serenissima2012French } from '../games/serenissima-2012/locales/fr';

/** What the games say, by their ids. Made from the folders by `npm run tool -- registry`: change those, and run it. */
export const gamesFrench = {
  'doge-ship': dogeShipFrench,
  'la-loire': laLoireFrench,
  'serenissima-1996': serenissima1996French,
  'serenissima-2012': serenissima2012French,
};
