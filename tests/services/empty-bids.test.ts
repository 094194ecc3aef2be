import { describe, expect, test } from 'vitest';
import type { AnyGame, Seat } from '../../src/engine/core/game';
import { branch } from '../../src/engine/core/history';
import type { Match } from '../../src/engine/core/match-types';
import { saveText } from '../../src/engine/core/save';
import { findGame } from '../../src/engine/games/registry';
import type { SeatConfig } from '../../src/ipc/seats';
import { freshMatch, playOut } from '../engine/generic/playing';
import { openTestApp } from '../../tools/harness/test-app';

const SEATS = 2;

/** Returns a match of The Doge Ship one move before a bid by the same player, who has no Approvals. */
function beforeEmptyBid(): { readonly game: AnyGame; readonly at: Match; readonly seat: Seat } {
  const game = findGame('doge-ship');
  for (let index = 0; game && index < 200; index++) {
    const match = freshMatch(game, SEATS, index);
    let found: { at: Match; seat: Seat } | undefined;
    playOut(match, index, ({ seat }, ply) => {
      const last = match.log.at(-1);
      if (found || last?.seat !== seat || last.chance.length > 0 || last.events.some(({ bars }) => bars)) return;
      const [bid, ...more] = game.moves(match.position, seat);
      if (bid.type === 'bid' && more.length === 0) found = { at: branch(match, ply - 1), seat };
    });
    if (found) return { game, ...found };
  }
  throw new Error('No match reaches an inspection in which a player has no Approvals');
}

/** Opens a match one move before an empty bid. `play` makes this move. */
async function standing(others: SeatConfig['kind']) {
  const { at, seat, game } = beforeEmptyBid();
  const app = openTestApp();
  const people = Array.from({ length: SEATS }, (_, i): SeatConfig => {
    const kind = i === seat ? 'human' : others;
    return { name: `Player ${i + 1}`, kind, ...(kind === 'computer' && { level: 'apprentice' }) };
  });
  const meta = { title: 'Bids', seats: people, created: '2026-01-01T00:00:00.000Z' };
  const info = await app.ask('saves.import', { text: saveText(at, meta) });
  const match = info?.match ?? '';
  await app.ask('matches.open', { match });
  const ply = at.log.length;
  const moves = game.moves(at.position, seat).filter((move) => {
    const after = game.copy(at.position);
    const events = game.play(after, seat, move, { roll: () => 1 });
    return events.some(({ type }) => type === 'inspectionBegan');
  });
  const play = () =>
    app.ask('matches.play', { match, seat, moves: moves.slice(0, 1).map((move) => ({ ...move })), ply });
  return { app, match, seat, ply, play };
}

describe('a player with nothing to bid', () => {
  test('is skipped if all opponents are computers, with a log line', async () => {
    const { app, match, seat, ply, play } = await standing('computer');
    expect((await play()).table.skip).toBe('forced');
    const { entry } = await app.ask('matches.skip', { match, ply: ply + 1 });
    expect(entry).toMatchObject({ seat, skip: 'forced', events: [{ type: 'bidMade', seat }] });
  });

  test('is asked to bid if skipping would reveal to another person that they have nothing', async () => {
    const { play } = await standing('human');
    expect((await play()).table.skip).toBeNull();
  });

  test('undoes their previous move together with the skipped bid, which is skipped again later', async () => {
    const { app, match, seat, ply, play } = await standing('computer');
    await play();
    await app.ask('matches.skip', { match, ply: ply + 1 });
    const back = await app.ask('matches.undo', { match, seat });
    expect([back.ply, back.skip]).toEqual([ply, null]);
    expect((await play()).table.skip).toBe('forced');
  });
});
