import { describe, expect, test } from 'vitest';
import { StepRefused } from '../../../src/engine/core/errors';
import { endHere, resignedSeats, resign, scoreOf } from '../../../src/engine/core/ending';
import { branch, redo, redoStatus, undo, undoStatus } from '../../../src/engine/core/history';
import { readSave } from '../../../src/engine/core/load';
import { actorsOf, isEnded, isOver, positionHash, renewLuck } from '../../../src/engine/core/match';
import { saveText } from '../../../src/engine/core/save';
import { storyOf } from '../../../src/engine/core/story';
import { GAMES } from '../../../src/engine/games/registry';
import { checkConfig, startMatch } from '../../../src/engine/core/match';
import { journalOf } from './journal';
import { act, findToy, META, toyMatch, turnMatch } from './toy-game';

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line): Record<string, unknown> => ({ ...(JSON.parse(line) as object), sum: undefined }));

describe('a match ended by agreement', () => {
  test('has no more moves, has winners by points, and has a story', () => {
    const match = turnMatch();
    act(match, 0, { type: 'roll' });
    const before = positionHash(match);
    endHere(match);
    expect([isEnded(match), isOver(match), actorsOf(match)]).toEqual([true, true, []]);
    expect(positionHash(match)).toBe(before);
    const { scores, winners } = scoreOf(match);
    expect(winners).toEqual([scores[0].total > scores[1].total ? 0 : 1]);
    expect(() => act(match, 0, { type: 'step' })).toThrow(StepRefused);
    expect(() => endHere(match)).toThrow(expect.objectContaining({ barrier: 'over' }));
    expect(() => resign(match, 0, false)).toThrow(StepRefused);
    expect(storyOf(match).curves).toEqual(storyOf(turnMatch()).curves);
  });

  test('is reopened by undo and ended again by redo; a second undo stops at the last die roll', () => {
    const match = turnMatch();
    act(match, 0, { type: 'roll' });
    endHere(match);
    expect(undoStatus(match, { seat: 1 })).toEqual({ possible: true, seat: null, reason: null });
    undo(match, { seat: 1 });
    expect(isOver(match)).toBe(false);
    expect(undoStatus(match)).toMatchObject({ possible: false, reason: 'chance' });
    expect(redoStatus(match, { seat: 1 }).possible).toBe(true);
    redo(match);
    expect(isOver(match)).toBe(true);
    undo(match);
    act(match, 0, { type: 'step' });
    expect(match.undone).toEqual([]);
  });

  test('is still ended after its save is loaded; undo reopens it, and redo ends it again', () => {
    const match = turnMatch();
    const [header, ...moves] = linesOf(saveText(match, META));
    const read = (...lines: object[]) => readSave(journalOf([header, ...moves, ...lines]), findToy).match;
    const ended = read({ end: 'agreed' });
    expect(isEnded(ended)).toBe(true);
    expect(isEnded(readSave(saveText(ended, META), findToy).match)).toBe(true);
    expect(isEnded(read({ end: 'agreed' }, { undo: 1 }))).toBe(false);
    expect(isEnded(read({ end: 'agreed' }, { undo: 1 }, { redo: 1 }))).toBe(true);
    expect(read({ end: 'agreed' }, { undo: 1 }, { undo: 1 }).log.length).toBe(1);
    expect(() => read({ end: 'agreed' }, { seat: 0, move: { type: 'step' } })).toThrow('Line 5');
    for (const bad of [
      { end: 'forced' },
      { end: 'agreed', by: 1 },
      { resign: -1 },
      { resign: 9 },
      { resign: 0, ends: 1 },
    ])
      expect(() => read(bad)).toThrow('Line 4');
  });

  test('can be continued in a branch, and stays ended itself', () => {
    const match = turnMatch();
    resign(match, 1, false);
    endHere(match);
    const copy = branch(match, match.log.length);
    expect(isOver(copy)).toBe(false);
    expect(resignedSeats(copy)).toEqual(new Set([1]));
    act(copy, 0, { type: 'step' });
    expect(isOver(match)).toBe(true);
  });
});

describe('a seat that resigned', () => {
  test('leaves the match running, and the save records when it resigned', () => {
    const match = toyMatch({ seats: 3 });
    resign(match, 2, false);
    act(match, 0, { type: 'pick', number: 1 });
    resign(match, 1, false);
    expect(isOver(match)).toBe(false);
    const seats = [0, 1, 2].map((seat) => ({ name: `${seat}`, kind: 'human' }));
    const again = readSave(saveText(match, { ...META, seats }), findToy).match;
    expect(again.acts).toEqual(match.acts);
    undo(again, { free: true });
    expect([again.acts.length, again.log.length]).toEqual([1, 1]);
    undo(again, { free: true });
    expect([again.acts.length, again.log.length]).toEqual([1, 0]);
    for (let i = 0; i < 2; i++) redo(again, { free: true });
    expect(again.acts).toEqual(match.acts);
  });

  test('does not win if its resignation ends the match, even with the most points', () => {
    const match = turnMatch();
    for (let i = 0; i < 3; i++) act(match, 0, { type: 'roll' });
    expect(scoreOf(match).scores[0].total).toBeGreaterThan(scoreOf(match).scores[1].total);
    resign(match, 0, true);
    expect(isOver(match)).toBe(true);
    expect(scoreOf(match).winners).toEqual([1]);
  });
});

test('every game names the winners of a match that ended early, and no winners before the end', () => {
  for (const game of GAMES) {
    const [seats] = game.about.seats;
    const options = checkConfig(game, seats, {});
    const match = startMatch(game, { game: game.about.id, seats, seed: 'early', options });
    expect(scoreOf(match).winners).toEqual([]);
    endHere(match);
    const { scores, winners } = scoreOf(match);
    const best = Math.max(...scores.map(({ total }) => total));
    expect(winners.length).toBeGreaterThan(0);
    expect(winners.every((seat) => scores[seat].total === best)).toBe(true);
  }
});

test('a branch drops luck that was renewed after its starting move, and can renew its own', () => {
  const match = turnMatch();
  for (let i = 0; i < 3; i++) act(match, 0, { type: 'roll' });
  renewLuck(match, 'late');
  const copy = branch(match, 2);
  renewLuck(copy, 'own');
  expect(copy.luck).toEqual([{ from: 2, seed: 'own' }]);
  expect(() => readSave(saveText(copy, META), findToy)).not.toThrow();
});
