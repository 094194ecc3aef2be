import { LEVELS } from '../src/engine/bots/levels';
import type { GameWithBot } from '../src/engine/bots/bot';
import { createAgent } from '../src/engine/bots/agent';
import { playGame } from '../tools/harness/play-game';
import { checkConfig } from '../src/engine/core/match';
import { fastRandom } from '../src/engine/core/random';
import { GAMES_WITH_BOTS } from '../src/engine/games/registry';
import { commandLine } from '../tools/arguments';

/**
 * Tunes the weights of a game's evaluation by self-play: `npm run tune -- --game serenissima-1996 --games 100 --passes
 * 2 --seed 1 [--only war,caution]`. Changes one weight at a time, and lets one seat play with it against unchanged
 * seats, in rotation. Keeps a change if it clearly wins more than an equal share of the games. Prints every trial and
 * the final weights.
 *
 * `--weights '{"war":1.3};{"war":1.3,"bid":0}'` only tries these sets of weights, all in the same games, and prints the
 * share of games that each wins, with its standard error.
 */
const given = commandLine({
  game: 'serenissima-1996',
  seats: 0,
  games: 100,
  passes: 1,
  seed: 1,
  only: '',
  weights: '',
});
const { games, passes, seed } = given;
const gameWithBot = contestNamed(given.game);
const seats = given.seats || gameWithBot.game.about.seats[1];
const only = given.only.split(',').filter(Boolean);
const options = checkConfig(gameWithBot.game, seats, {});
const FACTORS = [0.5, 1.7];

type Weights = Record<string, number>;
let usual = { ...(gameWithBot.bot.styles.usual as Weights) };

/**
 * The share of games, with shared wins counted as fractions, that a seat with the weights `tried` wins against seats
 * with the usual weights.
 */
function shareOf(tried: Weights, from: number): number {
  const bot = { ...gameWithBot.bot, styles: { usual, novice: usual, tried } };
  const table = { game: gameWithBot.game, bot };
  let won = 0;
  for (let i = 0; i < games; i++) {
    const own = i % seats;
    const at = from + i;
    const participants = Array.from({ length: seats }, (_, seat) =>
      createAgent(table, LEVELS.merchant, at * 7 + seat, seat === own ? 'tried' : 'usual'),
    );
    const { winners } = playGame(table, options, participants, at);
    if (winners.includes(own)) won += 1 / winners.length;
  }
  return won / games;
}

function contestNamed(name: string): GameWithBot {
  const found = GAMES_WITH_BOTS.find(({ game }) => game.about.id === name);
  if (found) return found;
  throw new Error(`No computer player for “${name}”.`);
}

const tried = given.weights.split(';').filter(Boolean);
for (const text of tried) {
  const share = shareOf({ ...usual, ...(JSON.parse(text) as Weights) }, seed * 1_000_003);
  const error = Math.sqrt((share * (1 - share)) / games);
  console.log(`${text}: ${(share * 100).toFixed(1)} % ± ${(error * 100).toFixed(1)} of ${games} games`);
}
if (tried.length === 0) tune();

function tune() {
  const random = fastRandom(seed);
  const keep = 1 / seats + 1.3 * Math.sqrt(((1 / seats) * (1 - 1 / seats)) / games);
  for (let pass = 0; pass < passes; pass++) {
    for (const name of Object.keys(usual)) {
      if (only.length > 0 && !only.includes(name)) continue;
      for (const factor of FACTORS) {
        const value = Number((usual[name] * factor + (usual[name] === 0 ? factor : 0)).toPrecision(2));
        const share = shareOf({ ...usual, [name]: value }, seed * 1_000_003 + random.roll(1_000_000));
        console.log(`${name} ${usual[name]} -> ${value}: ${share.toFixed(3)}${share > keep ? ' kept' : ''}`);
        if (share <= keep) continue;
        usual = { ...usual, [name]: value };
        break;
      }
    }
  }
  console.log(JSON.stringify(usual, null, 2));
}
