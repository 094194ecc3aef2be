import { describe, expect, it } from 'vitest';
import { act, ALESSANDRA, barricade, dogeTile, event, frame, game, gondola, IACOPO, inspectionOf, lastMarker, legal, MARCO, newTable, part, play, raise, refusal, setDoge, stack, STEFANIA, store, table, turnOf } from './table'; // prettier-ignore

/** The worked examples from the rulebook and from the designer's correction. */
it('preparation: a green die of 4 goes on the fourth space of the green table', () => {
  const state = lastMarker(newTable(2), 0);
  play(state, 0, { type: 'discardAction' }, 1, 4, 6);
  const { tables } = game.view(state, null);
  expect(tables[table('green')].die).toBe(4);
  expect(tables[table('green')].spaces.map(({ price }) => price)).toEqual([0, 0, 0, 0, 1, 2]);
});

it('2.1: with a red die of 4, the Replacement costs 2 ducats, gondola and galley 1, and the other spaces nothing', () => {
  const state = newTable();
  state.dice[table('red')] = 4;
  raise(state, ALESSANDRA, 1, 0);
  store(state, IACOPO, part('L1', 7));
  const forecasts = [1, 2, 3, 4, 5, 6].map((space) => game.forecast?.(state, IACOPO, act('red', space)).price);
  expect(forecasts).toEqual([0, 0, 0, 0, 1, 2]);
  expect(event(play(game.copy(state), IACOPO, act('red', 6)), 'actionChosen').price).toBe(2);
  play(state, IACOPO, act('red', 5));
  expect(state.money[IACOPO]).toBe(11);
  expect(frame(state, 'buy').kinds).toEqual(['gondola', 'galley']);
});

it('2.2: one action buys a barricade or a galley part; another constructs a barricade and a galley part', () => {
  const state = newTable();
  play(state, IACOPO, act('green', 5));
  expect(frame(state, 'buy')).toMatchObject({ join: 'or', kinds: ['barricade', 'galley'] });
  const other = newTable();
  store(other, IACOPO, barricade(3), part('L1', 2));
  play(other, IACOPO, act('green', 6));
  expect(frame(other, 'construct')).toMatchObject({ join: 'and', kinds: ['barricade', 'galley'] });
  play(other, IACOPO, { type: 'build', tile: part('L1', 2) });
  play(other, IACOPO, { type: 'build', tile: barricade(3) });
  expect([other.ship[0], other.stacks[IACOPO]]).toEqual([[part('L1', 2)], [barricade(3)]]);
});

it('2.3.1: a gondola worth 6 ducats pays them when it is built', () => {
  const state = newTable();
  store(state, IACOPO, gondola(6));
  play(state, IACOPO, act('red', 3));
  expect(event(play(state, IACOPO, { type: 'build', tile: gondola(6) }), 'gondolaBuilt').ducats).toBe(6);
  expect(state.money[IACOPO]).toBe(18);
  expect(state.piles[7].at(-1)).toBe(gondola(6));
});

it('2.3.2: the galley part gives 5 points: 2 printed, 0 + 0 for blue, 2 for green, 1 for red; and two Approvals', () => {
  const state = newTable();
  setDoge(state, dogeTile(1));
  raise(state, ALESSANDRA, 3, 0);
  const tile = part('L2', 4);
  store(state, IACOPO, tile);
  play(state, IACOPO, act('red', 3));
  expect(game.forecast?.(state, IACOPO, { type: 'build', tile })).toEqual({
    points: 5, printed: 2, blue: 0, green: 2, red: 1, approvals: 2, symbol: 1, violet: 1,
  }); // prettier-ignore
  const { worth } = event(play(state, IACOPO, { type: 'build', tile }), 'partBuilt');
  expect(worth.squares.map(({ points }) => points)).toEqual([0, 0, 2, 1]);
  expect(worth).toMatchObject({ printed: 2, points: 5, symbol: 1, violet: 1, approvals: 2 });
  expect([game.score(state).scores[IACOPO].total, state.approvals[IACOPO]]).toEqual([5, 2]);
});

it('2.3.3: barricade 10 gives a ducat for construction', () => {
  const state = newTable();
  stack(state, IACOPO, 10);
  store(state, IACOPO, gondola(1));
  expect(event(play(state, IACOPO, act('red', 3)), 'bonusGained').ducats).toBe(1);
  expect(game.view(state, null).players[IACOPO].top).toMatchObject({ priority: 10, action: 'construct' });
});

