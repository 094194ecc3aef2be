import type { Game, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { RandomBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

/**
 * A boardgame.io game without a user interface. It can be run with the bare reducer, as its bots do, or with the local
 * client.
 */
export interface There {
  readonly numPlayers: number;
  readonly initial: () => State;
  readonly reduce: ReturnType<typeof CreateGameReducer>;
  readonly client: () => ReturnType<typeof Client>;
  readonly actors: (state: State) => string[];
  /** A player's legal moves, as actions for the reducer or the client. */
  readonly actions: (state: State, player: string) => Action[];
}

export type Action = ReturnType<RandomBot['enumerate']>[number];

/** Prepares a boardgame.io game that lists its moves. `seed` is passed to the random plugin. */
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
