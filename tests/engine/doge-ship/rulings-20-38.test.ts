import { describe, expect, it } from 'vitest';
import { act, ALESSANDRA, barricade, dogeTile, event, frame, game, gondola, IACOPO, inspectionOf, lastMarker, legal, MARCO, newTable, part, play, raise, refusal, setDoge, stack, STEFANIA, store, table, turnOf, ZONE } from './table'; // prettier-ignore
import type { State } from './table';
import { isPrivate } from '../../../src/engine/core/secrets';

/** Rulings 20 to 38 of `rulings.ts`: Replacement, intrigues, rounds, inspections, the end. */

describe('rulings 20 to 23: the effects of a Replacement', () => {
  const replaced = (destroyed: 'pile' | 'box') => {
    const state = newTable(4, { destroyed });
    raise(state, ALESSANDRA, 3, 0);
    const old = state.ship[0][2];
    state.points[ALESSANDRA][0] = 9;
    state.approvals[ALESSANDRA] = 2;
    stack(state, IACOPO, 26);
    store(state, IACOPO, part('L1', 7));
    const chosen = play(state, IACOPO, act('red', 6));
    play(state, IACOPO, { type: 'replace', tile: part('L1', 7) });
    return { state, old, chosen };
  };

  it('20: the space stays in place and keeps its zone, and the Galley does not grow', () => {
    const { state } = replaced('pile');
    expect(state.ship[0].length).toBe(3);
    expect(game.view(state, null).ship.levels[0][2]).toMatchObject({
      zone: ZONE.L1,
      tile: part('L1', 7),
      builder: IACOPO,
    });
  });

  it('21: the former builder loses nothing', () => {
    const { state } = replaced('pile');
    expect([game.score(state).scores[ALESSANDRA].total, state.approvals[ALESSANDRA]]).toEqual([9, 2]);
  });

  it('22: the destroyed part goes under its pile', () => {
    const { state, old } = replaced('pile');
    expect(state.piles[ZONE.L1].at(-1)).toBe(old);
  });

  it('22, option: parts leave the game only while enough parts of their zone remain to finish the Galley', () => {
    // With four players, the first section has three columns and six parts per zone, so three parts may leave.
    const gone = (count: number, options = {}) => {
      const state = newTable(4, { destroyed: 'box', ...options });
      raise(state, ALESSANDRA, 1, 0);
      store(state, IACOPO, part('L1', 7));
      const others = state.piles[ZONE.L1].splice(0, count);
      state.box.push(...others);
      return state;
    };
    const two = gone(2);
    play(two, IACOPO, act('red', 6));
    play(two, IACOPO, { type: 'replace', tile: part('L1', 7) });
    expect(two.box.length).toBe(3);
    expect(() => game.check(two)).not.toThrow();

    const three = gone(3);
    expect(refusal(three, IACOPO, act('red', 6))).toBe('parts-short');
    expect(legal(three, IACOPO, 'act')).not.toContainEqual(act('red', 6));

    // The action is allowed if another part can be replaced, but this part stays.
    const other = gone(3);
    raise(other, ALESSANDRA, 2, 1);
    store(other, IACOPO, part('U1', 7));
    play(other, IACOPO, act('red', 6));
    expect(refusal(other, IACOPO, { type: 'replace', tile: part('L1', 7) })).toBe('parts-short');

    const four = gone(4);
    expect(() => game.check(four)).toThrow('Enough parts of each zone stay');
    // A match started under the first rules continues under them.
    const old = gone(3);
    const { approvals, draws, destroyed } = old.options;
    old.options = { approvals, draws, destroyed };
    expect(legal(old, IACOPO, 'act')).toContainEqual(act('red', 6));
    expect(() => game.check(old)).not.toThrow();
  });

  it('22, option: the destroyed part leaves the game', () => {
    const { state, old } = replaced('box');
    expect(state.box).toEqual([old]);
    expect(state.piles[ZONE.L1]).not.toContain(old);
  });

  it('23: a Replacement does not count as building, and gives only its own bonus', () => {
    expect(replaced('pile').chosen.map(({ type }) => type)).toEqual(['actionChosen']);
    const state = newTable();
    raise(state, ALESSANDRA, 1, 0);
    stack(state, IACOPO, 1);
    store(state, IACOPO, part('L1', 7));
    expect(event(play(state, IACOPO, act('red', 6)), 'bonusGained').points).toBe(2);
  });
});

