import type { GameEntry, GameWithBot } from '../bots/bot';
import type { AnyGame, GameId } from '../core/game';
import { ENTRIES } from './list';

/**
 * The games of the cabinet, as people are shown them: by the order they give, then by id. Whoever starts the app, a thread or a
 * tool hands this in; nobody else looks it up.
 */
export const CABINET: readonly GameEntry[] = [...ENTRIES].sort(
  ({ game: { about: a } }, { game: { about: b } }) =>
    (a.order ?? Infinity) - (b.order ?? Infinity) || (a.id < b.id ? -1 : 1),
);

/** Their rules alone. */
export const GAMES: readonly AnyGame[] = CABINET.map(({ game }) => game);

/** Those the computer can play. The others are played by people only. */
export const GAMES_WITH_BOTS: readonly GameWithBot[] = CABINET.flatMap(({ game, bot }) => (bot ? [{ game, bot }] : []));

/** The game registered under an id, or `undefined`. */
export function findGame(id: GameId): AnyGame | undefined {
  return GAMES.find(({ about }) => about.id === id);
}

/** A game with its bot, or `undefined` when no computer plays it. */
export function findGameWithBot(id: GameId): GameWithBot | undefined {
  return GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
}
