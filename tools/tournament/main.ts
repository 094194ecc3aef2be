import type { Options } from '../../src/engine/core/game';
import { checkConfig } from '../../src/engine/core/match';
import { GAMES_WITH_BOTS } from '../../src/engine/games/registry';
import { isLevel, LEVELS } from '../../src/engine/bots/levels';
import type { Level, LevelName } from '../../src/engine/bots/levels';
import { charactersOf } from '../../src/engine/bots/bot';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { fastRandom } from '../../src/engine/core/random';
import { createAgent } from '../../src/engine/bots/agent';
import { createBuilder } from './builder';
import { playGame } from './play-game';
import type { Participant } from './play-game';
import { argumentsOf } from '../arguments';
import { withScripts } from '../scripts';

/**
 * Levels against each other, seats rotated: `npm run -s tournament -- --game serenissima-1996 --seats 4
 * --levels admiral,merchant,merchant,merchant --games 100 --seed 1 --json`. A level may be followed by a character or a script
 * (`merchant:corsair`, `merchant:rush`); `random` plays any legal move, `builder` is a script of The Doge Ship, and `any` draws a
 * level and a character for each game. `--iterations admiral:16,doge:64` lets a level think
 * through so many games at a decision instead of its own number. `--options destroyed:box,draws:open` plays with options other
 * than the usual.
 */
const given = argumentsOf(process.argv.slice(2), {
  game: 'serenissima-1996',
  seats: 4,
  levels: 'admiral,merchant,merchant,merchant',
  games: 40,
  seed: 1,
  iterations: '',
  options: '',
  json: false,
});
const { seats, games, seed: first } = given;
const gameWithBot = contestNamed(given.game);
const levels = given.levels.split(',');
if (levels.length !== seats) throw new Error(`${seats} seats need as many levels, not ${levels.length}.`);
const iterations = iterationsGiven(given.iterations);
const options = checkConfig(gameWithBot.game, seats, optionsGiven(given.options));

interface Tally {
  entries: number;
  wins: number;
  shared: number;
  points: number;
  readonly millis: number[];
}
const tallies = new Map<string, Tally>();
const tally = (name: string): Tally => {
  const known = tallies.get(name) ?? { entries: 0, wins: 0, shared: 0, points: 0, millis: [] };
  tallies.set(name, known);
  return known;
};

let moves = 0;
let longest = 0;
const begun = performance.now();
for (let i = 0; i < games; i++) {
  // The chair of level k sits at seat (k + i) modulo seats, so that every level plays every power equally often.
  const names = Array.from({ length: seats }, (_, seat) => levels[(seat + i) % seats]);
  const seed = first * 100_003 + i;
  const participants = names.map((name, seat): Participant => participantFor(name, seed * 7 + seat));
  const result = playGame(gameWithBot, options, participants, seed, undefined, (seat, decide) => {
    const from = performance.now();
    decide();
    tally(names[seat]).millis.push(performance.now() - from);
  });
  moves += result.moves;
  longest = Math.max(longest, result.moves);
  names.forEach((name, seat) => {
    const entry = tally(name);
    entry.entries++;
    entry.points += result.totals[seat];
    if (!result.winners.includes(seat)) return;
    if (result.winners.length === 1) entry.wins++;
    else entry.shared++;
  });
}

function contestNamed(id: string): GameWithBot {
  const found = GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
  if (found) return withScripts(found);
  throw new Error(
    `The computer does not play “${id}”; it plays ${GAMES_WITH_BOTS.map(({ game }) => game.about.id).join(', ')}.`,
  );
}

/** Options by `key:value`, as the game's own list has them; throws at what the game does not know. */
function optionsGiven(text: string): Options {
  const pairs = text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [key, name] = pair.split(':');
      const spec = gameWithBot.game.about.options.find((option) => option.key === key);
      const entry = spec?.values.find(({ value }) => String(value) === name);
      if (!entry) throw new Error(`--options takes options of the game, as in key:value, not “${pair}”.`);
      return [key, entry.value] as const;
    });
  return Object.fromEntries(pairs);
}

/** Pairs of a level's name and a number, as `admiral:16,doge:64`. */
function iterationsGiven(text: string): Partial<Record<LevelName, number>> {
  const pairs = text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [level, number] = pair.split(':');
      if (!isLevel(level) || LEVELS[level].iterations === 0 || !/^[1-9]\d*$/.test(number ?? ''))
        throw new Error(`--iterations takes a level that searches and how often, as in admiral:16, not “${pair}”.`);
      return [level, Number(number)] as const;
    });
  return Object.fromEntries(pairs);
}

/** `level`, or `level:character`, or one of the names that are no level. */
function participantFor(name: string, seed: number): Participant {
  if (name === 'random') return 'random';
  if (name === 'builder' && gameWithBot.game.about.id === 'doge-ship') return createBuilder(seed);
  const [level, character] = (name === 'any' ? anybody(seed) : name).split(':');
  if (!isLevel(level))
    throw new Error(`There is no level “${level}”; there are ${Object.keys(LEVELS).join(', ')}, any, random, builder.`);
  const usual: Level = LEVELS[level];
  return createAgent(gameWithBot, { ...usual, iterations: iterations[level] ?? usual.iterations }, seed, character);
}

/** A level and the way it plays, by lot. */
function anybody(seed: number): string {
  const lots = fastRandom(seed);
  const pick = (list: readonly string[]) => list[lots.roll(list.length) - 1];
  return `${pick(Object.keys(LEVELS))}:${pick(['usual', ...charactersOf(gameWithBot.bot)])}`;
}

const round = (value: number, digits = 3) => Number(value.toFixed(digits));
const report = {
  game: gameWithBot.game.about.id,
  seats,
  games,
  iterations,
  options,
  seeds: [first * 100_003, first * 100_003 + games - 1],
  seconds: round((performance.now() - begun) / 1000, 1),
  movesPerGame: round(moves / games, 1),
  longestGame: longest,
  levels: Object.fromEntries(
    [...tallies].map(([name, { entries, wins, shared, points, millis }]) => {
      const sorted = Float64Array.from(millis).sort();
      return [
        name,
        {
          seatsPlayed: entries,
          wins,
          sharedWins: shared,
          winsAGame: round(wins / games),
          meanScore: round(points / entries, 2),
          meanMillis: round(sorted.reduce((a, b) => a + b, 0) / Math.max(1, sorted.length)),
          p95Millis: round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
        },
      ];
    }),
  ),
};
console.log(JSON.stringify(report, null, given.json ? 0 : 2));
