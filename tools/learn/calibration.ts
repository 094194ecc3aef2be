import type { Temperature } from '../../src/engine/bots/bot';
import { brierOf, reliabilityTable } from './reliability';
import type { Forecast } from './reliability';
import { fitTemperature, forecastsOf, surprise } from './temperature';
import type { WholeGame } from './whole-games';

const UNCHANGED: Temperature = { base: 0, slope: 1 };

/** One game in three is held out: nothing is fitted to it. */
export const isHeldOut = (i: number) => Math.floor(i / 3) % 3 === 2;

/** Fits a temperature to each number of players, and tells what it brings in games that were held out. */
export function calibrationReport(games: readonly WholeGame[]): string {
  const tables = [...new Set(games.map(({ seats }) => seats))].sort((a, b) => a - b);
  const fitted = tables.map((seats) => {
    const these = games.filter((game) => game.seats === seats);
    const held = these.filter(({ i }) => isHeldOut(i));
    return { seats, held, count: these.length, temperature: fitTemperature(these.filter(({ i }) => !isHeldOut(i))) };
  });
  const rows = fitted.map(({ seats, held, count, temperature }) => {
    const [before, after] = [UNCHANGED, temperature].map((each) => ({
      brier: brierOf(forecastsOf(held, each)).toFixed(4),
      nats: surprise(held, each).toFixed(3),
    }));
    const { base, slope } = temperature;
    return `| ${seats} | ${count}, ${held.length} | ${base}, ${slope} | ${before.brier} → ${after.brier} | ${before.nats} → ${after.nats} |`;
  });
  const all = (pick: (temperature: Temperature) => Temperature): Forecast[] =>
    fitted.flatMap(({ held, temperature }) => forecastsOf(held, pick(temperature)));
  const said = games.flatMap(({ said: told, winners }) =>
    told.map(({ seat, chance }) => ({ chance, won: winners.includes(seat) ? 1 / winners.length : 0 })),
  );
  return [
    '| seats | games, held out | base, slope | Brier | surprise in nats |\n|---|---|---|---|---|',
    ...rows,
    '',
    reliabilityTable({
      'evaluation before': all(() => UNCHANGED),
      after: all((temperature) => temperature),
      ...(said.length > 0 && { 'said by searches': said }),
    }),
  ].join('\n');
}
