import type { Random } from '../../src/engine/core/game';

export type Weights = Readonly<Record<string, number>>;

/** Changes one to three weights at random, each by up to a factor of two. A weight of 0 can become positive. */
function neighbour(weights: Weights, random: Random): Weights {
  const names = Object.keys(weights);
  const changes = Array.from({ length: random.roll(3) }, () => {
    const name = names[random.roll(names.length) - 1];
    const factor = 2 ** ((random.roll(201) - 101) / 100);
    return [name, Number(((weights[name] || 0.1) * factor).toPrecision(2))] as const;
  });
  return { ...weights, ...Object.fromEntries(changes) };
}

/** The number of comparisons during which a challenger must stay ahead in total. */
const COMPARISONS = 6;
/** The mean lead that a challenger needs after these comparisons. */
const LEAD = 0.04;

/**
 * Improves weights by hill climbing with `evaluations` evaluations. A neighbour replaces the best weights if it stays
 * ahead in games that both play with the same luck. `evaluate` gets the weights and a number that determines the luck,
 * from 0. Each number is used once, so that no weights win by luck alone.
 */
export function climb(
  from: Weights,
  evaluations: number,
  random: Random,
  evaluate: (weights: Weights, luck: number) => number,
  onStep: (weights: Weights, lead: number) => void = () => undefined,
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
    onStep(best, lead / met);
  }
  return best;
}
