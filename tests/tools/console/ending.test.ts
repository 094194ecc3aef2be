import { expect, test } from 'vitest';
import { GAMES } from '../../../src/engine/games/registry';
import { begun } from './talk';

const [game] = GAMES;

test('a save is checked and, if damaged, repaired', () => {
  const session = begun(game, 30);
  const { save } = session.ask({ do: 'save' });
  const before = session.ask({ do: 'position' });
  expect(session.ask({ do: 'check', save })).toMatchObject({ moves: 30, of: 30, lines: 31, hashes: 1, fault: null });
  const lines = save.split('\n');
  const damaged = lines.with(12, lines[12].replace('{', '{ ')).join('\n');
  const where = { line: 13, move: 12, code: 'wrong-sum' };
  expect(session.ask({ do: 'check', save: damaged })).toMatchObject({ moves: 11, of: 30, fault: where });
  expect(session.ask({ do: 'position' })).toEqual(before);
  const repaired = session.ask({ do: 'repair', save: damaged });
  expect(repaired).toMatchObject({ moves: 11, of: 30, fault: where });
  expect(session.ask({ do: 'load', save: repaired.save })).toMatchObject({ moves: 11, hash: repaired.hash });
  expect(session.refused({ do: 'repair', save: 'nonsense' }).code).toBe('bad-save');
});

test('a match is ended early, scored and saved, and the end is undone', () => {
  const session = begun(game, 10);
  const { hash } = session.ask({ do: 'load', save: session.ask({ do: 'save' }).save });
  expect(session.ask({ do: 'score' }).winners).toBeUndefined();
  expect(session.ask({ do: 'end' })).toMatchObject({ actors: [], over: true, hash });
  expect(session.ask({ do: 'score' }).winners?.length).toBeGreaterThan(0);
  expect(session.ask({ do: 'moves', seat: 0 }).moves).toEqual([]);
  expect(session.refused({ do: 'end' })).toMatchObject({ code: 'barred', barrier: 'over' });
  session.ask({ do: 'load', save: session.ask({ do: 'save' }).save });
  expect(session.ask({ do: 'score' }).winners).toBeDefined();
  expect(session.ask({ do: 'undo' }).actors.length).toBeGreaterThan(0);
  expect(session.ask({ do: 'resign', seat: 1 })).toMatchObject({ over: false });
  expect(session.ask({ do: 'resign', seat: 0, ends: true })).toMatchObject({ over: true });
  expect(session.ask({ do: 'score' }).winners).not.toContain(0);
  expect(session.refused({ do: 'resign', seat: 0, ends: 1 }).code).toBe('bad-request');
});
