import { describe, expect, it } from 'vitest';
import { at, END, event, fund, game, go, journey, legal, play, put, reach, RED, refusal, stopped, table, YELLOW } from './table'; // prettier-ignore
import { whyNot } from '../../../src/engine/core/why-not';
import type { State } from './table';

/** The rulings in `rulings.ts`, by number: roads, horses and the money a journey needs. */

function idle(state: State, seat: number) {
  for (const figure of ['merchant', 'messenger'] as const) {
    const [move] = legal(state, seat, 'move').filter((entry) => entry.figure === figure);
    play(state, seat, move);
  }
  return play(state, seat, END);
}

describe('ruling 3: cities can be passed through, and left on either road', () => {
  it('a figure goes straight around the loop onto the other road', () => {
    const state = table();
    put(state, RED, 'merchant', 'Beaugency', { horses: 2 });
    const [moved] = go(state, RED, 'merchant', 'Cheverny');
    expect(moved).toMatchObject({ path: ['Beaugency', 'Orléans', 'Chambord', 'Cheverny'].map(at), direction: 1 });
    expect(state.players[RED].merchant.direction).toBe(1);
  });

  it('a figure passes through Nantes too, in either direction', () => {
    const state = table();
    put(state, RED, 'merchant', 'Saumur', { horses: 1 });
    put(state, RED, 'messenger', 'Serrant', { horses: 1, direction: -1 });
    expect(reach(state, RED, 'merchant')).toEqual(['Nantes', 'Serrant']);
    expect(reach(state, RED, 'messenger')).toEqual(['Nantes', 'Saumur']);
  });

  it('a figure does not stop early in a city it passes', () => {
    const state = table();
    put(state, RED, 'merchant', 'Beaugency', { horses: 2 });
    const early = { type: 'move', figure: 'merchant', direction: 1, leave: 0, take: 0, to: at('Orléans') } as const;
    expect(refusal(state, RED, early)).toBe('exact');
  });

  it('the refusal of a ride that is too long names the figure and its reach', () => {
    const state = table();
    put(state, RED, 'merchant', 'Angers', { horses: 1 });
    const why = (figure: 'merchant' | 'messenger', place: string) => {
      const ride = { type: 'move', figure, direction: 1, leave: 0, take: 0, to: at(place) };
      return whyNot({ game, position: state } as never, RED, ride);
    };
    state.horses[at('Angers')] = 1;
    expect(why('merchant', 'Blois')?.figures).toEqual({ count: 1, steps: 5, reach: 3 });
    expect(why('messenger', 'Amboise')?.figures).toEqual({ count: 2, steps: 4, reach: 3 });
    expect(why('merchant', 'Luynes')).toBeNull();
    expect(why('merchant', 'Langeais')?.figures).toEqual({});
  });

  it('a figure leaves a city on either road', () => {
    const state = table();
    expect(reach(state, RED, 'messenger')).toEqual(
      expect.arrayContaining(['Chambord', 'Beaugency', 'Chenonceau', 'Blois']),
    );
  });

  it('a figure may reverse its direction after a stop in a city', () => {
    const state = table();
    put(state, RED, 'merchant', 'Beaugency', { horses: 0 });
    go(state, RED, 'merchant', 'Orléans');
    expect(state.players[RED].merchant.direction).toBe(0);
  });
});

