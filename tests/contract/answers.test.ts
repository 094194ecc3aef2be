import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkConfig, startMatch } from '../../src/engine/core/match';
import { saveText } from '../../src/engine/core/save';
import { GAMES } from '../../src/engine/games/registry';
import type { Answers, Argument, Command } from '../../src/ipc/contract';
import { COMMANDS } from '../../src/ipc/contract';
import { playOut } from '../engine/generic/playing';
import { GAME, openTestApp } from '../../tools/harness/test-app';
import { beforeNeedless, people } from '../services/needless';
import { overSocket, straight } from './routes';
import type { Route } from './routes';
import { ANSWERS } from './shapes';

const seats = ['Anna', 'Bruno'].map((name) => ({ name, kind: 'human' as const }));

function finished(): string {
  const game = GAMES.find(({ about }) => about.id === GAME);
  if (!game) throw new Error('no game');
  const match = startMatch(game, { game: GAME, seats: 2, options: checkConfig(game, 2, {}), seed: 'answers' });
  playOut(match, 1, () => undefined);
  return saveText(match, { title: 'Over', seats, created: '2026-01-01T00:00:00.000Z' });
}

const PLACE = { type: 'place', crews: [3, 3] };
const REASON = { key: 'place', params: {} };
const COUNSEL = {
  steps: [{ choice: { move: PLACE, forecast: {} }, view: {} }],
  then: [],
  reason: REASON,
  gain: { points: 1 },
  ends: 'turn',
  win: null,
} as const;
const thinks = async () => [{ move: PLACE, reason: REASON, counsel: COUNSEL }];

