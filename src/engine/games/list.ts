import { entryOf } from '../bots/bot';
import type { GameEntry } from '../bots/bot';
import { dogeShip } from './doge-ship';
import { dogeShipBot } from './doge-ship/bot';
import { laLoire } from './la-loire';
import { laLoireBot } from './la-loire/bot';
import { serenissima1996 } from './serenissima-1996';
import { serenissima1996Bot } from './serenissima-1996/bot';
import { serenissima2012 } from './serenissima-2012';
import { serenissima2012Bot } from './serenissima-2012/bot';

/** Every game with a folder here, and how the computer plays it. Made from the folders by `npm run tool -- registry`: change those, and run it. */
export const ENTRIES: readonly GameEntry[] = [
  entryOf(dogeShip, dogeShipBot),
  entryOf(laLoire, laLoireBot),
  entryOf(serenissima1996, serenissima1996Bot),
  entryOf(serenissima2012, serenissima2012Bot),
];
