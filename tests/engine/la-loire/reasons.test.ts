import { expect, test } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import { adviceOf } from '../../../src/engine/bots/plan-advice';
import { LEVELS } from '../../../src/engine/bots/levels';
import { findGameWithBot } from '../../../src/engine/games/registry';
import { explain } from '../../../src/engine/games/la-loire/bot/explain';
import { characterId } from '../../../src/engine/games/la-loire/data/characters';
import { MESSAGES } from '../../../src/engine/games/la-loire/data/messages';
import { newTurn } from '../../../src/engine/games/la-loire/phases/turn';
import type { LaLoireMove } from '../../../src/engine/games/la-loire/moves';
import { playWith } from '../bots/games';
import { at, employ, fund, hand, own, put, RED, stopped, table } from './table';

const loire = findGameWithBot('la-loire');
if (!loire) throw new Error('La Loire has no computer players.');

test.each(['top', 'spy', 'palace'] as const)('a hint counts the price and the point of a message (%s)', (way) => {
  const state = table();
  fund(state, RED, 10);
  employ(state, RED, 'spy');
  own(state, RED, 'Nantes', 'ducalPalace');
  stopped(state, RED, 'messenger', 'Nantes');
  const buy: LaLoireMove = { type: 'buyMessage', level: 2, way };
  const { steps, gain, ends } = adviceOf(loire, state, RED, {
    moves: [buy],
    value: 0,
    reason: { key: '', params: {} },
  });
  expect(steps[0].choice.move).toEqual(buy);
  expect([ends, gain]).toEqual(['chance', { points: 1, money: -2 }]);
});

test('every plan has a reason, even a turn that only rides', () => {
  const agents = [1, 2, 3, 4].map((seed) => createAgent(loire, LEVELS.merchant, seed));
  let rides = 0;
  playWith(loire, 7, ({ state, seat, ply }) => {
    const { move, reason, plan } = agents[seat].decide(loire.game.view(state, seat), seat);
    expect(reason, `ply ${ply}: ${JSON.stringify(plan.moves)}`).not.toBeNull();
    if (reason?.key.startsWith('move.')) rides++;
    return move;
  });
  expect(rides).toBeGreaterThan(20);
});

test('a ride away from a message’s stop is not explained with the message', () => {
  const state = table();
  hand(
    state,
    RED,
    MESSAGES.findIndex(({ to }) => to === at('Angers')),
  );
  put(state, RED, 'messenger', 'Orléans');
  state.circus = at('Ussé');
  state.frames = [newTurn(RED)];
  const ride = (place: string, direction: 1 | -1) => {
    const move: LaLoireMove = { type: 'move', figure: 'messenger', direction, leave: 0, take: 0, to: at(place) };
    return explain(state, RED, { moves: [move], reason: { key: 'move', params: {} } } as never);
  };
  expect(ride('Blois', -1)).toMatchObject({ key: 'move.message', params: { to: at('Blois') } });
  expect(ride('Chenonceau', 1)).toEqual({
    key: 'move.circus',
    params: { figure: 'messenger', to: at('Chenonceau'), count: 1 },
  });
});

test('a ride towards a city names the city and its distance in places, whatever the horses', () => {
  const state = table();
  put(state, RED, 'messenger', 'Angers', { direction: -1, horses: 0 });
  state.circus = at('Talcy');
  state.frames = [newTurn(RED)];
  const move: LaLoireMove = { type: 'move', figure: 'messenger', direction: -1, leave: 0, take: 0, to: at('Serrant') };
  expect(explain(state, RED, { moves: [move], reason: { key: 'move', params: {} } } as never)).toEqual({
    key: 'move.city',
    params: { figure: 'messenger', to: at('Serrant'), at: at('Nantes'), count: 1 },
  });
});

test('the reason for buying a message names the last character to hire before its delivery', () => {
  const state = table();
  fund(state, RED, 10);
  stopped(state, RED, 'messenger', 'Nantes');
  const reason = (level: 1 | 2 | 3) => {
    const moves: LaLoireMove[] = [{ type: 'buyMessage', level, way: 'top' }];
    return explain(state, RED, { moves, reason: { key: 'buyMessage', params: {} } } as never);
  };
  const helper = (name: 'apprentice' | 'helper') => ({
    key: 'buyMessage.helper',
    params: { character: characterId(name) },
  });
  expect(reason(1).key).toBe('buyMessage');
  expect([reason(2), reason(3)]).toMatchObject([helper('apprentice'), helper('helper')]);
  employ(state, RED, 'apprentice');
  expect(reason(2).key).toBe('buyMessage');
});
