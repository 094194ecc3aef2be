import { describe, expect, it } from 'vitest';
import { LOCATIONS, MESSAGES_TO_END } from '../../../src/engine/games/la-loire/data/board';
import { MESSAGES } from '../../../src/engine/games/la-loire/data/messages';
import { newTurn } from '../../../src/engine/games/la-loire/phases/turn';
import { at, card, deliver, employ, erect, fund, game, go, hand, play, put, RED, stopped, table, YELLOW } from './table'; // prettier-ignore
import type { State } from './table';

const near = (state: State) => game.view(state, RED).nearEnd;

/** A position in which a seat needs one more message. */
function oneMessageLeft(seat: number): State {
  const state = table();
  state.frames = [newTurn(RED)];
  const easy = MESSAGES.flatMap(({ level, to }, id) => (level === 1 && to !== at('Saumur') ? [id] : []));
  deliver(state, seat, ...easy.slice(0, MESSAGES_TO_END[2] - 1));
  return state;
}

describe('the seats near the end of the game', () => {
  it('need a message in hand that the Messenger can deliver on its next ride', () => {
    const state = oneMessageLeft(YELLOW);
    put(state, YELLOW, 'messenger', LOCATIONS[at('Saumur') - 1].name, { horses: 0 });
    expect(near(state)).toEqual([]);
    hand(state, YELLOW, card('Saumur', 1));
    expect(near(state)).toEqual([YELLOW]);
    put(state, YELLOW, 'messenger', 'Amboise', { horses: 0 });
    expect(near(state)).toEqual([]);
  });

  it('may need a character that the Merchant can hire first', () => {
    const state = oneMessageLeft(YELLOW);
    const id = MESSAGES.findIndex(({ level, shields }) => level === 2 && shields.length === 2);
    hand(state, YELLOW, id);
    const [first, second] = MESSAGES[id].shields.map((shield) => state.shields.indexOf(shield));
    state.players[YELLOW].messages[0].cubes.push(first);
    put(state, YELLOW, 'messenger', LOCATIONS[second - 1].name, { horses: 0 });
    put(state, YELLOW, 'merchant', 'Amboise');
    fund(state, YELLOW, 10);
    expect(near(state)).toEqual([YELLOW]);
    fund(state, YELLOW, 0);
    expect(near(state)).toEqual([]);
    employ(state, YELLOW, 'apprentice');
    expect(near(state)).toEqual([YELLOW]);
  });

  it('include the active seat until its Messenger has acted', () => {
    const state = oneMessageLeft(RED);
    hand(state, RED, card('Saumur', 1));
    put(state, RED, 'messenger', 'Amboise', { horses: 0 });
    const frame = stopped(state, RED, 'messenger', 'Saumur');
    state.players[RED].messenger.horses = 0;
    expect(near(state)).toEqual([RED]);
    frame.errand = 'messages';
    expect(near(state)).toEqual([]);
  });

  it('need a city in reach and the price of shipping, or buyers at a building', () => {
    const state = table();
    state.frames = [newTurn(RED)];
    put(state, YELLOW, 'merchant', 'Serrant', { direction: -1, horses: 0 });
    state.players[YELLOW].boat = game.view(state, RED).river - 2;
    fund(state, YELLOW, 10);
    expect(near(state)).toEqual([YELLOW]);
    fund(state, YELLOW, 9);
    expect(near(state)).toEqual([]);
    state.players[YELLOW].boat++;
    put(state, YELLOW, 'merchant', 'Serrant', { horses: 0 });
    expect(near(state)).toEqual([]);
    erect(state, YELLOW, 'Saumur', 'farm');
    put(state, RED, 'merchant', LOCATIONS[at('Saumur') - 1].name, { horses: 0 });
    expect(near(state)).toEqual([YELLOW]);
  });

  it('are none once the last turns begin', () => {
    const state = oneMessageLeft(RED);
    hand(state, RED, card('Saumur', 1));
    put(state, RED, 'messenger', LOCATIONS[at('Saumur') - 1].name, { horses: 0 });
    go(state, RED, 'messenger', 'Saumur');
    expect(near(state)).toEqual([RED]);
    play(state, RED, { type: 'deliver', card: card('Saumur', 1) });
    expect(state.lastTurns).not.toBeNull();
    expect(near(state)).toEqual([]);
  });
});
