import { createAgent } from '../src/engine/bots/agent';
import { LEVELS } from '../src/engine/bots/levels';
import { fastRandom } from '../src/engine/core/random';
import { commandLine, understood } from '../tools/arguments';
import { climb } from './tournament/climb';
import type { Weights } from './tournament/climb';
import { playAgainst, tableOf } from './tournament/entrants';

/**
 * Searches for evaluation weights that beat a level: `npm run respond -- --game serenissima-1996 --seats 4 --against
 * admiral --iterations admiral:12 --evaluations 500 --games 20`. Improves the weights of one Merchant that plays
 * against unchanged seats. Prints every improvement, and then the percentage of `--report` games with other seeds that
 * the best weights win outright, ± one standard error.
 */
const given = commandLine({
  game: 'serenissima-1996',
  seats: 4,
  against: 'merchant',
  iterations: '',
  evaluations: 500,
  games: 20,
  report: 400,
  seed: 2,
});
const { game, seats, against, iterations, evaluations, games, report, seed } = given;
const levels = Array.from({ length: seats }, () => against).join(',');
const table = understood(() => tableOf({ game, levels, iterations, seed }));
const { styles } = table.gameWithBot.bot;

/** The share of `count` games, from game `from` of a seed, that a Merchant with these weights wins outright. */
function share(weights: Weights, base: number, from: number, count: number): number {
  const bot = { ...table.gameWithBot.bot, styles: { ...styles, tried: weights } };
  let won = 0;
  for (let i = from; i < from + count; i++) {
    const own = i % seats;
    const { winners } = playAgainst({ ...table, seed: base }, i, own, (at) =>
      createAgent({ ...table.gameWithBot, bot }, LEVELS.merchant, at, 'tried'),
    );
    if (winners.length === 1 && winners[0] === own) won++;
  }
  return won / count;
}

const best = climb(
  styles.usual as Weights,
  evaluations,
  fastRandom(seed),
  (weights, luck) => share(weights, seed, luck * games, games),
  (weights, lead) => console.log(`${(lead * 100).toFixed(1)} % better: ${JSON.stringify(weights)}`),
);
const alone = share(best, seed + 1, 0, report);
const error = Math.sqrt((alone * (1 - alone)) / report);
const percent = (part: number) => (part * 100).toFixed(1);
console.log(JSON.stringify(best, null, 2));
console.log(`wins alone ${percent(alone)} % ± ${percent(error)} of ${report} games, --seed ${seed + 1}`);
