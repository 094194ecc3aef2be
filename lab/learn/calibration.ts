import type { Temperature } from '../../src/engine/bots/bot';
import { UNCHANGED } from '../../src/engine/bots/win-shares';
import { brierOf, reliabilityTable } from './reliability';
import type { Forecast } from './reliability';
import { fitTemperature, forecastsOf, surprise } from './temperature';
import type { WholeGame } from './whole-games';

/** The fitted temperature for one number of players. */
interface Calibration {
  readonly seats: number;
  readonly games: number;
  readonly heldOut: number;
  readonly temperature: Temperature;
  /** The Brier scores on held-out games, with the game's own margin and with the fitted temperature. */
  readonly brier: readonly [before: number, after: number];
  readonly surprise: readonly [before: number, after: number];
}

/** Whether game `i` is held out from fitting (one third of the games). */
export const isHeldOut = (i: number) => Math.floor(i / 12) % 3 === 2;

/**
 * Fits a temperature for each number of players. Uses the game's own margin (`UNCHANGED`) unless the fitted temperature
 * has a lower log loss (`surprise`) on held-out games.
 */
export function calibrated(games: readonly WholeGame[]): Calibration[] {
  return tablesIn(games).map((seats) => {
    const these = games.filter((game) => game.seats === seats);
    const held = these.filter(({ i }) => isHeldOut(i));
    const fitted = fitTemperature(these.filter(({ i }) => !isHeldOut(i)));
    const temperature = surprise(held, fitted) < surprise(held, UNCHANGED) ? fitted : UNCHANGED;
    const both = <T>(of: (each: Temperature) => T): [T, T] => [of(UNCHANGED), of(temperature)];
    return {
      ...{ seats, games: these.length, heldOut: held.length, temperature },
      brier: both((each) => brierOf(forecastsOf(held, each))),
      surprise: both((each) => surprise(held, each)),
    };
  });
}

export function calibrationReport(games: readonly WholeGame[], calibrations: readonly Calibration[]): string {
  const pair = ([before, after]: readonly [number, number]) => `${before.toFixed(4)} → ${after.toFixed(4)}`;
  const rows = calibrations.map(({ seats, games: count, heldOut, temperature: { base, slope }, ...held }) => {
    return `| ${seats} | ${count}, ${heldOut} | ${base} + ${slope} | ${pair(held.brier)} | ${pair(held.surprise)} |`;
  });
  const forecasts = (pick: (calibration: Calibration) => Temperature): Forecast[] =>
    calibrations.flatMap((calibration) =>
      forecastsOf(
        games.filter(({ i, seats }) => seats === calibration.seats && isHeldOut(i)),
        pick(calibration),
      ),
    );
  const said = games.flatMap(({ said: statements, winners }) =>
    statements.map(({ seat, chance }) => ({ chance, won: winners.includes(seat) ? 1 / winners.length : 0 })),
  );
  return [
    '| seats | games, held out | base + slope | Brier | surprise in nats |\n|---|---|---|---|---|',
    ...rows,
    '',
    reliabilityTable({
      'evaluation by the decisive margin': forecasts(() => UNCHANGED),
      'by the temperature': forecasts(({ temperature }) => temperature),
      ...(said.length > 0 && { 'reported by searches': said }),
    }),
  ].join('\n');
}

function tablesIn(games: readonly WholeGame[]): number[] {
  return [...new Set(games.map(({ seats }) => seats))].sort((a, b) => a - b);
}
