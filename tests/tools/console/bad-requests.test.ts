import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSession } from '../../../tools/console/session';
import { GAMES } from '../../../src/engine/games/registry';
import { begun, talk } from './talk';

const [game] = GAMES;
const COMMANDS = [
  ...['games', 'new', 'moves', 'play', 'view', 'score', 'position', 'setPosition', 'undo', 'redo'],
  ...['save', 'load', 'bot', 'playout', 'check', 'repair', 'end', 'resign'],
];
const NEED_A_MATCH = [
  'moves',
  'play',
  'view',
  'score',
  'position',
  'undo',
  'redo',
  'save',
  'bot',
  'playout',
  'end',
  'resign',
];

describe('a bad request gets an error, and the session continues', () => {
  test.each([
    ...['', ' ', '{', '}', 'hello', '{"do":"games"', "{'do':'games'}", '{"do":"games"}}', '\0', '\uFEFF{"do":"games"}'],
    ...['null', '7', '"games"', 'true', '[]', '[{"do":"games"}]', '{}', '{"do":null}', '{"do":7}', '{"do":["games"]}'],
    ...['{"do":""}', '{"do":"Games"}', '{"do":"dance"}', '{"Do":"games"}'],
    ...['{"do":"constructor"}', '{"do":"__proto__"}', '{"do":"toString"}', '{"__proto__":{"do":"games"}}'],
  ])('for %j', (line) => {
    const session = begun(game, 2);
    const before = session.ask({ do: 'position' });
    const answer = session.line(line);
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad-request', message: expect.stringMatching(/./) } });
    expect(session.ask({ do: 'position' })).toEqual(before);
  });

  test.each(NEED_A_MATCH)('for “%s” without a match', (name) => {
    const session = talk();
    const request = { do: name, seat: 0, move: { type: 'x' }, level: 'x', policy: 'random' };
    expect(session.refused(request)).toMatchObject({ code: 'bad-request', message: /no match/ });
    expect(session.ask({ do: 'games' }).ok).toBe(true);
  });

  test.each(['moves', 'play', 'view', 'bot'])('for “%s” with an invalid seat', (name) => {
    const session = begun(game);
    for (const seat of [undefined, -1, 99, 0.5, '0', [0], {}, true]) {
      const request = { do: name, seat, move: { type: 'x' }, level: 'x' };
      expect(session.refused(request).code).toBe('bad-request');
    }
  });

  test('for “play” with an invalid move', () => {
    const session = begun(game);
    for (const move of [undefined, null, 7, 'bid', [], true]) {
      expect(session.refused({ do: 'play', seat: 0, move }).code).toBe('bad-request');
    }
  });

  test('for a very long line, and a very deeply nested line', () => {
    const session = begun(game, 2);
    const before = session.ask({ do: 'position' });
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(session.line(`{"do":"${'x'.repeat(1_000_000)}"}`).error.message.length).toBeLessThan(200);
    for (const line of [
      deep,
      `{"do":"play","seat":0,"move":{"type":${deep}}}`,
      `{"do":"setPosition","game":"${game.about.id}","position":{"frames":${deep}}}`,
      `{"do":"new","game":"${game.about.id}","seats":2,"options":{"money":${deep}}}`,
    ]) {
      expect(session.line(line).ok).toBe(false);
    }
    expect(session.ask({ do: 'position' })).toEqual(before);
  });

  test('for a deeply nested id', () => {
    const session = talk();
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(() => session.line(`{"id":${deep},"do":"games"}`)).not.toThrow();
    expect(session.ask({ do: 'games' }).ok).toBe(true);
  });
});

test('only quit ends a session', () => {
  const session = createSession({ games: GAMES.map((game) => ({ game })), now: () => 0 });
  for (const name of [...COMMANDS, 'dance']) expect(session.handle(JSON.stringify({ do: name })).quit).toBe(false);
  expect(session.handle('{"do":"quit"')).toMatchObject({ quit: false });
  expect(session.handle('{"do":"quit","id":1}')).toEqual({ answer: '{"id":1,"ok":true}', quit: true });
});

describe('garbage never ends a session or causes an internal error', () => {
  const session = begun(game, 10);
  const healthy = (line: string) => {
    const answer = session.line(line);
    if (!answer.ok) expect(answer.error.code, line).not.toBe('internal');
    expect(typeof answer.ok).toBe('boolean');
    expect(session.ask({ do: 'games' }).ok).toBe(true);
  };

  test('as lines of random characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), healthy), { numRuns: 200 });
  });

  test('as any JSON', () => {
    fc.assert(fc.property(fc.json(), healthy), { numRuns: 200 });
  });

  test('in the form of random commands with arbitrary fields', () => {
    const value = fc.oneof(fc.integer({ min: -1, max: 5 }), fc.jsonValue(), fc.constant(game.about.id));
    const fields = ['game', 'seats', 'options', 'seed', 'chance', 'seat', 'move', 'position', 'save', 'level', 'id'];
    const request = fc.record(
      { do: fc.constantFrom(...COMMANDS), ...Object.fromEntries(fields.map((name) => [name, value])) },
      { requiredKeys: ['do'] },
    );
    fc.assert(
      fc.property(request, (fields) => healthy(JSON.stringify(fields))),
      { numRuns: 1000 },
    );
  });
});
