/** A chance that was named and what came of it: 1 a win, 0 none, a part of 1 for a win that was shared. */
export interface Forecast {
  readonly chance: number;
  readonly won: number;
}

/** Mean squared error of chances; for one seat of four that always says 0.25, 0.1875. */
export function brierOf(forecasts: readonly Forecast[]): number {
  return mean(forecasts.map(({ chance, won }) => (chance - won) ** 2));
}

/** Chances by tenths: how many, their mean, how often it came true, and by how many standard errors that is off. */
export function reliabilityOf(forecasts: readonly Forecast[]) {
  return Array.from({ length: 10 }, (_, tenth) => {
    const these = forecasts.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth);
    const said = mean(these.map(({ chance }) => chance));
    const came = mean(these.map(({ won }) => won));
    return { tenth, count: these.length, said, came };
  }).filter(({ count }) => count > 0);
}

/** How far chances are from what came of them, on average over the tenths (expected calibration error). */
export function calibrationError(forecasts: readonly Forecast[]): number {
  const off = reliabilityOf(forecasts).map(({ count, said, came }) => count * Math.abs(said - came));
  return off.reduce((sum, each) => sum + each, 0) / Math.max(1, forecasts.length);
}

/** Rows of a table in Markdown: what was said before and after, by tenths. */
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
