import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/main/services/ports';
import { GAME, openTestApp } from '../../tools/harness/test-app';

const PLACE = { type: 'place', crews: [4, 4] };
const COUNSEL = {
  steps: [{ choice: { move: PLACE, forecast: {} }, view: {} }],
  then: [],
  reason: { key: 'strength', params: { sailors: 4 } },
  gain: {},
  ends: 'turn',
  win: null,
} as const;

/** A first game in which Anna is the first to decide, and the questions to the computer. */
async function firstGame() {
  const asked: Question[] = [];
  const app = openTestApp(undefined, {}, async (question) => {
    asked.push(question);
    return [{ move: PLACE, reason: null, counsel: COUNSEL }];
  });
  const seats = [
    { name: 'Anna', kind: 'human' as const, comments: true },
    { name: 'Bruno', kind: 'human' as const },
  ];
  const { table } = await app.ask('matches.create', { game: GAME, title: 'First', seats, options: {} });
  return { app, table, match: table.match, asked };
}

describe('a first game', () => {
  test('is remembered in the save, with the comments on or off', async () => {
    const { app, table, match } = await firstGame();
    expect(table.seats[0].comments).toBe(true);
    const off = table.seats.map((seat, i) => (i === 0 ? { ...seat, comments: false } : seat));
    expect((await app.ask('matches.seats', { match, seats: off })).seats[0].comments).toBe(false);
    const again = openTestApp(app.files.disk);
    const opened = await again.ask('matches.open', { match });
    expect(opened.table.seats.map(({ comments }) => comments)).toEqual([false, undefined]);
    expect(opened.table.comment).toBeNull();
    expect(await again.ask('saves.check', { match })).toMatchObject({ fault: null });
  });

  test('has comments only for the player whose decision is on the screen', async () => {
    const { app, match } = await firstGame();
    const { ask } = app;
    const comment = async (seat: number | null) => (await ask('matches.sit', { match, seat })).table.comment;
    expect(await comment(0)).toBe('placement');
    expect(await comment(1)).toBeNull();
    await ask('matches.sit', { match, seat: 0 });
    await ask('matches.play', { match, seat: 0, moves: [PLACE], ply: 0 });
    expect([await comment(null), await comment(0), await comment(1)]).toEqual([null, null, null]);
  });

  test('has quick hints, which take less than a quarter of a usual hint’s thinking time', async () => {
    const { app, match, asked } = await firstGame();
    const { ask } = app;
    await ask('settings.set', { thinking: 'patient' });
    await ask('matches.sit', { match, seat: 0 });
    await ask('matches.hint', { match, seat: 0, ply: 0, quick: true });
    await ask('matches.hint', { match, seat: 0, ply: 0 });
    const [quick, usual] = asked;
    expect(quick.millis).toBeLessThan(usual.millis / 4);
    expect(quick.level).toBe('doge');
  });
});
