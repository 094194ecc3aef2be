import type { GameId } from '../core/game';
import type { AnyGameTesting } from '../kit/testing';
import { dogeShipTesting } from './doge-ship/testing';
import { laLoireTesting } from './la-loire/testing';
import { serenissima1996Testing } from './serenissima-1996/testing';
import { serenissima2012Testing } from './serenissima-2012/testing';

/** How tests and tools play the games, by their ids. Made from the folders by `npm run registry`: change those, and run it. */
export const TESTING: Readonly<Record<GameId, AnyGameTesting>> = {
  'doge-ship': dogeShipTesting,
  'la-loire': laLoireTesting,
  'serenissima-1996': serenissima1996Testing,
  'serenissima-2012': serenissima2012Testing,
};
