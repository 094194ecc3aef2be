import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { checkConfig } from '../../src/engine/core/match';
import type { Seat } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';
import { GAMES_WITH_BOTS } from '../../src/engine/games/registry';
import { dogeShipRules } from './rules/doge-ship';
import { laLoireRules } from './rules/la-loire';
import { serenissima1996Rules } from './rules/serenissima-1996';
import { serenissima2012Rules } from './rules/serenissima-2012';
import type { Rules } from './rule';

/** Where the positions are stored, relative to the project root. */
export const FOLDER = join('lab', 'tactics', 'positions');

export const RULES: Readonly<Record<string, Rules>> = {
  'serenissima-1996': serenissima1996Rules,
  'serenissima-2012': serenissima2012Rules,
  'doge-ship': dogeShipRules,
  'la-loire': laLoireRules,
};

/** A position in a recorded game, and the rule that applies to it. Held-out positions are not used for tuning. */
export interface Tactic {
  readonly ply: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly held: boolean;
  /** For weighed rules, the result of many games from this position (`weighing.ts`). */
  readonly weight?: Weight;
}

/** How much better the right play is than the wrong one, in wins per game or in points, with one standard error. */
export interface Weight {
  readonly games: number;
  readonly more: number;
  readonly error: number;
}

/**
 * A recorded game up to its last stored position. Each move is its index in the list of legal moves, separated by
 * spaces.
 */
export interface Source {
  readonly seats: number;
  readonly seed: number;
  /** The rules version that the game was played with. */
  readonly rules: number;
  readonly moves: string;
  readonly tactics: readonly Tactic[];
}

export interface Collection {
  readonly game: string;
  readonly games: readonly Source[];
}

export interface Posed extends Tactic {
  readonly state: unknown;
  /** The seed for this position, derived from the recorded game's seed and the ply. */
  readonly luck: number;
}

/** The game with this id, with its computer players. Throws if there is none. */
export function gameOf(id: string): GameWithBot {
  const found = GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
  if (!found || !(id in RULES))
    throw new Error(`No tactics for the game “${id}”. Games: ${Object.keys(RULES).join(', ')}.`);
  return found;
}

export function collectionOf(id: string, folder = FOLDER): Collection {
  return JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Collection;
}

/** Replays the games and returns their positions. Throws if a move is no longer legal. */
export function posed({ game }: GameWithBot, { games }: Collection): Posed[] {
  return games.flatMap(({ seats, seed, rules, moves, tactics }) => {
    const chance = fastRandom(seed);
    const state = game.setup({ seats, options: checkConfig(game, seats, {}, rules) }, chance);
    const found: Posed[] = [];
    const stand = (ply: number) => {
      for (const tactic of tactics)
        if (tactic.ply === ply) found.push({ ...tactic, state: game.copy(state), luck: seed * 1000 + ply });
    };
    moves
      .split(' ')
      .map(Number)
      .forEach((index, ply) => {
        stand(ply);
        const [seat] = game.actors(state);
        const move = game.moves(state, seat).at(index);
        if (!move) throw new Error(`Move ${ply} of game ${seed} is no longer legal.`);
        game.play(state, seat, move, chance);
      });
    stand(moves.split(' ').length);
    return found;
  });
}
