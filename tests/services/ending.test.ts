import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/ipc/table';
import { GAME, newMatch, openCabinet, playOne } from './cabinet';
import type { Cabinet } from './cabinet';

const ALL = [0, 1, 2, 3];
const text = ({ files }: Cabinet, match: string) => files.disk.get(`saves/${match}.serenissima`) ?? '';
const reopened = async ({ files }: Cabinet, match: string) =>
  (await openCabinet(files.disk).ask('matches.open', { match })).table;

/** Starts a match of four people and plays some moves. */
async function begun(moves = 6) {
  const cabinet = openCabinet();
  let table: Table = await newMatch(cabinet);
  for (let i = 0; i < moves; i++) table = await playOne(cabinet, table);
  return { cabinet, match: table.match, ply: table.ply };
}

describe('a match ended by agreement', () => {
  test('has ended and has its score and story, also on the shelf and after a restart', async () => {
    const { cabinet, match, ply } = await begun();
    const ended = await cabinet.ask('matches.end', { match, ply, agreed: ALL });
    expect(ended).toMatchObject({ over: true, deciders: [], choices: [], acting: null, acts: [{ act: 'end', ply }] });
    expect(ended.score?.winners.length).toBeGreaterThan(0);
    expect((await cabinet.ask('matches.story', { match })).curves.length).toBeGreaterThan(0);
    expect(await cabinet.ask('matches.list', {})).toMatchObject([{ over: true, ended: 'end', plies: ply }]);
    expect(await reopened(cabinet, match)).toMatchObject({ over: true, acts: ended.acts, score: ended.score });
    const [choice] = [{ type: 'place', crews: [3, 3] }];
    expect((await cabinet.refused('matches.play', { match, seat: 0, ply, moves: [choice] })).code).toBe('barred-over');
    expect((await cabinet.refused('matches.end', { match, ply, agreed: ALL })).code).toBe('match-over');
  });

  test('needs the agreement of all players at the current position', async () => {
    const { cabinet, match, ply } = await begun();
    const before = text(cabinet, match);
    expect((await cabinet.refused('matches.end', { match, ply, agreed: [0, 1, 2] })).code).toBe('not-agreed');
    expect((await cabinet.refused('matches.end', { match, ply: ply - 1, agreed: ALL })).code).toBe('stale');
    expect(text(cabinet, match)).toBe(before);
  });

  test('can be undone and redone by any player', async () => {
    const { cabinet, match, ply } = await begun();
    await cabinet.ask('matches.end', { match, ply, agreed: ALL });
    const back = await cabinet.ask('matches.undo', { match, seat: 3 });
    expect(back).toMatchObject({ over: false, ply, acts: [], redo: { possible: true, seat: 0 } });
    const again = await cabinet.ask('matches.redo', { match, seat: 0 });
    expect(again).toMatchObject({ entries: [], table: { over: true, ply, undo: { possible: true, seat: 0 } } });
    expect((await reopened(cabinet, match)).over).toBe(true);
  });

  test('stays unchanged if writing fails', async () => {
    const { cabinet, match, ply } = await begun();
    cabinet.files.full = true;
    await cabinet.refused('matches.end', { match, ply, agreed: ALL });
    expect((await cabinet.ask('matches.sit', { match, seat: null })).table).toMatchObject({ over: false, acts: [] });
  });
});

describe('a seat that resigned', () => {
  test('is played by a computer until the resignation is undone', async () => {
    const { cabinet, match, ply } = await begun();
    const gone = await cabinet.ask('matches.resign', { match, ply, seat: 2 });
    expect(gone).toMatchObject({ over: false, acts: [{ act: 'resign', seat: 2, ends: false, ply }] });
    expect(gone.seats[2]).toEqual({ name: 'Carla', kind: 'computer', level: 'merchant' });
    expect((await cabinet.refused('matches.resign', { match, ply, seat: 2 })).code).toBe('computer-seat');
    expect((await reopened(cabinet, match)).seats[2].kind).toBe('computer');
    const back = await cabinet.ask('matches.undo', { match, seat: 0 });
    expect([back.acts, back.seats[2]]).toEqual([[], { name: 'Carla', kind: 'human' }]);
    expect((await reopened(cabinet, match)).seats[2].kind).toBe('human');
    expect((await cabinet.ask('matches.redo', { match, seat: 0 })).table.seats[2].kind).toBe('computer');
  });

  test('lets the last remaining player win', async () => {
    const cabinet = openCabinet();
    const { match } = await newMatch(cabinet, 'Two', 2);
    const over = await cabinet.ask('matches.resign', { match, ply: 0, seat: 0 });
    expect(over).toMatchObject({ over: true, score: { winners: [1] } });
    expect(over.seats.map(({ kind }) => kind)).toEqual(['human', 'human']);
    expect(await cabinet.ask('matches.list', {})).toMatchObject([{ over: true, ended: 'resign' }]);
  });

  test('ends the match if no person remains', async () => {
    const cabinet = openCabinet();
    const seats = ['Anna', 'B', 'C'].map((name, i) => ({ name, kind: i ? ('computer' as const) : ('human' as const) }));
    const { table } = await cabinet.ask('matches.create', { game: GAME, title: 'Alone', seats, options: {} });
    const over = await cabinet.ask('matches.resign', { match: table.match, ply: 0, seat: 0 });
    expect(over.over).toBe(true);
    expect(over.score?.winners).not.toContain(0);
  });
});
