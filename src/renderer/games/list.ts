import type { AnyGameUi } from '../game-ui/game-ui';
import { dogeShipUi } from './doge-ship/ui';
import { laLoireUi } from './la-loire/ui';
import { serenissima1996Ui } from './serenissima-1996/ui';
import { serenissima2012Ui } from './serenissima-2012/ui';

/** Every game with a folder here. Made from the folders by `npm run tool -- registry`: change those, and run it. */
export const UIS: readonly AnyGameUi[] = [dogeShipUi, laLoireUi, serenissima1996Ui, serenissima2012Ui];
