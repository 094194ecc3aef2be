import type { Seat } from '../../../core/game';
import { FINAL_INSPECTION, FIRST_GONDOLA } from '../data/board';
import { isPart, totalPoints } from '../queries';
import { fits } from '../ship';
import type { State } from '../state';
import type { Style } from './style';
import { roundsLeft } from './rounds';
import { partNow } from './worth';
import { yardOf } from './yard';
import type { Yard } from './yard';

/** `Ahead` features have their full weight while at least this many rounds remain. */
const LONG = 6;

/** The expected number of remaining rounds as a share of `LONG`, at most 1. */
function ahead(state: State): number {
  return Math.min(1, Math.max(0, roundsLeft(state)) / LONG);
}

/** The points that a seat would get from a final inspection now. Tied seats all get the points of the higher rank. */
function inspected(state: State, seat: Seat): number {
  const mine = state.approvals[seat];
  return mine === 0 ? 0 : FINAL_INSPECTION[state.approvals.filter((other) => other > mine).length];
}

/** The value of building the best part that fits now. */
function readyWorth(state: State, { tiles, means }: Yard): number {
  let best = 0;
  for (const tile of tiles)
    if (isPart(tile) && fits(state, tile)) best = Math.max(best, partNow(means, tile, state.doge));
  return best;
}

/** Input features of the learned evaluation (`judge`). */
export function features(state: State, seat: Seat, style: Style): Record<string, number> {
  const time = ahead(state);
  const ducats = state.money[seat];
  const approvals = Math.min(state.approvals[seat], 9);
  const prize = inspected(state, seat);
  const yard = yardOf(state, seat, style);
  const { tiles } = yard;
  const barricades = Math.min(5, state.stacks[seat].length);
  return {
    points: totalPoints(state, seat),
    ducats,
    ducatsAhead: ducats * time,
    ducatsWorth: yard.means.ducatsWorth,
    approvals,
    approvalsAhead: approvals * time,
    inspected: prize,
    inspectedLate: prize * (1 - time),
    yard: yard.worth,
    yardTiles: tiles.length,
    yardParts: tiles.filter(isPart).length,
    yardGondolas: tiles.filter((tile) => tile >= FIRST_GONDOLA).length,
    ready: readyWorth(state, yard),
    barricades,
    barricadesAhead: barricades * time,
    markers: state.markers[seat],
    place: state.order.indexOf(seat),
  };
}
