import type { RowButton } from '../../../game-ui/rows';

/** Choices that divide an amount: each assigns a number to every part, and all have the same sum. */
type Shared = readonly Pick<RowButton, 'parts'>[];

const partsOf = (choices: Shared, at: number): readonly number[] => choices[at]?.parts ?? [];

/** The lowest and highest number that a part has in any choice. `choices` must not be empty. */
export function rangeOf(choices: Shared, part: number): readonly [least: number, most: number] {
  const figures = choices.map((_, at) => partsOf(choices, at)[part]);
  return [Math.min(...figures), Math.max(...figures)];
}

const spread = (parts: readonly number[]) => Math.max(...parts) - Math.min(...parts);

/** The index of the most even choice, which is the initial one. */
export function mostEvenChoice(choices: Shared): number {
  const spreads = choices.map((_, at) => spread(partsOf(choices, at)));
  return spreads.indexOf(Math.min(...spreads));
}

/**
 * The index of the choice that gives a part this number and is closest to the current choice; -1 if there is none. The
 * last part compensates as far as possible; beyond that, the other parts stay as even as possible.
 */
export function choiceAfterChange(choices: Shared, from: number, part: number, figure: number): number {
  const before = partsOf(choices, from);
  const last = before.length - 1;
  const cost = (parts: readonly number[]): number[] => {
    const changes = parts.map((value, i) => (i === part ? 0 : Math.abs(value - before[i])));
    const sum = changes.reduce((all, change) => all + change, 0);
    return [sum, sum - changes[last], spread(parts.slice(0, last))];
  };
  let [found, least]: [number, number[]] = [-1, []];
  for (let at = 0; at < choices.length; at++) {
    const parts = partsOf(choices, at);
    if (parts[part] !== figure) continue;
    const costs = cost(parts);
    const differs = costs.findIndex((value, i) => value !== least[i]);
    if (found < 0 || (differs >= 0 && costs[differs] < least[differs])) [found, least] = [at, costs];
  }
  return found;
}
