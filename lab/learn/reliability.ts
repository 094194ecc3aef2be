/** A predicted chance, and the result: 1 for a win, a fraction for a shared win, 0 otherwise. */
export interface Forecast {
  readonly chance: number;
  readonly won: number;
}

/**
 * Brier score: the mean squared error of the predictions. For comparison, always predicting 0.25 with four seats scores
 * 0.1875.
 */
export function brierOf(forecasts: readonly Forecast[]): number {
  return mean(forecasts.map(({ chance, won }) => (chance - won) ** 2));
}

/** Groups predictions by tenths. Each group has the number of predictions, their mean, and the mean result. */
export function reliabilityOf(forecasts: readonly Forecast[]) {
  return Array.from({ length: 10 }, (_, tenth) => {
    const these = forecasts.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth);
    const said = mean(these.map(({ chance }) => chance));
    const came = mean(these.map(({ won }) => won));
    return { tenth, count: these.length, said, came };
  }).filter(({ count }) => count > 0);
}

/** Expected calibration error: the mean distance between prediction and result over the groups. */
export function calibrationError(forecasts: readonly Forecast[]): number {
  const off = reliabilityOf(forecasts).map(({ count, said, came }) => count * Math.abs(said - came));
  return off.reduce((sum, each) => sum + each, 0) / Math.max(1, forecasts.length);
}

export function reliabilityTable(columns: Readonly<Record<string, readonly Forecast[]>>): string {
  const names = Object.keys(columns);
  const rows = Array.from({ length: 10 }, (_, tenth) => {
    const cells = names.map((name) => {
      const row = reliabilityOf(columns[name]).find((entry) => entry.tenth === tenth);
      return row ? `${row.said.toFixed(2)} → ${row.came.toFixed(2)} (${row.count})` : '';
    });
    return `| ${tenth / 10}–${(tenth + 1) / 10} | ${cells.join(' | ')} |`;
  });
  const sums = names.map(
    (name) => `${brierOf(columns[name]).toFixed(4)}, ${(calibrationError(columns[name]) * 100).toFixed(1)} %`,
  );
  return [
    `| said | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---|').join('')}`,
    ...rows,
    `| Brier, mean error | ${sums.join(' | ')} |`,
  ].join('\n');
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
