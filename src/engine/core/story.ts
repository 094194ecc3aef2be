import type { GameEvent, Seat } from './game';
import type { Match } from './match-types';
import { replayRandom } from './random';

interface Curve {
  readonly key: string;
  readonly plies: readonly number[];
  /** The curve's values: `values[i][seat]` is a seat's value at `plies[i]`. */
  readonly values: readonly (readonly number[])[];
}

/** A move that changed the game, and the seat that made it or, if another seat gained more in it, that seat. */
interface TurningPoint {
  readonly ply: number;
  readonly seat: Seat;
  /** Whether the seat made the move. */
  readonly moved: boolean;
  /** The points that the seat gained; 0 if others only lost points. */
  readonly gain: number;
  /** The most points that another seat gained in the same move. */
  readonly others: number;
  /** The other seat that lost the most in the move, and its loss; `null` if none lost points. */
  readonly victim: { readonly seat: Seat; readonly loss: number } | null;
  /** Whether these figures include points of the next scoring. */
  readonly prospective: boolean;
  /** Whether the seat has been alone in the lead from this move to the end, and was not before. */
  readonly leads: boolean;
}

interface Luck {
  readonly seat: Seat;
  readonly dice: number;
  readonly sum: number;
  readonly expected: number;
}

export interface Story {
  readonly curves: readonly Curve[];
  readonly turningPoints: readonly TurningPoint[];
  readonly luck: readonly Luck[];
}

/** Approximate maximum number of points of a curve. More would be indistinguishable on a screen. */
const MAX_POINTS = 160;
const TURNING_POINTS = 3;
/** Minimum number of moves between turning points, so that a battle counts as only one. */
const APART = 4;

/** Replays the match once. The result reveals secrets. */
export function storyOf(match: Match): Story {
  const { game, log } = match;
  const every = Math.max(1, Math.ceil(log.length / MAX_POINTS));
  const keys = Object.keys(game.statistics?.measures(match.snapshots[0]) ?? {});
  const plies: number[] = [];
  const samples: Readonly<Record<string, readonly number[]>>[] = [];
  const totals: (readonly number[])[] = [];
  const prospects: (readonly number[])[] = [];
  walk(match, (state, ply) => {
    if (ply % every === 0 || ply === log.length) {
      plies.push(ply);
      samples.push(game.statistics?.measures(state) ?? {});
    }
    totals.push(game.score(state).scores.map(({ total }) => total));
    prospects.push(game.statistics?.prospects?.(state) ?? totals[ply]);
  });
  const curves = keys.map((key) => ({ key, plies, values: samples.map((sample) => sample[key]) }));
  return { curves, turningPoints: turningPointsOf(match, totals, prospects), luck: luckOf(match) };
}

function walk({ game, log, snapshots }: Match, look: (state: unknown, ply: number) => void): void {
  const state = game.copy(snapshots[0]);
  look(state, 0);
  log.forEach(({ seat, move, chance }, i) => {
    game.play(state, seat, move, replayRandom(chance));
    look(state, i + 1);
  });
}

/**
 * The move that gave the lead to the seat that kept it to the end, and the moves with the greatest swings between seats.
 * `totals` are the seats' points after each number of moves, and `prospects` the points that a swing is measured in. A
 * move that only costs the acting seat, such as paying a rival, is no turning point.
 */
function turningPointsOf(
  { log }: Match,
  totals: readonly (readonly number[])[],
  prospects: readonly (readonly number[])[],
): TurningPoint[] {
  const leader = leaderOf(totals[log.length]);
  const taken = leader === null ? -1 : totals.findLastIndex((at) => leaderOf(at) !== leader) + 1;
  const found = log.flatMap(({ seat }, i) => {
    const change = changesOf(prospects[i], prospects[i + 1]);
    const point = turningPoint(change, seat);
    if (!point) return [];
    const scored = changesOf(totals[i], totals[i + 1]);
    const prospective = change.some((points, other) => points !== scored[other]);
    return [{ ...point, prospective, ply: i + 1, leads: i + 1 === taken && point.seat === leader }];
  });
  const chosen: typeof found = [];
  for (const point of found.sort((a, b) => Number(b.leads) - Number(a.leads) || b.swing - a.swing || a.ply - b.ply)) {
    if (chosen.length === TURNING_POINTS) break;
    if (chosen.every(({ ply }) => Math.abs(ply - point.ply) >= APART)) chosen.push(point);
  }
  return chosen.sort((a, b) => a.ply - b.ply).map(({ swing: _, ...point }) => point);
}

const changesOf = (before: readonly number[], after: readonly number[]): number[] =>
  after.map((points, seat) => points - before[seat]);

/** The seat that is alone in the lead. `null` for a tie, and in a solo game. */
function leaderOf(totals: readonly number[]): Seat | null {
  const most = Math.max(...totals);
  return totals.length > 1 && totals.filter((total) => total === most).length === 1 ? totals.indexOf(most) : null;
}

/**
 * A move's turning point, with its size: how much more one seat gained than any other, and the loss of the seat that
 * lost the most. `null` if the move changed nothing between the seats. The acting seat chose its own expenses, so they
 * don't count. If it has any, the other seats' gains don't count either, because it may have paid for them.
 */
function turningPoint(change: readonly number[], mover: Seat) {
  const isPaying = change[mover] < 0;
  const felt = change.map((points, seat) => (isPaying ? Math.min(0, seat === mover ? 0 : points) : points));
  const gain = Math.max(0, ...felt);
  const seat = felt[mover] === gain ? mover : felt.indexOf(gain);
  const rest = felt.map((points, other) => (other === seat ? 0 : points));
  const others = Math.max(0, ...rest);
  const loss = -Math.min(0, ...rest);
  const swing = gain - others + loss;
  if (swing <= 0) return null;
  const victim = loss > 0 ? { seat: rest.indexOf(-loss), loss } : null;
  return { seat, moved: seat === mover, gain, others, victim, swing };
}

function luckOf({ game, log, config }: Match): Luck[] {
  const luck = Array.from({ length: config.seats }, (_, seat) => ({ seat, dice: 0, sum: 0, expected: 0 }));
  const dice = log.flatMap(({ events }) => events.flatMap((event: GameEvent) => game.statistics?.dice?.(event) ?? []));
  for (const { seat, die, sides } of dice) {
    luck[seat].dice++;
    luck[seat].sum += die;
    luck[seat].expected += (sides + 1) / 2;
  }
  return luck;
}
