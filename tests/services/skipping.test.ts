import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/core/game';
import { saveText } from '../../src/engine/core/save';
import { SKIPS } from '../../src/engine/core/skip-preferences';
import type { Skip } from '../../src/engine/core/skip-preferences';
import { GAMES } from '../../src/engine/games/registry';
import { freshMatch, isSmallGame } from '../engine/generic/playing';
import { openTestApp } from '../../tools/harness/test-app';
import { beforeNeedless, people, SEATS } from './needless';

/** Opens a match one move before a decision that can be skipped. `play` makes that move. */
async function standing(game: AnyGame, skip?: readonly Skip[]) {
  const app = openTestApp();
  const found = beforeNeedless(game);
  const meta = { title: 'Asked', seats: people(skip), created: '2026-01-01T00:00:00.000Z' };
  const info = await app.ask('saves.import', { text: saveText(found.at, meta) });
  const match = info?.match ?? '';
  await app.ask('matches.open', { match });
  const { seat, move } = found.next;
  const play = () => app.ask('matches.play', { match, seat, moves: [{ ...move }], ply: found.at.log.length });
  return { app, match, play, found, ply: found.at.log.length + 1 };
}

describe.each(GAMES.filter((game) => !isSmallGame(game)).map((game) => [game.about.id, game] as const))(
  'the table of %s',
  (_id, game) => {
    test('asks a player who has no skip preferences', async () => {
      const { app, match, play, ply } = await standing(game);
      expect((await play()).table.skip).toBeNull();
      expect((await app.refused('matches.skip', { match, ply })).code).toBe('stale');
    });

    test('answers for a player who skips this kind of decision; the answer is still in the log when the match is reopened', async () => {
      const { app, match, play, ply, found } = await standing(game, SKIPS);
      expect((await play()).table.skip).toBe(found.skip);
      expect((await app.refused('matches.skip', { match, ply: ply - 1 })).code).toBe('stale');
      const { entry } = await app.ask('matches.skip', { match, ply });
      expect(entry).toMatchObject({ ply: ply + 1, seat: found.seat, skip: found.skip });
      const { log } = await app.ask('matches.open', { match });
      expect(log.at(-1)).toEqual(entry);
      expect(log.filter(({ skip }) => skip)).toHaveLength(1);
    });

    test('asks a player who skips only other kinds of decisions', async () => {
      const { play, found } = await standing(
        game,
        SKIPS.filter((skip) => skip !== beforeNeedless(game).skip),
      );
      expect((await play()).table.skip, found.skip).toBeNull();
    });

    test('asks again after undo, and skips again from the next move on', async () => {
      const { app, match, play, ply, found } = await standing(game, SKIPS);
      await play();
      await app.ask('matches.skip', { match, ply });
      const back = await app.ask('matches.undo', { match, seat: found.seat });
      expect([back.ply, back.skip]).toEqual([ply, null]);
      expect((await app.refused('matches.skip', { match, ply })).code).toBe('stale');
      const again = await app.ask('matches.redo', { match, seat: found.seat });
      expect(again.entries.map(({ skip }) => skip)).toEqual([found.skip]);
      await app.ask('matches.undo', { match, seat: found.seat });
      expect((await app.ask('matches.undo', { match, seat: found.next.seat })).ply).toBe(ply - 1);
      expect((await play()).table.skip).toBe(found.skip);
    });

    test('still asks for the current decision when skip preferences are set, and stores them', async () => {
      const { app, match, play } = await standing(game);
      await play();
      const seats = people(SKIPS);
      expect(await app.ask('matches.seats', { match, seats })).toMatchObject({ skip: null, seats });
      expect((await app.ask('matches.open', { match })).table.seats).toEqual(seats);
    });

    test('skips nothing if the answer cannot be written', async () => {
      const { app, match, play, ply } = await standing(game, SKIPS);
      const { table } = await play();
      app.files.full = true;
      expect((await app.refused('matches.skip', { match, ply })).code).toBe('disk-full');
      app.files.full = false;
      expect((await app.ask('matches.sit', { match, seat: null })).table).toMatchObject({
        ply: table.ply,
        skip: table.skip,
      });
    });
  },
);

test('preferences of a computer’s seat and unknown preferences are ignored', async () => {
  const { app, match } = await standing(GAMES[0]);
  const seats = [
    { name: 'Anna', kind: 'human', skip: ['rain'] },
    { name: 'Bruno', kind: 'computer', skip: ['forced'] },
  ];
  const meta = { title: 'Later', seats, created: '2026-01-01T00:00:00.000Z' };
  const info = await app.ask('saves.import', { text: saveText(freshMatch(GAMES[0], SEATS, 1), meta) });
  const { table } = await app.ask('matches.open', { match: info?.match ?? match });
  expect(table.seats.map(({ skip }) => skip)).toEqual([undefined, undefined]);
});
