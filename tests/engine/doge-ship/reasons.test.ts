import { expect, test } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import type { GameWithBot } from '../../../src/engine/bots/bot';
import { LEVELS } from '../../../src/engine/bots/levels';
import { fastRandom } from '../../../src/engine/core/random';
import { dogeShipBot } from '../../../src/engine/games/doge-ship/bot';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/doge-ship/about';
import type { DogeShipMove } from '../../../src/engine/games/doge-ship/moves';
import { TILES } from '../../../src/engine/games/doge-ship/data/board';
import { BARRICADE_PILE, GONDOLA_PILE } from '../../../src/engine/games/doge-ship/data/components';
import { REASONS as claims } from '../../../src/engine/games/doge-ship/testing-reasons';
import { faultIn } from '../generic/reason-faults';
import type { GivenReason } from '../../../src/engine/kit/testing';
import {
  act,
  dogeTile,
  game,
  gondola,
  inspectionOf,
  newTable,
  part,
  raise,
  setDoge,
  stack,
  store,
  turnOf,
} from './table';
import type { State } from './table';

const gameWithBot = { game, bot: dogeShipBot } as unknown as GameWithBot;

const told = (state: State, seat: number, ...moves: DogeShipMove[]) =>
  dogeShipBot.reasons?.explain(state, seat, { moves, value: 0, reason: { key: 'move', params: {} } });

/** Returns the reasons for all plans in a game between Merchants, because a search can choose any of them. */
function given(seats: number, seed: number): GivenReason<State>[] {
  const chance = fastRandom(seed);
  const state = game.setup({ seats, options: DEFAULT_OPTIONS }, chance);
  const players = Array.from({ length: seats }, (_, seat) => createAgent(gameWithBot, LEVELS.merchant, seat));
  const found: GivenReason<State>[] = [];
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    for (const plan of dogeShipBot.planning?.plans(state, seat, dogeShipBot.styles.usual, 60) ?? []) {
      const reason = told(state, seat, ...plan.moves);
      const now = game.copy(state);
      if (reason) found.push({ state: now, now, seat, plan, reason });
    }
    game.play(state, seat, players[seat].decide(game.view(state, seat), seat).move as DogeShipMove, chance);
  }
  return found;
}

test.each([2, 3, 4, 5])('with %i players, the reason for every plan is true', (seats) => {
  const all = given(seats, 40 + seats);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.flatMap((one) => faultIn(claims, one) ?? [])).toEqual([]);
});

test('a reason for drawing names the pile and its size, or only the size if all its tiles are drawn', () => {
  const state = turnOf(newTable(), 0);
  game.play(state, 0, act('red', 5), fastRandom(1));
  expect(told(state, 0, { type: 'draw', pile: 0 })).toMatchObject({ key: 'draw', params: { pile: 0, pileSize: 6 } });
  state.piles[0].splice(3);
  expect(told(state, 0, { type: 'draw', pile: 0 })).toEqual({ key: 'draw.rest', params: { count: 3 } });
});

test('a reason for a purchase space counts the tiles worth their price in the best pile, without odds', () => {
  const state = turnOf(newTable(), 0);
  expect(told(state, 0, act('blue', 3))?.key).toBe('act.buy');
  expect(told(state, 0, act('yellow', 1))).toMatchObject({ key: 'act.buy', params: { count: 14, pileSize: 14 } });
  // Every player saw the built gondola go under the pile, so it can't be drawn next.
  const [sought] = state.piles[GONDOLA_PILE].splice(state.piles[GONDOLA_PILE].indexOf(gondola(9)), 1);
  state.piles[GONDOLA_PILE].push(sought);
  const params = told(state, 0, act('yellow', 1))?.params;
  expect(Object.keys(params ?? {}).sort()).toEqual(['count', 'pileSize', 'tile']);
});

test('a reason for a purchase space speaks about the pile from which the plan draws', () => {
  const state = turnOf(newTable(), 0);
  for (const pile of [0, GONDOLA_PILE]) {
    const { tile } = told(state, 0, act('red', 5), { type: 'draw', pile })?.params ?? {};
    expect(state.piles[pile]).toContain(tile);
  }
});

test('a space without effect is explained by the player’s barricade bonus or, without one, by denying it to others', () => {
  const state = turnOf(newTable(), 0);
  expect(told(state, 0, act('green', 2))).toEqual({ key: 'act.taken', params: {} });
  stack(state, 0, 26);
  expect(told(state, 0, act('green', 2))).toMatchObject({ key: 'act.bonus', params: { points: 1 } });
});

test('a Doge tile that affects no part is explained by its event at the end of the round', () => {
  const state = newTable();
  const [flood, inspector, quiet, other] = [dogeTile(1), dogeTile(2), dogeTile(4), dogeTile(8)];
  const place = (before: number, tile: number) => {
    setDoge(state, before);
    state.frames = [
      { kind: 'turn', place: 0, reordered: false, acted: true },
      { kind: 'doge', tiles: [tile, dogeTile(12)] },
    ];
    return told(state, 0, { type: 'placeDoge', tile, other: 'top' });
  };
  expect(place(quiet, inspector)).toEqual({ key: 'placeDoge.inspection', params: { points: 6 } });
  expect(place(inspector, quiet)).toEqual({ key: 'placeDoge.noInspection', params: {} });
  expect(place(flood, quiet)).toEqual({ key: 'placeDoge.water', params: { before: 2, markers: 0 } });
  expect(place(quiet, other)).toEqual({ key: 'placeDoge.choice', params: {} });
});

