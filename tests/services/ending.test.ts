import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/ipc/table';
import { GAME, newMatch, openTestApp, playOne } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';

const ALL = [0, 1, 2, 3];
const text = ({ files }: TestApp, match: string) => files.disk.get(`saves/${match}.serenissima`) ?? '';
const reopened = async ({ files }: TestApp, match: string) =>
  (await openTestApp(files.disk).ask('matches.open', { match })).table;

/** Starts a match of four people and plays some moves. */
async function begun(moves = 6) {
  const app = openTestApp();
  let table: Table = await newMatch(app);
  for (let i = 0; i < moves; i++) table = await playOne(app, table);
  return { app, match: table.match, ply: table.ply };
}

describe('a match ended by agreement', () => {
  test('has ended and has its score and story, including on the shelf and after a restart', async () => {
    const { app, match, ply } = await begun();
    const ended = await app.ask('matches.end', { match, ply, agreed: ALL });
    expect(ended).toMatchObject({ over: true, deciders: [], choices: [], acting: null, acts: [{ act: 'end', ply }] });
    expect(ended.score?.winners.length).toBeGreaterThan(0);
    expect((await app.ask('matches.story', { match })).curves.length).toBeGreaterThan(0);
    expect(await app.ask('matches.list', {})).toMatchObject([{ over: true, ended: 'end', plies: ply }]);
    expect(await reopened(app, match)).toMatchObject({ over: true, acts: ended.acts, score: ended.score });
    const [choice] = [{ type: 'place', crews: [3, 3] }];
    expect((await app.refused('matches.play', { match, seat: 0, ply, moves: [choice] })).code).toBe('barred-over');
    expect((await app.refused('matches.end', { match, ply, agreed: ALL })).code).toBe('match-over');
  });

  test('needs the agreement of all players at the current position', async () => {
    const { app, match, ply } = await begun();
    const before = text(app, match);
    expect((await app.refused('matches.end', { match, ply, agreed: [0, 1, 2] })).code).toBe('not-agreed');
    expect((await app.refused('matches.end', { match, ply: ply - 1, agreed: ALL })).code).toBe('stale');
    expect(text(app, match)).toBe(before);
  });

  test('can be undone and redone by any player', async () => {
    const { app, match, ply } = await begun();
    await app.ask('matches.end', { match, ply, agreed: ALL });
    const back = await app.ask('matches.undo', { match, seat: 3 });
    expect(back).toMatchObject({ over: false, ply, acts: [], redo: { possible: true, seat: 0 } });
    const again = await app.ask('matches.redo', { match, seat: 0 });
    expect(again).toMatchObject({ entries: [], table: { over: true, ply, undo: { possible: true, seat: 0 } } });
    expect((await reopened(app, match)).over).toBe(true);
  });

  test('continues if its end cannot be written', async () => {
    const { app, match, ply } = await begun();
    app.files.full = true;
    await app.refused('matches.end', { match, ply, agreed: ALL });
    expect((await app.ask('matches.sit', { match, seat: null })).table).toMatchObject({ over: false, acts: [] });
  });
});

describe('a seat that resigned', () => {
  test('is played by a computer until the resignation is undone', async () => {
    const { app, match, ply } = await begun();
    const gone = await app.ask('matches.resign', { match, ply, seat: 2 });
    expect(gone).toMatchObject({ over: false, acts: [{ act: 'resign', seat: 2, ends: false, ply }] });
    expect(gone.seats[2]).toEqual({ name: 'Carla', kind: 'computer', level: 'merchant' });
    expect((await app.refused('matches.resign', { match, ply, seat: 2 })).code).toBe('computer-seat');
    expect((await reopened(app, match)).seats[2].kind).toBe('computer');
    const back = await app.ask('matches.undo', { match, seat: 0 });
    expect([back.acts, back.seats[2]]).toEqual([[], { name: 'Carla', kind: 'human' }]);
    expect((await reopened(app, match)).seats[2].kind).toBe('human');
    expect((await app.ask('matches.redo', { match, seat: 0 })).table.seats[2].kind).toBe('computer');
  });

  test('lets the last remaining player win', async () => {
    const app = openTestApp();
    const { match } = await newMatch(app, 'Two', 2);
    const over = await app.ask('matches.resign', { match, ply: 0, seat: 0 });
    expect(over).toMatchObject({ over: true, score: { winners: [1] } });
    expect(over.seats.map(({ kind }) => kind)).toEqual(['human', 'human']);
    expect(await app.ask('matches.list', {})).toMatchObject([{ over: true, ended: 'resign' }]);
  });

  test('ends the match if no person remains', async () => {
    const app = openTestApp();
    const seats = ['Anna', 'B', 'C'].map((name, i) => ({ name, kind: i ? ('computer' as const) : ('human' as const) }));
    const { table } = await app.ask('matches.create', { game: GAME, title: 'Alone', seats, options: {} });
    const over = await app.ask('matches.resign', { match: table.match, ply: 0, seat: 0 });
    expect(over.over).toBe(true);
    expect(over.score?.winners).not.toContain(0);
    expect(over.undo).toMatchObject({ possible: true, seat: 0 });
  });
});
