import { expect, test } from 'vitest';
import { actionAt } from '../../../src/engine/games/doge-ship/queries';
import { dogeShipBot } from '../../../src/engine/games/doge-ship/bot';
import { DRAW } from '../../../src/engine/games/doge-ship/data/board';
import type { DogeShipMove } from '../../../src/engine/games/doge-ship/moves';
import { worthOf } from '../../../src/engine/games/doge-ship/ship';
import { act, frame, game, part, play } from './table';
import type { State } from './table';
import played from './played.json' with { type: 'json' };

/** Returns a stored position, and a Merchant's first-sight move in it. Doges played another move there. */
function firstOf(name: keyof typeof played): { state: State; move: DogeShipMove } {
  const { seat, state: stored } = played[name];
  const state = game.copy(stored as unknown as State);
  const [plan] = dogeShipBot.planning?.plans(state, seat, dogeShipBot.styles.usual, 1) ?? [];
  return { state, move: plan.moves[0] };
}

test('a part that scores ten is built as soon as it is free, before the Doge tile changes', () => {
  const { state, move } = firstOf('part');
  expect(worthOf(state, part('U1', 6)).points).toBe(10);
  expect(move).toEqual(act('red', 3));
});

test('six points are worth four ducats', () => {
  expect(firstOf('dearerPart').move).toEqual({ type: 'keep', tile: part('L1', 4), discard: null });
});

test('with a full yard, the part worth eight is built for free, and no marker is spent on a gondola', () => {
  const { state, move } = firstOf('fullYard');
  expect(worthOf(state, part('U2', 6)).points).toBe(8);
  expect(move).toEqual(act('red', 3));
});

test.each(['purchase', 'purchaseLater'] as const)(
  'with thirteen ducats and no part in the yard, a part is bought: %s',
  (name) => {
    const { move } = firstOf(name);
    const action = move.type === 'act' ? actionAt(move.table, move.space) : undefined;
    expect(action).toMatchObject({ type: 'buy' });
    expect(action?.type === 'buy' && action.kinds).toContain('galley');
  },
);

test('a player with a second purchase left looks at three tiles, even if probably none is worth its price', () => {
  const { state, move } = firstOf('look');
  expect(move).toEqual({ type: 'draw', pile: 6 });
  play(state, 3, move);
  expect(frame(state, 'drawn').tiles).toHaveLength(DRAW);
});
