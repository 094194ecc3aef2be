import { mean, reliabilityTable } from './reliability';
import type { Forecast } from './reliability';
import type { Judge } from './judge';
import type { Decision } from './siblings';
import { standingLoss } from './standings';
import type { LabelledStanding } from './standings';
import { aboveMean, advantagesOf, chancesOf, labelOf, lossOf } from './trainer';

/** The variance between plans that is not due to chance: the covariance of the two halves of the playouts. */
function signalOf(decisions: readonly Decision[]): number {
  const products = decisions.flatMap(({ siblings }) => {
    const [even, odd] = [0, 1].map((half) => aboveMean(siblings.map(({ shares }) => shares[half])));
    return even.map((value, i) => value * odd[i]);
  });
  return mean(products);
}

/** How much better the plans chosen by `choose` are than the mean plan, in hundredths of a win. */
function gainOf(decisions: readonly Decision[], choose: (decision: Decision) => readonly number[]): number {
  return 100 * mean(decisions.map((decision) => advantagesOf(decision)[bestOf(choose(decision))]));
}

/**
 * The gain of the plans that look best in one half of the playouts, measured by the other half. This is the highest
 * gain that these labels can show.
 */
function labelsGain(decisions: readonly Decision[]): number {
  return (
    100 *
    mean(
      decisions.map(({ siblings }) => {
        const other = aboveMean(siblings.map(({ shares }) => shares[1]));
        return other[bestOf(siblings.map(({ shares }) => shares[0]))];
      }),
    )
  );
}

const bestOf = (values: readonly number[]) => values.indexOf(Math.max(...values));

export function trainingReport(
  judges: Readonly<Record<string, Judge>>,
  training: readonly Decision[],
  held: readonly Decision[],
  heldStandings: readonly LabelledStanding[] = [],
): string {
  const spread = mean(held.flatMap((decision) => advantagesOf(decision).map((advantage) => advantage ** 2)));
  const signal = signalOf(held);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const rows = Object.entries(judges).map(([name, judge]) => {
    const loss = lossOf(judge, held);
    const found = (spread - loss) / signal;
    const gain = gainOf(held, (decision) => chancesOf(judge, decision)).toFixed(2);
    return `| ${name} | ${lossOf(judge, training).toFixed(6)} | ${loss.toFixed(6)} | ${percent(found)} | ${gain} |`;
  });
  const first = gainOf(held, ({ siblings }) => siblings.map((_, i) => -i)).toFixed(2);
  const forecasts = (judge: Judge): Forecast[] =>
    held.flatMap((decision) =>
      chancesOf(judge, decision).map((chance, i) => ({ chance, won: labelOf(decision.siblings[i]) })),
    );
  return [
    `${training.length} training decisions, ${held.length} held out. Mean squared difference between plans: ${spread.toFixed(6)}, of which ${signal.toFixed(6)} is not luck.`,
    '',
    '| judge | loss | held out | explained share of non-luck variance | gain of its choice, hundredths of a win |',
    '|---|---|---|---|---|',
    `| all plans equal | | ${spread.toFixed(6)} | 0 % | 0 |`,
    `| the first plan | | | | ${first} |`,
    ...rows,
    `| half of the playouts | | | | ${labelsGain(held).toFixed(2)} |`,
    '',
    ...wholeGames(judges, heldStandings),
    reliabilityTable(Object.fromEntries(Object.entries(judges).map(([name, judge]) => [name, forecasts(judge)]))),
  ].join('\n');
}

function wholeGames(judges: Readonly<Record<string, Judge>>, held: readonly LabelledStanding[]): string[] {
  if (held.length === 0) return [];
  const errors = Object.entries(judges).map(([name, judge]) => `${name} ${standingLoss(judge, held).toFixed(5)}`);
  return [`Mean squared error of all seats' shares in ${held.length} held-out standings: ${errors.join(', ')}.`, ''];
}
