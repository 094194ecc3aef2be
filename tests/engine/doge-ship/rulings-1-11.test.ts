import { describe, expect, it } from 'vitest';
import { isPrivate, redactEvent } from '../../../src/engine/core/secrets';
import { act, ALESSANDRA, barricade, event, frame, game, gondola, IACOPO, lastMarker, legal, newTable, onTop, part, play, refusal, stack, store, table, turnOf, ZONE } from './table'; // prettier-ignore

/** Rulings 1 to 11 of `rulings.ts`: markers, purchases, tiles. */

describe('ruling 1: a space costs its distance beyond its die, and is used once a round', () => {
  it('spaces under the die and to its left are free', () => {
    const state = newTable();
    state.dice[table('white')] = 3;
    const prices = [1, 2, 3, 4, 5, 6].map((space) => game.forecast?.(state, IACOPO, act('white', space)).price);
    // The fourth space is the bribe, which costs two extra ducats.
    expect(prices).toEqual([0, 0, 0, 1 + 2, 2, 3]);
  });

  it('a space is closed while a marker is on it, even to the marker’s owner', () => {
    const state = newTable(2);
    play(state, 0, act('red', 1));
    expect(refusal(state, 1, act('red', 1))).toBe('space-taken');
    play(state, 1, act('white', 2));
    expect(refusal(state, 0, act('red', 1))).toBe('space-taken');
  });

  it('a space is open again in the next round', () => {
    const state = newTable(2);
    play(state, 0, act('red', 1));
    lastMarker(state, 1);
    play(state, 1, { type: 'discardAction' });
    expect(state.round).toBe(2);
    expect(state.taken.every((owner) => owner < 0)).toBe(true);
  });

  it('spaces on a table that is out of play cannot be used', () => {
    expect(refusal(newTable(2), 0, act('yellow', 1))).toBe('table-unused');
    expect(game.view(newTable(5), null).tables).toHaveLength(6);
  });
});

it('ruling 2: a space that the player can’t afford cannot be chosen', () => {
  const state = newTable();
  state.dice[table('green')] = 1;
  state.money[IACOPO] = 2;
  expect(refusal(state, IACOPO, act('green', 4))).toBe('no-money');
  play(state, IACOPO, act('green', 3));
});

describe('ruling 3: a marker may be discarded for a ducat', () => {
  it('a player can discard any number of markers, and gets no bonus', () => {
    const state = newTable(2);
    stack(state, 0, 18);
    for (let turn = 0; turn < 4; turn++) {
      const events = play(state, turn % 2, { type: 'discardAction' });
      expect(events).toEqual([{ type: 'actionDiscarded', seat: turn % 2, ducats: 1, left: 4 - Math.floor(turn / 2) }]);
    }
    expect(state.money).toEqual([14, 14]);
    expect(state.taken.every((owner) => owner < 0)).toBe(true);
  });
});

describe('ruling 4: passing is not allowed', () => {
  it('a turn offers only actions and discards', () => {
    const state = newTable();
    expect(refusal(state, IACOPO, { type: 'pass' })).toBe('not-now');
    expect(new Set(game.moves(state, IACOPO).map(({ type }) => type))).toEqual(new Set(['act', 'discardAction']));
  });

  it('a player without markers is skipped', () => {
    const state = newTable(4);
    state.markers = [2, 0, 1, 1];
    turnOf(state, IACOPO);
    play(state, IACOPO, { type: 'discardAction' });
    expect(game.actors(state)).toEqual([2]);
  });
});

describe('ruling 5: a player may buy or build fewer tiles than allowed, or none', () => {
  it('a player can buy one of two allowed tiles', () => {
    const state = newTable();
    play(state, IACOPO, act('white', 5));
    play(state, IACOPO, { type: 'draw', pile: 6 });
    play(state, IACOPO, { type: 'keep', tile: frame(state, 'drawn').tiles[0], discard: null });
    expect(frame(state, 'buy').kinds).toEqual(['gondola']);
    play(state, IACOPO, { type: 'pass' });
    expect([state.yards[IACOPO].length, state.markers[IACOPO]]).toEqual([1, 4]);
  });

  it('ending an action without buying still costs the marker and the price', () => {
    const state = newTable();
    state.dice[table('red')] = 4;
    store(state, IACOPO, gondola(1));
    play(state, IACOPO, act('red', 5));
    expect(event(play(state, IACOPO, { type: 'pass' }), 'leftUndone').forced).toBe(false);
    expect([state.money[IACOPO], state.markers[IACOPO]]).toEqual([11, 4]);
    expect(refusal(state, ALESSANDRA, act('red', 5))).toBe('space-taken');
  });

  it('a building action ends immediately if nothing can be built', () => {
    const state = newTable();
    store(state, IACOPO, part('L3', 2));
    expect(event(play(state, IACOPO, act('red', 3)), 'leftUndone').forced).toBe(true);
    expect(game.actors(state)).toEqual([ALESSANDRA]);
  });
});

