import type { Move, Random, Seat } from '../core/game';
import { fastRandom } from '../core/random';
import { sameMove, sameValue } from '../core/same-move';
import { isHidden } from '../core/secrets';
import type { GameWithBot, Plan, Reason } from './bot';
import { expectedAnswers } from './expectation';
import type { ExpectedAnswer } from './expectation';
import { createPlanFollower } from './plan-follower';
import { plansOf, reasonFor, tryMove } from './plans';

export interface AdviceStep {
  readonly choice: { readonly move: Move; readonly forecast: Readonly<Partial<Record<string, number>>> };
  readonly view: unknown;
  /** Why, if the move would look like a mistake (`Reasons.surprising`). */
  readonly reason?: Reason;
}

export interface PlanAdvice {
  /** Moves until the turn ends, a die is rolled or another player decides. */
  readonly steps: readonly AdviceStep[];
  /** In games with phases: the seat's later moves, if all seats follow their top-ranked plans. */
  readonly then: readonly AdviceStep[];
  readonly reason: Reason | null;
  /** Whether `reason` explains the first step only. */
  readonly explainsFirst?: boolean;
  /** Total change in the seat's holdings by name, without `losses` and what depends on dice or hidden cards. */
  readonly gain: Readonly<Record<string, number>>;
  /** In games with phases: what other seats' later moves take from the seat's holdings, as negative numbers. */
  readonly losses?: Readonly<Record<string, number>>;
  /**
   * Why the plan stops here. `round`: the round is over for this seat, and `gain` includes its later phases. `dice`:
   * `then` and `gain` stop before dice in a later phase that the seat rolls or that change its holdings.
   */
  readonly ends: 'turn' | 'round' | 'dice' | 'chance' | 'others';
  /** Win probability of a fight, in per cent; `null` unless only dice decide the fight. */
  readonly win: number | null;
  /** Expected replies of the other players, in turn order. */
  readonly answers?: readonly ExpectedAnswer[];
  /** The plan's share of the playouts and its win probability, both in per cent. */
  readonly sure?: { readonly share: number; readonly chance: number; readonly playouts: number };
  /** First moves of other plans, with their win probability in per cent. */
  readonly alternatives?: readonly { readonly move: Move; readonly chance: number }[];
}

const MAX_STEPS = 64;
const MAX_LATER = 24;
const MAX_AHEAD = 400;

/** A random source that records whether it was used. */
interface Dice extends Random {
  thrown: boolean;
}

function diceOf(seed: number): Dice {
  const random = fastRandom(seed);
  const dice: Dice = {
    thrown: false,
    roll(sides) {
      dice.thrown = true;
      return random.roll(sides);
    },
  };
  return dice;
}

interface Foreseen {
  readonly moves: readonly Move[];
  readonly state: unknown;
  /** The position before the last move if its result is random; otherwise equal to `state`. */
  readonly certain: unknown;
  readonly ends: Exclude<PlanAdvice['ends'], 'round' | 'dice'>;
}

/**
 * Completes a plan for display: continues it to the end of the turn and drops pairs of moves that cancel each other.
 * `state` must be complete and consistent with the seat's view.
 */
