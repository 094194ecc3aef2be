/**
 * Tests which player may act. A seated player acts for their own seat only. With no player seated, the person at the
 * screen makes public decisions.
 */
import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/ipc/table';
import type { AdviserPort } from '../../src/main/services/ports';
import { newMatch, openTestApp } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';

const PLACE = { type: 'place', crews: [3, 3] };
const bid = (amount: number) => ({ type: 'bid', amount });
const COUNSEL = {
  steps: [{ choice: { move: PLACE, forecast: {} }, view: {} }],
  then: [],
  reason: { key: 'place', params: {} },
  gain: {},
  ends: 'turn',
  win: null,
} as const;
const BIDDING = { ...COUNSEL, reason: { key: 'bid', params: { ducats: 700 } } };
const ADVICE = [{ move: bid(700), reason: { key: 'bid', params: { ducats: 700 } }, counsel: BIDDING }];

async function opening(advise: AdviserPort['advise'] = async () => ADVICE) {
  const app = openTestApp(undefined, {}, advise);
  const table = await newMatch(app, 'Seats', 4, { money: 'hidden' });
  return { app, ...app, match: table.match };
}

/** Starts a match in which four powers must bid secretly, with no player seated. */
async function bidding(advise?: AdviserPort['advise']) {
  const table = await opening(advise);
  for (let seat = 0; seat < 4; seat++) {
    await table.ask('matches.play', { match: table.match, seat, moves: [PLACE], ply: seat });
  }
  return table;
}

const money = (table: Table) => (table.view as { money: (number | null)[] }).money;

async function giveToComputer({ ask }: TestApp, match: string, given: number): Promise<Table> {
  const { seats } = (await ask('matches.sit', { match, seat: given })).table;
  const change = seats.map((seat, i) => (i === given ? { ...seat, kind: 'computer' as const } : seat));
  return ask('matches.seats', { match, seats: change });
}

describe('with no player seated, the person at the screen', () => {
  test('plays, asks for advice and undoes for a single seat with a public decision', async () => {
    const { ask, match } = await opening(async () => [{ move: PLACE, reason: null, counsel: COUNSEL }]);
    expect((await ask('matches.hint', { match, seat: 0, ply: 0 })).steps).toHaveLength(1);
    await ask('matches.play', { match, seat: 0, moves: [PLACE], ply: 0 });
    expect((await ask('matches.undo', { match, seat: 0 })).ply).toBe(0);
    expect((await ask('matches.redo', { match, seat: 0 })).table.ply).toBe(1);
  });

  test('undoes no move of a match in which computers have all seats', async () => {
    const { ask, match } = await opening();
    const seats = (await ask('matches.play', { match, seat: 0, moves: [PLACE], ply: 0 })).table.seats;
    const computers = seats.map((seat) => ({ ...seat, kind: 'computer' as const }));
    expect((await ask('matches.sit', { match, seat: null })).table.undo.possible).toBe(true);
    expect((await ask('matches.seats', { match, seats: computers })).undo).toMatchObject({
      possible: false,
      reason: 'decision',
    });
  });

  test('makes no secret decision', async () => {
    const { refused, match } = await bidding();
    expect((await refused('matches.play', { match, seat: 0, moves: [bid(100)], ply: 4 })).code).toBe('not-seated');
    expect((await refused('matches.hint', { match, seat: 0, ply: 4 })).code).toBe('not-seated');
    expect((await refused('matches.peek', { match, seat: 0 })).code).toBe('not-seated');
  });

  test('can undo a secret decision without seeing it', async () => {
    const { ask, match } = await bidding();
    await ask('matches.sit', { match, seat: 0 });
    await ask('matches.play', { match, seat: 0, moves: [bid(300)], ply: 4 });
    const back = await ask('matches.undo', { match, seat: 0 });
    expect([back.viewer, back.acting, money(back)]).toEqual([null, null, [null, null, null, null]]);
    const {
      entries: [entry],
    } = await ask('matches.redo', { match, seat: 0 });
    expect(entry?.events).toEqual([{ type: 'bidMade', seat: 0 }]);
  });
});

describe('the seated player', () => {
  test('cannot act for another seat, secretly or openly', async () => {
    const secret = await bidding();
    await secret.ask('matches.sit', { match: secret.match, seat: 1 });
    const open = await opening();
    await open.ask('matches.play', { match: open.match, seat: 0, moves: [PLACE], ply: 0 });
    await open.ask('matches.sit', { match: open.match, seat: 0 });
    for (const { refused, match, seat, ply, move } of [
      { ...secret, seat: 0, ply: 4, move: bid(100) },
      { ...open, seat: 1, ply: 1, move: PLACE },
    ]) {
      expect((await refused('matches.play', { match, seat, moves: [move], ply })).code).toBe('not-seated');
      expect((await refused('matches.hint', { match, seat, ply })).code).toBe('not-seated');
      expect((await refused('matches.peek', { match, seat })).code).toBe('not-seated');
    }
  });

  test('undoes and redoes only their own moves', async () => {
    const { ask, refused, match } = await opening();
    await ask('matches.play', { match, seat: 0, moves: [PLACE], ply: 0 });
    await ask('matches.sit', { match, seat: 1 });
    expect((await refused('matches.undo', { match, seat: 0 })).code).toBe('not-seated');
    expect((await refused('matches.undo', { match, seat: 1 })).code).toBe('barred-decision');
    await ask('matches.sit', { match, seat: 0 });
    await ask('matches.undo', { match, seat: 0 });
    await ask('matches.sit', { match, seat: 1 });
    expect((await refused('matches.redo', { match, seat: 0 })).code).toBe('not-seated');
  });

  test('gets the rule when trying to move for a seat that has nothing to decide', async () => {
    const { ask, refused, match } = await opening();
    await ask('matches.sit', { match, seat: 0 });
    expect((await refused('matches.play', { match, seat: 2, moves: [PLACE], ply: 0 })).rule).toBeDefined();
  });
});

describe('a seat that loses its player', () => {
  test('to a computer is no longer shown', async () => {
    const { app, match } = await bidding();
    const table = await giveToComputer(app, match, 1);
    expect([table.viewer, money(table)]).toEqual([null, [null, null, null, null]]);
    const { view } = await app.ask('matches.at', { match, ply: 4 });
    expect((view as { money: unknown[] }).money).toEqual([null, null, null, null]);
  });

  test('to a computer is no longer shown, even if the player was the last person', async () => {
    const { app, match } = await bidding();
    for (const seat of [0, 2, 3]) await giveToComputer(app, match, seat);
    const table = await giveToComputer(app, match, 1);
    expect([table.viewer, money(table)]).toEqual([null, [null, null, null, null]]);
  });

  test.each(['stands up', 'makes room for another', 'gives the seat to a computer'])(
    'gets no pending advice if its player %s',
    async (how) => {
      const asked: (() => void)[] = [];
      const { app, ask, services, match } = await bidding(
        () => new Promise((resolve) => void asked.push(() => resolve(ADVICE))),
      );
      await ask('matches.sit', { match, seat: 1 });
      const advice = services.handle('matches.hint', { match, seat: 1, ply: 4 });
      await expect.poll(() => asked.length).toBe(1);
      if (how === 'gives the seat to a computer') await giveToComputer(app, match, 1);
      else await ask('matches.sit', { match, seat: how === 'stands up' ? null : 2 });
      asked[0]();
      expect((await advice) as object).toMatchObject({ ok: false });
      expect(JSON.stringify(await advice)).not.toMatch('700');
    },
  );
});