describe.each([
  ['straight into the dispatcher', straight],
  ['over the web host’s socket', overSocket],
])('%s', (_name, open) => {
  const app = openTestApp(undefined, {}, thinks);
  const asked = new Set<Command>();
  let route: Route;
  beforeAll(async () => void (route = await open(app)));
  afterAll(() => route.close());

  /** Sends a command and checks the answer against its schema. */
  async function ask<C extends Command>(command: C, argument: Argument<C>): Promise<Answers[C]> {
    const result = await route.call(command, argument);
    if (!result.ok) throw new Error(`${command}: ${result.error.message}`);
    const { issues } = v.safeParse(ANSWERS[command], result.value);
    expect(issues?.map((issue) => `${command} ${v.getDotPath(issue)}: ${issue.message}`) ?? []).toEqual([]);
    // The answer must survive the web host's JSON and Electron's structured clone.
    expect(JSON.parse(JSON.stringify(result.value))).toStrictEqual(result.value);
    asked.add(command);
    return result.value as Answers[C];
  }

  test("all answers match their schemas, from a match's first move until the match is deleted", async () => {
    await ask('app.info', {});
    expect(await ask('app.listening', {})).toBeNull();
    expect((await ask('games.list', {})).map(({ id }) => id)).toContain(GAME);
    const { table } = await ask('matches.create', { game: GAME, title: 'New', seats, options: {}, seed: 'x' });
    const { match } = table;
    expect((await ask('matches.peek', { match, seat: 0 })).view).toMatchObject({ seat: 0 });
    const [{ move }] = (await ask('matches.sit', { match, seat: 0 })).table.choices;
    expect((await ask('matches.play', { match, seat: 0, moves: [{ ...move }], ply: 0 })).table.ply).toBe(1);
    expect((await ask('matches.undo', { match, seat: 0 })).ply).toBe(0);
    expect((await ask('matches.redo', { match, seat: 0 })).entries).toMatchObject([{ ply: 1, seat: 0 }]);
    expect(await ask('matches.log', { match, from: 0 })).toHaveLength(1);
    expect((await ask('matches.hint', { match, seat: 1, ply: 1 })).steps.length).toBeGreaterThan(0);
    const sitters = seats.map((seat, i) =>
      i === 1 ? { ...seat, kind: 'computer' as const, level: 'doge' as const } : seat,
    );
    expect((await ask('matches.seats', { match, seats: sitters })).acting).toBeNull();
    expect((await ask('matches.think', { match, ply: 1 })).entry.reason?.key).toBe('place');
    expect(await ask('matches.stop', { match })).toBeNull();
    expect(await ask('matches.moveNow', { match })).toBeNull();
    await ask('matches.undo', { match, seat: 1 });
    await ask('matches.seats', { match, seats });
    expect(await ask('matches.whyNot', { match, seat: 1, ply: 1, move: { ...move } })).toBeNull();
    const notes = [{ text: 'Ships here', target: 'port:3' }, { text: 'Sell wine' }];
    expect(await ask('matches.setNotes', { match, seat: 1, notes })).toEqual(notes);
    expect(await ask('matches.notes', { match, seat: 1 })).toEqual(notes);
    const planned = await ask('matches.plan', { match, seat: 1, ply: 1, moves: [{ ...move }, { type: 'nonsense' }] });
    expect([planned.steps.length, planned.table.ply, planned.stop?.why]).toEqual([1, 2, expect.any(String)]);
    expect((await ask('matches.at', { match, ply: 0 })).ply).toBe(0);
    expect(await ask('matches.threats', { match, ply: 0 })).not.toBeNull();
    expect((await ask('matches.branch', { match, ply: 1, title: 'Branch' })).table.match).not.toBe(match);
    expect((await ask('saves.rename', { match, title: 'Name' })).title).toBe('Name');
    const { match: copy } = await ask('saves.duplicate', { match, title: 'Copy' });
    expect((await ask('saves.export', { match: copy }))?.name).toBe('Copy.serenissima');
    const kept = await ask('matches.keep', { match: copy, title: 'Kept' });
    await ask('saves.trash', { match: kept.table.match });
    const text = app.files.disk.get(`saves/${copy}.serenissima`) ?? '';
    app.files.disk.set(`saves/${copy} (1).serenissima`, text);
    const [{ file }] = (await ask('saves.shelf', {})).conflicts;
    const { match: adopted } = await ask('saves.adopt', { file, title: 'Adopted' });
    await ask('saves.trash', { match: adopted });
    await ask('matches.close', { match: copy });
    await ask('saves.trash', { match: copy });
    const deleted = await ask('saves.deleted', {});
    expect(deleted.map(({ title }) => title).sort()).toContain('Kept');
    const { match: back } = await ask('saves.restore', { entry: deleted[0].entry });
    await ask('saves.trash', { match: back });
    expect(await ask('saves.discard', {})).toBeNull();
    expect(await ask('saves.deleted', {})).toEqual([]);
    expect((await ask('matches.open', { match })).notice).toBeNull();
    expect(await ask('saves.import', {})).toBeNull();
    expect(await ask('report.preview', { graphics: 'none', match })).toMatchObject({ match: { ply: 1 } });
    expect((await ask('report.save', { graphics: 'none', said: 'It crashed.' }))?.name).toMatch(/-report$/);
    const backup = await ask('backup.make', {});
    expect(await ask('backup.restore', { text: backup?.text ?? '', settings: true })).toMatchObject({
      skipped: backup?.saves,
      settings: true,
    });
    expect((await ask('matches.list', {})).map(({ title }) => title).sort()).toEqual(['Branch', 'Name']);
    const { match: copied } = await ask('saves.repair', { match, title: 'Repaired' });
    expect(await ask('saves.check', { match: copied })).toMatchObject({ moves: 1, of: 1, fault: null });
    expect((await ask('matches.end', { match: copied, ply: 1, agreed: [0, 1] })).acts).toEqual([
      { act: 'end', ply: 1 },
    ]);
    expect((await ask('matches.undo', { match: copied, seat: 0 })).over).toBe(false);
    expect((await ask('matches.redo', { match: copied, seat: 0 })).entries).toEqual([]);
    await ask('matches.undo', { match: copied, seat: 0 });
    expect((await ask('matches.resign', { match: copied, ply: 1, seat: 0 })).score?.winners).toEqual([1]);
    await ask('settings.set', { speed: 'fast' });
    expect((await ask('settings.get', {})).speed).toBe('fast');
  });

  test('the answers about a skipped decision match their schemas', async () => {
    const { at, next, skip } = beforeNeedless(GAMES[0]);
    const text = saveText(at, { title: 'Unasked', seats: people([skip]), created: '2026-01-01T00:00:00.000Z' });
    const match = (await ask('saves.import', { text }))?.match ?? '';
    await ask('matches.open', { match });
    const { seat, move } = next;
    const { table } = await ask('matches.play', { match, seat, moves: [{ ...move }], ply: at.log.length });
    expect((await ask('matches.skip', { match, ply: table.ply })).entry.skip).toBe(skip);
  });

  test('the answers to starting, continuing and undoing a lesson match their schemas', async () => {
    expect((await ask('lessons.list', {})).map(({ game }) => game)).toContain(GAME);
    expect(await ask('lessons.introduction', { game: GAME })).toHaveProperty('view');
    expect(await ask('lessons.position', { game: GAME, lesson: 'sail', step: 2 })).toHaveProperty('view');
    const { table } = await ask('lessons.start', { game: GAME, lesson: 'sail' });
    expect((await ask('lessons.go', { match: table.match, ply: 0 })).table.lesson).toMatchObject({ step: 1 });
    expect((await ask('lessons.back', { match: table.match })).lesson).toMatchObject({ step: 0 });
    await ask('matches.close', { match: table.match });
  });

  test('after the end of a match, all answers match their schemas, including score and story', async () => {
    const taken = await ask('saves.import', { text: finished() });
    expect(taken).toMatchObject({ over: true, title: 'Over' });
    const match = taken?.match ?? '';
    const { table, log } = await ask('matches.open', { match });
    expect(table).toMatchObject({ over: true, deciders: [], choices: [], score: { winners: expect.any(Array) } });
    expect(log.length).toBe(taken?.plies);
    expect((await ask('matches.story', { match })).luck).toHaveLength(2);
    expect((await ask('matches.seed', { match })).seed).not.toBe('');
  });

  test('damaged saves are listed in the same shape as intact saves', async () => {
    app.files.disk.set('saves/bad.serenissima', 'nonsense\n');
    const list = await ask('matches.list', {});
    expect(list.find(({ match }) => match === 'bad')?.damage).toMatchObject({ line: 1 });
  });

  test('the tests above cover every command', () => expect([...asked].sort()).toEqual(Object.keys(COMMANDS).sort()));

  test('a file copied in by hand is listed under an id that commands accept', async () => {
    const [[, text]] = [...app.files.disk].filter(([path]) => path.startsWith('saves/match-'));
    app.files.disk.set('saves/My match.serenissima', text);
    for (const { match } of await ask('matches.list', {})) {
      const result = await route.call('saves.export', { match });
      expect(result, match).toMatchObject({ ok: true });
    }
  });
});