export function adviceOf(
  gameWithBot: GameWithBot,
  state: unknown,
  seat: Seat,
  plan: Plan,
  viewer: Seat | null = seat,
): PlanAdvice {
  const { game, bot } = gameWithBot;
  const foreseen = withoutDetours(gameWithBot, state, seat, thoughtThrough(gameWithBot, state, seat, plan));
  const own = bot.reasons?.explainMoves?.(state, seat, plan) ?? [];
  const steps = stepsOf(gameWithBot, state, seat, foreseen.moves, viewer).map((step) => {
    const reason = own[plan.moves.findIndex((move) => sameMove(move, step.choice.move))];
    return reason && bot.reasons?.surprising?.(reason) ? { ...step, reason } : step;
  });
  const worth = (position: unknown): Holdings =>
    bot.reasons?.holdings?.(position, seat) ?? pointsOf(gameWithBot, position, seat);
  const later =
    foreseen.ends === 'turn' && bot.turns?.phased ? laterSteps(gameWithBot, foreseen.state, seat, viewer, worth) : null;
  const [before, after] = [worth(state), worth(later?.state ?? foreseen.certain)];
  const last = foreseen.moves.at(-1);
  const certain =
    foreseen.ends === 'chance' && last
      ? certainGain(gameWithBot, foreseen.certain, seat, last)
      : (later?.certain ?? {});
  const gain = difference(after, before, negated(certain), later?.losses ?? {});
  const { win } = plan.reason.params;
  const decided = typeof win === 'number' && win < 100 && !isHidden(game, plan.moves[0]);
  return {
    steps,
    then: later?.steps ?? [],
    reason: firstReason(gameWithBot, state, seat, plan, own, foreseen.moves[0]),
    explainsFirst: own.length > 0,
    gain,
    ...(later && { losses: later.losses }),
    ends: later?.ends ?? foreseen.ends,
    win: decided ? win : null,
    answers: foreseen.ends === 'turn' ? expectedAnswers(gameWithBot, foreseen.state, seat) : [],
  };
}

/** The reason for the first step: its own if the bot explains each move, otherwise the plan's. */
function firstReason(
  gameWithBot: GameWithBot,
  state: unknown,
  seat: Seat,
  plan: Plan,
  own: readonly (Reason | undefined)[],
  first?: Move,
): Reason | null {
  if (own.length === 0) return reasonFor(gameWithBot, state, seat, plan);
  return own[plan.moves.findIndex((move) => first !== undefined && sameMove(move, first))] ?? null;
}

type Holdings = Readonly<Record<string, number>>;

/** Holdings minus others, without those that come to 0. */
function difference(from: Holdings, ...others: readonly Holdings[]): Record<string, number> {
  const units = [...new Set([from, ...others].flatMap(Object.keys))];
  return Object.fromEntries(
    units.flatMap((unit) => {
      const more = others.reduce((sum, other) => sum - (other[unit] ?? 0), from[unit] ?? 0);
      return more === 0 ? [] : [[unit, more] as const];
    }),
  );
}

/** What a move whose result is random changes for certain in a seat's holdings. */
function certainGain({ bot }: GameWithBot, before: unknown, seat: Seat, move: Move): Holdings {
  return bot.reasons?.certainGain?.(before, seat, move) ?? {};
}

function pointsOf({ game }: GameWithBot, state: unknown, seat: Seat): Record<string, number> {
  return { points: game.score(state).scores[seat].total };
}

function thoughtThrough(gameWithBot: GameWithBot, start: unknown, seat: Seat, plan: Plan): Foreseen {
  const { game, bot } = gameWithBot;
  const style = bot.styles.usual;
  const state = game.copy(start);
  const begun = bot.turns?.turnKey?.(state) ?? null;
  const moves: Move[] = [];
  let [queue, independent] = [[...plan.moves], plan.independent ?? false];
  while (moves.length < MAX_STEPS) {
    const move = queue.shift();
    if (!move) {
      if (!bot.turns?.turnKey) return { moves, state, certain: state, ends: 'turn' };
      const [next] = plansOf(gameWithBot, state, seat, style, 1);
      [queue, independent] = [[...next.moves], next.independent ?? false];
      continue;
    }
    const before = game.copy(state);
    const played = made(gameWithBot, state, seat, move);
    if (!played) {
      if (!independent) queue = [];
      if (queue.length === 0 && moves.length === 0) break;
      continue;
    }
    moves.push(move);
    if (played === 'chance') return { moves, state, certain: before, ends: 'chance' };
    const key = bot.turns?.turnKey?.(state) ?? null;
    if (!game.actors(state).includes(seat)) {
      const asked = game.actors(state).length > 0 && key === null;
      return { moves, state, certain: state, ends: asked ? 'others' : 'turn' };
    }
    if (key !== null && key !== begun) return { moves, state, certain: state, ends: 'turn' };
  }
  return { moves, state, certain: state, ends: 'turn' };
}