describe('ruling 6: a bonus is optional, and independent of the action', () => {
  it('the extra tile can be declined and the action done', () => {
    const state = newTable();
    stack(state, IACOPO, 7);
    store(state, IACOPO, gondola(1), gondola(2));
    play(state, IACOPO, act('red', 3));
    expect(event(play(state, IACOPO, { type: 'pass' }), 'leftUndone').bonus).toBe(true);
    play(state, IACOPO, { type: 'build', tile: gondola(2) });
    expect(state.yards[IACOPO]).toEqual([gondola(1)]);
  });

  it('the bonus can be used and the action skipped', () => {
    const state = newTable();
    stack(state, IACOPO, 6);
    play(state, IACOPO, act('green', 5));
    expect(legal(state, IACOPO, 'draw')).toEqual([{ type: 'draw', pile: 7 }]);
    play(state, IACOPO, { type: 'draw', pile: 7 });
    play(state, IACOPO, { type: 'keep', tile: frame(state, 'drawn').tiles[0], discard: null });
    play(state, IACOPO, { type: 'pass' });
    expect(state.yards[IACOPO]).toHaveLength(1);
  });

  it('points, Approvals and ducats are paid as soon as the space is chosen', () => {
    for (const [priority, move, gain] of [
      [26, act('red', 3), { points: 1 }],
      [14, act('red', 1), { approvals: 1 }],
      [17, act('green', 1), { ducats: 2 }],
    ] as const) {
      const state = newTable();
      stack(state, IACOPO, priority);
      expect(event(play(state, IACOPO, move), 'bonusGained')).toMatchObject(gain);
    }
  });
});

describe('ruling 7: a buyer draws three tiles, keeps and pays for one; the others go under the pile', () => {
  it('a buyer draws three tiles if the pile has them', () => {
    const state = newTable();
    const tiles = [part('L2', 5), part('L2', 2), part('L2', 7)];
    onTop(state, ...tiles);
    play(state, IACOPO, act('red', 5));
    expect(legal(state, IACOPO, 'draw').map(({ pile }) => pile)).toEqual([0, 1, 2, 3, 4, 5, 7]);
    expect(event(play(state, IACOPO, { type: 'draw', pile: ZONE.L2 }), 'drawn').count).toBe(3);
    const bought = event(play(state, IACOPO, { type: 'keep', tile: tiles[1], discard: null }), 'bought');
    expect(bought).toMatchObject({ price: 2, returned: 2, discarded: null });
    expect([state.money[IACOPO], state.yards[IACOPO]]).toEqual([10, [tiles[1]]]);
    expect(state.piles[ZONE.L2].slice(-2)).toEqual([tiles[0], tiles[2]]);
  });

  it('a buyer draws the remaining tiles if the pile has fewer than three', () => {
    const state = newTable();
    const [one, two, three, four, five] = [2, 3, 4, 5, 6].map((cost) => part('U3', cost));
    store(state, 1, one, two);
    store(state, 2, three, four);
    store(state, 3, five);
    play(state, IACOPO, act('red', 5));
    expect(event(play(state, IACOPO, { type: 'draw', pile: ZONE.U3 }), 'drawn').tiles).toEqual([part('U3', 7)]);
  });

  it('a tile that the buyer cannot afford or did not draw is refused', () => {
    const state = newTable();
    state.money[IACOPO] = 6;
    onTop(state, part('L1', 7), part('L1', 6), part('L1', 5));
    play(state, IACOPO, act('red', 5));
    play(state, IACOPO, { type: 'draw', pile: ZONE.L1 });
    expect(refusal(state, IACOPO, { type: 'keep', tile: part('L1', 7), discard: null })).toBe('no-money');
    expect(refusal(state, IACOPO, { type: 'keep', tile: part('L1', 2), discard: null })).toBe('not-drawn');
  });
});

it('ruling 8: a buyer may look and keep nothing', () => {
  const state = newTable();
  play(state, IACOPO, act('white', 1));
  play(state, IACOPO, { type: 'draw', pile: 6 });
  expect(event(play(state, IACOPO, { type: 'decline' }), 'declined').returned).toBe(3);
  expect([state.yards[IACOPO], state.money[IACOPO], state.piles[6].length]).toEqual([[], 12, 26]);
});

it('ruling 9: tiles go under their pile in the order they were drawn', () => {
  const state = newTable();
  play(state, IACOPO, act('white', 1));
  play(state, IACOPO, { type: 'draw', pile: 6 });
  const tiles = frame(state, 'drawn').tiles.slice();
  play(state, IACOPO, { type: 'decline' });
  expect(state.piles[6].slice(-3)).toEqual(tiles);
});

