import type { AnyOpponent, Contest } from '../bots/opponent';
import type { GameId } from '../core/game';
import { GAMES } from './registry';
import { opponentDogeShip } from './doge-ship/opponents/index';
import { opponentLoire } from './la-loire/opponents/index';
import { opponent1996 } from './serenissima/first-edition/opponents/index';
import { opponent2012 } from './serenissima/second-edition/opponents/index';

/** The computer players of each game. A game without an entry is played by people only. */
const OPPONENTS: Readonly<Record<GameId, AnyOpponent>> = {
  'serenissima-1996': opponent1996 as AnyOpponent,
  'serenissima-2012': opponent2012 as AnyOpponent,
  'doge-ship': opponentDogeShip as AnyOpponent,
  'la-loire': opponentLoire as AnyOpponent,
};

/** Games the computer can play, with how it plays them. */
export const CONTESTS: readonly Contest[] = GAMES.filter(({ about }) => OPPONENTS[about.id]).map((game) => ({
  game,
  opponent: OPPONENTS[game.about.id],
}));

/** The contest of a game, or `undefined` when no computer plays it. */
export function findContest(id: GameId): Contest | undefined {
  return CONTESTS.find(({ game }) => game.about.id === id);
}
