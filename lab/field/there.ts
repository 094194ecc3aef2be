import type { Game, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { RandomBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

/**
 * A boardgame.io game without a user interface, driven by the bare reducer (as its bots do) or by the local client (as
 * its users do).
 */
export interface There {
  readonly numPlayers: number;
  readonly initial: () => State;
  readonly reduce: ReturnType<typeof CreateGameReducer>;
  readonly client: () => ReturnType<typeof Client>;
  /** Players who may act according to boardgame.io. */
  readonly actors: (state: State) => string[];
  /** Every legal move of a player, as actions for the reducer or the client. */
  readonly actions: (state: State, player: string) => Action[];
}

export type Action = ReturnType<RandomBot['enumerate']>[number];

/** Prepares a game. `seed` seeds its random plugin. */
export function there(game: Game, numPlayers: number, seed: string): There {
  const seeded = { ...game, seed };
  const { ai } = game;
  if (!ai) throw new Error(`${game.name} does not list its moves.`);
  const bot = new RandomBot({ enumerate: ai.enumerate });
  return {
    numPlayers,
    initial: () => InitializeGame({ game: seeded, numPlayers }),
    reduce: CreateGameReducer({ game: seeded }),
    client: () => Client({ game: seeded, numPlayers, debug: false }),
    actors: ({ ctx }) => (ctx.activePlayers ? Object.keys(ctx.activePlayers) : [ctx.currentPlayer]),
    actions: ({ G, ctx }, player) => bot.enumerate(G, ctx, player),
  };
}