test('the reason for keeping a part gives the number of parts to build before it fits', () => {
  const state = newTable();
  raise(state, 1, 1, 0);
  const tile = part('U2', 4);
  state.frames = [
    { kind: 'turn', place: 0, reordered: false, acted: true },
    { kind: 'drawn', pile: 4, tiles: [tile] },
  ];
  // Two lower aft parts, three upper aft parts and a lower middle part must be built first.
  const reason = { key: 'keep.galleyLater', params: { tile, count: 6 } };
  expect(told(state, 0, { type: 'keep', tile, discard: null })).toEqual(reason);
});

test('a new Doge tile is explained by the player’s own parts or, without any, by the others’ parts', () => {
  const state = turnOf(newTable(), 0);
  expect(told(state, 0, act('red', 4))).toEqual({ key: 'act.dogeQuiet', params: {} });
  setDoge(state, dogeTile(2));
  expect(told(state, 0, act('red', 4))).toEqual({ key: 'act.dogeInspection', params: {} });
  store(state, 2, part('L1', 7));
  expect(told(state, 0, act('red', 4))).toEqual({ key: 'act.dogeOthers', params: { points: 8 } });
  store(state, 0, part('L1', 3));
  expect(told(state, 0, act('red', 4))).toEqual({ key: 'act.doge', params: { count: 1, points: 6 } });
});

test('the reason for the part that finishes the ship mentions the end of the game and the final standings', () => {
  const state = newTable(3);
  raise(state, 1, 8, 7);
  const tile = part('U3', 4);
  store(state, 0, tile);
  [state.approvals, state.points[0][0], state.points[1][0]] = [[4, 6, 0], 50, 53];
  state.frames = [
    { kind: 'turn', place: 0, reordered: false, acted: true },
    { kind: 'construct', join: 'or', kinds: ['galley'], bonus: false },
  ];
  const plan = { moves: [{ type: 'build' as const, tile }], value: 0, reason: { key: 'move', params: {} } };
  const reason = told(state, 0, ...plan.moves);
  // The part scores 3 points, plus 2 for blue and 1 for green. Seat 0 is second with five Approvals; the other seat has
  // six.
  expect(reason).toEqual({ key: 'build.last', params: { tile, points: 6, total: 61, rival: 62 } });
  expect(reason && faultIn(claims, { state, now: state, seat: 0, plan, reason })).toBeNull();
});

test('a skipped bonus is explained by the bonus, not by the piles that the action draws from', () => {
  const state = newTable();
  state.money[0] = 0;
  const work = { kind: 'buy', join: 'or' } as const;
  state.frames = [
    { kind: 'turn', place: 0, reordered: false, acted: true },
    { ...work, kinds: ['galley'], bonus: false },
    { ...work, kinds: ['barricade'], bonus: true },
  ];
  state.piles[BARRICADE_PILE] = state.piles[BARRICADE_PILE].filter((id) => TILES[id].cost > 0);
  expect(told(state, 0, { type: 'pass' })).toEqual({ key: 'pass.bonus', params: {} });
  state.frames.pop();
  expect(told(state, 0, { type: 'pass' })).toEqual({ key: 'pass.buy', params: {} });
});

test('a bid is explained by the points it is sure of, or by the Approvals it saves', () => {
  const toldOf = (approvals: number[], amount: number, options = {}) => {
    const state = inspectionOf(approvals);
    Object.assign(state.options, options);
    const plan = { moves: [{ type: 'bid' as const, amount }], value: 0, reason: { key: 'move', params: {} } };
    const reason = told(state, 0, ...plan.moves);
    expect(reason && faultIn(claims, { state, now: state, seat: 0, plan, reason })).toBeNull();
    return reason;
  };
  const saved = { key: 'bid.saved', params: { approvals: 1, rest: 6, points: 9 } };
  expect(toldOf([7, 9, 7, 5], 1)).toEqual(saved);
  expect(toldOf([7, 9, 7, 5], 7)).toEqual({ key: 'bid.sure', params: { approvals: 7, points: 3 } });
  expect(toldOf([3, 0, 0, 0], 1)).toEqual({ key: 'bid.sure', params: { approvals: 1, points: 6 } });
  expect(toldOf([1, 5, 5, 5], 1)).toEqual({ key: 'bid', params: { approvals: 1 } });
  expect(toldOf([2, 5, 5, 5], 0)).toEqual({ key: 'bid.none', params: {} });
  expect(toldOf([0, 5, 5, 5], 0)).toEqual({ key: 'bid.empty', params: {} });
  // No number of Approvals is revealed if the players count them themselves.
  expect(toldOf([7, 9, 7, 5], 1, { approvals: 'uncounted' })).toEqual({ key: 'bid', params: { approvals: 1 } });
});
