import { describe, expect, test } from 'vitest';
import { newMatch, openTestApp } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';

/** An unlikely bid that can be found in any text. */
const BID = 1700;
const SECRET = /1700/;

/** Returns the answer as text, without the seat's own legal moves, because those contain every possible bid. */
const told = (answer: unknown) =>
  JSON.stringify(answer, (key, value: unknown) => (key === 'choices' ? undefined : value));

/**
 * Asks for the list, the log and every position of a match, and tries to play, undo and redo. Returns the answers as
 * one text.
 */
async function everything({ ask, services }: TestApp, match: string): Promise<string> {
  const plies = (await ask('matches.log', { match, from: 0 })).length;
  const answers: unknown[] = [await ask('matches.list', {}), await ask('matches.log', { match, from: 0 })];
  for (let ply = 0; ply <= plies; ply++) answers.push(await ask('matches.at', { match, ply }));
  answers.push(
    await services.handle('matches.play', { match, seat: 3, moves: [{ type: 'bid', amount: 50 }], ply: plies }),
  );
  answers.push(await services.handle('matches.undo', { match, seat: 3 }));
  answers.push(await services.handle('matches.redo', { match, seat: 3 }));
  return told(answers);
}

/** Starts a match of four powers with hidden money, in which the first has made a secret bid. */
async function afterTheBid() {
  const app = openTestApp();
  const { ask } = app;
  const { match } = await newMatch(app, 'Secrets', 4, { money: 'hidden' });
  for (let seat = 0; seat < 4; seat++) {
    await ask('matches.play', { match, seat, moves: [{ type: 'place', crews: [3, 3] }], ply: seat });
  }
  await ask('matches.sit', { match, seat: 0 });
  const played = await ask('matches.play', { match, seat: 0, moves: [{ type: 'bid', amount: BID }], ply: 4 });
  return { app, match, played };
}

describe('a secret bid', () => {
  test('leaves no player seated in main, because the bidder no longer decides', async () => {
    const { played, app } = await afterTheBid();
    expect(played.table.viewer).toBeNull();
    expect(told(played.table)).not.toMatch(SECRET);
    expect(told(app.notifications)).not.toMatch(SECRET);
  });

  test.each([null, 1, 2, 3])('is not shown to seat %s', async (seat) => {
    const { app, match } = await afterTheBid();
    const seated = await app.ask('matches.sit', { match, seat });
    expect(told(seated)).not.toMatch(SECRET);
    expect(await everything(app, match)).not.toMatch(SECRET);
  });

  test('is shown to its owner', async () => {
    const { app, match } = await afterTheBid();
    const seated = await app.ask('matches.sit', { match, seat: 0 });
    expect(told(seated.table.view)).toMatch(SECRET);
  });

  test('is not revealed by opening, branching or copying the match', async () => {
    const { app, match } = await afterTheBid();
    const { ask } = app;
    const copy = await ask('saves.duplicate', { match, title: 'Copy' });
    const branch = await ask('matches.branch', { match, ply: 5, title: 'Branch' });
    const texts = [
      await ask('matches.open', { match }),
      await ask('matches.open', { match: copy.match }),
      copy,
      branch,
    ];
    expect(told(texts)).not.toMatch(SECRET);
  });

  test('is shown to all seats when the bids are revealed', async () => {
    const { app, match } = await afterTheBid();
    for (let seat = 1; seat < 4; seat++) {
      await app.ask('matches.sit', { match, seat });
      await app.ask('matches.play', { match, seat, moves: [{ type: 'bid', amount: 0 }], ply: 4 + seat });
    }
    expect(told(await app.ask('matches.log', { match, from: 0 }))).toMatch(SECRET);
  });
});

describe('hidden money', () => {
  test('is shown to its owner only', async () => {
    const { app, match } = await afterTheBid();
    const money = async (seat: number | null) =>
      ((await app.ask('matches.sit', { match, seat })).table.view as { money: unknown[] }).money;
    expect(await money(null)).toEqual([null, null, null, null]);
    expect(await money(2)).toEqual([null, null, 2000, null]);
  });
});

describe('a peek at the player’s own secrets during a public decision', () => {
  async function arsenal() {
    const app = openTestApp();
    const seats = ['A', 'B', 'C'].map((name) => ({ name, kind: 'human' as const }));
    const { table } = await app.ask('matches.create', { game: 'doge-ship', title: 'Arsenal', seats, options: {} });
    const { match, acting } = table;
    return { app, match, acting: acting ?? -1 };
  }
  const approvals = (view: unknown) =>
    (view as { players: { approvals: number | null }[] }).players.map((player) => player.approvals);

  test('shows only the deciding seat’s secrets, and seats no player', async () => {
    const { app, match, acting } = await arsenal();
    const { view } = await app.ask('matches.peek', { match, seat: acting });
    expect(approvals(view).map((held) => held !== null)).toEqual([0, 1, 2].map((seat) => seat === acting));
    const { table } = await app.ask('matches.open', { match });
    expect([table.viewer, approvals(table.view)]).toEqual([null, [null, null, null]]);
  });

  test('is refused to a seat that does not decide, and while another player is seated', async () => {
    const { app, match, acting } = await arsenal();
    const other = (acting + 1) % 3;
    expect((await app.refused('matches.peek', { match, seat: other })).code).toBe('not-deciding');
    await app.ask('matches.sit', { match, seat: other });
    expect((await app.refused('matches.peek', { match, seat: acting })).code).toBe('not-seated');
  });

  test('is refused if the curtain must come first', async () => {
    const app = openTestApp();
    const { match } = await newMatch(app, 'Secrets', 4, { money: 'hidden' });
    for (let seat = 0; seat < 4; seat++)
      await app.ask('matches.play', { match, seat, moves: [{ type: 'place', crews: [3, 3] }], ply: seat });
    expect((await app.refused('matches.peek', { match, seat: 0 })).code).toBe('not-seated');
  });
});
