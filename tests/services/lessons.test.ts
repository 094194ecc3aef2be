import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/engine/games/registry';
import type { Opened, Table } from '../../src/ipc/table';
import { GAME, newMatch, openCabinet } from './cabinet';
import type { Cabinet } from './cabinet';

const start = ({ ask }: Cabinet, lesson = 'sail', game: string = GAME): Promise<Opened> =>
  ask('lessons.start', { game, lesson });

/** Plays a lesson to its end: the requested moves, and the opponents' scripted moves. */
async function takeLesson(cabinet: Cabinet, lesson: string, game?: string): Promise<Table> {
  let { table } = await start(cabinet, lesson, game);
  while (table.lesson?.next) {
    const { match, ply } = table;
    const asked = table.lesson.asked[0];
    const played =
      table.lesson.next === 'script'
        ? await cabinet.ask('lessons.go', { match, ply })
        : await cabinet.ask('matches.play', { match, seat: 0, moves: [{ ...table.choices[asked].move }], ply });
    ({ table } = played);
  }
  return table;
}

describe('a lesson', () => {
  test('is neither on the shelf nor on the disk', async () => {
    const cabinet = openCabinet();
    const before = new Map(cabinet.files.disk);
    await takeLesson(cabinet, 'sail');
    expect(cabinet.files.disk).toEqual(before);
    expect(await cabinet.ask('matches.list', {})).toEqual([]);
  });

  const all = GAMES.flatMap(({ about, teaching }) =>
    (teaching?.lessons ?? []).map(({ key }) => [about.id, key] as const),
  );
  test.each(all)('of %s, “%s”, is played to its end through main', async (game, lesson) => {
    const table = await takeLesson(openCabinet(), lesson, game);
    expect(table.lesson).toMatchObject({ key: lesson, next: null, asked: [], step: table.lesson?.steps.length });
    expect([table.acting, table.choices]).toEqual([null, []]);
  });

  test('keeps the learner in one seat without a curtain', async () => {
    const cabinet = openCabinet();
    const { table } = await start(cabinet, 'trade');
    expect([table.viewer, table.acting]).toEqual([0, 0]);
    const { match } = table;
    const { table: after } = await cabinet.ask('lessons.go', { match, ply: 0 });
    const { table: theirs } = await cabinet.ask('lessons.go', { match, ply: 1 });
    expect([after.viewer, theirs.viewer]).toEqual([0, 0]);
    expect([theirs.lesson?.next, theirs.acting]).toEqual(['script', null]);
  });

  const first = GAMES.flatMap(({ about, teaching }) =>
    (teaching?.lessons ?? []).slice(0, 1).map(({ key }) => [about.id, key] as const),
  );
  test.each(first)(
    'of %s accepts only the requested move, and otherwise leaves the table unchanged',
    async (id, key) => {
      const cabinet = openCabinet();
      const { table } = await start(cabinet, key, id);
      const { match } = table;
      const others = table.choices.filter((_, i) => !table.lesson?.asked.includes(i));
      expect(others.length).toBeGreaterThan(0);
      for (const { move } of others) {
        const refusal = await cabinet.refused('matches.play', { match, seat: 0, moves: [{ ...move }], ply: 0 });
        expect(refusal.code).toBe('not-asked');
      }
      expect((await cabinet.ask('matches.open', { match })).table).toEqual(table);
    },
  );

  test('explains which rule forbids an illegal move', async () => {
    const cabinet = openCabinet();
    const { match } = (await start(cabinet)).table;
    const move = { type: 'sail', galley: 0, to: 20 };
    expect(await cabinet.refused('matches.play', { match, seat: 0, moves: [move], ply: 0 })).toMatchObject({
      code: 'not-next-to',
      rule: 'speed',
    });
  });

  test('goes back to the start of the previous step', async () => {
    const cabinet = openCabinet();
    const { match } = (await start(cabinet)).table;
    for (let ply = 0; ply < 4; ply++) await cabinet.ask('lessons.go', { match, ply });
    const back = async () => (await cabinet.ask('lessons.back', { match })).ply;
    expect([await back(), await back(), await back(), await back()]).toEqual([2, 1, 0, 0]);
  });

  test('ends when another lesson starts, and is separate from matches and the shelf', async () => {
    const cabinet = openCabinet();
    const first = (await start(cabinet)).table.match;
    const { match } = (await start(cabinet, 'trade')).table;
    expect((await cabinet.refused('matches.log', { match: first, from: 0 })).code).toBe('no-such-match');
    expect((await cabinet.refused('matches.branch', { match, ply: 0, title: 'Branch' })).code).toBe('no-save');
    expect((await cabinet.refused('saves.rename', { match, title: 'Name' })).code).toBe('no-save');
    const table = await newMatch(cabinet);
    expect(table.lesson).toBeNull();
    expect((await cabinet.refused('lessons.go', { match: table.match, ply: 0 })).code).toBe('no-lesson');
    expect((await cabinet.refused('lessons.start', { game: GAME, lesson: 'cheat' })).code).toBe('no-such-lesson');
  });
});
