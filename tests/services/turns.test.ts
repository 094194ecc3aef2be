import { describe, expect, test } from 'vitest';
import { newMatch, openTestApp, playOne } from '../../tools/harness/test-app';

describe('steps on one match', () => {
  test('are handled in order, however quickly they come: the second of two clicks is stale', async () => {
    const app = openTestApp();
    const { match, ply, choices } = await newMatch(app);
    const click = (i: number) =>
      app.services.handle('matches.play', { match, seat: 0, moves: [{ ...choices[i].move }], ply });
    const results = await Promise.all([click(0), click(1), click(2)]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false, false]);
    expect(results[1]).toMatchObject({ error: { code: 'stale' } });
    expect((await openTestApp(app.files.disk).ask('matches.open', { match })).table.ply).toBe(1);
  });

  test('by a seat that is not deciding are refused with the rule', async () => {
    const app = openTestApp();
    const { match, choices } = await newMatch(app);
    const refusal = await app.refused('matches.play', { match, seat: 2, moves: [{ ...choices[0].move }], ply: 0 });
    expect(refusal).toMatchObject({ code: expect.any(String), rule: expect.any(String), message: expect.any(String) });
    expect((await app.refused('matches.play', { match, seat: 7, moves: [{ type: 'bid' }], ply: 0 })).code).toBe(
      'no-such-seat',
    );
  });

  test.each([{ type: 'nonsense' }, { type: 'place' }, { type: 'place', crews: [9, 9] }, { type: 'bid', amount: 100 }])(
    'with the move %j are refused, and nothing is written',
    async (move) => {
      const app = openTestApp();
      const { match } = await newMatch(app);
      const before = [...app.files.disk.values()];
      const refusal = await app.refused('matches.play', { match, seat: 0, moves: [move], ply: 0 });
      expect(refusal.rule).toBeTruthy();
      expect([...app.files.disk.values()]).toEqual(before);
      expect(app.logged).toEqual([]);
    },
  );

  test('can be undone up to a barrier, which the refusal names, or further if all players agree', async () => {
    const app = openTestApp();
    let table = await newMatch(app);
    for (let i = 0; i < 8; i++) table = await playOne(app, table);
    const { match, undo } = table;
    expect(undo).toMatchObject({ possible: false, reason: expect.stringMatching(/secret|chance/) });
    expect((await app.refused('matches.undo', { match, seat: undo.seat ?? 0 })).code).toMatch(/^barred-/);
    await app.ask('settings.set', { freeUndo: true });
    expect((await app.ask('matches.undo', { match, seat: undo.seat ?? 0 })).ply).toBe(7);
  });

  test('can’t be undone by another player', async () => {
    const app = openTestApp();
    const table = await playOne(app, await newMatch(app));
    expect(table.undo.seat).toBe(0);
    expect((await app.refused('matches.undo', { match: table.match, seat: 1 })).code).toBe('barred-decision');
  });
});
