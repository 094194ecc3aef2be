import type { GameEvent, Seat } from './game';
import type { Match } from './match-types';
import { replayRandom } from './random';

interface Curve {
  readonly key: string;
  readonly plies: readonly number[];
  /** The curve's values: `values[i][seat]` is a seat's value at `plies[i]`. */
  readonly values: readonly (readonly number[])[];
}

/** A move that changed the game, and the seat that made it or, if several seats scored in it, gained the most. */
interface TurningPoint {
  readonly ply: number;
  readonly seat: Seat;
  /** The points that the seat gained; 0 if it only took points from others. */
  readonly gain: number;
  /** The most points that another seat gained in the same move. */
  readonly others: number;
  /** The seat that lost the most in the seat's move, and its loss; `null` if none lost points. */
  readonly victim: { readonly seat: Seat; readonly loss: number } | null;
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
  walk(match, (state, ply) => {
    if (ply % every === 0 || ply === log.length) {
      plies.push(ply);
      samples.push(game.statistics?.measures(state) ?? {});
    }
    totals.push(game.score(state).scores.map(({ total }) => total));
  });
  const curves = keys.map((key) => ({ key, plies, values: samples.map((sample) => sample[key]) }));
  return { curves, turningPoints: turningPointsOf(match, totals), luck: luckOf(match) };
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
 * The move that gave the lead to the seat that kept it to the end, and the moves with the greatest swings. `totals` are
 * the seats' points after each number of moves. A move without a gain for the acting seat, such as paying a rival, is
 * no turning point.
 */
function turningPointsOf({ log }: Match, totals: readonly (readonly number[])[]): TurningPoint[] {
  const leader = leaderOf(totals[log.length]);
  const taken = leader === null ? -1 : totals.findLastIndex((at) => leaderOf(at) !== leader) + 1;
  const found = log.flatMap(({ seat }, i) => {
    const point = turningPoint(totals[i], totals[i + 1], seat);
    return point ? [{ ...point, ply: i + 1, leads: i + 1 === taken && point.seat === leader }] : [];
  });
  const chosen: typeof found = [];
  for (const point of found.sort((a, b) => Number(b.leads) - Number(a.leads) || b.swing - a.swing || a.ply - b.ply)) {
    if (chosen.length === TURNING_POINTS) break;
    if (chosen.every(({ ply }) => Math.abs(ply - point.ply) >= APART)) chosen.push(point);
  }
  return chosen.sort((a, b) => a.ply - b.ply).map(({ swing: _, ...point }) => point);
}

/** The seat that is alone in the lead. `null` for a tie, and in a solo game. */
function leaderOf(totals: readonly number[]): Seat | null {
  const most = Math.max(...totals);
  return totals.length > 1 && totals.filter((total) => total === most).length === 1 ? totals.indexOf(most) : null;
}

/**
 * A move's turning point, with its size in points. If several seats scored, it is about the seat that gained the most,
 * otherwise about the seat that moved. `null` if this seat changed nothing in its favour.
 */
function turningPoint(before: readonly number[], after: readonly number[], mover: Seat) {
  const change = after.map((total, seat) => total - before[seat]);
  const isScoring = change.filter((points) => points > 0).length > 1;
  const seat = isScoring && change[mover] < Math.max(...change) ? change.indexOf(Math.max(...change)) : mover;
  const rest = change.map((points, other) => (other === seat ? 0 : points));
  const others = Math.max(0, ...rest);
  const loss = seat === mover ? -Math.min(0, ...rest) : 0;
  const swing = change[seat] - others + loss;
  if (swing <= 0 || change[seat] < 0) return null;
  return { seat, gain: change[seat], others, victim: loss > 0 ? { seat: rest.indexOf(-loss), loss } : null, swing };
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