describe('2.3.3: on red 3, a barricade allows one more gondola', () => {
  it('a player builds a gondola first, and then a galley part or another gondola', () => {
    const state = newTable();
    stack(state, IACOPO, 7);
    store(state, IACOPO, gondola(1), gondola(2), part('L1', 2));
    expect(event(play(state, IACOPO, act('red', 3)), 'bonusOffered').tile).toBe('gondola');
    expect(legal(state, IACOPO, 'build').map(({ tile }) => tile)).toEqual([gondola(1), gondola(2)]);
    play(state, IACOPO, { type: 'build', tile: gondola(1) });
    expect(legal(state, IACOPO, 'build').map(({ tile }) => tile)).toEqual([gondola(2), part('L1', 2)]);
    play(state, IACOPO, { type: 'build', tile: part('L1', 2) });
    expect(game.actors(state)).toEqual([ALESSANDRA]);
  });

  it('a gondola that the player does not have is not announced, but its absence is', () => {
    const state = newTable();
    stack(state, IACOPO, 7);
    store(state, IACOPO, part('L1', 2));
    const events = play(state, IACOPO, act('red', 3));
    expect(events.map(({ type }) => type)).toEqual(['actionChosen', 'leftUndone']);
    expect(event(events, 'leftUndone')).toMatchObject({ bonus: true, forced: true });
  });
});

it('Canetta: a player re-orders once, and then builds a bonus gondola, a part and a barricade with one action', () => {
  const state = newTable();
  stack(state, IACOPO, 7, 2);
  store(state, IACOPO, gondola(1), part('L1', 2), barricade(5));
  state.money[IACOPO] = 2;
  play(state, IACOPO, { type: 'reorder', top: barricade(7) });
  expect(state.money[IACOPO]).toBe(0);
  expect(refusal(state, IACOPO, { type: 'reorder', top: barricade(2) })).toBe('reordered-already');
  play(state, IACOPO, act('green', 6));
  play(state, IACOPO, { type: 'build', tile: gondola(1) });
  expect(state.money[IACOPO]).toBe(5);
  play(state, IACOPO, { type: 'build', tile: part('L1', 2) });
  play(state, IACOPO, { type: 'build', tile: barricade(5) });
  expect(state.stacks[IACOPO]).toEqual([barricade(2), barricade(7), barricade(5)]);
  expect(game.actors(state)).toEqual([ALESSANDRA]);
});

it('3: priority 7 plays before 11, and a player without barricades plays last (the example’s sentence swaps the two)', () => {
  const state = lastMarker(newTable(4), IACOPO);
  stack(state, ALESSANDRA, 11);
  stack(state, MARCO, 3, 7);
  play(state, IACOPO, { type: 'discardAction' });
  expect(state.order).toEqual([MARCO, ALESSANDRA, IACOPO, STEFANIA]);
});

it('high water: with 4 built barricades and one under construction, a player loses one marker at level 4; with 3 built barricades, two', () => {
  const state = lastMarker(newTable(4), IACOPO);
  setDoge(state, dogeTile(7));
  stack(state, IACOPO, 1, 2, 3, 4);
  store(state, IACOPO, barricade(5));
  stack(state, ALESSANDRA, 6, 7, 8);
  stack(state, STEFANIA, 9, 10, 11, 12, 13);
  const events = play(state, IACOPO, { type: 'discardAction' });
  expect(event(events, 'highWater')).toMatchObject({ level: 4, barricades: [4, 3, 5, 0], lost: [1, 2, 0, 2] });
  expect(state.markers).toEqual([4, 3, 5, 3]);
  expect(state.flooded).toEqual([1, 2, 0, 2]);
});

it('inspection: bids of 4, 3, 3 and 1 bring 6, 3, 3 and 0', () => {
  const state = inspectionOf([4, 3, 3, 1]);
  play(state, IACOPO, { type: 'bid', amount: 4 });
  play(state, ALESSANDRA, { type: 'bid', amount: 3 });
  play(state, STEFANIA, { type: 'bid', amount: 3 });
  const events = play(state, MARCO, { type: 'bid', amount: 1 });
  expect(event(events, 'inspectionHeld')).toMatchObject({ bids: [4, 3, 3, 1], points: [6, 3, 3, 0] });
  expect(state.approvals).toEqual([0, 0, 0, 0]);
});

it('2: a player with fewer markers finishes earlier, and the others continue', () => {
  const state = newTable(2);
  state.markers = [3, 5];
  turnOf(state, 0);
  const seen: number[] = [];
  while (state.round === 1) {
    const [seat] = game.actors(state);
    seen.push(seat);
    play(state, seat, { type: 'discardAction' });
  }
  expect(seen).toEqual([0, 1, 0, 1, 0, 1, 1, 1]);
});
