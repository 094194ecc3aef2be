import { expect, it } from 'vitest';
import { fastRandom } from '../../../src/engine/core/random';
import { turnsLeft } from '../../../src/engine/games/la-loire/bot/clock';
import { newTurn, reachEnd } from '../../../src/engine/games/la-loire/phases/turn';
import { RED, table, YELLOW } from './table';

/** Returns the turns that Red and Yellow expect if, during Red's turn, one of them reaches the end of the river. */
function left(arrives: number) {
  const state = table();
  state.frames = [newTurn(RED)];
  reachEnd(state, arrives, 'river', { events: [], random: fastRandom(1) });
  return [turnsLeft(state, RED), turnsLeft(state, YELLOW)];
}

it('a player who ends the game has no turn after this one; the other player has one more', () => {
  expect(left(RED)).toEqual([0, 1]);
});

it('the active player has one more turn if another player ends the game', () => {
  expect(left(YELLOW)).toEqual([1, 0]);
});
