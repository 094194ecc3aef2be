import { describe, expect, test } from 'vitest';
import type { Cabinet } from './cabinet';
import { GAME, newMatch, openCabinet, playOne } from './cabinet';

const PLACE = { type: 'place', crews: [4, 4] };
const ANNA = { name: 'Anna', kind: 'human' as const };
const BRUNO = { name: 'Bruno', kind: 'computer' as const, level: 'merchant' as const };

const shelved = async ({ ask }: Cabinet) => (await ask('matches.list', {})).map(({ match }) => match);
const leave = ({ ask }: Cabinet, match: string) => ask('matches.close', { match });

/** Starts a match with these seats, in which computers play `moves` moves. */
async function started(seats: (typeof ANNA | typeof BRUNO)[], moves = 0) {
  const cabinet = openCabinet(undefined, {}, async () => [{ move: PLACE, reason: null }]);
  const { table } = await cabinet.ask('matches.create', { game: GAME, title: 'M', seats, options: {} });
  for (let ply = 0; ply < moves; ply++) await cabinet.ask('matches.think', { match: table.match, ply });
  return { cabinet, table, match: table.match };
}

describe('a match that is left before a person has played', () => {
  test('goes to the trash, before the next list is read', async () => {
    const { cabinet, match } = await started([ANNA, ANNA]);
    const left = leave(cabinet, match);
    expect(await shelved(cabinet)).toEqual([]);
    await left;
    const [deleted] = await cabinet.ask('saves.deleted', {});
    expect(deleted).toMatchObject({ title: 'M', plies: 0, damage: null });
    // A restored match stays on the shelf.
    await cabinet.ask('saves.restore', { entry: deleted.entry });
    await cabinet.ask('matches.open', { match });
    await leave(cabinet, match);
    expect(await shelved(cabinet)).toEqual([match]);
  });

  test('goes to the trash although computers have opened it', async () => {
    const { cabinet, match } = await started([BRUNO, ANNA], 1);
    await leave(cabinet, match);
    expect(await shelved(cabinet)).toEqual([]);
  });

  test('goes to the trash after the page was reloaded and opened it again', async () => {
    const { cabinet, match } = await started([ANNA, ANNA]);
    await cabinet.ask('matches.open', { match });
    await leave(cabinet, match);
    expect(await shelved(cabinet)).toEqual([]);
  });

  test('goes to the trash if the app quits, but not if it crashes', async () => {
    const { cabinet, match } = await started([ANNA, ANNA]);
    const restarted = openCabinet(new Map(cabinet.files.disk));
    await restarted.ask('matches.open', { match });
    await leave(restarted, match);
    await restarted.services.quit();
    expect(await shelved(restarted)).toEqual([match]);
    await cabinet.services.quit();
    expect(await shelved(openCabinet(cabinet.files.disk))).toEqual([]);
  });

  test('stays if it cannot be moved', async () => {
    const { cabinet, match } = await started([ANNA, ANNA]);
    cabinet.files.trash = () => Promise.reject(new Error('It is open elsewhere.'));
    await leave(cabinet, match);
    expect(cabinet.logged).toHaveLength(1);
    expect(await shelved(cabinet)).toEqual([match]);
  });
});

describe('a match is not discarded', () => {
  /** What players do in a new match, or with it, before they leave it. */
  const uses: Record<string, (cabinet: Cabinet, match: string) => Promise<unknown>> = {
    'a move': (cabinet, match) => play(cabinet, match),
    'a move that was undone': async (cabinet, match) => {
      await play(cabinet, match);
      await cabinet.ask('matches.undo', { match, seat: 0 });
    },
    'a new title': ({ ask }, match) => ask('saves.rename', { match, title: 'Mine' }),
    'a private note': async ({ ask }, match) => {
      await ask('matches.sit', { match, seat: 0 });
      await ask('matches.setNotes', { match, seat: 0, notes: [{ text: 'Tunis first.' }] });
    },
    'other seats': ({ ask }, match) => ask('matches.seats', { match, seats: [BRUNO, ANNA] }),
    'an early end': ({ ask }, match) => ask('matches.end', { match, ply: 0, agreed: [0, 1] }),
  };
  const play = (cabinet: Cabinet, match: string) =>
    cabinet
      .ask('matches.sit', { match, seat: 0 })
      .then(() => cabinet.ask('matches.play', { match, seat: 0, moves: [PLACE], ply: 0 }));

  test.each(Object.keys(uses))('after %s', async (use) => {
    const { cabinet, match } = await started([ANNA, ANNA]);
    await uses[use](cabinet, match);
    await leave(cabinet, match);
    await cabinet.services.quit();
    expect(await shelved(cabinet)).toEqual([match]);
    expect(cabinet.logged).toEqual([]);
  });

  test('if only computers play and they have moved', async () => {
    const { cabinet, match } = await started([BRUNO, BRUNO], 1);
    await leave(cabinet, match);
    expect(await shelved(cabinet)).toEqual([match]);
    const untouched = await started([BRUNO, BRUNO]);
    await leave(untouched.cabinet, untouched.match);
    expect(await shelved(untouched.cabinet)).toEqual([]);
  });

  test('if it was imported, duplicated or branched', async () => {
    const cabinet = openCabinet();
    const { ask, files } = cabinet;
    const origin = await newMatch(cabinet);
    await playOne(cabinet, origin);
    const branch = await ask('matches.branch', { match: origin.match, ply: 0, title: 'Again' });
    const copy = await ask('saves.duplicate', { match: branch.table.match, title: 'Copy' });
    const text = files.disk.get(`saves/${copy.match}.serenissima`) ?? '';
    const other = openCabinet();
    const imported = await other.ask('saves.import', { text });
    for (const [place, match] of [
      [cabinet, branch.table.match],
      [cabinet, copy.match],
      [other, imported?.match ?? ''],
    ] as const) {
      await place.ask('matches.open', { match });
      await leave(place, match);
      await place.services.quit();
      expect(await shelved(place)).toContain(match);
    }
  });

  test('if another program has changed its file', async () => {
    const { cabinet, match } = await started([ANNA, ANNA]);
    const path = `saves/${match}.serenissima`;
    cabinet.files.disk.set(path, `${cabinet.files.disk.get(path)}not ours\n`);
    await cabinet.refused('saves.rename', { match, title: 'Mine' });
    await leave(cabinet, match);
    expect(cabinet.files.disk.has(path)).toBe(true);
    expect((await cabinet.ask('matches.open', { match })).notice).toBe('save-changed');
  });
});

test('after an unplayed match is left, the shelf has only the match played before it', async () => {
  const cabinet = openCabinet();
  const played = await newMatch(cabinet, 'Played');
  await playOne(cabinet, played);
  const unplayed = await newMatch(cabinet, 'Unplayed');
  await leave(cabinet, played.match);
  await leave(cabinet, unplayed.match);
  expect(await shelved(cabinet)).toEqual([played.match]);
});

test('a first game that is left before any move is discarded', async () => {
  const { cabinet, match } = await started([{ ...ANNA, comments: true } as typeof ANNA, BRUNO]);
  await leave(cabinet, match);
  expect(await shelved(cabinet)).toEqual([]);
});
