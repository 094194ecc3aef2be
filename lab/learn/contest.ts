import { createAgent } from '../../src/engine/bots/agent';
import type { Agent, Budget } from '../../src/engine/bots/agent';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { LEVELS } from '../../src/engine/bots/levels';
import type { LevelName } from '../../src/engine/bots/levels';
import { checkConfig } from '../../src/engine/core/match';
import { seedOf } from '../tournament/entrants';
import { playGame } from '../../tools/harness/play-game';
import { processorClock } from '../tournament/processor-clock';
import { judgement } from './judge';
import type { Judge } from './judge';
import type { Numbered } from './parts';
import { sightsOf } from './siblings';

export interface Tried extends Numbered {
  /** The changed player's share of the win. */
  readonly won: number;
  readonly alone: boolean;
  readonly totals: readonly [own: number, others: number];
  readonly playouts: readonly [own: number, others: number];
}

/** The changed and unchanged players of a trial, and how they play. */
export interface Trial {
  readonly old: GameWithBot;
  readonly tried: GameWithBot;
  readonly level: LevelName;
  readonly seats: number;
  readonly seed: number;
  /**
   * Divides the level's thinking time, which is measured in CPU time: 16 means a sixteenth. 0 means a fixed number of
   * playouts.
   */
  readonly clock: number;
  readonly iterations: number;
  readonly rounds: number;
}

/**
 * Returns a copy of a game whose players evaluate positions with a learned judge. `sharpness` multiplies the judge's
 * points. It is needed because unscaled win shares are close together, and a search depends on their differences.
 */
export function judgedBy(gameWithBot: GameWithBot, judge: Judge, sharpness = 1): GameWithBot {
  const { game } = gameWithBot;
  const { learning, evaluation, ...bot } = gameWithBot.bot;
  const pointsOf = judgement(judge);
  const evaluate = (state: unknown) =>
    game.actors(state).length === 0
      ? game.score(state).scores.map(({ total }) => total)
      : sightsOf(gameWithBot, state, game.seats(state), judge.scale === 0).map((sight) => sharpness * pointsOf(sight));
  return {
    game,
    bot: {
      ...bot,
      evaluation: { ...evaluation, evaluate },
      ...(learning && { learning: { features: learning.features } }),
    },
  };
}

/**
 * Returns a copy of a game whose players use other temperatures to convert points to chances. `said` lists
 * `seats:base,slope`, e.g. `2:0,2.5;4:3.75,0.7`.
 */
export function temperedBy({ game, bot }: GameWithBot, said: string): GameWithBot {
  const entries = said.split(';').map((entry) => {
    const [seats, base, slope] = entry.split(/[:,]/).map(Number);
    if (![seats, base, slope].every(Number.isFinite))
      throw new Error(`--temperatures needs seats:base,slope;…, not “${said}”.`);
    return [seats, { base, slope }] as const;
  });
  const { decisiveMargin = () => 1 } = bot.chances ?? {};
  return { game, bot: { ...bot, chances: { decisiveMargin, temperatures: Object.fromEntries(entries) } } };
}

/** Plays the i-th game of a trial. The changed player has seat i modulo `seats`. */
export function playTrial(trial: Trial, i: number): Omit<Tried, 'i'> {
  const { old, tried, level, seats, seed, clock, iterations, rounds } = trial;
  const at = seedOf({ seed }, i);
  const own = i % seats;
  const counts = [
    { decisions: 0, playouts: 0 },
    { decisions: 0, playouts: 0 },
  ];
  const counting = (agent: Agent, count: (typeof counts)[number]): Agent => ({
    decide(view, seat, budget) {
      const decision = agent.decide(view, seat, budget);
      count.decisions += Number(decision.iterations > 0);
      count.playouts += decision.iterations;
      return decision;
    },
  });
  // The unchanged players use the game's current judge.
  const usual = { ...LEVELS[level], learned: true, iterations: iterations || LEVELS[level].iterations };
  const agents = Array.from({ length: seats }, (_, seat) =>
    seat === own
      ? counting(createAgent(tried, { ...usual, rounds }, at * 7 + seat), counts[0])
      : counting(createAgent(old, usual, at * 7 + seat), counts[1]),
  );
  const budget = (): Budget =>
    clock === 0 ? {} : { stop: processorClock(LEVELS[level].millis / clock), iterations: Infinity };
  const { winners, totals } = playGame(old, checkConfig(old.game, seats, {}), agents, at, budget);
  const others = totals.filter((_, seat) => seat !== own);
  const perDecision = counts.map(({ decisions, playouts }) => Number((playouts / Math.max(1, decisions)).toFixed(1)));
  return {
    won: winners.includes(own) ? 1 / winners.length : 0,
    alone: winners.length === 1 && winners[0] === own,
    totals: [totals[own], others.reduce((sum, total) => sum + total, 0) / others.length],
    playouts: [perDecision[0], perDecision[1]],
  };
}

export function trialReport(games: readonly Tried[]): string {
  const mean = (of: (game: Tried) => number) => games.reduce((sum, game) => sum + of(game), 0) / games.length;
  const [alone, won] = [mean((game) => Number(game.alone)), mean((game) => game.won)];
  const error = Math.sqrt((alone * (1 - alone)) / games.length);
  const percent = (part: number) => (part * 100).toFixed(1);
  const pair = (of: (game: Tried) => readonly [number, number]) =>
    `${mean((game) => of(game)[0]).toFixed(1)} : ${mean((game) => of(game)[1]).toFixed(1)}`;
  return (
    `${games.length} games, won alone ${percent(alone)} % ± ${percent(error)}, with shares of shared wins ${percent(won)} %, ` +
    `mean score ${pair(({ totals }) => totals)}, playouts per decision ${pair(({ playouts }) => playouts)}`
  );
}
