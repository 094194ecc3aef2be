import type { Random } from '../../src/engine/core/game';

/** Weights of a style by name. */
export type Weights = Readonly<Record<string, number>>;

/** Weights that differ in one to three of them, each by up to a factor of two; a weight of nothing may become something. */
function neighbour(weights: Weights, random: Random): Weights {
  const names = Object.keys(weights);
  const changes = Array.from({ length: random.roll(3) }, () => {
    const name = names[random.roll(names.length) - 1];
    const factor = 2 ** ((random.roll(201) - 101) / 100);
    return [name, Number(((weights[name] || 0.1) * factor).toPrecision(2))] as const;
  });
  return { ...weights, ...Object.fromEntries(changes) };
}

/** Comparisons in which a challenger must stay ahead, and by how much on average in the end. */
const COMPARISONS = 6;
const LEAD = 0.04;

/**
 * Climbs for so many evaluations: a neighbour that stays ahead of the best so far, each time in games with the same luck for both,
 * takes its place. `evaluate` is given the weights and which luck, from 0; no luck is used twice, so that nobody wins by it alone.
 */
export function climb(
  from: Weights,
  evaluations: number,
  random: Random,
  evaluate: (weights: Weights, luck: number) => number,
  told: (weights: Weights, lead: number) => void = () => undefined,
): Weights {
  const comparisons = Math.floor(evaluations / 2);
  let best = from;
  for (let luck = 0; luck < comparisons;) {
    const tried = neighbour(best, random);
    let lead = 0;
    let met = 0;
    do {
      lead += evaluate(tried, luck) - evaluate(best, luck);
      luck++;
      met++;
    } while (lead > 0 && met < COMPARISONS && luck < comparisons);
    if (met < COMPARISONS || lead / met < LEAD) continue;
    best = tried;
    told(best, lead / met);
  }
  return best;
}
