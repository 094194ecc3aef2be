import { totalPoints } from './queries';
import type { State } from './state';

/** Figures by seat for the charts after a match. */
export function measures(state: State): Record<string, number[]> {
  return {
    points: state.money.map((_, seat) => totalPoints(state, seat)),
    money: state.money.slice(),
    approvals: state.approvals.slice(),
    parts: state.money.map((_, seat) => state.builders.flat().filter((builder) => builder === seat).length),
    barricades: state.stacks.map((stack) => stack.length),
  };
}
