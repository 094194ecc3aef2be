import { createAgent } from '../../src/engine/bots/agent';
import { charactersOf } from '../../src/engine/bots/bot';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { LEVELS } from '../../src/engine/bots/levels';
import { checkConfig } from '../../src/engine/core/match';
import type { Seat } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';
import { sameMove } from '../../src/engine/core/same-move';
import { seedOf } from '../tournament/entrants';
import { lineOf } from './line';
import { posed, RULES } from './positions';
import type { Rule } from './rule';
import { isClear, rounded, weigh, weightOf } from './weigh';
import type { Collection, Source, Tactic } from './positions';

/** A position to which a rule applies, with its difficulty. */
interface Candidate extends Omit<Tactic, 'held'> {
  readonly game: number;
  /** 2: a Merchant breaks the rule; 1: an Apprentice does; 0: neither. */
  readonly hard: number;
}

/** Maximum number of positions per rule, in total and from one game. */
const A_RULE = 12;
const A_GAME = 3;

interface Game {
  readonly seats: number;
  readonly seed: number;
  readonly rules: number;
  readonly moves: readonly number[];
}

/**
 * Collects positions for some rules from games between Apprentices, Merchants and characters. Positions where a
 * Merchant breaks the rule come first, then those where an Apprentice does, then others. Every second position of a
 * rule is held out. For a weighed rule, a position is only kept if the right play leads by one standard error in a
 * tenth of `weighings` game pairs, and then by two in `weighings` pairs with different random outcomes.
 */
export function collect(
  gameWithBot: GameWithBot,
  names: readonly string[],
  games: number,
  seed: number,
  weighings: number,
): Collection {
  const id = gameWithBot.game.about.id;
  const played: Game[] = [];
  const found: Candidate[] = [];
  const rules = names.map((name) => [name, RULES[id][name]] as const);
  for (let i = 0; i < games; i++) played.push(playedGame(gameWithBot, rules, i, seedOf({ seed }, i), found));
  const clear = clearly(gameWithBot, played, weighings);
  const chosen = names.flatMap((rule) =>
    choose(
      found.filter((entry) => entry.rule === rule),
      RULES[id][rule].weighed ? CLEAR : A_RULE,
      RULES[id][rule].weighed ? clear : () => ({}),
    ),
  );
  const sources = played.flatMap(({ moves, ...source }, i): Source[] => {
    const tactics = chosen
      .filter(({ game }) => game === i)
      .sort((a, b) => a.ply - b.ply)
      .map(({ ply, seat, rule, held, weight }): Tactic => ({ ply, seat, rule, held, ...(weight && { weight }) }));
    const plies = Math.max(...tactics.map(({ ply }) => ply));
    return tactics.length === 0 ? [] : [{ ...source, moves: moves.slice(0, plies).join(' '), tactics }];
  });
  return { game: id, games: sources };
}

/** Maximum number of positions per rule to weigh, and to keep. Weighing a position takes several thousand games. */
const WEIGHED = 24;
const CLEAR = 8;

type Justified = Pick<Tactic, 'weight'>;

/**
 * Weighs a position. `undefined` if the right play is not clearly better, or if enough positions of the rule were
 * tried.
 */
function clearly(gameWithBot: GameWithBot, played: readonly Game[], weighings: number) {
  const tried = new Map<string, number>();
  return ({ game, ply, seat, rule }: Candidate): Justified | undefined => {
    const before = tried.get(rule) ?? 0;
    if (before >= WEIGHED) return undefined;
    tried.set(rule, before + 1);
    const tactics = [{ ply, seat, rule, held: false }];
    const source = { ...played[game], moves: played[game].moves.slice(0, ply).join(' '), tactics };
    const [position] = posed(gameWithBot, { game: gameWithBot.game.about.id, games: [source] });
    const { luck } = position;
    const weighed = (errors: number, pairs: number, from: number) => {
      const weight = rounded(weightOf(weigh(gameWithBot, position, pairs, from)));
      if (pairs === weighings || isClear(weight))
        console.error(`${rule} ${luck}: ${weight.more} ± ${weight.error} of ${weight.games} games`);
      return isClear(weight, errors) ? { weight } : undefined;
    };
    return weighed(1, Math.ceil(weighings / 10), luck) && weighed(2, weighings, luck + 500_000_000);
  };
}

function choose(
  list: readonly Candidate[],
  size: number,
  justified: (entry: Candidate) => Justified | undefined,
): (Candidate & Tactic)[] {
  const taken: (Candidate & Tactic)[] = [];
  for (const hard of [2, 1, 0]) {
    // At most two thirds may be positions that a Merchant fails, so that the results also show if it gets worse.
    const most = hard === 2 ? Math.ceil((size * 2) / 3) : size;
    for (const entry of list.filter((one) => one.hard === hard)) {
      const near = taken.filter(({ game }) => game === entry.game);
      if (taken.length >= most || near.length >= A_GAME || near.some(({ ply }) => Math.abs(ply - entry.ply) < 8))
        continue;
      const found = justified(entry);
      if (found) taken.push({ ...entry, ...found, held: taken.length % 2 === 1 });
    }
  }
  return taken;
}

export function renewed({ game, games }: Collection, names: readonly string[], fresh: Collection): Collection {
  const kept = games.flatMap((source) => {
    const tactics = source.tactics.filter(({ rule }) => !names.includes(rule));
    return tactics.length > 0 ? [{ ...source, tactics }] : [];
  });
  return { game, games: [...kept, ...fresh.games] };
}

function playedGame(
  gameWithBot: GameWithBot,
  rules: readonly (readonly [string, Rule])[],
  i: number,
  seed: number,
  found: Candidate[],
): Game {
  const { game, bot } = gameWithBot;
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
  /** The last turn or question to which each rule applied, because a rule is applied only once per turn or question. */
  const asked = new Map<string, string>();
  for (;;) {
    const [seat] = game.actors(state);
    if (seat === undefined) return { seats, seed, rules: game.about.rules, moves };
    const legal = game.moves(state, seat);
    const key = `${seat} ${bot.turns?.turnKey?.(state) ?? moves.length}`;
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
