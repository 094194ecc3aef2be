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

/** Plays a turn without dice, in which every player follows their top-ranked plans. */
function playTurn(order: readonly number[]): Expectations {
  const entry = GAMES_WITH_BOTS.find(({ game: { about } }) => about.id === game.about.id);
  if (!entry) throw new Error('Not registered');
  const { bot } = entry;
  const state = tableIn('sailing', order[0]);
  state.order = [...order];
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
    follower.step(state, seat, dice());
  }
  return { ...found, actual: state.money[VENICE] };
}

function phaseOf({ frames }: State): string {
  const [frame] = frames;
  return frame.kind === 'phase' ? frame.phase : frame.kind;
}

test.each([
  ['first', [VENICE, GENOA, SPAIN, TURKEY]],
  ['third', [GENOA, SPAIN, VENICE, TURKEY]],
  ['last', [GENOA, SPAIN, TURKEY, VENICE]],
])('the gain in a hint is that of the whole turn in every phase, with the capital’s income: %s', (_, order) => {
  const { phases, expected, ends, actual } = playTurn(order);
  expect(phases).toEqual(['sailing', 'landing', 'revenue']);
  expect(expected).toEqual(phases.map(() => actual));
  // So the hint says that the gain includes later phases.
  expect(ends.slice(0, 2)).toEqual(['round', 'round']);
});
