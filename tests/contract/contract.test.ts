import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/ipc/contract';
import { newMatch, openTestApp } from '../../tools/harness/test-app';
import { overSocket, straight } from './routes';
import type { Route } from './routes';

const NAMES = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];

/** Every route to main must give the same answers. Electron's IPC is tested in tests/electron. */
describe.each([
  ['straight into the dispatcher', straight],
  ['over the web host’s socket', overSocket],
])('%s', (_name, open) => {
  const move = { type: 'place', crews: [3, 3] };
  const reason = { key: 'place', params: {} };
  const counsel = { steps: [], then: [], reason, gain: {}, ends: 'turn', win: null } as const;
  const app = openTestApp(undefined, {}, async () => [{ move, reason: null, counsel }]);
  let route: Route;
  let match: string;
  beforeAll(async () => {
    route = await open(app);
    ({ match } = await newMatch(app));
  });
  afterAll(() => route.close());

  test('every command accepts a valid argument', async () => {
    const good: Record<string, unknown> = {
      'matches.create': {
        game: 'serenissima-1996',
        title: 'New',
        seats: [{ name: 'A', kind: 'human' }, { name: 'B', kind: 'human' }], // prettier-ignore
        options: {},
      },
      'matches.sit': { match, seat: null },
      'matches.peek': { match, seat: 0 },
      'matches.play': { match, seat: 0, ply: 0, moves: [{ type: 'place', crews: [3, 3] }] },
      'matches.undo': { match, seat: 0 },
      'matches.redo': { match, seat: 0 },
      'matches.log': { match, from: 0 },
      'matches.seats': { match, seats: Array.from({ length: 4 }, () => ({ name: 'A', kind: 'human' })) },
      'matches.hint': { match, seat: 1, ply: 1 },
      'matches.whyNot': { match, seat: 1, ply: 1, move: { type: 'endPhase' } },
      'matches.plan': { match, seat: 1, ply: 1, moves: [{ type: 'endPhase' }] },
      'matches.notes': { match, seat: 1 },
      'matches.setNotes': { match, seat: 1, notes: [{ text: 'Ships here', target: 'port:3' }] },
      'matches.at': { match, ply: 0 },
      'matches.threats': { match, ply: 0 },
      'matches.branch': { match, ply: 0, title: 'Branch' },
      'matches.keep': { match, title: 'Kept' },
      'saves.repair': { match, title: 'Repaired' },
      'lessons.introduction': { game: 'serenissima-1996' },
      'lessons.position': { game: 'serenissima-1996', lesson: 'sail', step: 1 },
      'lessons.start': { game: 'serenissima-1996', lesson: 'sail' },
      'saves.rename': { match, title: 'Name' },
      'saves.duplicate': { match, title: 'Copy' },
      'report.preview': { graphics: 'none', match },
      'report.save': { graphics: 'none', said: 'x', match },
      'saves.import': {},
      'settings.set': { speed: 'fast' },
    };
    // Commands that need more than an open match have separate tests.
    const apart = [
      'saves.trash',
      'saves.restore',
      'saves.adopt',
      'matches.close',
      'matches.story',
      'matches.seed',
      'matches.think',
      'matches.skip',
      'matches.end',
      'matches.resign',
      'lessons.go',
      'lessons.back',
    ];
    for (const name of NAMES.filter((command) => !apart.includes(command))) {
      const argument = good[name] ?? (v.is(COMMANDS[name].argument, {}) ? {} : { match });
      expect(await route.call(name, argument), name).toMatchObject({ ok: true });
    }
  });

  test("a match's story and seed are refused before the match is over", async () => {
    for (const name of ['matches.story', 'matches.seed'] as const)
      expect(await route.call(name, { match })).toMatchObject({ ok: false, error: { code: 'not-over' } });
  });

  test('refusals have a code and a message without internal terms', async () => {
    const refusal = await route.call('matches.play', { match, seat: 1, ply: 1, moves: [{ type: 'fly' }] });
    expect(refusal).toMatchObject({
      ok: false,
      error: { code: expect.any(String), message: expect.stringMatching(/\.$/) },
    });
    expect(JSON.stringify(refusal)).not.toMatch(/at \w+ \(|node_modules|\.ts:/);
  });

  test.each(['matches.steal', '__proto__', 'toString', '', 'MATCHES.LIST'])(
    'the command “%s” is unknown',
    async (name) => {
      expect(await route.call(name, {})).toMatchObject({ ok: false, error: { code: 'unknown-command' } });
    },
  );

  test.each(NAMES)('%s refuses arguments that do not fit its schema', async (name) => {
    const odd = fc.jsonValue({ maxDepth: 2 }).filter((value) => !v.is(COMMANDS[name].argument, value));
    await fc.assert(
      fc.asyncProperty(odd, async (argument) => {
        expect(await route.call(name, argument)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
      }),
      { numRuns: 25 },
    );
  });

  test.each(NAMES)('%s refuses unknown fields', async (name) => {
    expect(await route.call(name, { match, seat: 0, ply: 0, extra: true })).toMatchObject({ ok: false });
  });

  test.each([
    ['characters', 'x'.repeat(41_500_000)],
    ['bytes', '€'.repeat(14_000_000)],
  ])('an argument of too many %s is refused', async (_what, text) => {
    expect(await route.call('saves.import', { text })).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });

  test('notifications arrive with their content', async () => {
    // Requests are queued until the page listens.
    app.services.questions.pageGone();
    app.services.questions.ask({ what: 'new' });
    await route.call('app.info', {});
    expect(route.heard).not.toContainEqual(['app.ask', { what: 'new' }]);
    await route.call('app.listening', {});
    app.services.questions.ask({ what: 'home' });
    await route.call('app.info', {});
    const asked = route.heard.filter(([name]) => name === 'app.ask').map(([, payload]) => payload);
    expect(asked).toEqual([{ what: 'new' }, { what: 'home' }]);
  });

  test('no test above caused an error in the log', () => expect(app.logged).toEqual([]));
});