/** Plays a move. Returns `chance` if its result is random, `null` if it is illegal. */
function made({ game }: GameWithBot, state: unknown, seat: Seat, move: Move): 'chance' | 'certain' | null {
  if (!game.moves(state, seat).some((legal) => sameMove(legal, move))) return null;
  const dice = diceOf(0);
  const events = game.play(state, seat, move, dice);
  return dice.thrown || events.some(({ bars }) => bars === 'secret') ? 'chance' : 'certain';
}

/** Drops pairs of moves that cancel each other, such as moving a sailor ashore and back aboard. */
function withoutDetours(gameWithBot: GameWithBot, start: unknown, seat: Seat, plan: Foreseen): Foreseen {
  const { game } = gameWithBot;
  let { moves } = plan;
  const end = game.view(plan.state, seat);
  for (let i = 0; i < moves.length; i++) {
    for (let j = i + 1; j < moves.length; j++) {
      if (moves[i].type !== moves[j].type) continue;
      const rest = moves.filter((_, at) => at !== i && at !== j);
      const state = game.copy(start);
      if (!rest.every((move) => tryMove(gameWithBot, state, seat, move, fastRandom(0)))) continue;
      if (rest.length === 0 || !sameValue(game.view(state, seat), end)) continue;
      moves = rest;
      i = -1;
      break;
    }
  }
  return { ...plan, moves };
}

function stepsOf(
  { game }: GameWithBot,
  start: unknown,
  seat: Seat,
  moves: readonly Move[],
  viewer: Seat | null,
): AdviceStep[] {
  const state = game.copy(start);
  return moves.map((move) => {
    const step = {
      choice: { move, forecast: game.forecast?.(state, seat, move) ?? {} },
      view: game.view(state, viewer),
    };
    game.play(state, seat, move, fastRandom(0));
    return step;
  });
}

/**
 * The seat's moves in later phases of the round, if all other seats follow their top-ranked plans, and what those moves
 * of others take from it. A deal, which also gives the seat something, is not a loss.
 */
function laterSteps(
  gameWithBot: GameWithBot,
  from: unknown,
  seat: Seat,
  viewer: Seat | null,
  worth: (position: unknown) => Holdings,
): {
  readonly steps: AdviceStep[];
  readonly state: unknown;
  readonly losses: Holdings;
  /** What the move after `state` changes for certain, if its result is random. */
  readonly certain?: Holdings;
  readonly ends: 'round' | 'dice';
} {
  const { game, bot } = gameWithBot;
  const follower = createPlanFollower(gameWithBot, bot.styles.usual);
  const state = game.copy(from);
  const round = bot.turns?.round?.(state);
  const steps: AdviceStep[] = [];
  let losses: Holdings = {};
  for (let ply = 0; ply < MAX_AHEAD; ply++) {
    const actors = game.actors(state);
    if (actors.length === 0) break;
    const actor = actors.includes(seat) ? seat : actors[0];
    const before = game.copy(state);
    const dice = diceOf(ply);
    const move = follower.step(state, actor, dice);
    const over = bot.turns?.round?.(state) !== round;
    if (over && dice.thrown) {
      return { steps, state: before, losses, certain: certainGain(gameWithBot, before, seat, move), ends: 'round' };
    }
    if (actor === seat) {
      if (dice.thrown) return { steps, state: before, losses, ends: 'dice' };
      const forecast = game.forecast?.(before, seat, move) ?? {};
      if (steps.length < MAX_LATER) steps.push({ choice: { move, forecast }, view: game.view(before, viewer) });
    } else {
      const change = difference(worth(state), worth(before));
      if (dice.thrown && Object.keys(change).length > 0) return { steps, state: before, losses, ends: 'dice' };
      if (Object.values(change).every((more) => more < 0)) losses = difference(losses, negated(change));
    }
    // The move that ends the round counts, because it may pay the seat's income.
    if (over) break;
  }
  return { steps, state, losses, ends: 'round' };
}

const negated = (holdings: Holdings): Holdings =>
  Object.fromEntries(Object.entries(holdings).map(([unit, more]) => [unit, -more]));
