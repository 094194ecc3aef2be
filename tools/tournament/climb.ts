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

/**
 * Climbs for so many evaluations: a neighbour that does better than the best so far, in games with the same luck, takes its place.
 * `evaluate` is given the weights and which luck, from 0; each comparison has luck of its own, so that nobody is merely lucky.
 */
export function climb(
  from: Weights,
  evaluations: number,
  random: Random,
  evaluate: (weights: Weights, luck: number) => number,
  told: (weights: Weights, share: number, than: number) => void = () => undefined,
): Weights {
  let best = from;
  for (let luck = 0; luck < Math.floor(evaluations / 2); luck++) {
    const tried = neighbour(best, random);
    const [share, than] = [evaluate(tried, luck), evaluate(best, luck)];
    if (share <= than) continue;
    best = tried;
    told(best, share, than);
  }
  return best;
}
