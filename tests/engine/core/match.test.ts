import { describe, expect, test } from 'vitest';
import { BadConfig, BadPosition, IllegalMove } from '../../../src/engine/core/errors';
import { undo } from '../../../src/engine/core/history';
import {
  checkConfig,
  isOver,
  outcomesDrawn,
  playMove,
  positionHash,
  replayMove,
  startMatch,
  jsonClone,
} from '../../../src/engine/core/match';
import { fastRandom } from '../../../src/engine/core/random';
import { act, toy, toyMatch, turnMatch, playRandomMoves } from './toy-game';
import type { ToyState } from './toy-game';

describe('the configuration of a match', () => {
  test('fills in defaults and keeps given values', () => {
    expect(checkConfig(toy, 2, {})).toEqual({ rounds: 2 });
    expect(checkConfig(toy, 3, { rounds: 1000 })).toEqual({ rounds: 1000 });
  });

  test.each([1, 4, 0, -1, 2.5, NaN])('refuses %d players', (seats) => {
    expect(() => checkConfig(toy, seats, {})).toThrow(BadConfig);
    expect(() => checkConfig(toy, seats, {})).toThrow('2 to 3 players');
  });

  test('is refused with the names of unknown options and values', () => {
    expect(() => checkConfig(toy, 2, { turns: 3 })).toThrow(/“turns”/);
    expect(() => checkConfig(toy, 2, { rounds: 3 })).toThrow(/“rounds” can’t be 3\. Use 2, 1000/);
    expect(() => checkConfig(toy, 2, { rounds: '2' })).toThrow(BadConfig);
    expect(() => checkConfig(toy, 2, { toString: 1 })).toThrow(BadConfig);
    expect(() => checkConfig(toy, 2, { rounds: undefined as unknown as number })).toThrow(BadConfig);
  });
});

describe('the start of a match', () => {
  test('draws scripted outcomes first, then outcomes from the seed', () => {
    expect((toyMatch({ seed: 'a', chance: [6, 5] }).position as ToyState).points).toEqual([6, 5]);
    expect(positionHash(toyMatch({ seed: 'a' }))).toBe(positionHash(toyMatch({ seed: 'a' })));
    const starts = Array.from({ length: 20 }, (_, i) => positionHash(toyMatch({ seed: `seed ${i}` })));
    expect(new Set(starts).size).toBeGreaterThan(5);
    expect(outcomesDrawn(toyMatch({ seats: 3 }))).toBe(3);
  });

  test('accepts any valid position and copies it', () => {
    const position = jsonClone(turnMatch().position) as ToyState;
    const match = toyMatch({ position });
    act(match, 0, { type: 'step' });
    expect(position.frames).toEqual([{ kind: 'turn', seat: 0, steps: 3 }]);
    expect(match.position).not.toEqual(position);
    expect(outcomesDrawn(match)).toBe(0);
  });

  test.each([null, 7, {}, { points: [1], rounds: 1, frames: [] }])('refuses the position %j', (position) => {
    expect(() => toyMatch({ position })).toThrow(BadPosition);
  });
});

describe('a move', () => {
  test('is logged with its seat, its outcomes and its events', () => {
    const match = turnMatch({ chance: [1, 1, 4] });
    const entry = act(match, 0, { type: 'roll' });
    expect(entry).toEqual({ seat: 0, move: { type: 'roll' }, chance: [4], events: [{ type: 'roll' }] });
    expect(match.log.at(-1)).toBe(entry);
    expect((match.position as ToyState).points[0]).toBe(1 + 0 + 1 + 40);
    expect(outcomesDrawn(match)).toBe(3);
  });

  test('is stored as a copy', () => {
    const match = toyMatch();
    const move = { type: 'pick' as const, number: 2 };
    playMove(match, 0, move);
    move.number = 0;
    expect(match.log[0].move).toEqual({ type: 'pick', number: 2 });
  });

  test.each([
    ['another seat', 1, { type: 'step' }],
    ['an unknown type', 0, { type: 'fly' }],
    ['a seat that does not exist', 7, { type: 'step' }],
    ['a malformed field', 0, { type: 'ask', of: '1' }],
  ])('with %s is refused with a rule, and changes nothing', (_name, seat, move) => {
    const match = turnMatch();
    act(match, 0, { type: 'step' });
    undo(match);
    const before = jsonClone({ ...match, game: null });
    expect(() => playMove(match, seat, move)).toThrow(IllegalMove);
    expect(jsonClone({ ...match, game: null })).toEqual(before);
    expect(match.undone.length).toBe(1);
    try {
      playMove(match, seat, move);
    } catch (error) {
      expect(error).toMatchObject({ code: 'notNow', rule: 'TOY 1' });
    }
  });

  test('with an impossible scripted die fails and leaves the position unchanged', () => {
    const match = turnMatch({ chance: [1, 1, 9] });
    const before = positionHash(match);
    expect(() => act(match, 0, { type: 'roll' })).toThrow(BadConfig);
    expect(positionHash(match)).toBe(before);
    expect(match.log.length).toBe(2);
    act(match, 0, { type: 'step' });
    expect((match.position as ToyState).points[0]).toBe(2);
  });

  test('draws the same outcomes after a refused attempt', () => {
    const [plain, tried] = [turnMatch(), turnMatch()];
    expect(() => act(tried, 1, { type: 'roll' })).toThrow(IllegalMove);
    expect(act(tried, 0, { type: 'roll' }).chance).toEqual(act(plain, 0, { type: 'roll' }).chance);
  });
});

describe('a replayed move', () => {
  test('uses its recorded outcomes, not the seed', () => {
    const entries = [1, 2, 3, 4, 5, 6].map((outcome) => replayMove(turnMatch(), 0, { type: 'roll' }, [outcome]));
    expect(entries.map(({ chance }) => chance[0])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each([[[]], [[7]], [[2, 2]]])('with the outcomes %j instead of one die is refused', (chance) => {
    expect(() => replayMove(turnMatch(), 0, { type: 'roll' }, chance)).toThrow(BadConfig);
  });
});

test('configuration, seed and moves determine all outcomes and events, and the final position', () => {
  for (let index = 0; index < 20; index++) {
    const config = { seed: `seed ${index}`, seats: 2 + (index % 2) };
    const match = toyMatch(config);
    playRandomMoves(match, fastRandom(index), 1000);
    expect(isOver(match)).toBe(true);
    expect(toy.score(match.position).winners.length).toBeGreaterThan(0);
    const again = toyMatch(config);
    for (const { seat, move } of match.log) playMove(again, seat, move);
    expect(again.log).toEqual(match.log);
    expect(positionHash(again)).toBe(positionHash(match));
  }
});

test('a match starts with the given options and seats', () => {
  const match = startMatch(toy, { game: 'toy', options: { rounds: 1000 }, seats: 3, seed: 'x' });
  expect(match.position).toMatchObject({ rounds: 1000, frames: [{ kind: 'pick', picks: [null, null, null] }] });
  expect(isOver(match)).toBe(false);
});