describe('ruling 24: an intrigue covers the Doge tile', () => {
  const withPile = (...pile: number[]): State => {
    const state = newTable();
    const rest = [...state.dogePile, ...state.dogeOld].filter((tile) => !pile.includes(tile));
    state.dogePile = pile;
    state.dogeOld = rest;
    return state;
  };

  it('the chosen tile counts immediately, the other goes on top of or under the pile', () => {
    const state = withPile(dogeTile(1), dogeTile(2), dogeTile(3));
    const before = state.doge;
    const top = game.copy(state);
    play(top, IACOPO, act('red', 4));
    expect(game.view(top, IACOPO).frame).toEqual({ kind: 'doge', tiles: [dogeTile(1), dogeTile(2)] });
    expect(game.view(top, ALESSANDRA).frame).toEqual({ kind: 'doge', tiles: null });
    const bottom = game.copy(top);
    play(top, IACOPO, { type: 'placeDoge', tile: dogeTile(2), other: 'top' });
    expect([top.doge, top.dogePile, top.dogeOld.at(-1)]).toEqual([dogeTile(2), [dogeTile(1), dogeTile(3)], before]);
    play(bottom, IACOPO, { type: 'placeDoge', tile: dogeTile(1), other: 'bottom' });
    expect([bottom.doge, bottom.dogePile]).toEqual([dogeTile(1), [dogeTile(3), dogeTile(2)]]);
    expect(game.view(bottom, null).doge).toMatchObject({ parameters: [0, 2, 1, -1], pile: 2 });
    expect(refusal(state, IACOPO, { type: 'placeDoge', tile: dogeTile(1), other: 'top' })).toBe('not-now');
  });

  it('a single tile in the pile is drawn, and the old tiles are shuffled except the current one', () => {
    const state = withPile(dogeTile(5));
    const events = play(state, IACOPO, act('red', 4));
    expect(event(events, 'dogeReshuffled').count).toBe(14);
    const { tiles } = frame(state, 'doge');
    expect(tiles[0]).toBe(dogeTile(5));
    expect(tiles[1]).not.toBe(dogeTile(4));
    expect([state.dogePile.length, state.dogeOld]).toEqual([13, []]);
  });

  it('an empty pile is also reshuffled for the next round', () => {
    const state = lastMarker(withPile(), IACOPO);
    const events = play(state, IACOPO, { type: 'discardAction' });
    expect(event(events, 'dogeReshuffled').count).toBe(15);
    expect(state.dogeOld).toEqual([dogeTile(4)]);
  });

  it('a tile that was not drawn is refused', () => {
    const state = withPile(dogeTile(1), dogeTile(2));
    play(state, IACOPO, act('red', 4));
    expect(refusal(state, IACOPO, { type: 'placeDoge', tile: dogeTile(9), other: 'top' })).toBe('not-drawn');
  });
});

describe('ruling 25: the bribe costs 2 ducats in addition to the space', () => {
  it('the bribe takes 2 ducats and gives 2 Approvals', () => {
    const state = newTable();
    state.dice[table('white')] = 3;
    expect(event(play(state, IACOPO, act('white', 4)), 'intrigued')).toMatchObject({ price: 2, approvals: 2 });
    expect([state.money[IACOPO], state.approvals[IACOPO]]).toEqual([9, 2]);
  });

  it('the bribe cannot be chosen with less money, unless a bonus covers it', () => {
    const state = newTable();
    state.dice[table('white')] = 3;
    state.money[IACOPO] = 2;
    expect(refusal(state, IACOPO, act('white', 4))).toBe('bribe-money');
    stack(state, IACOPO, 3);
    play(state, IACOPO, act('white', 4));
    expect(state.money[IACOPO]).toBe(0);
  });

  it('the other intrigue gives an Approval for free', () => {
    const state = newTable();
    play(state, IACOPO, act('green', 1));
    expect([state.money[IACOPO], state.approvals[IACOPO]]).toEqual([12, 1]);
  });
});

it('ruling 26: markers return, then the order is set, then the event happens, then the round begins', () => {
  const state = lastMarker(newTable(), IACOPO);
  setDoge(state, dogeTile(5));
  const events = play(state, IACOPO, { type: 'discardAction' });
  expect(events.map(({ type }) => type)).toEqual(['actionDiscarded', 'roundEnded', 'highWater', 'roundBegan']);
});

it('ruling 27: the player with the smallest top priority goes first; players without barricades go last in their previous order', () => {
  const state = newTable();
  state.order = [MARCO, STEFANIA, ALESSANDRA, IACOPO];
  stack(state, ALESSANDRA, 1, 20);
  stack(state, IACOPO, 19);
  lastMarker(state, MARCO);
  const ended = event(play(state, MARCO, { type: 'discardAction' }), 'roundEnded');
  expect(ended).toMatchObject({ order: [IACOPO, ALESSANDRA, MARCO, STEFANIA], priorities: [19, 20, 0, 0] });
  expect(game.actors(state)).toEqual([IACOPO]);
});

