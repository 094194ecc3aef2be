import type { Game, PlayerID } from 'boardgame.io';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core';
import { IllegalMove } from '../../src/engine/core/errors';
import type { AnyGame, Move, Options, Random } from '../../src/engine/core/game';

/** Chance from boardgame.io's random plugin. */
export type Dice = { readonly Die: (sides: number) => number };

/**
 * A game of ours as one of boardgame.io: one move called `act` that is any move of ours, `enumerate` our list of moves, chance
 * from its random plugin. Everybody may act at any time as far as boardgame.io is concerned; our rules say whose turn it is.
 */
export function wrapped(game: AnyGame, seats: number, options: Options, chanceOf = thrown): Game {
  return {
    name: game.about.id,
    minPlayers: seats,
    maxPlayers: seats,
    setup: ({ random }) => game.setup({ seats, options }, chanceOf(random)),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      // The position is Immer's draft: our rules change it in place, as boardgame.io wants moves to be written.
      act({ G, playerID, random }, move: Move) {
        try {
          game.play(G, Number(playerID), move, chanceOf(random));
        } catch (error) {
          if (error instanceof IllegalMove) return INVALID_MOVE;
          throw error;
        }
      },
    },
    endIf: ({ G }) => (game.actors(G).length === 0 ? { winners: game.score(G).winners } : undefined),
    ai: {
      enumerate: (G: unknown, _ctx: unknown, playerID: PlayerID) =>
        game.moves(G, Number(playerID)).map((move) => ({ move: 'act', args: [move] })),
    },
  };
}

const thrown = ({ Die }: Dice): Random => ({ roll: (sides) => Die(sides) });
