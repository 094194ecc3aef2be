import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/engine/games/registry';
import type { Opened, Table } from '../../src/ipc/table';
import { GAME, newMatch, openTestApp } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';

const start = ({ ask }: TestApp, lesson = 'sail', game: string = GAME): Promise<Opened> =>
  ask('lessons.start', { game, lesson });

/** Plays a lesson to its end: the requested moves, and the opponents' scripted moves. */
async function takeLesson(app: TestApp, lesson: string, game?: string): Promise<Table> {
  let { table } = await start(app, lesson, game);
  while (table.lesson?.next) {
    const { match, ply } = table;
    const asked = table.lesson.asked[0];
    const played =
      table.lesson.next === 'script'
        ? await app.ask('lessons.go', { match, ply })
        : await app.ask('matches.play', { match, seat: 0, moves: [{ ...table.choices[asked].move }], ply });
    ({ table } = played);
  }
  return table;
}

describe('a lesson', () => {
  test('is neither on the shelf nor on the disk', async () => {
    const app = openTestApp();
    const before = new Map(app.files.disk);
    await takeLesson(app, 'sail');
    expect(app.files.disk).toEqual(before);
    expect(await app.ask('matches.list', {})).toEqual([]);
  });

  const all = GAMES.flatMap(({ about, teaching }) =>
    (teaching?.lessons ?? []).map(({ key }) => [about.id, key] as const),
  );
  test.each(all)('of %s, “%s”, is played to its end through main', async (game, lesson) => {
    const table = await takeLesson(openTestApp(), lesson, game);
    expect(table.lesson).toMatchObject({ key: lesson, next: null, asked: [], step: table.lesson?.steps.length });
    expect([table.acting, table.choices]).toEqual([null, []]);
  });

  test('keeps the learner in one seat without a curtain', async () => {
    const app = openTestApp();
    const { table } = await start(app, 'trade');
    expect([table.viewer, table.acting]).toEqual([0, 0]);
    const { match } = table;
    const { table: after } = await app.ask('lessons.go', { match, ply: 0 });
    const { table: theirs } = await app.ask('lessons.go', { match, ply: 1 });
    expect([after.viewer, theirs.viewer]).toEqual([0, 0]);
    expect([theirs.lesson?.next, theirs.acting]).toEqual(['script', null]);
  });

  const first = GAMES.flatMap(({ about, teaching }) =>
    (teaching?.lessons ?? []).slice(0, 1).map(({ key }) => [about.id, key] as const),
  );
  test.each(first)(
    'of %s accepts only the requested move, and otherwise leaves the table unchanged',
    async (id, key) => {
      const app = openTestApp();
      const { table } = await start(app, key, id);
      const { match } = table;
      const others = table.choices.filter((_, i) => !table.lesson?.asked.includes(i));
      expect(others.length).toBeGreaterThan(0);
      for (const { move } of others) {
        const refusal = await app.refused('matches.play', { match, seat: 0, moves: [{ ...move }], ply: 0 });
        expect(refusal.code).toBe('not-asked');
      }
      expect((await app.ask('matches.open', { match })).table).toEqual(table);
    },
  );

  test('explains which rule forbids an illegal move', async () => {
    const app = openTestApp();
    const { match } = (await start(app)).table;
    const move = { type: 'sail', galley: 0, to: 20 };
    expect(await app.refused('matches.play', { match, seat: 0, moves: [move], ply: 0 })).toMatchObject({
      code: 'not-next-to',
      rule: 'speed',
    });
  });

  test('goes back to the start of the previous step', async () => {
    const app = openTestApp();
    const { match } = (await start(app)).table;
    for (let ply = 0; ply < 4; ply++) await app.ask('lessons.go', { match, ply });
    const back = async () => (await app.ask('lessons.back', { match })).ply;
    expect([await back(), await back(), await back(), await back()]).toEqual([2, 1, 0, 0]);
  });

  test('ends when another lesson starts, and is separate from matches and the shelf', async () => {
    const app = openTestApp();
    const first = (await start(app)).table.match;
    const { match } = (await start(app, 'trade')).table;
    expect((await app.refused('matches.log', { match: first, from: 0 })).code).toBe('no-such-match');
    expect((await app.refused('matches.branch', { match, ply: 0, title: 'Branch' })).code).toBe('no-save');
    expect((await app.refused('saves.rename', { match, title: 'Name' })).code).toBe('no-save');
    const table = await newMatch(app);
    expect(table.lesson).toBeNull();
    expect((await app.refused('lessons.go', { match: table.match, ply: 0 })).code).toBe('no-lesson');
    expect((await app.refused('lessons.start', { game: GAME, lesson: 'cheat' })).code).toBe('no-such-lesson');
  });
});
