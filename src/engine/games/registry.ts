import type { GameEntry, GameWithBot } from '../bots/bot';
import type { AnyGame, GameId } from '../core/game';
import { ENTRIES } from './list';

/** All games in display order. Only entry points (app, threads, tools) import this and pass it on. */
export const GAME_ENTRIES: readonly GameEntry[] = [...ENTRIES].sort(
  ({ game: { about: a } }, { game: { about: b } }) =>
    (a.order ?? Infinity) - (b.order ?? Infinity) || (a.id < b.id ? -1 : 1),
);

/** The rules of all games, without bots. */
export const GAMES: readonly AnyGame[] = GAME_ENTRIES.map(({ game }) => game);

/** The games with computer players. */
export const GAMES_WITH_BOTS: readonly GameWithBot[] = GAME_ENTRIES.flatMap(({ game, bot }) =>
  bot ? [{ game, bot }] : [],
);

/**
 * The game with this id, or `undefined` if the app does not have it (for example, if a save comes from a newer
 * version).
 */
export function findGame(id: GameId): AnyGame | undefined {
  return GAMES.find(({ about }) => about.id === id);
}

/** The game with this id and its bot; `undefined` if the game has no bot. */
export function findGameWithBot(id: GameId): GameWithBot | undefined {
  return GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
}
