import { expect, test } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { findGameWithBot } from '../../../src/engine/games/registry';
import { playWith } from '../bots/games';

test('every plan has a reason, even a turn that only rides', () => {
  const found = findGameWithBot('la-loire');
  if (!found) throw new Error('La Loire has no computer players.');
  const agents = [1, 2, 3, 4].map((seed) => createAgent(found, LEVELS.merchant, seed));
  let rides = 0;
  playWith(found, 7, ({ state, seat, ply }) => {
    const { move, reason, plan } = agents[seat].decide(found.game.view(state, seat), seat);
    expect(reason, `ply ${ply}: ${JSON.stringify(plan.moves)}`).not.toBeNull();
    if (reason?.key.startsWith('move.')) rides++;
    return move;
  });
  expect(rides).toBeGreaterThan(20);
});
