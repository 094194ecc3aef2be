import type { Options, Seat } from '../../src/engine/core/game';
import { checkConfig } from '../../src/engine/core/match';
import { fastRandom } from '../../src/engine/core/random';
import { createAgent } from '../../src/engine/bots/agent';
import type { Budget } from '../../src/engine/bots/agent';
import { charactersOf } from '../../src/engine/bots/bot';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { isLevel, LEVELS } from '../../src/engine/bots/levels';
import type { Level, LevelName } from '../../src/engine/bots/levels';
import { GAMES_WITH_BOTS } from '../../src/engine/games/registry';
import { withScripts } from './scripts';
import { createBuilder } from './builder';
import { createDump } from './dump';
import { createNovice } from './novice';
import { playGame } from '../../tools/harness/play-game';
import type { Participant, Result } from '../../tools/harness/play-game';
import { processorClock } from './processor-clock';

/** Playouts per decision, by level. Levels that are not listed keep their default. */
type Iterations = Partial<Record<LevelName, number>>;

/** A table that is played repeatedly with different luck, parsed from a command line. */
export interface Table {
  readonly gameWithBot: GameWithBot;
  readonly options: Options;
  /** The players by name: a level, `level:character`, `level:script`, `any`, `random`, `novice` or `builder`. */
  readonly names: readonly string[];
  readonly iterations: Iterations;
  /** Divides each level's thinking time: 16 means a sixteenth. 0 means fixed numbers of playouts. */
  readonly clock: number;
  /** CPU time per decision in ms for all levels. 0 means that `clock` decides. */
  readonly millis: number;
  /** The i-th game has the seed 100,003 × `seed` + i. */
  readonly seed: number;
}

/** A table as given on the command line, with comma-separated lists. */
export interface TableArguments {
  readonly game: string;
  readonly levels: string;
  /** Number of seats. The last named level fills missing seats. 0: one seat per name. */
  readonly seats?: number;
  readonly seed: number;
  readonly iterations?: string;
  readonly options?: string;
  readonly clock?: number;
  readonly millis?: number;
}

export interface Played extends Result {
  readonly seed: number;
  readonly names: readonly string[];
}

/** Parses a table. Throws an error with a readable message if it is invalid. */
export function tableOf(said: TableArguments): Table {
  const { game, levels, seats = 0, seed, iterations = '', options = '', clock = 0, millis = 0 } = said;
  const gameWithBot = gameNamed(game);
  const named = levels.split(',');
  if (seats > 0 && named.length > seats) throw new Error(`${named.length} levels do not fit on ${seats} seats.`);
  const names = [...named, ...Array<string>(Math.max(0, seats - named.length)).fill(named[named.length - 1])];
  const checked = checkConfig(gameWithBot.game, names.length, optionsSaid(gameWithBot, options));
  const table = { gameWithBot, options: checked, names, iterations: iterationsSaid(iterations), clock, millis, seed };
  for (const name of names) entrant(table, name, 0);
  return table;
}

/**
 * Plays the i-th game of a table. Seat s goes to name (s + i) modulo seats, so that every name plays every power
 * equally often. `around` can wrap each decision that requires thinking, e.g. to time it, and must call `decide`.
 */
export function playTable(table: Table, i: number, around?: (name: string, decide: () => void) => void): Played {
  const seats = table.names.length;
  const names = Array.from({ length: seats }, (_, seat) => table.names[(seat + i) % seats]);
  const seed = seedOf(table, i);
  const entrants = names.map((name, seat) => entrant(table, name, seed * 7 + seat));
  const clock = around && ((seat: number, decide: () => void) => around(names[seat], decide));
  const budget = (seat: Seat) => budgetOf(table, names[seat]);
  return { ...playGame(table.gameWithBot, table.options, entrants, seed, budget, clock), seed, names };
}

/** The thinking time in CPU time: `millis`, or a share of the level's time. Empty if playouts are counted. */
function budgetOf({ clock, millis }: Table, name: string): Budget {
  const [level] = name.split(':');
  if ((clock === 0 && millis === 0) || !isLevel(level)) return {};
  return { stop: processorClock(millis || LEVELS[level].millis / clock), iterations: Infinity };
}

/** Plays the i-th game of a table with another player in one seat. `other` creates this player from a seed. */
export function playAgainst(table: Table, i: number, seat: Seat, other: (seed: number) => Participant): Result {
  const at = seedOf(table, i);
  const participants = table.names.map((name, own) =>
    own === seat ? other(at * 7 + own) : entrant(table, name, at * 7 + own),
  );
  return playGame(table.gameWithBot, table.options, participants, at);
}

export function seedOf({ seed }: Pick<Table, 'seed'>, i: number): number {
  return seed * 100_003 + i;
}

function gameNamed(id: string): GameWithBot {
  const found = GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
  if (found) return withScripts(found);
  throw new Error(
    `No computer player for “${id}”. Games: ${GAMES_WITH_BOTS.map(({ game }) => game.about.id).join(', ')}.`,
  );
}

/** Parses options given as `key:value`. Throws for an option that the game does not have. */
function optionsSaid({ game }: GameWithBot, text: string): Options {
  const pairs = text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [key, name] = pair.split(':');
      const spec = game.about.options.find((option) => option.key === key);
      const entry = spec?.values.find(({ value }) => String(value) === name);
      if (!entry) throw new Error(`--options needs the game’s options as key:value, not “${pair}”.`);
      return [key, entry.value] as const;
    });
  return Object.fromEntries(pairs);
}

/** Parses pairs of a level and a number, e.g. `admiral:16,doge:64`. */
function iterationsSaid(text: string): Iterations {
  const pairs = text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [level, number] = pair.split(':');
      if (!isLevel(level) || LEVELS[level].iterations === 0 || !/^[1-9]\d*$/.test(number ?? ''))
        throw new Error(`--iterations needs a searching level and a number, such as admiral:16, not “${pair}”.`);
      return [level, Number(number)] as const;
    });
  return Object.fromEntries(pairs);
}

function entrant(
  { gameWithBot, iterations }: Pick<Table, 'gameWithBot' | 'iterations'>,
  name: string,
  seed: number,
): Participant {
  const { id } = gameWithBot.game.about;
  if (name === 'random') return 'random';
  if (name === 'novice') return createNovice(gameWithBot, seed);
  if (name === 'builder' && id === 'doge-ship') return createBuilder(seed);
  const [level, character] = (name === 'any' ? anybody(gameWithBot, seed) : name).split(':');
  if (!isLevel(level))
    throw new Error(
      `Unknown level “${level}”. Levels: ${Object.keys(LEVELS).join(', ')}, any, random, novice, builder.`,
    );
  const usual: Level = { ...LEVELS[level], iterations: iterations[level] ?? LEVELS[level].iterations };
  if (character === 'dump' && id === 'serenissima-1996') return createDump(gameWithBot, usual, seed);
  return createAgent(gameWithBot, usual, seed, character);
}

function anybody({ bot }: GameWithBot, seed: number): string {
  const lots = fastRandom(seed);
  const pick = (list: readonly string[]) => list[lots.roll(list.length) - 1];
  return `${pick(Object.keys(LEVELS))}:${pick(['usual', ...charactersOf(bot)])}`;
}