it('ruling 28: lost markers return after one round', () => {
  const state = lastMarker(newTable(2), 0);
  setDoge(state, dogeTile(5));
  play(state, 0, { type: 'discardAction' });
  expect([state.markers, state.flooded]).toEqual([
    [3, 3],
    [2, 2],
  ]);
  setDoge(state, dogeTile(4));
  lastMarker(state, 0);
  play(state, 0, { type: 'discardAction' });
  expect([state.markers, state.flooded]).toEqual([
    [5, 5],
    [0, 0],
  ]);
});

describe('ruling 29: an inspection', () => {
  it('happens at the end of the round, with secret bids by all players', () => {
    const state = lastMarker(newTable(3), 0);
    setDoge(state, dogeTile(2));
    state.approvals = [3, 0, 2];
    play(state, 0, { type: 'discardAction' });
    expect(game.actors(state)).toEqual([0, 1, 2]);
    expect(isPrivate(game, state, 1)).toBe(true);
    expect(legal(state, 0, 'bid').map(({ amount }) => amount)).toEqual([0, 1, 2, 3]);
    const made = play(state, 0, { type: 'bid', amount: 3 });
    expect(made).toEqual([{ type: 'bidMade', seat: 0 }]);
    expect(game.view(state, 0).frame).toEqual({ kind: 'inspection', placed: [true, false, false], own: 3 });
    expect(game.view(state, 1).frame).toEqual({ kind: 'inspection', placed: [true, false, false], own: null });
    expect(refusal(state, 0, { type: 'bid', amount: 1 })).toBe('not-your-turn');
    expect(refusal(state, 2, { type: 'bid', amount: 3 })).toBe('not-enough-approvals');
  });

  it('gives nothing for a bid of zero, and no player gets their bid back', () => {
    const state = inspectionOf([5, 4, 1, 0, 0]);
    [2, 1, 0, 0].forEach((amount, seat) => play(state, seat, { type: 'bid', amount }));
    const held = event(play(state, 4, { type: 'bid', amount: 0 }), 'inspectionHeld');
    expect(held.points).toEqual([6, 3, 0, 0, 0]);
    expect(state.approvals).toEqual([3, 3, 1, 0, 0]);
    expect(state.round).toBe(2);
  });

  it('skips players without Approvals if these are public', () => {
    const state = lastMarker(newTable(3, { approvals: 'open' }), 0);
    setDoge(state, dogeTile(2));
    state.approvals[1] = 1;
    const none = game.copy(state);
    play(state, 0, { type: 'discardAction' });
    expect(game.actors(state)).toEqual([1]);
    none.approvals[1] = 0;
    expect(event(play(none, 0, { type: 'discardAction' }), 'inspectionHeld').points).toEqual([0, 0, 0]);
    expect(none.round).toBe(2);
  });
});

it('rulings 30 and 31: tied players share the higher rank and leave the next rank empty, with any number of players', () => {
  const held = (bids: readonly number[]) => {
    const state = inspectionOf(bids);
    const events = bids.map((amount, seat) => play(state, seat, { type: 'bid', amount }));
    return event(events.flat(), 'inspectionHeld').points;
  };
  expect(held([2, 2, 2, 2, 1])).toEqual([6, 6, 6, 6, 0]);
  expect(held([2, 2, 1])).toEqual([6, 6, 1]);
  expect(held([5, 4, 3, 3, 2])).toEqual([6, 3, 1, 1, 0]);
  expect(held([1, 2])).toEqual([3, 6]);
  expect(held([2, 2])).toEqual([6, 6]);
});

/** Returns a ship with one empty space, and the part for it in seat 0's yard. */
const almostDone = (seats = 2, tile = part('U3', 5)): State => {
  const state = newTable(seats);
  store(state, 0, tile);
  const columns = game.view(state, null).ship.levels[0].length;
  raise(state, 1, columns, columns - 1);
  return state;
};

describe('ruling 32: the last part ends the game immediately', () => {
  it('the rest of the round and its event are skipped', () => {
    const state = almostDone();
    setDoge(state, dogeTile(2));
    play(state, 0, act('white', 6));
    const events = play(state, 0, { type: 'build', tile: part('U3', 5) });
    expect(events.map(({ type }) => type)).toEqual(['partBuilt', 'shipFinished', 'finalInspection', 'gameOver']);
    expect(game.actors(state)).toEqual([]);
    expect(refusal(state, 1, { type: 'discardAction' })).toBe('game-over');
    expect(game.view(state, null)).toMatchObject({ phase: 'over', frame: null, active: null, ship: { left: 0 } });
  });

  it('a part placed by a Replacement does not end the game', () => {
    const state = almostDone();
    store(state, 0, part('U3', 7));
    raise(state, 1, 6, 5);
    play(state, 0, act('red', 6));
    play(state, 0, { type: 'replace', tile: legal(state, 0, 'replace')[0].tile });
    expect(game.actors(state)).toEqual([1]);
  });
});

