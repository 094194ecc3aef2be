import { describe, expect, test } from 'vitest';
import type { AnyGame, Move } from '../../src/engine/core/game';
import { checkConfig, startMatch } from '../../src/engine/core/match';
import { saveText } from '../../src/engine/core/save';
import type { SaveMeta } from '../../src/engine/core/save';
import { findGame } from '../../src/engine/games/registry';
import { DEFAULT_OPTIONS } from '../../src/engine/games/serenissima-1996/about';
import type { AdviserPort, Question } from '../../src/main/services/ports';
import { playOut } from '../engine/generic/playing';
import { GAME, openTestApp } from '../../tools/harness/test-app';

/** The first move of the 1996 game, as a computer might make it. */
const PLACE = { type: 'place', crews: [4, 4] };
const REASON = { key: 'strength', params: { sailors: 4 } };

/**
 * Opens a table with one person in the given seat and three computers. Records the questions to them, which `advise`
 * answers.
 */
async function tableOf(person: number, advise: AdviserPort['advise']) {
  const asked: Question[] = [];
  const app = openTestApp(undefined, {}, (question, ...signals) => {
    asked.push(question);
    return advise(question, ...signals);
  });
  const seats = [0, 1, 2, 3].map((seat) =>
    seat === person
      ? { name: 'Anna', kind: 'human' as const }
      : { name: `C${seat}`, kind: 'computer' as const, level: 'admiral' as const },
  );
  const options = { ...DEFAULT_OPTIONS, money: 'hidden' };
  const { table } = await app.ask('matches.create', { game: GAME, title: 'Alone', seats, options, seed: 'alone' });
  return { ...app, app, table, match: table.match, asked };
}

/** Opens a table at which all seats must bid secretly, with a computer in the second seat and no bids yet. */
async function biddingWith(id: string, options: Record<string, string>, advise: AdviserPort['advise']) {
  const game = findGame(id) as AnyGame;
  const config = { game: id, options: checkConfig(game, 4, options), seats: 4, seed: 'bids' };
  const match = startMatch(game, config);
  playOut(match, 1, () => undefined, { until: ({ type }) => type === 'bid' });
  const seats = [0, 1, 2, 3].map((seat) => ({ name: `P${seat}`, kind: seat === 1 ? 'computer' : 'human' }));
  const { position } = match;
  const text = saveText(startMatch(game, { ...config, position }), {
    title: 'Bids',
    seats,
    created: '2026-01-01T00:00:00.000Z',
  });
  const app = openTestApp(undefined, {}, advise);
  const info = await app.ask('saves.import', { text });
  return { ...app, app, match: info?.match ?? '', ply: 0 };
}

const COUNSEL = {
  steps: [{ choice: { move: PLACE, forecast: {} }, view: {} }],
  then: [],
  reason: REASON,
  gain: {},
  ends: 'turn',
  win: null,
} as const;
const atOnce = async () => [{ move: PLACE, reason: REASON, counsel: COUNSEL }];
const forever: AdviserPort['advise'] = (_question, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Cut short.')));
  });

