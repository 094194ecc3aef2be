import { entryOf } from '../../src/engine/bots/bot';
import { dogeShip } from '../../src/engine/games/doge-ship';
import { dogeShipBot } from '../../src/engine/games/doge-ship/bot';
import { laLoire } from '../../src/engine/games/la-loire';
import { laLoireBot } from '../../src/engine/games/la-loire/bot';
import { serenissima1996 } from '../../src/engine/games/serenissima-1996';
import { serenissima1996Bot } from '../../src/engine/games/serenissima-1996/bot';
import { serenissima2012 } from '../../src/engine/games/serenissima-2012';
import { serenissima2012Bot } from '../../src/engine/games/serenissima-2012/bot';

/**
 * Mistakes in the list of games that must not compile. Only the type check reads this file: a marked line that compiles
 * is an error.
 */

export const own = [entryOf(dogeShip, dogeShipBot), entryOf(laLoire, laLoireBot), entryOf(serenissima1996)];

export const others = [
  // @ts-expect-error a bot for another game
  entryOf(dogeShip, laLoireBot),
  // @ts-expect-error a bot for the other edition
  entryOf(serenissima1996, serenissima2012Bot),
  // @ts-expect-error and the other way round
  entryOf(serenissima2012, serenissima1996Bot),
  // @ts-expect-error a bot that determinizes a type other than the game's positions
  entryOf(laLoire, { ...laLoireBot, determinize: dogeShipBot.determinize }),
];
