import { describe, expect, test } from 'vitest';
import { newMatch, openCabinet, playOne } from './cabinet';

describe('steps on one match', () => {
  test('are handled in order, however quickly they come: the second of two clicks is stale', async () => {
    const cabinet = openCabinet();
    const { match, ply, choices } = await newMatch(cabinet);
    const click = (i: number) =>
      cabinet.services.handle('matches.play', { match, seat: 0, moves: [{ ...choices[i].move }], ply });
    const results = await Promise.all([click(0), click(1), click(2)]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false, false]);
    expect(results[1]).toMatchObject({ error: { code: 'stale' } });
    expect((await openCabinet(cabinet.files.disk).ask('matches.open', { match })).table.ply).toBe(1);
  });

  test('by a seat that is not deciding are refused with the rule', async () => {
    const cabinet = openCabinet();
    const { match, choices } = await newMatch(cabinet);
    const refusal = await cabinet.refused('matches.play', { match, seat: 2, moves: [{ ...choices[0].move }], ply: 0 });
    expect(refusal).toMatchObject({ code: expect.any(String), rule: expect.any(String), message: expect.any(String) });
    expect((await cabinet.refused('matches.play', { match, seat: 7, moves: [{ type: 'bid' }], ply: 0 })).code).toBe(
      'no-such-seat',
    );
  });

  test.each([{ type: 'nonsense' }, { type: 'place' }, { type: 'place', crews: [9, 9] }, { type: 'bid', amount: 100 }])(
    'with the move %j are refused, and nothing is written',
    async (move) => {
      const cabinet = openCabinet();
      const { match } = await newMatch(cabinet);
      const before = [...cabinet.files.disk.values()];
      const refusal = await cabinet.refused('matches.play', { match, seat: 0, moves: [move], ply: 0 });
      expect(refusal.rule).toBeTruthy();
      expect([...cabinet.files.disk.values()]).toEqual(before);
      expect(cabinet.logged).toEqual([]);
    },
  );

  test('can be undone up to a barrier, which is given as the reason, unless all players agree to pass it', async () => {
    const cabinet = openCabinet();
    let table = await newMatch(cabinet);
    for (let i = 0; i < 8; i++) table = await playOne(cabinet, table);
    const { match, undo } = table;
    expect(undo).toMatchObject({ possible: false, reason: expect.stringMatching(/secret|chance/) });
    expect((await cabinet.refused('matches.undo', { match, seat: undo.seat ?? 0 })).code).toMatch(/^barred-/);
    await cabinet.ask('settings.set', { freeUndo: true });
    expect((await cabinet.ask('matches.undo', { match, seat: undo.seat ?? 0 })).ply).toBe(7);
  });

  test('can’t be undone by another player', async () => {
    const cabinet = openCabinet();
    const table = await playOne(cabinet, await newMatch(cabinet));
    expect(table.undo.seat).toBe(0);
    expect((await cabinet.refused('matches.undo', { match: table.match, seat: 1 })).code).toBe('barred-decision');
  });
});
