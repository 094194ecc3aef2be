import { expect, it } from 'vitest';
import { explain } from '../../../src/engine/games/serenissima-1996/bot/explain';
import { plans } from '../../../src/engine/games/serenissima-1996/bot/plans';
import { STYLES } from '../../../src/engine/games/serenissima-1996/bot/style';
import { game, GENOA, hold, launch, sea, tableIn, VENICE } from './table';
import type { State } from './table';

/** Returns Venice's reason for skipping its only possible fight, near Corfu. */
function left(own: number, foe: number, turn: number) {
  const state = tableIn('combat', VENICE);
  state.turn = turn;
  launch(state, { owner: VENICE, space: sea('Corfu'), sailors: own });
  launch(state, { owner: GENOA, space: sea('Corfu'), sailors: foe });
  return leaves(state);
}

function leaves(state: State) {
  game.check(state);
  const end = plans(state, VENICE, STYLES.usual, 9).find(({ moves: [move] }) => move.type === 'endPhase');
  if (!end) throw new Error('No plan ends the combat phase.');
  return explain(state, VENICE, end);
}

it('the reason for skipping a certain win is its small gain, not its risk', () => {
  expect(left(5, 1, 8)).toEqual({ key: 'fight.little', params: { chance: 100 } });
});

it('a fight is skipped if the likely loss exceeds the gain', () => {
  expect(left(2, 4, 3)).toMatchObject({ key: 'fight.none' });
});

it('a promising fight is skipped for a better plan', () => {
  expect(left(5, 2, 3)).toMatchObject({ key: 'fight.better' });
});

it('the chance to take a port includes all galleys beside it', () => {
  const state = tableIn('combat', VENICE);
  state.turn = 5;
  for (const sailors of [3, 3]) launch(state, { owner: VENICE, space: sea('Naples'), sailors });
  hold(state, 'Naples', GENOA, { garrison: 2 });
  expect(leaves(state)?.params).toEqual({ chance: 100 });
});
