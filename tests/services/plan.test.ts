import { describe, expect, test } from 'vitest';
import type { Move } from '../../src/engine/core/game';
import { startMatch } from '../../src/engine/core/match';
import { saveText } from '../../src/engine/core/save';
import { serenissima1996 } from '../../src/engine/games/serenissima-1996';
import { BOARD } from '../../src/engine/games/serenissima-1996/data/board';
import { openTestApp } from '../../tools/harness/test-app';

const off = (name: string) => BOARD.ports.find((port) => port.name === name)?.space ?? -1;
const sail = (name: string) => ({ type: 'sail', galley: 0, to: off(name) });
const END = { type: 'endPhase' };
const ATTACK = { type: 'attack', galley: 0, target: { galley: 2 } };

/** A match of two people in a lesson's starting position, with planning for the first seat. */
async function at(lesson: string, viewer: number | null = 0) {
  const app = openTestApp();
  const start = serenissima1996.teaching?.lessons.find(({ key }) => key === lesson)?.start;
  if (!start) throw new Error(`There is no lesson ${lesson}.`);
  const seats = ['Anna', 'Bruno'].map((name) => ({ name, kind: 'human' }));
  const meta = { title: 'Planned', seats, created: '2026-01-01T00:00:00.000Z' };
  const info = await app.ask('saves.import', { text: saveText(startMatch(serenissima1996 as never, start), meta) });
  const match = info?.match ?? '';
  const { table } = await app.ask('matches.sit', { match, seat: viewer });
  const asked = (moves: readonly Move[], seat = 0, ply = table.ply) => ({
    match,
    seat,
    ply,
    moves: moves.map((move) => ({ ...move })),
  });
  const plan = (...moves: readonly Move[]) => app.ask('matches.plan', asked(moves));
  return { ...app, match, table, asked, plan };
}

describe('a plan', () => {
  test('gives the same table and threats as playing its moves', async () => {
    const { ask, match, plan, asked } = await at('sail');
    const { steps, table, stop, threats } = await plan(sail('Ragusa'), sail('Corfu'));
    expect([steps.length, stop]).toEqual([2, null]);
    const played = await ask('matches.play', asked([sail('Ragusa'), sail('Corfu')]));
    expect(table).toEqual({ ...played.table, match });
    expect(await ask('matches.threats', { match, ply: 2 })).toEqual(threats);
  });

  test('has the position before each move, and the figures after it', async () => {
    const { table: now, plan } = await at('trade');
    const buy = now.choices.find(({ move }) => move.type === 'buy');
    if (!buy) throw new Error('Nothing is for sale.');
    const { steps, figures, table } = await plan(buy.move);
    expect(steps[0]).toMatchObject({ choice: buy, view: now.view });
    expect(steps[0].figures.money).toBeLessThan(figures.money);
    expect(table.ply).toBe(now.ply + 1);
  });

  test('has no figures while other players may be looking', async () => {
    const { plan } = await at('sail', null);
    const { steps, figures } = await plan(sail('Ragusa'));
    expect([figures, steps[0].figures]).toEqual([{}, {}]);
  });

  test('without moves gives the current table', async () => {
    const { table, plan } = await at('sail');
    expect(await plan()).toMatchObject({ steps: [], stop: null, table });
  });

  test('stops before a die roll, at another player’s decision and at an illegal move', async () => {
    const fight = await at('fight');
    const { steps, stop, table } = await fight.plan(ATTACK, END);
    expect([steps, stop, table]).toEqual([[], { why: 'unforeseen', refusal: null }, fight.table]);
    const { plan } = await at('sail');
    const ask = { type: 'askPassage', galley: 0 };
    const way = [sail('Ragusa'), sail('Corfu')];
    expect(await plan(...way, ask, END)).toMatchObject({ stop: { why: 'decision', refusal: null } });
    expect(await plan(...way, sail('Sicily'))).toMatchObject({
      steps: [{}, {}],
      stop: { why: 'refused', refusal: { code: 'ask-first', rule: expect.any(String) } },
    });
  });

  test('does not offer the choices of another player at the same screen', async () => {
    const { plan } = await at('sail', null);
    const { steps, table } = await plan(sail('Ragusa'), sail('Corfu'), { type: 'askPassage', galley: 0 } as Move);
    expect(steps).toHaveLength(3);
    expect(table).toMatchObject({ deciders: [{ seat: 1 }], acting: null, choices: [] });
  });

  test('changes neither the match nor its file', async () => {
    const { ask, match, table, plan, files } = await at('sail');
    const before = new Map(files.disk);
    await plan(sail('Ragusa'), sail('Corfu'), END);
    expect(files.disk).toEqual(before);
    expect((await ask('matches.sit', { match, seat: 0 })).table).toEqual(table);
  });

  test('is refused for another seat, and for another position', async () => {
    const { ask, refused, match, asked } = await at('sail');
    expect((await refused('matches.plan', asked([END], 1))).code).toBe('not-deciding');
    expect((await refused('matches.plan', asked([END], 0, 7))).code).toBe('stale');
    await ask('matches.sit', { match, seat: 1 });
    expect((await refused('matches.plan', asked([END]))).code).toBe('not-seated');
  });
});
