import type { AnyGame, GameEvent, Seat } from './game';
import type { Match } from './match-types';
import { replayRandom } from './random';

interface Curve {
  readonly key: string;
  readonly plies: readonly number[];
  /** The curve's values: `values[i][seat]` is a seat's value at `plies[i]`. */
  readonly values: readonly (readonly number[])[];
}

interface TurningPoint {
  readonly ply: number;
  /** The seat whose lead changed by `swing` points; in a solo game, the seat whose points changed. */
  readonly seat: Seat;
  readonly swing: number;
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
  const swings: TurningPoint[] = [];
  let before = leads(game, match.snapshots[0]);
  walk(match, (state, ply) => {
    if (ply % every === 0 || ply === log.length) {
      plies.push(ply);
      samples.push(game.statistics?.measures(state) ?? {});
    }
    const after = leads(game, state);
    after.forEach((lead, seat) => {
      const swing = lead - before[seat];
      if (swing !== 0) swings.push({ ply, seat, swing });
    });
    before = after;
  });
  const curves = keys.map((key) => ({ key, plies, values: samples.map((sample) => sample[key]) }));
  return { curves, turningPoints: greatest(swings), luck: luckOf(match) };
}

function walk({ game, log, snapshots }: Match, look: (state: unknown, ply: number) => void): void {
  const state = game.copy(snapshots[0]);
  look(state, 0);
  log.forEach(({ seat, move, chance }, i) => {
    game.play(state, seat, move, replayRandom(chance));
    look(state, i + 1);
  });
}

/** Each seat's lead over the best other seat; in a solo game, its points. */
function leads(game: AnyGame, state: unknown): number[] {
  const totals = game.score(state).scores.map((score) => score.total);
  if (totals.length === 1) return totals;
  return totals.map((total, seat) => total - Math.max(...totals.filter((_, other) => other !== seat)));
}

function greatest(swings: readonly TurningPoint[]): TurningPoint[] {
  const chosen: TurningPoint[] = [];
  const bySize = swings.toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || b.swing - a.swing || a.ply - b.ply);
  for (const swing of bySize) {
    if (chosen.length === TURNING_POINTS) break;
    if (chosen.every(({ ply }) => Math.abs(ply - swing.ply) >= APART)) chosen.push(swing);
  }
  return chosen.sort((a, b) => a.ply - b.ply);
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
