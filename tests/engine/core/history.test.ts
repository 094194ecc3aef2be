import { describe, expect, test } from 'vitest';
import { endHere, resign } from '../../../src/engine/core/ending';
import { StepRefused } from '../../../src/engine/core/errors';
import { branch, positionAt, redo, redoStatus, undo, undoStatus, undoTo } from '../../../src/engine/core/history';
import { outcomesDrawn, positionHash } from '../../../src/engine/core/match';
import type { Match } from '../../../src/engine/core/match-types';
import { act, toyMatch, turnMatch } from './toy-game';

/** Expects that undo is refused with this reason and changes nothing. */
function expectBarred(match: Match, barrier: string, seat?: number): void {
  const before = positionHash(match);
  const lengths = [match.log.length, match.undone.length];
  const request = seat === undefined ? {} : { seat };
  expect(undoStatus(match, request)).toMatchObject({ possible: false, reason: barrier });
  let error: unknown;
  try {
    undo(match, request);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(StepRefused);
  expect(error).toMatchObject({ barrier, message: expect.stringMatching(/\.$/) });
  expect(positionHash(match)).toBe(before);
  expect([match.log.length, match.undone.length]).toEqual(lengths);
}

describe('undo', () => {
  test('takes back a turn move by move, back to the last barrier', () => {
    const match = turnMatch();
    const hashes = [positionHash(match)];
    for (const type of ['step', 'step', 'step', 'end'] as const) {
      act(match, 0, { type });
      hashes.push(positionHash(match));
    }
    for (const type of ['end', 'step', 'step', 'step']) {
      expect(undoStatus(match, { seat: 0 })).toEqual({ possible: true, seat: 0, reason: null });
      expect(positionHash(match)).toBe(hashes.pop());
      expect(undo(match, { seat: 0 })).toMatchObject({ move: { type } });
    }
    expect(positionHash(match)).toBe(hashes.pop());
    expectBarred(match, 'secret');
  });

  test('stops at the start of the match', () => {
    expectBarred(toyMatch(), 'start');
    const match = toyMatch();
    expect(() => undo(match, { free: true })).toThrow(StepRefused);
  });

  test('stops at a die roll', () => {
    const match = turnMatch();
    act(match, 0, { type: 'roll' });
    expectBarred(match, 'chance');
    expectBarred(match, 'chance', 0);
    act(match, 0, { type: 'step' });
    undo(match);
    expect(undoStatus(match).reason).toBe('chance');
  });

  test('stops at a revealed secret, but not at one that is still hidden', () => {
    const match = toyMatch();
    act(match, 1, { type: 'pick', number: 2 });
    undo(match, { seat: 1 });
    act(match, 1, { type: 'pick', number: 0 });
    act(match, 0, { type: 'pick', number: 1 });
    expectBarred(match, 'secret', 0);
  });

  test('stops at an answered question, but not at an unanswered one', () => {
    const match = turnMatch();
    act(match, 0, { type: 'ask', of: 1 });
    undo(match, { seat: 0 });
    act(match, 0, { type: 'ask', of: 1 });
    act(match, 1, { type: 'answer', yes: true });
    expectBarred(match, 'answer', 1);
    expectBarred(match, 'decision', 0);
  });

  test('stops at another player’s decision', () => {
    const match = turnMatch();
    act(match, 0, { type: 'end' });
    act(match, 1, { type: 'step' });
    expectBarred(match, 'decision', 0);
    expect(undo(match, { seat: 1 })).toMatchObject({ seat: 1 });
    expect(undo(match, { seat: 0 })).toMatchObject({ seat: 0 });
  });

  test('names another player’s move as the reason, not the secret or die roll in it', () => {
    const secret = toyMatch();
    act(secret, 1, { type: 'pick', number: 0 });
    act(secret, 0, { type: 'pick', number: 1 });
    expectBarred(secret, 'decision', 1);
    const match = turnMatch();
    act(match, 0, { type: 'end' });
    act(match, 1, { type: 'roll' });
    expectBarred(match, 'decision', 0);
    expectBarred(match, 'chance', 1);
  });

  test('ignores all barriers when every player agrees', () => {
    const match = turnMatch();
    const start = positionHash(toyMatch());
    act(match, 0, { type: 'roll' });
    act(match, 0, { type: 'ask', of: 1 });
    act(match, 1, { type: 'answer', yes: false });
    while (match.log.length > 0) {
      expect(undoStatus(match, { seat: 5, free: true }).possible).toBe(true);
      undo(match, { seat: 5, free: true });
    }
    expect(positionHash(match)).toBe(start);
    expect(outcomesDrawn(match)).toBe(match.setupDraws);
  });

  test('restores random outcomes: the next die roll repeats the undone one', () => {
    const match = turnMatch();
    const before = act(match, 0, { type: 'roll' }).chance;
    undo(match, { free: true });
    act(match, 0, { type: 'step' });
    expect(act(match, 0, { type: 'roll' }).chance).toEqual(before);
  });
});

describe('undo to a ply', () => {
  test('undoes the clicks after that ply, and stops at a barrier', () => {
    const match = turnMatch();
    const start = match.log.length;
    act(match, 0, { type: 'step' });
    act(match, 0, { type: 'step' });
    expect(undoTo(match, start, { seat: 0 })).toHaveLength(2);
    expect(match.log).toHaveLength(start);
    act(match, 0, { type: 'roll' });
    act(match, 0, { type: 'step' });
    expect(undoTo(match, start, { seat: 0 })).toHaveLength(1);
    expect(match.log).toHaveLength(start + 1);
    expect(() => undoTo(match, start, { seat: 0 })).toThrow(StepRefused);
  });

  test('undoes at least one click, and undoes an agreed end in a separate step', () => {
    const match = turnMatch();
    act(match, 0, { type: 'step' });
    act(match, 0, { type: 'step' });
    expect(undoTo(match, 99)).toHaveLength(1);
    endHere(match);
    expect(undoTo(match, 0)).toEqual([expect.objectContaining({ act: 'end' })]);
  });

  test('does not undo a resignation together with later moves', () => {
    const match = turnMatch();
    act(match, 0, { type: 'step' });
    resign(match, 1, false);
    act(match, 0, { type: 'step' });
    expect(undoTo(match, 0, { seat: 0 })).toHaveLength(1);
  });
});

describe('redo', () => {
  test('restores undone moves, the last undone first', () => {
    const match = turnMatch();
    for (const type of ['step', 'roll', 'end'] as const) act(match, 0, { type });
    const end = { hash: positionHash(match), log: [...match.log] };
    for (let i = 0; i < 3; i++) undo(match, { free: true });
    expect(redoStatus(match)).toEqual({ possible: true, seat: 0, reason: null });
    for (const type of ['step', 'roll', 'end']) expect(redo(match)).toMatchObject({ move: { type } });
    expect({ hash: positionHash(match), log: match.log }).toEqual(end);
    expect(match.undone).toEqual([]);
  });

  test('is refused if there is nothing to redo, or for another player', () => {
    const match = turnMatch();
    expect(redoStatus(match)).toEqual({ possible: false, seat: null, reason: 'end' });
    expect(() => redo(match)).toThrow(expect.objectContaining({ barrier: 'end' }));
    act(match, 0, { type: 'step' });
    undo(match);
    expect(redoStatus(match, { seat: 1 })).toEqual({ possible: false, seat: 0, reason: 'decision' });
    expect(() => redo(match, { seat: 1 })).toThrow(expect.objectContaining({ barrier: 'decision' }));
    expect(redo(match, { seat: 1, free: true })).toMatchObject({ seat: 0 });
  });

  test('is no longer possible after a new move, even the same one', () => {
    const match = turnMatch();
    act(match, 0, { type: 'step' });
    act(match, 0, { type: 'step' });
    undo(match);
    undo(match);
    act(match, 0, { type: 'step' });
    expect(match.undone).toEqual([]);
    expect(redoStatus(match).reason).toBe('end');
  });
});

describe('a branch', () => {
  test('is independent of its match', () => {
    const match = turnMatch();
    act(match, 0, { type: 'step' });
    act(match, 0, { type: 'step' });
    const before = positionHash(match);
    const other = branch(match, 3);
    expect(positionHash(other)).not.toBe(before);
    act(other, 0, { type: 'end' });
    undo(other);
    undo(other);
    act(other, 0, { type: 'ask', of: 1 });
    expect(positionHash(match)).toBe(before);
    expect(match.log.map(({ move }) => move.type)).toEqual(['pick', 'pick', 'step', 'step']);
    expect(match.undone).toEqual([]);
  });

  test('does not inherit undone moves', () => {
    const match = turnMatch();
    act(match, 0, { type: 'step' });
    undo(match);
    expect(branch(match, 2).undone).toEqual([]);
    expect(match.undone.length).toBe(1);
  });

  test('must start at a move of the match', () => {
    const match = turnMatch();
    for (const ply of [-1, 3, 0.5, NaN]) {
      expect(() => branch(match, ply)).toThrow(RangeError);
      expect(() => positionAt(match, ply)).toThrow(RangeError);
    }
  });
});
