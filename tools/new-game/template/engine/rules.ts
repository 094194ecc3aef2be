import type { Seat } from '../../../../src/engine/core/game';
import { rulesOf } from '../../../../src/engine/kit/decisions';
import type { Decision } from '../../../../src/engine/kit/decisions';
import { seatOf } from '../../../../src/engine/kit/frames';
import { createRefuser } from '../../../../src/engine/kit/refuse';
import { oneOf, shapeChecker } from '../../../../src/engine/kit/shapes';
import { GOAL, MAX_DICE, PURSE } from './board';
import { REFUSALS } from './refusals';
import { winnersOf } from './score';
import type { State, TemplateGameEvent, TemplateGameMove } from './state';

const DICE = Array.from({ length: MAX_DICE }, (_, i) => i + 1);
const refuseIf = createRefuser(REFUSALS);

/** A new position, with all players on the first space. */
export function setup({ seats }: { readonly seats: number }): State {
  const each = (value: number) => Array.from({ length: seats }, () => value);
  return { spaces: each(0), money: each(PURSE.start), active: 0 };
}

/** The reason why a seat cannot roll this many dice; `undefined` if it can. */
function whyNotThrow({ money }: State, seat: Seat, dice: number): 'no-money' | 'no-dice' | undefined {
  if (!DICE.includes(dice)) return 'no-dice';
  return money[seat] < dice ? 'no-money' : undefined;
}

/** The reason why a seat cannot rest; `undefined` if it can. */
function whyNotRest({ money }: State, seat: Seat): 'purse-full' | undefined {
  return money[seat] >= PURSE.most ? 'purse-full' : undefined;
}

/** Moves a piece, but not beyond the goal. Returns the space reached. */
function advance(state: State, seat: Seat, spaces: number): number {
  return (state.spaces[seat] = Math.min(GOAL, state.spaces[seat] + spaces));
}

/** Passes the turn to the next player, or ends the game. */
function pass(state: State, seat: Seat, events: TemplateGameEvent[]): void {
  state.active = state.spaces[seat] < GOAL ? (seat + 1) % state.spaces.length : null;
  if (state.active === null) events.push({ type: 'gameOver', winners: winnersOf(state) });
}

/** A player's turn. A game with nested decisions keeps a stack of such frames in its state. */
interface Turn {
  readonly kind: 'turn';
  readonly seat: Seat;
}

/** The game's only kind of decision: who makes it, the legal moves, and their effects. */
const turn: Decision<State, Turn, TemplateGameMove, TemplateGameEvent, 'walk' | 'rest' | 'throw'> = {
  actors: seatOf,
  moves: (state, _turn, seat) => [
    { type: 'walk' },
    ...DICE.filter((dice) => !whyNotThrow(state, seat, dice)).map((dice) => ({ type: 'throw' as const, dice })),
    ...(whyNotRest(state, seat) ? [] : [{ type: 'rest' as const }]),
  ],
  play: {
    walk(state, seat, _move, { events }) {
      events.push({ type: 'walked', seat, to: advance(state, seat, 1) });
      pass(state, seat, events);
    },
    rest(state, seat, _move, { events }) {
      refuseIf(whyNotRest(state, seat));
      state.money[seat]++;
      events.push({ type: 'rested', seat, money: state.money[seat] });
      pass(state, seat, events);
    },
    throw(state, seat, { dice: count }, { random, events }) {
      refuseIf(whyNotThrow(state, seat, count));
      state.money[seat] -= count;
      const dice = Array.from({ length: count }, () => random.roll(6));
      const to = advance(
        state,
        seat,
        dice.reduce((sum, die) => sum + die, 0),
      );
      events.push({ type: 'thrown', seat, dice, to });
      pass(state, seat, events);
    },
  },
};

/** `actors` returns the deciding seats, `moves` a seat's legal moves. `play` plays a move and modifies the state. */
export const { actors, moves, play } = rulesOf<State, TemplateGameMove, TemplateGameEvent, { turn: Turn }>()(
  {
    checkShape: shapeChecker<TemplateGameMove>({ walk: {}, rest: {}, throw: { dice: oneOf(...DICE) } }),
    refuseIf,
    frame: ({ active }) => (active === null ? undefined : { kind: 'turn', seat: active }),
    kind: ({ kind }) => kind,
  },
  { turn },
);
