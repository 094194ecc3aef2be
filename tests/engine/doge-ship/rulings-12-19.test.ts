import { describe, expect, it } from 'vitest';
import { worthOf } from '../../../src/engine/games/doge-ship/ship';
import { act, ALESSANDRA, barricade, dogeTile, event, game, gondola, IACOPO, legal, MARCO, newTable, part, play, raise, refusal, setDoge, stack, store, turnOf, ZONE } from './table'; // prettier-ignore

/** Rulings 12 to 19 of `rulings.ts`: parts, barricades, Replacement. */

describe('ruling 13: a part is built right of another part, on the upper level also above one, and in its own zone', () => {
  const building = (lower: number, upper: number, ...tiles: number[]) => {
    const state = newTable(4);
    raise(state, MARCO, lower, upper);
    store(state, IACOPO, ...tiles, gondola(1));
    play(state, IACOPO, act('red', 3));
    return legal(state, IACOPO, 'build').map(({ tile }) => tile);
  };

  it('the first part goes at the stern, on the lower level', () => {
    expect(building(0, 0, part('L1', 2), part('U1', 2))).toEqual([part('L1', 2), gondola(1)]);
    expect(building(0, 0, part('L2', 2), part('L3', 2))).toEqual([gondola(1)]);
  });

  it('an upper part is only allowed above a built part', () => {
    expect(building(1, 0, part('U1', 2), part('L1', 7))).toEqual([part('U1', 2), part('L1', 7), gondola(1)]);
    expect(building(1, 1, part('U1', 7))).toEqual([gondola(1)]);
  });

  it('each section of the ship only takes parts of its own zone', () => {
    expect(building(3, 0, part('L1', 7), part('L2', 2))).toEqual([part('L2', 2), gondola(1)]);
    expect(building(7, 3, part('L3', 2), part('U2', 2))).toEqual([part('L3', 2), part('U2', 2), gondola(1)]);
  });

  it('a part without a place and a tile that is not in the yard are refused', () => {
    const state = newTable(4);
    store(state, IACOPO, part('U1', 2), gondola(1));
    play(state, IACOPO, act('red', 3));
    expect(refusal(state, IACOPO, { type: 'build', tile: part('U1', 2) })).toBe('no-place');
    expect(refusal(state, IACOPO, { type: 'build', tile: gondola(2) })).toBe('not-in-yard');
  });
});

describe('rulings 14 and 16: a part scores its printed value and every square, even below zero', () => {
  it('a colour on two squares counts twice, and can be negative', () => {
    const state = newTable();
    setDoge(state, dogeTile(14));
    store(state, IACOPO, part('L1', 6));
    play(state, IACOPO, act('red', 3));
    const { worth } = event(play(state, IACOPO, { type: 'build', tile: part('L1', 6) }), 'partBuilt');
    // Green counts -1 twice, yellow 2: 4 - 1 - 1 + 2.
    expect(worth.points).toBe(4);
    expect(worth.squares.map(({ points }) => points)).toEqual([-1, -1, 2]);
  });

  it('a score can fall below 0', () => {
    const state = newTable();
    setDoge(state, dogeTile(13));
    // Printed 4, green 2 twice, yellow -1 twice. Then printed 1, blue 2, red -1, yellow -1 twice.
    expect(worthOf(state, part('U1', 7)).points).toBe(6);
    expect(worthOf(state, part('U3', 2)).points).toBe(0);
    setDoge(state, dogeTile(16));
    raise(state, MARCO, 4, 3);
    store(state, IACOPO, part('U2', 3));
    play(state, IACOPO, act('red', 3));
    play(state, IACOPO, { type: 'build', tile: part('U2', 3) });
    // Printed 1, blue -1, red -1 twice.
    expect(game.score(state).scores[IACOPO]).toMatchObject({ total: -2 });
    expect(game.score(state).scores[IACOPO].lines.map(({ points }) => points)).toEqual([1, -3, 0, 0, 0]);
  });
});

it('ruling 15: a part gives one Approval for its symbol and one for a violet zone', () => {
  const approvalsOf = (tile: number, doge: number) => {
    const state = newTable();
    setDoge(state, dogeTile(doge));
    store(state, IACOPO, tile);
    play(state, IACOPO, act('red', 3));
    play(state, IACOPO, { type: 'build', tile });
    return state.approvals[IACOPO];
  };
  expect(approvalsOf(part('L1', 2), 4)).toBe(0);
  expect(approvalsOf(part('L1', 3), 4)).toBe(1);
  expect(approvalsOf(part('L1', 2), 3)).toBe(1);
  expect(approvalsOf(part('L1', 3), 3)).toBe(2);
});

