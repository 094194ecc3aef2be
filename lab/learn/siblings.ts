import type { Random, Seat } from '../../src/engine/core/game';
import { checkConfig } from '../../src/engine/core/match';
import { fastRandom } from '../../src/engine/core/random';
import type { GameWithBot, Plan } from '../../src/engine/bots/bot';
import { createPlanFollower } from '../../src/engine/bots/plan-follower';
import { createPlanMemory } from '../../src/engine/bots/plan-memory';
import type { PlanMemory } from '../../src/engine/bots/plan-memory';
import { plansOf } from '../../src/engine/bots/plans';
import { judgedPoints } from '../../src/engine/bots/linear-judge';
import { estimate } from '../../src/engine/bots/win-shares';
import type { Sight } from './judge';
import { mean } from './reliability';
import { rounded } from './whole-games';

export interface Sibling {
  /** A judge's mean input at the end of the round, by seat. */
  readonly sights: readonly Sight[];
  /**
   * The deciding seat's mean share (`sharesInTheEnd`) in the even-numbered and in the odd-numbered playouts, which use
   * different random outcomes.
   */
  readonly shares: readonly [even: number, odd: number];
}

/**
 * A decision and its plans. All plans are played out in the same worlds: the same hidden information and random
 * outcomes.
 */
export interface Decision {
  readonly ply: number;
  readonly seat: Seat;
  readonly round: number;
  /** The mean decisive margin of the positions to which the judge is applied. */
  readonly margin: number;
  readonly siblings: readonly Sibling[];
}

export interface Labelling {
  readonly plans: number;
  /** Number of worlds in which each plan is played out. Must be even. */
  readonly worlds: number;
  /** Number of rounds after which the judge is applied. */
  readonly rounds: number;
  /** Percentage of playout decisions that take the second or third best plan. */
  readonly shaken: number;
}

const MAX_MOVES = 20_000;

/**
 * A judge's input for every seat: the game's current points, which a new judge corrects (0 if `alone`), and the
 * features.
 */
export function sightsOf({ bot }: GameWithBot, state: unknown, seats: number, alone = false): Sight[] {
  const style = bot.styles.usual;
  const points =
    (alone ? undefined : judgedPoints(bot, state, style, bot.learning?.judge)) ??
    Array.from({ length: seats }, () => 0);
  return points.map((expected, seat) => ({
    points: expected,
    features: Object.values(bot.learning?.features(state, seat, style) ?? {}),
  }));
}

/** The names of a game's features. Empty if the game has none. */
export function featureNames({ game, bot }: GameWithBot, seats: number): string[] {
  const state = game.setup({ seats, options: checkConfig(game, seats, {}) }, fastRandom(1));
  return Object.keys(bot.learning?.features(state, 0, bot.styles.usual) ?? {});
}

/**
 * Labels the plans of a decision with playouts to the end of the game. The n-th playout of each plan starts in the same
 * world with the same random outcomes. Returns `undefined` if there is only one plan, or if a playout ends before the
 * judge is applied.
 */
export function labelled(
  gameWithBot: GameWithBot,
  view: unknown,
  seat: Seat,
  ply: number,
  seed: number,
  labelling: Labelling,
): Decision | undefined {
  const { bot } = gameWithBot;
  const imagine = (random: Random) => bot.determinize(view, seat, random);
  const start = imagine(fastRandom(seed));
  const plans = plansOf(gameWithBot, start, seat, bot.styles.usual, labelling.plans);
  if (plans.length < 2) return undefined;
  const memory = createPlanMemory(gameWithBot);
  const margins: number[] = [];
  const siblings: Sibling[] = [];
  for (const plan of plans) {
    const seen: (readonly Sight[])[] = [];
    const sums = [0, 0];
    for (let world = 0; world < labelling.worlds; world++) {
      const random = fastRandom(seed + 1 + world);
      const imagined = imagine(random);
      const shake = shaking(gameWithBot, imagined, labelling.shaken, seed + 1 + world);
      const outcome = playedOut(gameWithBot, imagined, seat, plan, random, memory, labelling.rounds, shake);
      if (!outcome) return undefined;
      seen.push(outcome.sights);
      margins.push(outcome.margin);
      sums[world % 2] += outcome.share;
    }
    const half = labelling.worlds / 2;
    siblings.push({ sights: meanSights(seen), shares: [rounded(sums[0] / half), rounded(sums[1] / half)] });
  }
  const margin = rounded(mean(margins));
  return { ply, seat, round: bot.turns?.round?.(start) ?? 0, margin, siblings };
}

function playedOut(
  gameWithBot: GameWithBot,
  state: unknown,
  seat: Seat,
  plan: Plan,
  random: Random,
  memory: PlanMemory,
  rounds: number,
  shake: (seat: Seat) => Plan | undefined,
): { readonly sights: readonly Sight[]; readonly margin: number; readonly share: number } | undefined {
  const { game, bot } = gameWithBot;
  const follower = createPlanFollower(gameWithBot, bot.styles.usual, memory);
  const begun = bot.turns?.round?.(state) ?? 0;
  let sights: readonly Sight[] | undefined;
  let margin = 1;
  let first: Plan | undefined = plan;
  const decide = (actor: Seat) => {
    const next = first;
    first = undefined;
    return next ?? shake(actor);
  };
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const actors = game.actors(state);
    if (actors.length === 0) return sights && { sights, margin, share: sharesInTheEnd(gameWithBot, state)[seat] };
    if (!sights && (bot.turns?.round?.(state) ?? 0) - begun >= rounds) {
      sights = sightsOf(gameWithBot, state, game.seats(state));
      margin = bot.chances?.decisiveMargin(state) ?? 1;
    }
    follower.step(state, actors.includes(seat) && moves === 0 ? seat : actors[0], random, decide);
  }
  return undefined;
}

/**
 * Randomly chooses plans other than the first. Without this, all players would always play like Merchants, and all
 * playouts would have the same errors. Within a world, a seat's n-th decision uses the same random number in all
 * playouts, so that plans are compared under equal conditions.
 */
function shaking(gameWithBot: GameWithBot, state: unknown, shaken: number, seed: number) {
  if (shaken === 0) return () => undefined;
  const lots = Array.from({ length: gameWithBot.game.seats(state) }, (_, seat) => fastRandom(seed * 31 + seat));
  return (seat: Seat): Plan | undefined => {
    const [lot, which] = [lots[seat].roll(100), lots[seat].roll(2)];
    if (lot > shaken) return undefined;
    const plans = plansOf(gameWithBot, state, seat, gameWithBot.bot.styles.usual, 3);
    return plans.at(which) ?? plans.at(-1);
  };
}

/** Each seat's share at the end of the game, calculated as in a search: mostly from winning, partly from points. */
export function sharesInTheEnd(gameWithBot: GameWithBot, state: unknown): readonly number[] {
  return estimate(gameWithBot, state, gameWithBot.bot.styles.usual, true).shares;
}

function meanSights(seen: readonly (readonly Sight[])[]): Sight[] {
  return seen[0].map((sight, seat) => ({
    points: rounded(mean(seen.map((sights) => sights[seat].points))),
    features: sight.features.map((_, k) => rounded(mean(seen.map((sights) => sights[seat].features[k])))),
  }));
}
