/**
 * Measures all games and their computer players on this machine, each in a separate process: `npm run bench`. Options:
 * `--json` prints a JSON object; `--shelf` measures listing a full shelf in a new process; `--long` a match of ten
 * thousand moves; `--skip` how long a computer thinks after being skipped; `--suite` the cost of the last `npm test`;
 * `--search 60` the memory of a one-minute search; `--game ID` only one game (`none`: no game).
 *
 * Results of different machines cannot be compared, but their ratios to a fixed workload in the same run can. A ratio
 * more than a fifth below the stored one (`bench-ratios.json`) is reported; `--accept` stores the measured ratios.
 */
import { execFileSync } from 'node:child_process';
import type { AnyGame, Move, Options } from '../src/engine/core/game';
import { positionAt, undo } from '../src/engine/core/history';
import { checkConfig, playMove, startMatch } from '../src/engine/core/match';
import { fastRandom } from '../src/engine/core/random';
import { GAMES, GAMES_WITH_BOTS } from '../src/engine/games/registry';
import { commandLine, understood } from './arguments';
import { measureLong, openOnce } from './bench-long';
import { measureOpponent } from './bench-opponents';
import { acceptRatios, createGauge, regressions, storedRatios } from './bench-ratios';
import type { Ratios } from './bench-ratios';
import { listOnce, measureShelf } from './bench-shelf';
import { measureSkips } from './bench-skip';
import { suiteCost } from './bench-suite';

const SECONDS = 2;

interface Figures {
  readonly gamesPerSecond: number;
  readonly movesPerGame: number;
  readonly movesPerSecond: number;
  readonly moveMicroseconds: number;
  readonly listsPerSecond: number;
  readonly listMicroseconds: number;
  readonly copiesPerSecond: number;
  readonly copyMicroseconds: number;
  readonly undoMilliseconds: number;
  readonly jumpMilliseconds: number;
}

/** CPU time of this process in ms. Other programs do not affect it. */
const cpuTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const gauge = createGauge(cpuTime, SECONDS);
const { rate } = gauge;

/** Keeps the results, so that the compiler cannot drop the work. */
const kept: unknown[] = [];

/** A reproducible random game: its moves, and the seed of its dice. */
interface Recording {
  readonly seed: number;
  readonly moves: readonly { readonly seat: number; readonly move: Move }[];
}

function measure(game: AnyGame): Figures {
  const seats = Math.min(4, game.about.seats[1]);
  const options = checkConfig(game, seats, {});
  let seed = 0;
  let moves = 0;
  const playGame = (look: (state: unknown, seat: number, move: Move, ply: number) => void): number => {
    const random = fastRandom(++seed);
    const chance = fastRandom(seed);
    const state = game.setup({ seats, options }, chance);
    let ply = 0;
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[random.roll(actors.length) - 1];
      const legal = game.moves(state, seat);
      const move = legal[random.roll(legal.length) - 1];
      look(state, seat, move, ply++);
      game.play(state, seat, move, chance);
    }
    moves += ply;
    return ply;
  };
  const gamesPerSecond = rate(() => {
    playGame(() => undefined);
    return 1;
  }, 'games');
  const movesPerGame = moves / seed;

  const games: Recording[] = [];
  const positions: { state: unknown; seat: number }[] = [];
  const late: unknown[] = [];
  for (let i = 0; i < 40; i++) {
    const played: { seat: number; move: Move }[] = [];
    playGame((state, seat, move, ply) => {
      played.push({ seat, move });
      if (ply % 7 === 0) positions.push({ state: game.copy(state), seat });
      // The board has the most pieces late in a game.
      if (ply % 7 === 0 && ply > movesPerGame / 2) late.push(game.copy(state));
    });
    games.push({ seed, moves: played });
  }
  const copiesPerSecond = rate(() => {
    late.forEach((state, i) => (kept[i % 64] = game.copy(state)));
    return late.length;
  }, 'copies');
  const listsPerSecond = rate(() => {
    positions.forEach(({ state, seat }, i) => (kept[i % 64] = game.moves(state, seat)));
    return positions.length;
  }, 'lists');
  const movesPerSecond = rate(() => {
    let done = 0;
    for (const recording of games) {
      const chance = fastRandom(recording.seed);
      const state = game.setup({ seats, options }, chance);
      for (const { seat, move } of recording.moves) kept[done++ % 64] = game.play(state, seat, move, chance);
    }
    return done;
  }, 'moves');
  return {
    gamesPerSecond,
    movesPerGame,
    movesPerSecond,
    moveMicroseconds: 1e6 / movesPerSecond,
    listsPerSecond,
    listMicroseconds: 1e6 / listsPerSecond,
    copiesPerSecond,
    copyMicroseconds: 1e6 / copiesPerSecond,
    ...measureHistory(game, seats, options),
  };
}

