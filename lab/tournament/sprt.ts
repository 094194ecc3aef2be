/** The two win rates between which a sequential test decides. */
interface Hypotheses {
  readonly lower: number;
  readonly upper: number;
}

export type Verdict = 'upper' | 'lower' | 'open';

/** The probability of a wrong decision in either direction (alpha = beta). */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/** Parses two percentages, e.g. 33:43. Throws an error with a readable message if they are invalid. */
export function parseHypotheses(text: string): Hypotheses {
  const match = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(text);
  const [lower, upper] = match ? [Number(match[1]) / 100, Number(match[2]) / 100] : [0, 0];
  if (!(lower > 0 && upper > lower && upper < 1))
    throw new Error(`--sprt needs two percentages, the lower one first, such as 33:43, not “${text}”.`);
  return { lower, upper };
}

/** Wald's sequential probability ratio test: the log-likelihood ratio of the upper share to the lower one. */
export function likelihoodRatio({ lower, upper }: Hypotheses, wins: number, games: number): number {
  return wins * Math.log(upper / lower) + (games - wins) * Math.log((1 - upper) / (1 - lower));
}

/** Which of the two shares is confirmed, with an error of 5% in either direction. */
export function verdictOf(hypotheses: Hypotheses, wins: number, games: number): Verdict {
  const ratio = likelihoodRatio(hypotheses, wins, games);
  return ratio >= BOUND ? 'upper' : ratio <= -BOUND ? 'lower' : 'open';
}
