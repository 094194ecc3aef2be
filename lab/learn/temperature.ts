import type { Temperature } from '../../src/engine/bots/bot';
import { softmax, UNCHANGED } from '../../src/engine/bots/win-shares';
import type { Forecast } from './reliability';
import type { WholeGame } from './whole-games';

/** The evaluation's predictions for every seat and round, with the results. */
export function forecastsOf(games: readonly WholeGame[], { base, slope }: Temperature): Forecast[] {
  return games.flatMap(({ standings, winners }) =>
    standings.flatMap(({ points, margin }) =>
      softmax(points, base + slope * margin).map((chance, seat) => ({
        chance,
        won: winners.includes(seat) ? 1 / winners.length : 0,
      })),
    ),
  );
}

/** Log loss: the mean surprise at the actual winner over all rounds of all games, in nats. Lower is better. */
export function surprise(games: readonly WholeGame[], { base, slope }: Temperature): number {
  let sum = 0;
  let count = 0;
  for (const { standings, winners } of games) {
    for (const { points, margin } of standings) {
      const shares = softmax(points, base + slope * margin);
      for (const winner of winners) sum -= Math.log(Math.max(1e-9, shares[winner])) / winners.length;
      count++;
    }
  }
  return sum / Math.max(1, count);
}

/** Finds the temperature with the lowest `surprise` by a deterministic search with shrinking steps. */
export function fitTemperature(games: readonly WholeGame[]): Temperature {
  let best = UNCHANGED;
  let least = surprise(games, best);
  for (let step = 2; step > 0.01;) {
    const around = [
      { base: best.base + step * 4, slope: best.slope },
      { base: best.base - step * 4, slope: best.slope },
      { base: best.base, slope: best.slope + step },
      { base: best.base, slope: best.slope - step },
      { base: best.base + step * 4, slope: best.slope - step },
      { base: best.base - step * 4, slope: best.slope + step },
    ].filter(({ base, slope }) => base >= 0 && slope >= 0 && base + slope > 0.05);
    const tried = around.map((temperature) => ({ temperature, bad: surprise(games, temperature) }));
    const better = tried.reduce((a, b) => (b.bad < a.bad ? b : a));
    if (better.bad < least - 1e-9) [best, least] = [better.temperature, better.bad];
    else step /= 2;
  }
  return { base: Number(best.base.toFixed(2)), slope: Number(best.slope.toFixed(2)) };
}