describe('a computer’s decision', () => {
  test('is based on its seat’s view, and is played, saved and reported with its reason', async () => {
    const { ask, match, asked } = await tableOf(1, atOnce);
    const { entry, table } = await ask('matches.think', { match, ply: 0 });
    expect(entry.reason).toEqual(REASON);
    expect([entry.ply, entry.seat, table.ply]).toEqual([1, 0, 1]);
    expect(asked[0]).toMatchObject({ game: GAME, seat: 0, level: 'admiral' });
    expect((asked[0].view as { viewer?: unknown }) !== null).toBe(true);
    expect((await ask('matches.open', { match })).table.ply).toBe(1);
  });

  test('comes from a seat that is saved with the version of its weights, unlike a person’s seat', async () => {
    const { match, table, ask } = await tableOf(1, atOnce);
    const [first, ...others] = table.seats;
    await ask('matches.seats', { match, seats: [{ name: first.name, kind: 'human' }, ...others] });
    const text = (await ask('saves.export', { match }))?.text ?? '';
    const noted = text
      .split('\n')
      .flatMap((line) => (line.includes('"note"') ? [JSON.parse(line) as { note: SaveMeta }] : []));
    const seats = noted.at(-1)?.note.seats ?? [];
    expect(seats.length).toBe(table.seats.length);
    for (const { kind, weights } of seats) {
      if (kind === 'computer') expect(weights).toMatch(/^[0-9a-f]{8}$/);
      else expect(weights).toBeUndefined();
    }
    expect((await ask('matches.open', { match })).table.seats.slice(1)).toEqual(others);
  });

  test('uses its seat’s character, which is saved', async () => {
    const { ask, match, table, asked, refused } = await tableOf(1, atOnce);
    const seats = table.seats.map((seat, i) => (i === 0 ? { ...seat, character: 'corsair' } : seat));
    expect((await ask('matches.seats', { match, seats })).seats[0].character).toBe('corsair');
    await ask('matches.close', { match });
    expect((await ask('matches.open', { match })).table.seats[0].character).toBe('corsair');
    await ask('matches.think', { match, ply: 0 });
    expect(asked[0].character).toBe('corsair');

    const with_ = (character: string) => seats.map((seat, i) => (i === 0 ? { ...seat, character } : seat));
    // Invalid: a character of another game, a level's own weights, and an impossible name.
    expect((await refused('matches.seats', { match, seats: with_('gondolier') })).code).toBe('no-such-character');
    expect((await refused('matches.seats', { match, seats: with_('novice') })).code).toBe('no-such-character');
    expect((await refused('matches.seats', { match, seats: with_('__proto__') })).code).toBe('bad-request');
    const games = await ask('games.list', {});
    expect(games.find(({ id }) => id === GAME)?.characters).toEqual(['trader', 'corsair', 'blockader', 'miser']);
  });

  test('cannot be made by people, who cannot take the computer’s seat either', async () => {
    const { match, table, refused } = await tableOf(1, atOnce);
    expect([table.acting, table.choices]).toEqual([null, []]);
    expect((await refused('matches.sit', { match, seat: 0 })).code).toBe('computer-seat');
    expect((await refused('matches.play', { match, seat: 0, moves: [PLACE], ply: 0 })).code).toBe('computer-seat');
  });

  test('is refused while a person must decide', async () => {
    const { match, refused } = await tableOf(0, atOnce);
    expect((await refused('matches.think', { match, ply: 0 })).code).toBe('no-computer');
  });

  test.each([
    [GAME, { money: 'hidden' }, { type: 'bid', amount: 700 }],
    [GAME, { money: 'open' }, { type: 'bid', amount: 700 }],
    ['doge-ship', { approvals: 'hidden' }, { type: 'bid', amount: 0 }],
  ])('that stays hidden is reported and saved without its reason (%s, %o)', async (id, options, move) => {
    const reason = { key: 'bid', params: { amount: 700 } };
    const { ask, services, files, match, ply } = await biddingWith(id, options, async () => [{ move, reason }]);
    const { entry } = await ask('matches.think', { match, ply });
    expect([entry.events, entry.reason]).toEqual([[{ type: 'bidMade', seat: 1 }], undefined]);
    expect([...files.disk.values()].join()).not.toMatch('"reason"');
    expect(JSON.stringify(await services.handle('matches.log', { match, from: 0 }))).not.toMatch('700');
  });

  test('that is illegal is logged without the move’s details', async () => {
    const { ask, app, match, ply } = await biddingWith(GAME, {}, async () => [
      { move: { type: 'bid', amount: 777 } as Move, reason: null },
    ]);
    await ask('matches.think', { match, ply });
    expect(app.logged.map(String)).toEqual([expect.stringContaining('bid')]);
    expect(String(app.logged)).not.toMatch('777');
  });

  test('can be hurried, and is then the best move so far', async () => {
    const { ask, match } = await tableOf(1, (_question, _signal, finish) => {
      return new Promise((resolve) => {
        finish?.addEventListener('abort', () => resolve([{ move: PLACE, reason: REASON }]));
      });
    });
    const thought = ask('matches.think', { match, ply: 0 });
    // No computer thinks about the other match, so nothing is stopped.
    await ask('matches.moveNow', { match: 'another' });
    while ((await Promise.race([thought, ask('matches.moveNow', { match })])) === null);
    expect((await thought).table.ply).toBe(1);
  });

  test('for another position is refused', async () => {
    const { match, refused } = await tableOf(1, atOnce);
    expect((await refused('matches.think', { match, ply: 3 })).code).toBe('stale');
  });

  test('that is illegal is logged as an error of the app, and a legal move is played without a reason', async () => {
    const { ask, match, app } = await tableOf(1, async () => [{ move: { type: 'conjure' }, reason: REASON }]);
    const { table, entry } = await ask('matches.think', { match, ply: 0 });
    expect([table.ply, entry.reason]).toEqual([1, undefined]);
    expect(app.logged.map(String)).toEqual([`Error: ${GAME}: a move “conjure”, played “place”`]);
  });

  test('with a reason that cannot be saved is played without the reason', async () => {
    const reason = { key: 'gain', params: { gain: Number.NaN } };
    const { ask, match } = await tableOf(1, async () => [{ move: PLACE, reason }]);
    expect((await ask('matches.think', { match, ply: 0 })).entry).not.toHaveProperty('reason');
    expect((await ask('matches.open', { match })).table.ply).toBe(1);
  });

  test('is played as decided, in any field order', async () => {
    const { ask, match, app } = await tableOf(1, async () => [
      { move: { crews: [4, 4], type: 'place' } as Move, reason: REASON },
    ]);
    const { entry } = await ask('matches.think', { match, ply: 0 });
    expect([entry.events, entry.reason]).toEqual([[expect.objectContaining({ crews: [4, 4] })], REASON]);
    expect(app.logged).toEqual([]);
  });

  test('is undone if the disk fails', async () => {
    const { match, files, refused, ask } = await tableOf(1, atOnce);
    files.full = true;
    expect((await refused('matches.think', { match, ply: 0 })).code).toBe('disk-full');
    files.full = false;
    expect((await ask('matches.think', { match, ply: 0 })).table.ply).toBe(1);
  });
});

