import { CARELESS_LEVELS, LEVELS } from '../../src/engine/bots/levels';
import type { TableArguments } from '../tournament/entrants';

/** A ladder contest: the first listed player plays `games` games against the others. */
export interface Contest extends TableArguments {
  readonly name: string;
  readonly games: number;
  /** The percentage of games that the first listed player must win outright, as a minimum or maximum. */
  readonly goal?: { readonly least: number } | { readonly most: number };
  /**
   * Two percentages of games won outright, e.g. `33:43`. The contest ends when its games show which of the two is
   * closer to the truth.
   */
  readonly sprt?: string;
}

/** Contests use odd seeds and tuning uses even ones, so that results are not measured on tuning games. */
const SEED = 1;
/** Number of playouts for the Admirals that a script plays against. */
const ADMIRALS = 'admiral:12';
const FOUR = 30;
const TWO = 55;

/** Scripts by game. A script that is based on a level is listed with that level. */
const SCRIPTS: readonly { readonly game: string; readonly script: string }[] = [
  ...['dump', 'rush', 'war', 'peace', 'zero'].map((script) => ({
    game: 'serenissima-1996',
    script: `merchant:${script}`,
  })),
  { game: 'doge-ship', script: 'builder' },
];

const GAMES: readonly { readonly game: string; readonly doges: string; readonly seats: readonly number[] }[] = [
  { game: 'serenissima-1996', doges: 'admiral:8,doge:64', seats: [2, 3, 4] },
  { game: 'serenissima-2012', doges: 'admiral:8,doge:64', seats: [2, 3, 4] },
  { game: 'doge-ship', doges: 'admiral:8,doge:32', seats: [2, 3, 4] },
  { game: 'la-loire', doges: 'admiral:8,doge:32', seats: [2, 3, 4] },
];

const against = (first: string, other: string, seats: number) =>
  [first, ...Array.from({ length: seats - 1 }, () => other)].join(',');

/** Each script against Merchants and Admirals, with two and four seats. The goal is an upper limit for its wins. */
const scripted = SCRIPTS.flatMap(({ game, script }) =>
  (['merchant', 'admiral'] as const).flatMap((level) =>
    [4, 2].map((seats): Contest => ({
      name: `${game} ${script.replace('merchant:', '')} v ${seats - 1} ${level}`,
      game,
      levels: against(script, level, seats),
      iterations: ADMIRALS,
      games: level === 'merchant' ? 400 : 200,
      seed: SEED,
      goal: { most: seats === 2 ? TWO : FOUR },
    })),
  ),
);

/** The steps from Deckhand to Merchant. */
const STEPS = CARELESS_LEVELS.map((lower, i) => [CARELESS_LEVELS.at(i + 1) ?? 'merchant', lower] as const);

const levels = GAMES.flatMap(({ game, doges }): Contest[] => [
  level(game, 'novice', 'deckhand', '', 20),
  ...STEPS.map(([upper, lower]) => level(game, upper, lower, '', 45)),
  level(game, 'admiral', 'merchant', 'admiral:16', 45),
  level(game, 'doge', 'admiral', doges, 38),
]);

function level(game: string, upper: string, lower: string, iterations: string, least: number): Contest {
  const name = `${game} ${upper} v 3 ${lower}`;
  return { name, game, levels: against(upper, lower, 4), iterations, games: 400, seed: SEED, goal: { least } };
}

/** Divides the thinking time of levels with a time limit. */
const CLOCK = 16;

const AT_FULL_CLOCK = 40;

/** The expected results of levels with a time limit. Results with three seats are reported without a goal. */
const claims = GAMES.flatMap(({ game }): Contest[] => [
  claim(game, 'doge', 'admiral', 4, { games: 400, sprt: '33:43', goal: { least: 38 } }),
  claim(game, 'admiral', 'merchant', 4, { games: 400, sprt: '40:50', goal: { least: 45 } }),
  claim(game, 'doge', 'admiral', 2, { games: 400, sprt: '55:65', goal: { least: 60 } }),
  claim(game, 'doge', 'admiral', 3, { games: 100 }),
  onOneClock(claim(game, 'doge', 'admiral', 4, { games: 400, sprt: '20:30', goal: { least: 25 } })),
  atFullClock(claim(game, 'admiral', 'merchant', 4, { games: AT_FULL_CLOCK, goal: { least: 45 } })),
  atFullClock(claim(game, 'doge', 'admiral', 2, { games: AT_FULL_CLOCK, goal: { least: 60 } })),
]);

function claim(
  game: string,
  upper: string,
  lower: string,
  seats: number,
  said: Pick<Contest, 'games' | 'sprt' | 'goal'>,
): Contest {
  const name = `${game} ${upper} v ${seats - 1} ${lower} at the clock`;
  return { name, game, levels: against(upper, lower, seats), clock: CLOCK, seed: SEED, ...said };
}

/**
 * Gives all levels an Admiral's thinking time, to show that a level is no weaker than the one below it even without its
 * additional time.
 */
function onOneClock({ clock: _, ...contest }: Contest): Contest {
  return {
    ...contest,
    name: contest.name.replace('at the clock', 'on one clock'),
    millis: LEVELS.admiral.millis / CLOCK,
  };
}

function atFullClock(contest: Contest): Contest {
  return { ...contest, name: contest.name.replace('the clock', 'the full clock'), clock: 1 };
}

const ends = GAMES.flatMap(({ game, seats }) =>
  seats.map((count, i): Contest => {
    const share = i === 0 ? 334 : 333;
    const name = `${game} any, ${count} seats`;
    return {
      name,
      game,
      levels: against('any', 'any', count),
      iterations: 'admiral:4,doge:4',
      games: share,
      seed: SEED,
    };
  }),
);

/** All contests that back up the published claims about computer players. */
export const CONTESTS: readonly Contest[] = [...scripted, ...levels, ...ends, ...claims];
