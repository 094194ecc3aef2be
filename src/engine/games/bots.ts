import type { AnyBot, GameWithBot } from '../bots/bot';
import type { GameId } from '../core/game';
import { GAMES } from './registry';
import { dogeShipBot } from './doge-ship/bot/index';
import { laLoireBot } from './la-loire/bot/index';
import { serenissima1996Bot } from './serenissima-1996/bot/index';
import { serenissima2012Bot } from './serenissima-2012/bot/index';

/** The computer players of each game. A game without an entry is played by people only. */
const BOTS: Readonly<Record<GameId, AnyBot>> = {
  'serenissima-1996': serenissima1996Bot as AnyBot,
  'serenissima-2012': serenissima2012Bot as AnyBot,
  'doge-ship': dogeShipBot as AnyBot,
  'la-loire': laLoireBot as AnyBot,
};

/** Games the computer can play, with how it plays them. */
export const GAMES_WITH_BOTS: readonly GameWithBot[] = GAMES.filter(({ about }) => BOTS[about.id]).map((game) => ({
  game,
  bot: BOTS[game.about.id],
}));

/** A game with its bot, or `undefined` when no computer plays it. */
export function findGameWithBot(id: GameId): GameWithBot | undefined {
  return GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
}
