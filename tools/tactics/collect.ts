import { createAgent } from '../../src/engine/bots/agent';
import { charactersOf } from '../../src/engine/bots/bot';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { LEVELS } from '../../src/engine/bots/levels';
import { checkConfig } from '../../src/engine/core/match';
import type { Seat } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';
import { sameMove } from '../../src/engine/core/same-move';
import { lineOf } from './line';
import { RULES } from './positions';
import type { Collection, Source, Tactic } from './positions';

/** A position that asks something, and how hard it is: who goes wrong there. */
interface Candidate extends Omit<Tactic, 'held'> {
  readonly game: number;
  /** 2: a Merchant goes wrong, 1: an Apprentice does, 0: neither. */
  readonly hard: number;
}

/** Positions of a rule, of which so many at most come from one game. */
const A_RULE = 12;
const A_GAME = 3;

interface Game {
  readonly seats: number;
  readonly seed: number;
  readonly moves: readonly number[];
}

/**
 * Collects positions from games between Apprentices, Merchants and characters: of each rule first those where a Merchant of the day goes wrong,
 * then those where an Apprentice does, then others. Every second of a rule is held out.
 */
export function collect(gameWithBot: GameWithBot, games: number, seed: number): Collection {
  const id = gameWithBot.game.about.id;
  const played: Game[] = [];
  const found: Candidate[] = [];
  for (let i = 0; i < games; i++) played.push(playedGame(gameWithBot, i, seed * 100_003 + i, found));
  const chosen = Object.keys(RULES[id]).flatMap((rule) => choose(found.filter((entry) => entry.rule === rule)));
  const sources = played.flatMap(({ seats, seed: own, moves }, i): Source[] => {
    const tactics = chosen
      .filter(({ game }) => game === i)
      .sort((a, b) => a.ply - b.ply)
      .map(({ ply, seat, rule, held }): Tactic => ({ ply, seat, rule, held }));
    const plies = Math.max(...tactics.map(({ ply }) => ply));
    return tactics.length === 0 ? [] : [{ seats, seed: own, moves: moves.slice(0, plies).join(' '), tactics }];
  });
  return { game: id, games: sources };
}

function choose(list: readonly Candidate[]): (Candidate & Tactic)[] {
  const taken: (Candidate & Tactic)[] = [];
  for (const hard of [2, 1, 0]) {
    // At least a third of a rule's positions are such as a Merchant solves: what is right must stay right.
    const most = hard === 2 ? Math.ceil((A_RULE * 2) / 3) : A_RULE;
    for (const entry of list.filter((one) => one.hard === hard)) {
      const near = taken.filter(({ game }) => game === entry.game);
      if (taken.length >= most || near.length >= A_GAME || near.some(({ ply }) => Math.abs(ply - entry.ply) < 8))
        continue;
      taken.push({ ...entry, held: taken.length % 2 === 1 });
    }
  }
  return taken;
}

function playedGame(gameWithBot: GameWithBot, i: number, seed: number, found: Candidate[]): Game {
  const { game, bot } = gameWithBot;
  const rules = Object.entries(RULES[game.about.id]);
  const seats = 2 + (i % 3);
  const lots = fastRandom(seed + 1);
  const styles = ['usual', 'usual', ...charactersOf(bot)];
  const agents = Array.from({ length: seats }, (_, seat) =>
    createAgent(
      gameWithBot,
      LEVELS[lots.roll(3) === 1 ? 'apprentice' : 'merchant'],
      seed * 7 + seat,
      styles[lots.roll(styles.length) - 1],
    ),
  );
  const chance = fastRandom(seed);
  const state = game.setup({ seats, options: checkConfig(game, seats, {}) }, chance);
  const moves: number[] = [];
  /** By rule the turn or question that asked it last: it asks once. */
  const asked = new Map<string, string>();
  for (;;) {
    const [seat] = game.actors(state);
    if (seat === undefined) return { seats, seed, moves };
    const legal = game.moves(state, seat);
    const key = `${seat} ${bot.turnKey?.(state) ?? moves.length}`;
    if (legal.length > 1) {
      for (const [rule, { asks }] of rules) {
        if (asked.get(rule) === key || !asks(state, seat)) continue;
        asked.set(rule, key);
        const hard = hardness(gameWithBot, state, seat, rule, seed * 1000 + moves.length);
        found.push({ game: i, ply: moves.length, seat, rule, hard });
      }
    }
    const { move } = agents[seat].decide(game.view(state, seat), seat);
    moves.push(legal.findIndex((entry) => sameMove(entry, move)));
    game.play(state, seat, move, chance);
  }
}

function hardness(gameWithBot: GameWithBot, state: unknown, seat: Seat, rule: string, luck: number): number {
  const { fails } = RULES[gameWithBot.game.about.id][rule];
  const wrong = (level: 'merchant' | 'apprentice', seed: number) =>
    fails(lineOf(gameWithBot, state, seat, createAgent(gameWithBot, LEVELS[level], seed), luck));
  if (wrong('merchant', 1)) return 2;
  return [1, 2, 3].some((seed) => wrong('apprentice', seed)) ? 1 : 0;
}
