import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/engine/games/la-loire/bot/explain';
import { newTurn } from '../../../src/engine/games/la-loire/phases/turn';
import { at, card, hand, journey, put, RED, table, YELLOW } from './table';

/** Returns the reason for the Messenger's ride from Chambord to Cheverny with a message for Amboise. */
function ride(lastTurns: number[] | null) {
  const state = table();
  put(state, RED, 'messenger', 'Chambord', { horses: 0 });
  hand(state, RED, card('Amboise'));
  state.lastTurns = lastTurns;
  state.frames = [newTurn(RED)];
  const move = journey(state, RED, 'messenger', 'Cheverny');
  return explain(state, RED, { moves: [move], value: 0, reason: { key: 'move', params: {} } });
}

describe('a ride by the Messenger', () => {
  it('is explained by the message that the next ride can deliver', () => {
    expect(ride([YELLOW, RED])).toMatchObject({ key: 'move.message', params: { to: at('Cheverny'), count: 2 } });
  });

  it('is explained as the last ride in the last turn', () => {
    const params = { figure: 'messenger', to: at('Cheverny') };
    expect(ride([YELLOW])).toEqual({ key: 'move.last', params });
  });
});