/** Moves that end a phase. The random players avoid them, to make matches longer. */
const ENDINGS: ReadonlySet<string> = new Set(['endPhase', 'done']);

/** Measures undo and a jump in a match of a thousand moves. If games end sooner, uses the last of several attempts. */
function measureHistory(game: AnyGame, seats: number, options: Options) {
  const random = fastRandom(5);
  let match = startMatch(game, { game: game.about.id, options, seats, seed: 'bench' });
  for (let seed = 0; match.log.length < 1000;) {
    const actors = game.actors(match.position);
    if (actors.length === 0) {
      if (seed === 20) break;
      match = startMatch(game, { game: game.about.id, options, seats, seed: `bench ${++seed}` });
      continue;
    }
    const legal = game
      .moves(match.position, actors[0])
      .filter((move) => !ENDINGS.has(move.type) || random.roll(9) === 1);
    const list = legal.length > 0 ? legal : game.moves(match.position, actors[0]);
    playMove(match, actors[0], list[random.roll(list.length) - 1]);
  }
  const jumpsPerSecond = rate(() => {
    positionAt(match, random.roll(match.log.length));
    return 1;
  });
  const begun = performance.now();
  const undone = Math.min(200, match.log.length);
  for (let i = 0; i < undone; i++) undo(match, { free: true });
  return { undoMilliseconds: (performance.now() - begun) / undone, jumpMilliseconds: 1000 / jumpsPerSecond };
}

const given = commandLine({
  game: '',
  search: 5,
  shelf: false,
  suite: false,
  long: false,
  skip: false,
  accept: false,
  json: false,
  // Each is used only by a fresh process that this script starts (`inFreshProcess`).
  list: '',
  open: '',
});
if (given.list !== '' || given.open !== '') {
  console.log(JSON.stringify(given.list !== '' ? await listOnce(given.list) : await openOnce(given.open)));
  process.exit();
}
if (given.suite) {
  for (const [name, cost] of Object.entries(understood(() => suiteCost(given.accept)))) print(name, cost);
  process.exit();
}
if (given.skip) {
  const worker = new URL('../web/opponent.mjs', import.meta.url);
  for (const { game } of GAMES_WITH_BOTS)
    if (given.game === '' || given.game === game.about.id)
      print(game.about.id, await measureSkips(game.about.id, worker));
  process.exit();
}
const only = given.game;
const ratios: Record<string, Ratios> = {};
const measured: Record<string, object> = only === '' ? measureApart() : measureHere();
const shelf = given.shelf ? { shelf: measureShelf() } : {};
const long = given.long ? { long: await measureLong() } : {};
const slower = regressions(storedRatios(), ratios);
if (given.accept) acceptRatios(ratios);
if (given.json) {
  console.log(JSON.stringify({ node: process.version, games: measured, slower, ...shelf, ...long }));
} else {
  for (const [name, figures] of Object.entries({ ...measured, ...shelf, ...long })) print(name, figures);
  for (const line of slower) console.log(line);
}

function measureHere(): Record<string, object> {
  return Object.fromEntries(
    GAMES.filter(({ about }) => about.id === only).map((game) => {
      const gameWithBot = GAMES_WITH_BOTS.find((entry) => entry.game === game);
      const opponents = gameWithBot ? measureOpponent(gameWithBot, rate, given.search) : {};
      const figures = { ...measure(game), ...opponents };
      ratios[game.about.id] = gauge.ratios();
      return [game.about.id, { ...figures, ratios: ratios[game.about.id] }];
    }),
  );
}

/** Measures each game in a separate process, so that games do not affect each other's compiled code and memory. */
function measureApart(): Record<string, object> {
  const figures: Record<string, object> = {};
  for (const { about } of GAMES) {
    const args = [process.argv[1], '--game', about.id, '--search', String(given.search), '--json'];
    const said = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Said;
    Object.assign(figures, said.games);
    ratios[about.id] = said.games[about.id].ratios;
  }
  return figures;
}

interface Said {
  readonly games: Readonly<Record<string, { readonly ratios: Ratios }>>;
}

function print(name: string, value: unknown, indent = ''): void {
  if (typeof value !== 'number') {
    console.log(indent + name);
    for (const [key, inner] of Object.entries(value as object)) print(key, inner, `${indent}  `);
    return;
  }
  const digits = value < 100 ? 2 : 0;
  const figure = value.toLocaleString('en', { maximumFractionDigits: digits });
  console.log(`${indent}${name.padEnd(28 - indent.length)} ${figure.padStart(12)}`);
}
