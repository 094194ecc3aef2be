import type { Move, Random, Seat } from '../core/game';
import { fastRandom } from '../core/random';
import type { Level } from './levels';
import type { AnyOpponent, Contest, Plan, Reason } from './opponent';
import { learntOf } from './heritage';
import type { Learnt } from './heritage';
import { decisionOf, plansOf, tryMove } from './plans';
import { mean, search } from './search';
import type { Branch } from './search';

/** What a computer player would do now. */
export interface Decision {
  readonly move: Move;
  readonly reason: Reason;
  /** The best plans it thought of, with their chances from 0 to 1 where it has searched; the first is the one it takes. */
  readonly best: readonly { readonly move: Move; readonly reason: Reason; readonly chance: number | null }[];
  /** Playouts it made. */
  readonly iterations: number;
}

/** How much a decision may cost; what is missing follows the level. */
export interface Budget {
  /** Asked often; true ends the thinking, and the best so far is answered. */
  readonly stop?: () => boolean;
  readonly iterations?: number;
}

/** One computer player of one seat at one table. It is shown views, and nothing else. */
export interface Player {
  decide(view: unknown, seat: Seat, budget?: Budget): Decision;
}

/** Plans made for one occasion before the player takes what ends it: a guard against plans that lead round in circles. */
const PATIENCE = 60;

interface Intention {
  readonly occasion: string;
  readonly plan: Plan;
  readonly best: Decision['best'];
  made: number;
  /** How many plans this occasion has seen. */
  readonly nth: number;
}

/**
 * A computer player of a level, in a character if one is named. The same seed, level, iterations and views give the same moves.
 * It remembers the plan it is carrying out: most moves of a turn need no new thought.
 */
export function createPlayer(contest: Contest, level: Level, seed: number, character = level.style): Player {
  const random = fastRandom(seed);
  const style = styleOf(contest.opponent, level, character);
  const intentions = new Map<string, Intention>();
  /** The branch it took last, with all that playouts learnt about what may follow. */
  let followed: Branch | undefined;

  const next = (intention: Intention, iterations: number): Decision => ({
    move: intention.plan.moves[intention.made++],
    reason: intention.plan.reason,
    best: intention.best,
    iterations,
  });

  return {
    decide(view, seat, budget = {}) {
      const imagine = (luck: Random) => contest.opponent.imagine(view, seat, luck);
      const state = imagine(random);
      const occasion = decisionOf(contest, state, seat);
      const begun = intentions.get(occasion);
      if (begun && goesOn(contest, state, seat, begun)) return next(begun, 0);
      const nth = (begun?.nth ?? 0) + 1;
      // Where no decision has a name none can be recognised.
      const learnt = followed && contest.opponent.occasion ? learntOf(followed, occasion) : undefined;
      const { plans, iterations } =
        nth > PATIENCE ? WEARY : think(contest, seat, state, imagine, level, style, random, budget, learnt);
      const legal = plans.filter(({ plan }) => isLegal(contest, state, seat, plan.moves[0]));
      const chosen: Option = legal[0] ?? { plan: anything(contest, state, seat), chance: null };
      followed = chosen.branch;
      const best = legal.slice(0, 3).map(({ plan, chance }) => ({ move: plan.moves[0], reason: plan.reason, chance }));
      const intention = { occasion, plan: chosen.plan, best, made: 0, nth };
      if (intentions.size > 3) intentions.delete(intentions.keys().next().value ?? '');
      intentions.set(occasion, intention);
      return next(intention, iterations);
    },
  };
}

/** The weights of a level in a character: those that make the character, on the level's own. A novice stays one in all others. */
export function styleOf({ styles }: Pick<AnyOpponent, 'styles'>, level: Level, character: string): unknown {
  const own = styles[level.style];
  const played = styles[character] ?? own;
  if (played === own || own === styles.usual) return played;
  const usual = styles.usual as Readonly<Record<string, unknown>>;
  const made = Object.entries(played as object).filter(([weight, value]) => value !== usual[weight]);
  return { ...(own as object), ...Object.fromEntries(made) };
}

interface Thought {
  readonly plans: readonly Option[];
  readonly iterations: number;
}

/** A plan that may be taken; with the branch of the search that tried it, if one did. */
interface Option {
  readonly plan: Plan;
  readonly chance: number | null;
  readonly branch?: Branch;
}

const WEARY: Thought = { plans: [], iterations: 0 };

/** Ranks the plans of a decision, the one to take first. */
function think(
  contest: Contest,
  seat: Seat,
  state: unknown,
  imagine: (luck: Random) => unknown,
  level: Level,
  style: unknown,
  random: Random,
  { stop = () => false, iterations = level.iterations }: Budget,
  learnt?: Learnt,
): Thought {
  if (level.iterations === 0) {
    const blur = level.blur * (contest.opponent.stakes ?? 1);
    const plans = plansOf(contest, state, seat, style, level.plans).map((plan) => ({
      plan,
      chance: null,
      merit: plan.value + (blur * (random.roll(1000) + random.roll(1000) - 1001)) / 1000,
    }));
    return { plans: plans.sort((a, b) => b.merit - a.merit), iterations: 0 };
  }
  const limits = { style, plans: level.plans, rounds: level.rounds, iterations, stop, random };
  const found = search(contest, seat, imagine, limits, learnt);
  const plans = found.branches.map((branch): Option => {
    return { plan: branch.plan, chance: branch.visits > 0 ? mean(branch, seat) : null, branch };
  });
  return { plans, iterations: found.iterations };
}

/** Whether a plan goes on from here; a loose one with its next move that is legal. */
function goesOn(contest: Contest, state: unknown, seat: Seat, intention: Intention): boolean {
  const { moves, loose } = intention.plan;
  for (; intention.made < moves.length; intention.made++) {
    if (isLegal(contest, state, seat, moves[intention.made])) return true;
    if (!loose) return false;
  }
  return false;
}

/** Tried on a copy: what a seat may do depends on nothing that is hidden from it. */
function isLegal(contest: Contest, state: unknown, seat: Seat, move: Move): boolean {
  return tryMove(contest, contest.game.copy(state), seat, move, fastRandom(0));
}

/** The last move a game lists: by custom the one that ends the phase. */
function anything({ game }: Contest, state: unknown, seat: Seat): Plan {
  const move = game.moves(state, seat).at(-1);
  if (!move) throw new Error('A seat that cannot move was asked to decide.');
  return { moves: [move], value: 0, reason: { key: 'move', params: { type: move.type } } };
}
