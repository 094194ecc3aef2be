import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../tools/harness/test-app';
import { GAME, newMatch, openTestApp, playOne } from '../../tools/harness/test-app';

const PLACE = { type: 'place', crews: [4, 4] };
const ANNA = { name: 'Anna', kind: 'human' as const };
const BRUNO = { name: 'Bruno', kind: 'computer' as const, level: 'merchant' as const };

const shelved = async ({ ask }: TestApp) => (await ask('matches.list', {})).map(({ match }) => match);
const leave = ({ ask }: TestApp, match: string) => ask('matches.close', { match });

/** Starts a match with these seats, in which computers play `moves` moves. */
async function started(seats: (typeof ANNA | typeof BRUNO)[], moves = 0) {
  const app = openTestApp(undefined, {}, async () => [{ move: PLACE, reason: null }]);
  const { table } = await app.ask('matches.create', { game: GAME, title: 'M', seats, options: {} });
  for (let ply = 0; ply < moves; ply++) await app.ask('matches.think', { match: table.match, ply });
  return { app, table, match: table.match };
}

describe('a match that is left before a person has played', () => {
  test('goes to the trash, before the next list is read', async () => {
    const { app, match } = await started([ANNA, ANNA]);
    const left = leave(app, match);
    expect(await shelved(app)).toEqual([]);
    await left;
    const [deleted] = await app.ask('saves.deleted', {});
    expect(deleted).toMatchObject({ title: 'M', plies: 0, damage: null });
    // A restored match stays on the shelf.
    await app.ask('saves.restore', { entry: deleted.entry });
    await app.ask('matches.open', { match });
    await leave(app, match);
    expect(await shelved(app)).toEqual([match]);
  });

  test('goes to the trash even if computers have already moved', async () => {
    const { app, match } = await started([BRUNO, ANNA], 1);
    await leave(app, match);
    expect(await shelved(app)).toEqual([]);
  });

  test('goes to the trash after the page was reloaded and opened it again', async () => {
    const { app, match } = await started([ANNA, ANNA]);
    await app.ask('matches.open', { match });
    await leave(app, match);
    expect(await shelved(app)).toEqual([]);
  });

  test('goes to the trash if the app quits, but not if it crashes', async () => {
    const { app, match } = await started([ANNA, ANNA]);
    const restarted = openTestApp(new Map(app.files.disk));
    await restarted.ask('matches.open', { match });
    await leave(restarted, match);
    await restarted.services.quit();
    expect(await shelved(restarted)).toEqual([match]);
    await app.services.quit();
    expect(await shelved(openTestApp(app.files.disk))).toEqual([]);
  });

  test('stays if it cannot be moved', async () => {
    const { app, match } = await started([ANNA, ANNA]);
    app.files.trash = () => Promise.reject(new Error('It is open elsewhere.'));
    await leave(app, match);
    expect(app.logged).toHaveLength(1);
    expect(await shelved(app)).toEqual([match]);
  });
});

describe('a match is not discarded', () => {
  /** The actions in a new match, or on its save, before the players leave it. */
  const uses: Record<string, (app: TestApp, match: string) => Promise<unknown>> = {
    'a move': (app, match) => play(app, match),
    'a move that was undone': async (app, match) => {
      await play(app, match);
      await app.ask('matches.undo', { match, seat: 0 });
    },
    'a new title': ({ ask }, match) => ask('saves.rename', { match, title: 'Mine' }),
    'a private note': async ({ ask }, match) => {
      await ask('matches.sit', { match, seat: 0 });
      await ask('matches.setNotes', { match, seat: 0, notes: [{ text: 'Tunis first.' }] });
    },
    'other seats': ({ ask }, match) => ask('matches.seats', { match, seats: [BRUNO, ANNA] }),
    'an early end': ({ ask }, match) => ask('matches.end', { match, ply: 0, agreed: [0, 1] }),
  };
  const play = (app: TestApp, match: string) =>
    app
      .ask('matches.sit', { match, seat: 0 })
      .then(() => app.ask('matches.play', { match, seat: 0, moves: [PLACE], ply: 0 }));

  test.each(Object.keys(uses))('after %s', async (use) => {
    const { app, match } = await started([ANNA, ANNA]);
    await uses[use](app, match);
    await leave(app, match);
    await app.services.quit();
    expect(await shelved(app)).toEqual([match]);
    expect(app.logged).toEqual([]);
  });

  test('if only computers play and they have moved', async () => {
    const { app, match } = await started([BRUNO, BRUNO], 1);
    await leave(app, match);
    expect(await shelved(app)).toEqual([match]);
    const untouched = await started([BRUNO, BRUNO]);
    await leave(untouched.app, untouched.match);
    expect(await shelved(untouched.app)).toEqual([]);
  });

  test('if it was imported, duplicated or branched', async () => {
    const app = openTestApp();
    const { ask, files } = app;
    const origin = await newMatch(app);
    await playOne(app, origin);
    const branch = await ask('matches.branch', { match: origin.match, ply: 0, title: 'Again' });
    const copy = await ask('saves.duplicate', { match: branch.table.match, title: 'Copy' });
    const text = files.disk.get(`saves/${copy.match}.serenissima`) ?? '';
    const other = openTestApp();
    const imported = await other.ask('saves.import', { text });
    for (const [place, match] of [
      [app, branch.table.match],
      [app, copy.match],
      [other, imported?.match ?? ''],
    ] as const) {
      await place.ask('matches.open', { match });
      await leave(place, match);
      await place.services.quit();
      expect(await shelved(place)).toContain(match);
    }
  });

  test('if another program has changed its file', async () => {
    const { app, match } = await started([ANNA, ANNA]);
    const path = `saves/${match}.serenissima`;
    app.files.disk.set(path, `${app.files.disk.get(path)}not ours\n`);
    await app.refused('saves.rename', { match, title: 'Mine' });
    await leave(app, match);
    expect(app.files.disk.has(path)).toBe(true);
    expect((await app.ask('matches.open', { match })).notice).toBe('save-changed');
  });
});

test('after an unplayed match is left, the shelf has only the match played before it', async () => {
  const app = openTestApp();
  const played = await newMatch(app, 'Played');
  await playOne(app, played);
  const unplayed = await newMatch(app, 'Unplayed');
  await leave(app, played.match);
  await leave(app, unplayed.match);
  expect(await shelved(app)).toEqual([played.match]);
});

test('a first game that is left before any move is discarded', async () => {
  const { app, match } = await started([{ ...ANNA, comments: true } as typeof ANNA, BRUNO]);
  await leave(app, match);
  expect(await shelved(app)).toEqual([]);
});
