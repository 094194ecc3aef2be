import type { AnyGame, Options } from '../src/engine/core/game';
import { positionAt, undo } from '../src/engine/core/history';
import { checkConfig, playMove, startMatch } from '../src/engine/core/match';
import { fastRandom } from '../src/engine/core/random';
import { GAMES } from '../src/engine/games/registry';

/** Measures every registered game on this machine, one core: `npm run bench`, or with `--json` as one JSON object. */
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

/** Repeats a step for some seconds after a warm-up; how many times it ran a second. */
function rate(step: () => number): number {
  const until = performance.now() + 300;
  while (performance.now() < until) step();
  let done = 0;
  const begun = performance.now();
  while (performance.now() - begun < SECONDS * 1000) done += step();
  return (done / (performance.now() - begun)) * 1000;
}

function measure(game: AnyGame): Figures {
  const seats = Math.min(4, game.about.seats[1]);
  const options = checkConfig(game, seats, {} as Options);
  const log: { state: unknown; seat: number; move: { type: string } }[] = [];
  let seed = 0;
  let moves = 0;
  let games = 0;
  const playGame = (record: boolean) => {
    const random = fastRandom(++seed);
    const state = game.setup({ seats, options }, random);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[random.roll(actors.length) - 1];
      const legal = game.moves(state, seat);
      const move = legal[random.roll(legal.length) - 1];
      if (record) log.push({ state: game.copy(state), seat, move });
      game.play(state, seat, move, random);
      moves++;
    }
    games++;
    return 1;
  };
  const gamesPerSecond = rate(() => playGame(false));
  const movesPerGame = moves / games;
  for (let i = 0; i < 20; i++) playGame(true);

  const random = fastRandom(1);
  const copiesPerSecond = rate(() => {
    for (const { state } of log) game.copy(state);
    return log.length;
  });
  const listsPerSecond = rate(() => {
    for (const { state, seat } of log) game.moves(state, seat);
    return log.length;
  });
  // A move changes its position, so each is played on a copy, and the copy's time is taken off.
  const pairsPerSecond = rate(() => {
    for (const { state, seat, move } of log) game.play(game.copy(state), seat, move, random);
    return log.length;
  });
  const moveMicroseconds = 1e6 / pairsPerSecond - 1e6 / copiesPerSecond;
  return {
    gamesPerSecond,
    movesPerGame,
    movesPerSecond: 1e6 / moveMicroseconds,
    moveMicroseconds,
    listsPerSecond,
    listMicroseconds: 1e6 / listsPerSecond,
    copiesPerSecond,
    copyMicroseconds: 1e6 / copiesPerSecond,
    ...measureHistory(game, seats, options),
  };
}

/** Undo and a jump in a match of a thousand moves. */
function measureHistory(game: AnyGame, seats: number, options: Options) {
  const random = fastRandom(5);
  let match = startMatch(game, { game: game.about.id, options, seats, seed: 'bench' });
  for (let seed = 0; match.log.length < 1000;) {
    const actors = game.actors(match.position);
    if (actors.length === 0) {
      match = startMatch(game, { game: game.about.id, options, seats, seed: `bench ${++seed}` });
      continue;
    }
    const legal = game
      .moves(match.position, actors[0])
      .filter((move) => move.type !== 'endPhase' || random.roll(9) === 1);
    const list = legal.length > 0 ? legal : game.moves(match.position, actors[0]);
    playMove(match, actors[0], list[random.roll(list.length) - 1]);
  }
  const jumpsPerSecond = rate(() => {
    positionAt(match, random.roll(1000));
    return 1;
  });
  const begun = performance.now();
  for (let i = 0; i < 200; i++) undo(match, { free: true });
  return { undoMilliseconds: (performance.now() - begun) / 200, jumpMilliseconds: 1000 / jumpsPerSecond };
}

const result = Object.fromEntries(GAMES.map((game) => [game.about.id, measure(game)]));
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ node: process.version, games: result }));
} else {
  for (const [id, figures] of Object.entries(result)) {
    console.log(id);
    for (const [key, value] of Object.entries(figures)) {
      const digits = value < 100 ? 2 : 0;
      console.log(`  ${key.padEnd(20)} ${value.toLocaleString('en', { maximumFractionDigits: digits }).padStart(12)}`);
    }
  }
}