it('ruling 17: a gondola pays and then goes under its pile', () => {
  const state = newTable();
  store(state, IACOPO, gondola(12));
  play(state, IACOPO, act('red', 3));
  expect(event(play(state, IACOPO, { type: 'build', tile: gondola(12) }), 'gondolaBuilt').approvals).toBe(3);
  expect([state.approvals[IACOPO], state.piles[7].at(-1), state.yards[IACOPO]]).toEqual([3, gondola(12), []]);
});

describe('ruling 18: only the top barricade gives a bonus', () => {
  it('the barricade built last gives its bonus', () => {
    const state = newTable();
    stack(state, IACOPO, 18);
    store(state, IACOPO, barricade(14));
    play(state, IACOPO, act('green', 2));
    play(state, IACOPO, { type: 'build', tile: barricade(14) });
    turnOf(state, IACOPO);
    expect(event(play(state, IACOPO, act('red', 1)), 'bonusGained')).toMatchObject({ ducats: 0, approvals: 1 });
  });

  it('a barricade under construction gives no bonus, and neither does a barricade for another action', () => {
    const state = newTable();
    store(state, IACOPO, barricade(18));
    expect(play(state, IACOPO, act('red', 1)).map(({ type }) => type)).toEqual(['actionChosen', 'moneyGained']);
    stack(state, ALESSANDRA, 17);
    expect(play(state, ALESSANDRA, act('white', 2)).map(({ type }) => type)).toEqual(['actionChosen', 'moneyGained']);
  });

  it('re-ordering puts another barricade of the stack on top for 2 ducats, and is possible again in the next turn', () => {
    const state = newTable();
    stack(state, IACOPO, 18, 20);
    expect(refusal(state, IACOPO, { type: 'reorder', top: barricade(20) })).toBe('on-top-already');
    expect(refusal(state, IACOPO, { type: 'reorder', top: barricade(1) })).toBe('not-in-stack');
    const poor = game.copy(state);
    poor.money[IACOPO] = 1;
    expect(refusal(poor, IACOPO, { type: 'reorder', top: barricade(18) })).toBe('no-money');
    play(state, IACOPO, { type: 'reorder', top: barricade(18) });
    expect(event(play(state, IACOPO, act('red', 1)), 'bonusGained').ducats).toBe(2);
    expect(state.money[IACOPO]).toBe(12 - 2 + 2 + 2);
    turnOf(state, IACOPO);
    play(state, IACOPO, { type: 'reorder', top: barricade(20) });
  });
});

describe('ruling 19: Replacement', () => {
  it('a Replacement destroys the last part of a level and scores the new one', () => {
    const state = newTable();
    raise(state, ALESSANDRA, 2, 1);
    const destroyed = state.ship[0][1];
    store(state, IACOPO, part('L1', 7));
    play(state, IACOPO, act('red', 6));
    const replaced = event(play(state, IACOPO, { type: 'replace', tile: part('L1', 7) }), 'partReplaced');
    expect(replaced).toMatchObject({ destroyed, builder: ALESSANDRA, berth: { level: 0, column: 1, zone: ZONE.L1 } });
    // 7 printed, blue 2, red -1.
    expect(game.score(state).scores[IACOPO].total).toBe(8);
  });

  it('a Replacement cannot destroy a lower part below another part', () => {
    const state = newTable();
    raise(state, ALESSANDRA, 1, 1);
    store(state, IACOPO, part('L1', 7), gondola(1));
    expect(refusal(state, IACOPO, act('red', 6))).toBe('nothing-to-replace');
    store(state, IACOPO, part('U1', 7));
    play(state, IACOPO, act('red', 6));
    expect(refusal(state, IACOPO, { type: 'replace', tile: part('L1', 7) })).toBe('not-destroyable');
    expect(refusal(state, IACOPO, { type: 'replace', tile: gondola(1) })).toBe('not-this-kind');
    expect(refusal(state, IACOPO, { type: 'pass' })).toBe('not-now');
    play(state, IACOPO, { type: 'replace', tile: part('U1', 7) });
  });

  it('a Replacement needs a part to destroy', () => {
    const state = newTable();
    store(state, IACOPO, part('L1', 7));
    expect(refusal(state, IACOPO, act('red', 6))).toBe('nothing-to-replace');
  });
});

describe('ruling 19: a part for Replacement', () => {
  it('must be in the player’s own yard', () => {
    const state = newTable();
    raise(state, ALESSANDRA, 2, 1);
    store(state, IACOPO, part('L1', 7));
    play(state, IACOPO, act('red', 6));
    expect(refusal(state, IACOPO, { type: 'replace', tile: part('U1', 7) })).toBe('not-in-yard');
  });
});
