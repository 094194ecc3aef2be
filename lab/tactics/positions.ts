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

/** Where the positions are kept, from the project's folder. */
export const FOLDER = join('lab', 'tactics', 'positions');

/** What must not be done, by game. */
export const RULES: Readonly<Record<string, Rules>> = {
  'serenissima-1996': serenissima1996Rules,
  'serenissima-2012': serenissima2012Rules,
  'doge-ship': dogeShipRules,
  'la-loire': laLoireRules,
};

/** A position of a recorded game, what it asks, and whether it was held out of all tuning. */
export interface Tactic {
  readonly ply: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly held: boolean;
  /** Where the rule is weighed, what many games from here came to (weighing.ts). */
  readonly weight?: Weight;
}

/** By how much what is right wins more games than what is wrong, as a part of a game, or brings more points; and one standard error of it. */
export interface Weight {
  readonly games: number;
  readonly more: number;
  readonly error: number;
}

/** A game as far as its positions need it: each move's place in the list of legal moves, with spaces between. */
export interface Source {
  readonly seats: number;
  readonly seed: number;
  readonly moves: string;
  readonly tactics: readonly Tactic[];
}

/** A game's positions. */
export interface Collection {
  readonly game: string;
  readonly games: readonly Source[];
}

/** A position as it is put to a player. */
export interface Posed extends Tactic {
  readonly state: unknown;
  /** The recorded game's seed and ply, for luck of its own. */
  readonly luck: number;
}

/** A game with its computers, by its id; throws where there is none. */
export function gameOf(id: string): GameWithBot {
  const found = GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
  if (!found || !(id in RULES))
    throw new Error(`There are no tactics of “${id}”; there are ${Object.keys(RULES).join(', ')}.`);
  return found;
}

/** The stored positions of a game. */
export function collectionOf(id: string, folder = FOLDER): Collection {
  return JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Collection;
}

/** Replays the games and stands in every position. Throws where a move is not in the list any more. */
export function posed({ game }: GameWithBot, { games }: Collection): Posed[] {
  return games.flatMap(({ seats, seed, moves, tactics }) => {
    const chance = fastRandom(seed);
    const state = game.setup({ seats, options: checkConfig(game, seats, {}) }, chance);
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
        if (!move) throw new Error(`Move ${ply} of game ${seed} is not in the list any more.`);
        game.play(state, seat, move, chance);
      });
    stand(moves.split(' ').length);
    return found;
  });
}
