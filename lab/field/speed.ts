import type { Game } from 'boardgame.io';
import type { AnyGame, Move, Options, Seat } from '../../src/engine/core/game';
import { checkConfig, playMove, startMatch } from '../../src/engine/core/match';
import { fastRandom } from '../../src/engine/core/random';
import { there } from './boardgame-io';
import type { Action, There } from './boardgame-io';

/** Moves per second in both engines. */
export interface SpeedFigures {
  /** `rules`: `Game.play`, which searches call. `match`: `playMove`, which also writes the log and prepares undo. */
  readonly ours: { readonly rules: number; readonly match: number };
  /** `reducer`: what boardgame.io's bots call, without undo. `client`: its local client, with log and undo. */
  readonly theirs: { readonly reducer: number; readonly client: number };
  readonly timesBare: number;
  readonly timesKept: number;
}

type Rate = (step: () => number) => number;

/**
 * Number of random games per measurement. They are recorded first and replayed for timing, so that listing legal moves
 * is not measured.
 */
const GAMES = 8;

/** Measures one of our games, both on our engine and on boardgame.io. */
export function measureSpeed(game: AnyGame, theirs: Game, seats: number, rate: Rate): SpeedFigures {
  const options = checkConfig(game, seats, {});
  const ours = Array.from({ length: GAMES }, (_, i) => randomGame(game, seats, options, i + 1));
  const rules = rate(() => {
    let done = 0;
    for (const { seed, moves } of ours) {
      const chance = fastRandom(seed);
      const state = game.setup({ seats, options }, chance);
      for (const { seat, move } of moves) game.play(state, seat, move, chance);
      done += moves.length;
    }
    return done;
  });
  const matches = ours.map(({ seed }) => `field ${seed}`).map((seed) => randomMatch(game, seats, options, seed));
  const kept = rate(() => {
    let done = 0;
    for (const { seed, moves } of matches) {
      const match = startMatch(game, { game: game.about.id, seats, options, seed });
      for (const { seat, move } of moves) playMove(match, seat, move);
      done += moves.length;
    }
    return done;
  });

  const bare = Array.from({ length: GAMES }, (_, i) => randomActions({ ...theirs, disableUndo: true }, seats, i + 1));
  const reducer = rate(() => {
    const { engine, actions } = nextOf(bare);
    let state = engine.initial();
    for (const action of actions) state = engine.reduce(state, action);
    return actions.length;
  });
  const whole = Array.from({ length: GAMES }, (_, i) => randomActions(theirs, seats, i + 1));
  const client = rate(() => {
    const { engine, actions } = nextOf(whole);
    const { store } = engine.client();
    for (const action of actions) store.dispatch(action);
    return actions.length;
  });
  return {
    ours: { rules, match: kept },
    theirs: { reducer, client },
    timesBare: rules / reducer,
    timesKept: kept / client,
  };
}

/** Returns the list's first element and moves it to the end, so that a measurement covers several games. */
function nextOf<T>(list: T[]): T {
  const first = list.shift() as T;
  list.push(first);
  return first;
}

interface Recording<Seed> {
  readonly seed: Seed;
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
}

function randomGame(game: AnyGame, seats: number, options: Options, seed: number): Recording<number> {
  const chance = fastRandom(seed);
  const state = game.setup({ seats, options }, chance);
  return {
    seed,
    moves: wandered(
      game,
      seed,
      () => state,
      (seat, move) => game.play(state, seat, move, chance),
    ),
  };
}

function randomMatch(game: AnyGame, seats: number, options: Options, seed: string): Recording<string> {
  const match = startMatch(game, { game: game.about.id, seats, options, seed });
  return {
    seed,
    moves: wandered(
      game,
      seed.length,
      () => match.position,
      (seat, move) => playMove(match, seat, move),
    ),
  };
}

function wandered(game: AnyGame, seed: number, now: () => unknown, play: (seat: Seat, move: Move) => void) {
  const whim = fastRandom(seed ^ 0x5f3759df);
  const moves: { seat: Seat; move: Move }[] = [];
  for (;;) {
    const [seat] = game.actors(now());
    if (seat === undefined) return moves;
    const legal = game.moves(now(), seat);
    const move = legal[whim.roll(legal.length) - 1];
    play(seat, move);
    moves.push({ seat, move });
  }
}

function randomActions(game: Game, seats: number, seed: number): { engine: There; actions: Action[] } {
  const engine = there(game, seats, `field ${seed}`);
  const whim = fastRandom(seed);
  const actions: Action[] = [];
  let state = engine.initial();
  while (state.ctx.gameover === undefined) {
    const able = engine.actors(state).flatMap((player) => engine.actions(state, player));
    const action = able[whim.roll(able.length) - 1];
    state = engine.reduce(state, action);
    actions.push(action);
  }
  return { engine, actions };
}
