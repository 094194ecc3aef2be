import { commandLine, understood } from '../../tools/arguments';
import { likelihoodRatio, parseHypotheses, verdictOf } from './sprt';
import { playTable, seedOf, tableOf } from './entrants';

/**
 * Plays levels against each other in rotating seats: `npm run tournament -- --game serenissima-1996 --levels
 * admiral,merchant --seats 4 --games 100 --seed 1 --json`. If there are more seats than levels, the last level fills
 * the remaining seats.
 *
 * A level may be followed by a character or a script (`merchant:corsair`, `merchant:rush`, `merchant:dump`). `random`
 * plays any legal move, `novice` the best of 40 random turns, `builder` is a script for The Doge Ship, and `any` draws a
 * level and a character for each game. `--options destroyed:box,draws:open` sets the game's options.
 *
 * `--iterations admiral:16,doge:64` sets a level's playouts per decision. Alternatively, `--clock 16` gives every level
 * a sixteenth of its usual time, and `--millis 40` gives all levels the same time; both count CPU time. `--sprt 33:43`
 * stops when it is clear which of the two is closer to the percentage of games that the first level wins outright.
 */
const given = commandLine({
  game: 'serenissima-1996',
  levels: 'admiral,merchant',
  seats: 0,
  games: 40,
  seed: 1,
  iterations: '',
  options: '',
  clock: 0,
  millis: 0,
  sprt: '',
  json: false,
});
const { table, hypotheses } = understood(() => ({
  // Four seats by default if neither `--seats` nor `--levels` is given.
  table: tableOf({ ...given, seats: given.seats || (process.argv.join(' ').includes('--levels') ? 0 : 4) }),
  hypotheses: given.sprt === '' ? undefined : parseHypotheses(given.sprt),
}));
const seats = table.names.length;
let games = 0;

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
let first = 0;
while (games < given.games && (!hypotheses || verdictOf(hypotheses, first, games) === 'open')) {
  const i = games++;
  const result = playTable(table, i, (name, decide) => {
    const from = performance.now();
    decide();
    tally(name).millis.push(performance.now() - from);
  });
  moves += result.moves;
  longest = Math.max(longest, result.moves);
  result.names.forEach((name, seat) => {
    const entry = tally(name);
    entry.entries++;
    entry.points += result.totals[seat];
    if (!result.winners.includes(seat)) return;
    if (result.winners.length === 1) entry.wins++;
    else entry.shared++;
  });
  first += Number(result.winners.length === 1 && result.winners[0] === i % seats);
}

const round = (value: number, digits = 3) => Number(value.toFixed(digits));
const report = {
  game: given.game,
  seats,
  games,
  iterations: table.iterations,
  ...(table.clock > 0 && { clock: table.clock }),
  ...(table.millis > 0 && { millis: table.millis }),
  ...(hypotheses && {
    sprt: { ratio: round(likelihoodRatio(hypotheses, first, games)), verdict: verdictOf(hypotheses, first, games) },
  }),
  options: table.options,
  seeds: [seedOf(table, 0), seedOf(table, games - 1)],
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
