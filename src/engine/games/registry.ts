import type { GameEntry, GameWithBot } from '../bots/bot';
import type { AnyGame, GameId } from '../core/game';
import { ENTRIES } from './list';

/** Games as people are shown them: by the order they give, then by id. */
const IN_ORDER: readonly GameEntry[] = [...ENTRIES].sort(
  ({ game: { about: a } }, { game: { about: b } }) =>
    (a.order ?? Infinity) - (b.order ?? Infinity) || (a.id < b.id ? -1 : 1),
);

/** The games of the cabinet. */
export const GAMES: readonly AnyGame[] = IN_ORDER.map(({ game }) => game);

/** Games the computer can play, with how it plays them. The others are played by people only. */
export const GAMES_WITH_BOTS: readonly GameWithBot[] = IN_ORDER.flatMap(({ game, bot }) =>
  bot ? [{ game, bot }] : [],
);

/** The game registered under an id, or `undefined`. */
export function findGame(id: GameId): AnyGame | undefined {
  return GAMES.find(({ about }) => about.id === id);
}

/** A game with its bot, or `undefined` when no computer plays it. */
export function findGameWithBot(id: GameId): GameWithBot | undefined {
  return GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
}