it('ruling 33: the final inspection counts all Approvals and gives 9, 5, 2, 1, 0 points, but none to players without Approvals', () => {
  const final = (...approvals: number[]) => {
    const state = almostDone(approvals.length);
    setDoge(state, dogeTile(1));
    // The last part gives one Approval for its symbol. U3 is not violet.
    state.approvals = approvals.map((count, seat) => (seat === 0 ? count - 1 : count));
    play(state, 0, act('white', 6));
    return event(play(state, 0, { type: 'build', tile: part('U3', 5) }), 'finalInspection').points;
  };
  expect(final(5, 4, 3, 2, 1)).toEqual([9, 5, 2, 1, 0]);
  expect(final(3, 4, 3, 1)).toEqual([5, 9, 5, 1]);
  expect(final(2, 0, 0)).toEqual([9, 0, 0]);
  expect(final(4, 4)).toEqual([9, 9]);
});

it('ruling 34: a ship finished by a bonus cancels the rest of the action', () => {
  const state = almostDone(2);
  stack(state, 0, 25);
  store(state, 0, gondola(1));
  play(state, 0, act('red', 3));
  expect(frame(state, 'construct').bonus).toBe(true);
  play(state, 0, { type: 'build', tile: part('U3', 5) });
  expect([game.actors(state), state.yards[0]]).toEqual([[], [gondola(1)]]);
});

describe('ruling 35: points decide, then ducats, then the smallest top priority; then the win is shared', () => {
  const over = (points: number[], money: number[], tops: (number | null)[]) => {
    const state = newTable(points.length);
    raise(state, 0, game.view(state, null).ship.levels[0].length, game.view(state, null).ship.levels[1].length);
    state.frames = [];
    state.points = points.map((sum) => [sum, 0, 0, 0, 0]);
    state.money = money;
    tops.forEach((top, seat) => top !== null && stack(state, seat, top));
    game.check(state);
    return game.score(state);
  };
  const winners = (...table: Parameters<typeof over>) => over(...table).winners;
  it('ties are broken in this order', () => {
    expect(winners([10, 12, 11], [30, 0, 20], [1, null, 2])).toEqual([1]);
    expect(winners([12, 12, 11], [3, 4, 20], [1, null, 2])).toEqual([1]);
    expect(winners([12, 12, 12], [4, 4, 3], [9, 8, 1])).toEqual([1]);
    expect(winners([12, 12], [4, 4], [26, null])).toEqual([0]);
    expect(winners([12, 12, 5], [4, 4, 4], [null, null, 1])).toEqual([0, 1]);
  });
  it('ties are explained line by line, for the players who are still tied', () => {
    expect(over([12, 12, 11], [3, 4, 20], [1, null, 2]).ties).toMatchObject([
      {
        key: 'ducats',
        figures: [
          { seat: 0, figure: 3 },
          { seat: 1, figure: 4 },
        ],
      },
    ]);
    expect(over([12, 12, 12], [4, 4, 3], [9, null, 1]).ties[1]).toMatchObject({
      key: 'priority',
      figures: [
        { seat: 0, figure: 9 },
        { seat: 1, figure: null },
      ],
    });
    expect(over([10, 12, 11], [30, 0, 20], [1, null, 2]).ties).toEqual([]);
  });
});

it('ruling 36: ducats and unbuilt tiles are worth no points', () => {
  const state = almostDone();
  const before = game.score(state).scores[1].total;
  state.money[1] = 40;
  store(state, 1, part('L1', 7), barricade(1), gondola(10));
  expect(game.score(state).scores[1].total).toBe(before);
});

describe('ruling 37: Approvals are secret and unlimited', () => {
  it('Approvals are secret, or public with the option', () => {
    const state = newTable();
    state.approvals = [60, 1, 2, 3];
    game.check(state);
    const seen = (seat: number | null) => game.view(state, seat).players.map(({ approvals }) => approvals);
    expect(seen(null)).toEqual([null, null, null, null]);
    expect(seen(ALESSANDRA)).toEqual([null, 1, null, null]);
    state.options = { ...state.options, approvals: 'open' };
    expect(seen(null)).toEqual([60, 1, 2, 3]);
  });
});

it('ruling 38: buying barricades has no effect when the pile is empty', () => {
  const state = newTable();
  for (let priority = 1; priority <= 26; priority++) stack(state, priority % 4, priority);
  turnOf(state, STEFANIA);
  const events = play(state, STEFANIA, act('white', 1));
  expect(events.filter(({ type }) => type === 'leftUndone').every((entry) => 'forced' in entry && entry.forced)).toBe(
    true,
  );
  expect(game.actors(state)).toEqual([MARCO]);
});
