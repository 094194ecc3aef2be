import { describe, expect, test } from 'vitest';
import { IllegalMove } from '../../../../src/engine/core/errors';
import { fastRandom } from '../../../../src/engine/core/random';
import { templateGame } from '../engine';
import { GOAL, PURSE } from '../engine/board';

const random = fastRandom(1);

describe('the rules of template-game', () => {
  test('walking moves one space and passes the turn', () => {
    const state = templateGame.setup({ seats: 2, options: {} }, random);
    expect(templateGame.play(state, 0, { type: 'walk' }, random)).toEqual([{ type: 'walked', seat: 0, to: 1 }]);
    expect(state).toEqual({ spaces: [1, 0], money: [PURSE.start, PURSE.start], active: 1 });
  });

  test('each die costs a ducat', () => {
    const state = { spaces: [0, 0], money: [1, 0], active: 0 };
    expect(() => templateGame.play(state, 0, { type: 'throw', dice: 2 }, random)).toThrow(IllegalMove);
    expect(templateGame.play(state, 0, { type: 'throw', dice: 1 }, { roll: () => 5 })).toEqual([
      { type: 'thrown', seat: 0, dice: [5], to: 5 },
    ]);
    expect(state.money).toEqual([0, 0]);
  });

  test('a full purse gets no more ducats', () => {
    const state = { spaces: [0, 0], money: [PURSE.most, 0], active: 0 };
    expect(templateGame.moves(state, 0)).not.toContainEqual({ type: 'rest' });
    expect(() => templateGame.play(state, 0, { type: 'rest' }, random)).toThrow('purse is full');
  });

  test('reaching the last space ends the game, and the player with the most points wins', () => {
    const state = { spaces: [GOAL - 1, GOAL - 1], money: [0, 5], active: 0 };
    expect(templateGame.play(state, 0, { type: 'walk' }, random).at(-1)).toEqual({ type: 'gameOver', winners: [1] });
    expect(templateGame.actors(state)).toEqual([]);
    expect(templateGame.score(state).winners).toEqual([1]);
  });
});
