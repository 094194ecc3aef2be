import { readFileSync } from 'node:fs';
import { LEVELS } from '../src/engine/bots/levels';
import type { GameWithBot } from '../src/engine/bots/bot';
import { plansOf } from '../src/engine/bots/plans';
import { createAgent, searchLimitsOf, styleOf } from '../src/engine/bots/agent';
import { search } from '../src/engine/bots/search';
import { playGame } from './harness/play-game';
import type { Options, Random } from '../src/engine/core/game';
import { checkConfig } from '../src/engine/core/match';
import { fastRandom } from '../src/engine/core/random';

/** The file of stored positions, relative to the project root. */
const STORED = 'tools/bench-positions.json';

export interface OpponentFigures {
  readonly playoutsPerSecond: number;
  readonly plansPerSecond: number;
  readonly searchIterationsPerSecond: number;
  /** A Doge's playouts per second of CPU time, on average over ten positions throughout a game. */
  readonly midGamePlayoutsPerSecond: number;
  /** The playouts per second in the slowest of these positions. */
  readonly slowestPlayoutsPerSecond: number;
  /** Number of these positions with a choice. If there is only one plan, nothing is searched. */
  readonly positionsSearched: number;
  /** Maximum delay of a decision beyond its time limit, in ms. */
  readonly latestMilliseconds: number;
  /** Maximum memory of the process during a long search, in megabytes. */
  readonly searchPeakMegabytes: number;
  /** The length of that search in seconds. */
  readonly searchSeconds: number;
}

/**
 * Measures whole games between Merchants, planning in positions of a game, and a search of this many seconds in
 * mid-game.
 */
export function measureOpponent(
  gameWithBot: GameWithBot,
  rate: (step: () => number, name?: string) => number,
  seconds: number,
): OpponentFigures {
  const { game, bot } = gameWithBot;
  const seats = Math.min(4, game.about.seats[1]);
  const options = checkConfig(game, seats, {});
  let seed = 0;
  const players = () => Array.from({ length: seats }, (_, seat) => createAgent(gameWithBot, LEVELS.merchant, seat));
  const playoutsPerSecond = rate(() => {
    playGame(gameWithBot, options, players(), ++seed);
    return 1;
  }, 'playouts');

  const positions = midGame(gameWithBot, seats, options);
  const plansPerSecond = rate(() => {
    for (const { state, seat } of positions) plansOf(gameWithBot, state, seat, bot.styles.usual, 1);
    return positions.length;
  }, 'plans');

  // Uses the position with the most choices, because a single plan would not be searched.
  const style = styleOf(bot, LEVELS.doge, LEVELS.doge.style);
  const weight = ({ state, seat }: Position) => plansOf(gameWithBot, state, seat, style, LEVELS.doge.plans).length;
  const richest = positions.reduce((a, b) => (weight(b) > weight(a) ? b : a));
  let peak = 0;
  const begun = performance.now();
  let asked = 0;
  const stop = () => {
    // Memory is not measured at each check of the search, because that would take longer than the search.
    if (asked++ % 256 === 0) peak = Math.max(peak, process.memoryUsage.rss());
    return performance.now() - begun > seconds * 1000;
  };
  const random = fastRandom(1);
  const view = game.view(richest.state, richest.seat);
  const limits = {
    ...searchLimitsOf(gameWithBot, richest.state, LEVELS.doge),
    style,
    iterations: Infinity,
    stop,
    random,
  };
  const imagine = (luck: Random) => bot.determinize(view, richest.seat, luck);
  const { iterations } = search(gameWithBot, richest.seat, imagine, limits);
  const searchSeconds = (performance.now() - begun) / 1000;
  const toSearch = (position: Position) => weight(position) > 1;
  const ten = storedPositions(game.about.id)?.filter(toSearch) ?? tenOf(positions.filter(toSearch));
  const tried = ten.map((position) => searchFor(gameWithBot, position, (seconds * 1000) / ten.length));
  return {
    playoutsPerSecond,
    plansPerSecond,
    searchIterationsPerSecond: iterations / searchSeconds,
    midGamePlayoutsPerSecond: tried.reduce((sum, { perSecond }) => sum + perSecond, 0) / tried.length,
    slowestPlayoutsPerSecond: Math.min(...tried.map(({ perSecond }) => perSecond)),
    positionsSearched: ten.length,
    latestMilliseconds: Math.max(...tried.map(({ late }) => late)),
    searchPeakMegabytes: peak / 2 ** 20,
    searchSeconds,
  };
}

/**
 * Ten positions throughout a match between Merchants, the same in all versions, or `undefined` for a game without
 * stored positions.
 */
function storedPositions(id: string): readonly Position[] | undefined {
  return (JSON.parse(readFileSync(STORED, 'utf8')) as Record<string, Position[] | undefined>)[id];
}

function tenOf<T>(list: readonly T[]): T[] {
  const count = Math.min(10, list.length);
  return Array.from({ length: count }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / count)]);
}

/**
 * Lets a Doge search for this many ms and measures playouts per second of CPU time, and the delay at the end. A
 * decision that reaches its limit of playouts is searched again.
 */
function searchFor({ game, bot }: GameWithBot, { state, seat }: Position, millis: number) {
  const view = game.view(state, seat);
  const imagine = (luck: Random) => bot.determinize(view, seat, luck);
  const until = performance.now() + millis;
  const stop = () => performance.now() > until;
  const before = process.cpuUsage();
  const sight = {
    ...searchLimitsOf({ game, bot }, state, LEVELS.doge),
    style: styleOf(bot, LEVELS.doge, LEVELS.doge.style),
    iterations: bot.search?.maxPlayouts?.(state) ?? Infinity,
    stop,
  };
  let playouts = 0;
  for (let seed = 1; !stop(); seed++)
    playouts += search({ game, bot }, seat, imagine, { ...sight, random: fastRandom(seed) }).iterations;
  const late = performance.now() - until;
  const { user, system } = process.cpuUsage(before);
  return { perSecond: (playouts * 1e6) / (user + system), late };
}

interface Position {
  readonly state: unknown;
  readonly seat: number;
}

function midGame({ game, bot }: GameWithBot, seats: number, options: Options) {
  const chance = fastRandom(77);
  const state = game.setup({ seats, options }, chance);
  const player = createAgent({ game, bot }, LEVELS.merchant, 77);
  const positions: Position[] = [];
  for (let ply = 0; ; ply++) {
    const [seat] = game.actors(state);
    if (seat === undefined) return positions;
    if (ply % 10 === 0) positions.push({ state: game.copy(state), seat });
    game.play(state, seat, player.decide(game.view(state, seat), seat).move, chance);
  }
}