describe('ruling 10: a yard has room for five tiles, two of them galley parts', () => {
  it('before taking a sixth tile, a player discards one, which goes under its pile without payment', () => {
    const state = newTable();
    store(state, IACOPO, ...[1, 2, 3, 4, 5].map(gondola));
    onTop(state, barricade(2));
    play(state, IACOPO, act('white', 1));
    play(state, IACOPO, { type: 'draw', pile: 6 });
    const keep = { type: 'keep', tile: barricade(2) } as const;
    expect(refusal(state, IACOPO, { ...keep, discard: null })).toBe('yard-full');
    expect(refusal(state, IACOPO, { ...keep, discard: gondola(9) })).toBe('not-in-yard');
    expect(event(play(state, IACOPO, { ...keep, discard: gondola(3) }), 'bought').discarded).toBe(gondola(3));
    expect([state.yards[IACOPO].length, state.money[IACOPO]]).toEqual([5, 12]);
    expect(state.piles[7].at(-1)).toBe(gondola(3));
  });

  it('before taking a third galley part, a player discards another part, even with room in the yard', () => {
    const state = newTable();
    store(state, IACOPO, part('L1', 2), part('L2', 2), gondola(1));
    onTop(state, part('L3', 2));
    play(state, IACOPO, act('red', 5));
    play(state, IACOPO, { type: 'draw', pile: ZONE.L3 });
    const keep = { type: 'keep', tile: part('L3', 2) } as const;
    expect(refusal(state, IACOPO, { ...keep, discard: null })).toBe('yard-parts');
    expect(refusal(state, IACOPO, { ...keep, discard: gondola(1) })).toBe('yard-parts');
    play(state, IACOPO, { ...keep, discard: part('L1', 2) });
    expect(state.yards[IACOPO]).toEqual([part('L2', 2), gondola(1), part('L3', 2)]);
  });

  it('nothing is discarded from a yard with room', () => {
    const state = newTable();
    store(state, IACOPO, gondola(1));
    onTop(state, barricade(2));
    play(state, IACOPO, act('white', 1));
    play(state, IACOPO, { type: 'draw', pile: 6 });
    const wrong = { type: 'keep', tile: barricade(2), discard: gondola(1) } as const;
    expect(refusal(state, IACOPO, wrong)).toBe('yard-room');
  });
});

describe('ruling 11: drawn tiles are secret, bought ones public', () => {
  const drawn = (draws: 'hidden' | 'open') => {
    const state = newTable(4, { draws });
    play(state, IACOPO, act('white', 1));
    const [told] = play(state, IACOPO, { type: 'draw', pile: 6 });
    return { state, told };
  };

  it('drawn tiles are hidden from other seats', () => {
    const { state, told } = drawn('hidden');
    const { tiles } = frame(state, 'drawn');
    expect(isPrivate(game, state, IACOPO)).toBe(true);
    expect(game.view(state, IACOPO).frame).toMatchObject({ count: 3, tiles });
    for (const other of [ALESSANDRA, null]) {
      expect(game.view(state, other).frame).toMatchObject({ count: 3, tiles: null });
      expect(redactEvent(game, told, other)).toMatchObject({ count: 3, tiles: null });
    }
    expect(redactEvent(game, told, IACOPO)).toMatchObject({ tiles });
    play(state, IACOPO, { type: 'keep', tile: tiles[0], discard: null });
    expect(game.view(state, null).players[IACOPO].yard.map(({ tile }) => tile)).toEqual([tiles[0]]);
  });

  it('drawn tiles are shown if the option is set', () => {
    const { state, told } = drawn('open');
    expect(isPrivate(game, state, IACOPO)).toBe(false);
    expect(game.view(state, null).frame).toMatchObject({ tiles: frame(state, 'drawn').tiles });
    expect(redactEvent(game, told, null)).toBe(told);
  });
});

it('ruling 12: a space for two kinds gives two draws, each paid separately, in any order', () => {
  const state = newTable(4);
  onTop(state, gondola(9));
  play(state, IACOPO, act('white', 5));
  expect(legal(state, IACOPO, 'draw').map(({ pile }) => pile)).toEqual([6, 7]);
  play(state, IACOPO, { type: 'draw', pile: 7 });
  play(state, IACOPO, { type: 'keep', tile: gondola(9), discard: null });
  expect(state.money[IACOPO]).toBe(11);
  expect(refusal(state, IACOPO, { type: 'draw', pile: 7 })).toBe('not-this-kind');
  play(state, IACOPO, { type: 'draw', pile: 6 });
  const [tile] = frame(state, 'drawn').tiles;
  play(state, IACOPO, { type: 'keep', tile, discard: null });
  expect(state.yards[IACOPO]).toEqual([gondola(9), tile]);
  expect(game.actors(state)).toEqual([ALESSANDRA]);
});
