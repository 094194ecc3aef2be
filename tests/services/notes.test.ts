import { beforeEach, describe, expect, test } from 'vitest';
import { readSave } from '../../src/engine/core/load';
import { saveText } from '../../src/engine/core/save';
import { findGame } from '../../src/engine/games/registry';
import { MAX_NOTE_LENGTH, MAX_NOTES } from '../../src/engine/core/note';
import { GAME, openTestApp } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';

const people = ['Anna', 'Bruno'].map((name) => ({ name, kind: 'human' as const }));
const NOTES = [{ text: 'Attack here', target: 'port:3' }, { text: 'Sell wine' }];
let app: TestApp;
let match: string;

beforeEach(async () => {
  app = openTestApp();
  const { table } = await app.ask('matches.create', { game: GAME, title: 'Noted', seats: people, options: {} });
  match = table.match;
});
const sit = (seat: number | null) => app.ask('matches.sit', { match, seat });
const set = (seat: number, notes: { text: string; target?: string }[]) =>
  app.ask('matches.setNotes', { match, seat, notes });
const read = (seat: number) => app.ask('matches.notes', { match, seat });

describe('notes', () => {
  test('are saved with the match', async () => {
    await sit(1);
    expect(await set(1, NOTES)).toEqual(NOTES);
    const again = openTestApp(app.files.disk);
    await again.ask('matches.sit', { match, seat: 1 });
    expect(await again.ask('matches.notes', { match, seat: 1 })).toEqual(NOTES);
    expect((await again.ask('matches.open', { match })).notice).toBeNull();
    expect(await again.ask('saves.check', { match })).toMatchObject({ fault: null });
  });

  test('can be read and changed only by their player', async () => {
    await sit(1);
    await set(1, NOTES);
    await sit(0);
    for (const [command, argument] of [
      ['matches.notes', { match, seat: 1 }],
      ['matches.setNotes', { match, seat: 1, notes: [] }],
    ] as const)
      expect((await app.refused(command, argument as never)).code).toBe('not-seated');
    expect(await read(0)).toEqual([]);
    const answers = [
      await sit(0),
      await app.ask('matches.open', { match }),
      await app.ask('matches.list', {}),
      await app.ask('matches.branch', { match, ply: 0, title: 'Branch' }),
      await app.ask('report.preview', { match, graphics: 'none' }),
    ];
    expect(JSON.stringify(answers)).not.toContain('Sell wine');
  });

  test('survive a change of seats, and are not available while a computer plays the seat', async () => {
    await sit(1);
    await set(1, NOTES);
    await app.ask('matches.seats', { match, seats: [people[0], { name: 'Bruno', kind: 'computer' }] });
    expect((await app.refused('matches.notes', { match, seat: 1 })).code).toBe('computer-seat');
    await app.ask('matches.seats', { match, seats: people });
    await sit(1);
    expect(await read(1)).toEqual(NOTES);
  });

  test('do not change the moves, the redo list or the decision', async () => {
    const { table } = await sit(0);
    await app.ask('matches.play', { match, seat: 0, ply: 0, moves: [{ ...table.choices[0].move }] });
    await app.ask('matches.undo', { match, seat: 0 });
    const before = (await sit(0)).table;
    await set(0, NOTES);
    expect((await sit(0)).table).toEqual(before);
    expect(before.redo.possible).toBe(true);
  });

  test('are limited in number, length and form', async () => {
    await sit(0);
    for (const notes of [
      Array.from({ length: MAX_NOTES + 1 }, () => ({ text: 'x' })),
      [{ text: 'x'.repeat(MAX_NOTE_LENGTH + 1) }],
      [{ text: ' ' }],
      [{ text: 'x', target: '<b>' }],
    ])
      expect((await app.refused('matches.setNotes', { match, seat: 0, notes })).code).toBe('bad-request');
    await set(0, NOTES);
    await set(0, []);
    expect([...app.files.disk.values()].join('').trim().split('\n').at(-1)).not.toContain('notes');
  });

  test('cannot be made in a lesson', async () => {
    const { table } = await app.ask('lessons.start', { game: GAME, lesson: 'sail' });
    const { viewer } = table;
    const argument = { match: table.match, seat: viewer ?? 0, notes: [{ text: 'x' }] };
    expect((await app.refused('matches.setNotes', argument)).code).toBe('no-save');
  });
});

test('a save with malformed notes is refused', async () => {
  await sit(0);
  await set(0, NOTES);
  const text = app.files.disk.get(`saves/${match}.serenissima`) ?? '';
  const { match: loaded, meta } = readSave(text, findGame);
  expect(meta.seats[0].notes).toEqual(NOTES);
  for (const notes of ['x', [{ text: 1 }], [{ text: 'x', more: 1 }], [{ text: '' }]]) {
    const seats = meta.seats.map((seat) => ({ ...seat, notes })) as never;
    expect(() => readSave(saveText(loaded, { ...meta, seats }), findGame)).toThrow();
  }
});
