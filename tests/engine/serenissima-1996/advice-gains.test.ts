import { expect, test } from 'vitest';
import { adviceOf } from '../../../src/engine/bots/plan-advice';
import { createPlanFollower } from '../../../src/engine/bots/plan-follower';
import { plansOf } from '../../../src/engine/bots/plans';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { dice, game, GENOA, launch, sea, SPAIN, tableIn, TURKEY, VENICE } from './table';
import type { State } from './table';

interface Expectations {
  /** The phases in which Venice acts. */
  readonly phases: string[];
  /** The ducats that Venice's advice expects in each phase. */
  readonly expected: number[];
  readonly ends: string[];
  /** The ducats that Venice has at the end of the turn. */
  readonly actual: number;
}

/** Plays a turn in which every player follows their top-ranked plans. Only a variable end rolls a die, after the turn. */
function playTurn(order: readonly number[], end: 'fixed' | 'variable'): Expectations {
  const entry = GAMES_WITH_BOTS.find(({ game: { about } }) => about.id === game.about.id);
  if (!entry) throw new Error('Not registered');
  const { bot } = entry;
  const state = tableIn('sailing', order[0], { end });
  state.order = [...order];
  if (end === 'variable') state.turn = state.lastTurn;
  // Everyone has something to sell, so that each player has a revenue phase.
  for (const [owner, name] of ['Ragusa', 'Marseille', 'Barcelona', 'Smyrna'].entries())
    launch(state, { owner, space: sea(name), sailors: 3, cargo: { wine: 1 } });
  const { turn } = state;
  const follower = createPlanFollower(entry, bot.styles.usual);
  const found = { phases: [] as string[], expected: [] as number[], ends: [] as string[] };
  while (state.turn === turn) {
    const [seat] = game.actors(state);
    const phase = phaseOf(state);
    if (seat === VENICE && !found.phases.includes(phase)) {
      const [plan] = plansOf(entry, state, seat, bot.styles.usual, 1);
      const { gain, losses, ends } = adviceOf(entry, state, seat, plan);
      found.phases.push(phase);
      found.ends.push(ends);
      found.expected.push(state.money[seat] + (gain.money ?? 0) + (losses?.money ?? 0));
    }
    // A 1 does not end the game.
    follower.step(state, seat, end === 'variable' ? dice(1) : dice());
  }
  return { ...found, actual: state.money[VENICE] };
}

function phaseOf({ frames }: State): string {
  const [frame] = frames;
  return frame.kind === 'phase' ? frame.phase : frame.kind;
}

const LAST = [GENOA, SPAIN, TURKEY, VENICE];

test.each([
  ['first', [VENICE, GENOA, SPAIN, TURKEY]],
  ['third', [GENOA, SPAIN, VENICE, TURKEY]],
  ['last', LAST],
])('the gain in a hint is that of the whole turn in every phase, with the capital’s income: %s', (_, order) => {
  const { phases, expected, ends, actual } = playTurn(order, 'fixed');
  expect(phases).toEqual(['sailing', 'landing', 'revenue']);
  expect(expected).toEqual(phases.map(() => actual));
  // So the hint says that the gain includes later phases.
  expect(ends.slice(0, 2)).toEqual(['round', 'round']);
});

test('the gain in a hint to the last player includes the income before the die that may end the game', () => {
  const { phases, expected, actual } = playTurn(LAST, 'variable');
  expect(phases).toEqual(['sailing', 'landing', 'revenue']);
  expect(expected).toEqual(phases.map(() => actual));
});