describe('ruling 4: horses', () => {
  it('a figure can leave any number and take at most one, if a horse is free at the same place', () => {
    const state = table();
    put(state, RED, 'merchant', 'Langeais', { horses: 1 });
    const moves = legal(state, RED, 'move').filter(({ figure }) => figure === 'merchant');
    expect(moves.map(({ leave, take }) => take - leave).sort()).toEqual([-1, 0, 1]);
    go(state, RED, 'merchant', 'Vendôme', 1);
    expect(state.horses[at('Langeais')]).toBe(0);
    put(state, YELLOW, 'merchant', 'Langeais', { horses: 1 });
    state.frames = [{ ...stoppedNowhere(state, YELLOW) }];
    const journey = { type: 'move', figure: 'merchant', direction: 1, leave: 0, take: 1, to: at('Vendôme') } as const;
    expect(refusal(state, YELLOW, journey)).toBe('no-horse-here');
  });

  it('horses left behind stay for the next figure', () => {
    const state = table();
    put(state, RED, 'merchant', 'Serrant');
    go(state, RED, 'merchant', 'Angers', -2);
    expect(state.horses[at('Serrant')]).toBe(2);
    expect(state.players[RED].merchant.horses).toBe(0);
  });

  it('a stack has at most two horses; leaving and taking horses at the same place is refused', () => {
    const state = table();
    put(state, RED, 'merchant', 'Langeais');
    const way = (leave: number, take: number, to: string) =>
      ({ type: 'move', figure: 'merchant', direction: 1, leave, take, to: at(to) }) as const;
    expect(refusal(state, RED, way(0, 1, 'Blois'))).toBe('stack-full');
    expect(refusal(state, RED, way(1, 1, 'Vendôme'))).toBe('leave-or-take');
    expect(refusal(state, RED, way(3, 0, 'Luynes'))).toBe('no-horses');
    put(state, RED, 'merchant', 'Langeais', { horses: 0 });
    state.horses[at('Langeais')]++;
    state.horses[at('Ussé')]--;
    expect(refusal(state, RED, way(0, 2, 'Vendôme'))).toBe('horses-taken');
  });
});

describe('ruling 7: fewer than 5 deniers', () => {
  it('end a turn that starts with the Merchant in a city: no figure moves, and the player gets 1 denier', () => {
    const state = table();
    fund(state, YELLOW, 4);
    idle(state, RED);
    expect(legal(state, YELLOW, 'move')).toEqual([]);
    expect(refusal(state, YELLOW, { type: 'move', figure: 'messenger', direction: 1, leave: 2, take: 0, to: at('Chambord') })).toBe('too-poor'); // prettier-ignore
    expect(event(play(state, YELLOW, END), 'turnForgone').amount).toBe(1);
    expect(state.players[YELLOW].money).toBe(5);
    idle(state, RED);
    expect(legal(state, YELLOW, 'move').length).toBeGreaterThan(0);
  });

  it('do not matter while the Merchant is on the road', () => {
    const state = table();
    fund(state, YELLOW, 0);
    put(state, YELLOW, 'merchant', 'Saumur');
    idle(state, RED);
    idle(state, YELLOW);
  });

  it('if the Messenger’s spending leaves too little, the Merchant stays and the player gets 1 denier', () => {
    const state = table();
    fund(state, RED, 5);
    put(state, RED, 'messenger', 'Beaugency', { horses: 0 });
    go(state, RED, 'messenger', 'Orléans');
    play(state, RED, { type: 'buyMessage', level: 1, way: 'top' });
    expect(legal(state, RED, 'move')).toEqual([]);
    expect(event(play(state, RED, END), 'turnForgone').at).toBe(at('Nantes'));
    expect(state.players[RED].money).toBe(5);
    expect(game.actors(state)).toEqual([YELLOW]);
  });
});

it('ruling 8: deniers above 10 are discarded when the Merchant leaves, after the Messenger’s spending', () => {
  const state = table();
  fund(state, RED, 13);
  put(state, RED, 'messenger', 'Beaugency', { horses: 0 });
  go(state, RED, 'messenger', 'Orléans');
  play(state, RED, { type: 'buyMessage', level: 2, way: 'top' });
  expect(game.forecast?.(state, RED, journey(state, RED, 'merchant', 'Langeais'))).toMatchObject({ discards: 1, money: 10 }); // prettier-ignore
  expect(event(go(state, RED, 'merchant', 'Langeais'), 'deniersDiscarded').amount).toBe(1);
  expect(state.players[RED].money).toBe(10);
});

it('ruling 8: on the road nothing is discarded', () => {
  const state = table();
  fund(state, RED, 40);
  put(state, RED, 'merchant', 'Serrant');
  go(state, RED, 'merchant', 'Luynes');
  expect(state.players[RED].money).toBe(40);
});

function stoppedNowhere(state: State, seat: number) {
  const frame = stopped(state, seat, 'messenger', 'Orléans');
  return { ...frame, acting: null };
}
