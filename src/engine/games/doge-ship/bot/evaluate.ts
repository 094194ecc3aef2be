import { totalPoints } from '../queries';
import type { State } from '../state';
import type { Style } from './style';
import { overdue, roundsLeft } from './rounds';
import { DRY } from './worth';
import { yardOf } from './yard';

/** Each seat's expected final points. */
export function evaluate(state: State, style: Style): number[] {
  const rounds = Math.max(0, roundsLeft(state) - 0.5);
  return state.money.map((_, seat) => {
    const { means, worth, top } = yardOf(state, seat, style);
    let points = totalPoints(state, seat) + means.ducatsWorth;
    points += means.approvalsWorth;
    points += worth;
    const stack = state.stacks[seat];
    points += Math.min(stack.length, 5) * DRY * style.action * style.water * rounds;
    points += top * Math.min(rounds, 4);
    return points + state.markers[seat] * style.action * Math.min(1, rounds);
  });
}

/**
 * The lead in points that makes a seat the clear favourite. It shrinks as the Galley grows, and shrinks further in
 * overlong games.
 */
export function decisiveMargin(state: State): number {
  const margin = 2 + 0.9 * roundsLeft(state);
  return state.frames.length === 0 ? margin : margin / (1 + overdue(state) / 3);
}
