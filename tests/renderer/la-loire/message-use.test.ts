import { expect, test } from 'vitest';
import { LEAVES_WITH_LEAST } from '../../../src/engine/games/la-loire/data/board';
import { actionsLeft } from '../../../src/renderer/app/table/choices/pieces';
import { employ, fund, game, put, RED, stopped, table } from '../../engine/la-loire/table';
import type { State } from '../../engine/la-loire/table';
import { rowsAt } from '../rows-at';

/** The levels of messages that ending the turn asks about. */
const asked = (state: State) =>
  actionsLeft(rowsAt(game, state, RED)).flatMap(({ options }) =>
    options.flatMap(({ choice: { move } }) => ('level' in move ? [move.level] : [])),
  );

/** Red's Messenger has stopped in Orléans after the Merchant's ride to a village. */
function atThePost(): State {
  const state = table();
  const frame = stopped(state, RED, 'messenger', 'Orléans');
  frame.merchant = true;
  put(state, RED, 'merchant', 'Saumur');
  fund(state, RED, 9);
  return state;
}

test('ending the turn asks about messages that the player can pay for and deliver', () => {
  const state = atThePost();
  expect(asked(state)).toEqual([1]);
  employ(state, RED, 'apprentice');
  expect(asked(state)).toEqual([1, 2]);
  fund(state, RED, 1);
  expect(asked(state)).toEqual([1]);
});

test('ending the turn does not ask about messages after one is bought, or if the Merchant could not leave a city', () => {
  const state = atThePost();
  put(state, RED, 'merchant', 'Nantes');
  fund(state, RED, LEAVES_WITH_LEAST);
  expect(asked(state)).toEqual([]);
  fund(state, RED, LEAVES_WITH_LEAST + 1);
  expect(asked(state)).toEqual([1]);
  employ(state, RED, 'vassallus');
  Object.assign(state.frames[0], { errand: 'messages', messages: 1 });
  expect(game.moves(state, RED).some(({ type }) => type === 'buyMessage')).toBe(true);
  expect(asked(state)).toEqual([]);
});

test('in the last turn, ending it asks about the cheapest message, which counts a point', () => {
  const state = atThePost();
  put(state, RED, 'merchant', 'Nantes');
  fund(state, RED, LEAVES_WITH_LEAST);
  state.lastTurns = [];
  expect(asked(state)).toEqual([1]);
  state.decks[0] = [];
  expect(asked(state)).toEqual([2]);
});
