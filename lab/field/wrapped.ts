import type { Game, PlayerID } from 'boardgame.io';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core';
import { IllegalMove } from '../../src/engine/core/errors';
import type { AnyGame, Move, Options, Random } from '../../src/engine/core/game';

export type Dice = { readonly Die: (sides: number) => number };

/**
 * Wraps one of our games for boardgame.io. Its only move, `act`, takes any of our moves, which `enumerate` lists. Dice
 * come from boardgame.io's random plugin. boardgame.io lets all players act at any time, and our rules enforce the turn
 * order.
 */
export function wrapped(game: AnyGame, seats: number, options: Options, chanceOf = thrown): Game {
  return {
    name: game.about.id,
    minPlayers: seats,
    maxPlayers: seats,
    setup: ({ random }) => game.setup({ seats, options }, chanceOf(random)),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      // `G` is an Immer draft, so our rules may modify it in place.
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
