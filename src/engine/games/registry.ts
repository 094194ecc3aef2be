import type { AnyGame, GameId } from '../core/game';
import { dogeShip } from './doge-ship';
import { laLoire } from './la-loire';
import { serenissima1996 } from './serenissima-1996';
import { serenissima2012 } from './serenissima-2012';

/** The games of the cabinet. Adding one is a line here, and a line in the renderer's registry. */
export const GAMES: readonly AnyGame[] = [
  serenissima1996 as unknown as AnyGame,
  serenissima2012 as unknown as AnyGame,
  dogeShip as unknown as AnyGame,
  laLoire as unknown as AnyGame,
];

/** The game registered under an id, or `undefined`. */
export function findGame(id: GameId): AnyGame | undefined {
  return GAMES.find((game) => game.about.id === id);
}
