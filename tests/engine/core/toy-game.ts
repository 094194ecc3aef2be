import { BadPosition, IllegalMove } from '../../../src/engine/core/errors';
import type { AnyGame, Game, GameEvent, Move, Options, Random, Seat, MatchConfig } from '../../../src/engine/core/game';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import type { Match } from '../../../src/engine/core/match-types';
import type { SaveMeta } from '../../../src/engine/core/save';

/** Each player secretly picks a number. Then, seat by seat, players step, roll a die or ask another for a point. */
export type ToyMove =
  | { readonly type: 'pick'; readonly number: number }
  | { readonly type: 'step' | 'roll' | 'end' }
  | { readonly type: 'ask'; readonly of: Seat }
  | { readonly type: 'answer'; readonly yes: boolean };

export type ToyFrame =
  | { kind: 'pick'; picks: (number | null)[] }
  | { kind: 'turn'; seat: Seat; steps: number }
  | { kind: 'question'; seat: Seat; by: Seat };

/** The last frame is the open decision. Without frames, the game is over. */
export interface ToyState {
  points: number[];
  rounds: number;
  frames: ToyFrame[];
}

const STEPS = 3;
const PICKS = [0, 1, 2];
const LENGTHS = [2, 1000];

function moves(state: ToyState, seat: Seat): ToyMove[] {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'pick')
    return frame.picks[seat] === null ? PICKS.map((number) => ({ type: 'pick', number })) : [];
  if (frame?.seat !== seat) return [];
  if (frame.kind === 'question') return [true, false].map((yes) => ({ type: 'answer', yes }));
  const others = state.points.map((_, of) => of).filter((of) => of !== seat);
  const acts: ToyMove[] =
    frame.steps > 0 ? [{ type: 'step' }, { type: 'roll' }, ...others.map((of) => ({ type: 'ask' as const, of }))] : [];
  return [...acts, { type: 'end' }];
}

function play(state: ToyState, seat: Seat, move: ToyMove, random: Random): GameEvent[] {
  const legal = moves(state, seat).some((entry) => JSON.stringify(entry) === JSON.stringify(move));
  if (!legal) throw new IllegalMove('notNow', 'TOY 1', 'This move is not legal now.');
  const frame = state.frames.at(-1) as ToyFrame;
  switch (move.type) {
    case 'pick': {
      const { picks } = frame as Extract<ToyFrame, { kind: 'pick' }>;
      picks[seat] = move.number;
      if (picks.includes(null)) return [{ type: 'picked' }];
      picks.forEach((pick, i) => (state.points[i] += pick ?? 0));
      state.frames = [{ kind: 'turn', seat: 0, steps: STEPS }];
      return [{ type: 'revealed', bars: 'secret' }];
    }
    case 'answer': {
      state.frames.pop();
      if (move.yes) state.points[(frame as Extract<ToyFrame, { kind: 'question' }>).by]++;
      return [{ type: 'answered', bars: 'answer' }];
    }
    case 'end': {
      const next = seat + 1;
      if (next < state.points.length) state.frames = [{ kind: 'turn', seat: next, steps: STEPS }];
      else state.frames = --state.rounds > 0 ? [pickFrame(state.points.length)] : [];
      return [{ type: 'ended' }];
    }
    default: {
      (frame as Extract<ToyFrame, { kind: 'turn' }>).steps--;
      if (move.type === 'ask') state.frames.push({ kind: 'question', seat: move.of, by: seat });
      // Adds the point before the roll, so that an invalid die interrupts the move halfway.
      else state.points[seat]++;
      if (move.type === 'roll') state.points[seat] += random.roll(6) * 10;
      return [{ type: move.type }];
    }
  }
}

function pickFrame(seats: number): ToyFrame {
  return { kind: 'pick', picks: Array.from({ length: seats }, () => null) };
}

const game: Game<ToyState, ToyMove, GameEvent, unknown, Options> = {
  about: {
    id: 'toy',
    title: 'Toy',
    year: 2000,
    designers: ['Nobody'],
    seats: [2, 3],
    minutes: [1, 2],
    rules: 1,
    options: [
      {
        key: 'rounds',
        label: 'Rounds',
        note: 'How long the game is.',
        values: LENGTHS.map((value) => ({ value, label: String(value) })),
        default: 2,
        rulings: [],
      },
    ],
  },
  setup: ({ seats, options }, random) => ({
    points: Array.from({ length: seats }, () => random.roll(6)),
    rounds: options.rounds as number,
    frames: [pickFrame(seats)],
  }),
  seats: ({ points }) => points.length,
  actors: (state) => state.points.map((_, seat) => seat).filter((seat) => moves(state, seat).length > 0),
  moves,
  play,
  view: (state) => ({ points: [...state.points] }),
  secrets: { isPrivate: (state) => state.frames.at(-1)?.kind === 'pick' },
  score: ({ points, frames }, final = frames.length === 0) => ({
    scores: points.map((total, seat) => ({ seat, total, lines: [{ key: 'points', label: 'Points', points: total }] })),
    winners: !final ? [] : points.flatMap((total, seat) => (total === Math.max(...points) ? [seat] : [])),
    ties: [],
  }),
  copy: (state) => JSON.parse(JSON.stringify(state)) as ToyState,
  check(state): asserts state is ToyState {
    const { points, rounds, frames } = (state ?? {}) as Partial<ToyState>;
    const sound = Array.isArray(points) && points.every(Number.isInteger) && points.length >= 2 && points.length <= 3;
    if (!sound || !Number.isInteger(rounds) || !Array.isArray(frames))
      throw new BadPosition('The position is malformed.');
  },
};

export const toy: AnyGame = game;
export const findToy = (id: string): AnyGame | undefined => (id === 'toy' ? toy : undefined);

/** Starts a toy match. Default: two seats and two rounds. */
export function toyMatch(config: Partial<MatchConfig> = {}): Match {
  const seats = config.seats ?? 2;
  const options = checkConfig(toy, seats, config.options ?? {});
  return startMatch(toy, { game: 'toy', seats, seed: 'toy', ...config, options });
}

/** Starts a toy match in which all players have picked, at the first seat's turn. */
export function turnMatch(config: Partial<MatchConfig> = {}): Match {
  const match = toyMatch(config);
  for (let seat = 0; seat < match.config.seats; seat++) act(match, seat, { type: 'pick', number: seat });
  return match;
}

export function act(match: Match, seat: Seat, move: ToyMove) {
  return playMove(match, seat, move);
}

export function playRandomMoves(match: Match, random: Random, count: number): void {
  for (let i = 0; i < count; i++) {
    const actors = toy.actors(match.position);
    if (actors.length === 0) return;
    const seat = actors[random.roll(actors.length) - 1];
    const legal: Move[] = toy.moves(match.position, seat);
    playMove(match, seat, legal[random.roll(legal.length) - 1]);
  }
}

export const META: SaveMeta = {
  title: 'Doge’s toy',
  seats: [
    { name: 'Anna', kind: 'human' },
    { name: 'Bruno', kind: 'human' },
  ],
  created: '2026-01-01T00:00:00.000Z',
};