describe('a thinking computer', () => {
  test.each([
    ['stop', (app: Awaited<ReturnType<typeof tableOf>>) => app.ask('matches.stop', { match: app.match })],
    ['open', (app: Awaited<ReturnType<typeof tableOf>>) => app.ask('matches.open', { match: app.match })],
    ['close', (app: Awaited<ReturnType<typeof tableOf>>) => app.ask('matches.close', { match: app.match })],
  ])('is interrupted by the command %s, and nothing is played', async (_what, interrupt) => {
    const table = await tableOf(1, forever);
    // With a new title, the match is not discarded as unplayed.
    await table.ask('saves.rename', { match: table.match, title: 'Mine' });
    const thought = table.refused('matches.think', { match: table.match, ply: 0 });
    await expect.poll(() => table.asked.length).toBe(1);
    await interrupt(table);
    expect((await thought).code).toBe('stopped');
    expect((await table.ask('matches.log', { match: table.match, from: 0 })).length).toBe(0);
  });

  test('does not prevent players from looking at the table', async () => {
    const { match, ask, refused, asked } = await tableOf(1, forever);
    const thought = refused('matches.think', { match, ply: 0 });
    await expect.poll(() => asked.length).toBe(1);
    expect((await ask('matches.at', { match, ply: 0 })).ply).toBe(0);
    await ask('matches.stop', { match });
    await thought;
  });
});

describe('people and computers', () => {
  test('are saved with their new seats after people take over from computers during a game', async () => {
    const { ask, match, table } = await tableOf(1, atOnce);
    const seats = table.seats.map(({ name }) => ({ name, kind: 'human' as const }));
    const changed = await ask('matches.seats', { match, seats });
    expect(changed.acting).toBe(0);
    expect((await ask('matches.open', { match })).table.seats).toEqual(seats);
  });

  test('must fill all seats between them', async () => {
    const { refused, match } = await tableOf(1, atOnce);
    expect((await refused('matches.seats', { match, seats: [{ name: 'A', kind: 'human' }] })).code).toBe('wrong-seats');
  });

  test('can share a table; a single person sees their own secrets even while a computer decides', async () => {
    const { ask, match } = await tableOf(1, atOnce);
    await ask('matches.sit', { match, seat: 1 });
    expect((await ask('matches.think', { match, ply: 0 })).table.viewer).toBe(1);
  });
});

describe('advice', () => {
  test('is the best level’s plan, based on what the viewer at the screen sees', async () => {
    const { ask, match, asked } = await tableOf(0, atOnce);
    expect(await ask('matches.hint', { match, seat: 0, ply: 0 })).toEqual(COUNSEL);
    expect(asked[0]).toMatchObject({ level: 'doge', counsel: { viewer: null } });
  });

  test('on a private decision is given only to the seated player', async () => {
    const { ask, match, refused } = await tableOf(0, atOnce);
    await ask('matches.play', { match, seat: 0, moves: [PLACE], ply: 0 });
    for (const ply of [1, 2, 3]) await ask('matches.think', { match, ply });
    await ask('matches.sit', { match, seat: null });
    expect((await refused('matches.hint', { match, seat: 0, ply: 4 })).code).toBe('not-seated');
    await ask('matches.sit', { match, seat: 0 });
    expect((await ask('matches.hint', { match, seat: 0, ply: 4 })).steps).toHaveLength(1);
  });
});
