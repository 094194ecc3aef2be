import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../../../src/engine/core/errors';
import type { AnyGame } from '../../../src/engine/core/game';
import { hashOf } from '../../../src/engine/core/hash';
import { positionAt, redo, undo } from '../../../src/engine/core/history';
import { readSave } from '../../../src/engine/core/load';
import { positionHash } from '../../../src/engine/core/match';
import type { Match } from '../../../src/engine/core/match-types';
import { fastRandom } from '../../../src/engine/core/random';
import { saveText } from '../../../src/engine/core/save';
import { redactEvent } from '../../../src/engine/core/secrets';
import { findGame, GAMES } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';
import { bySuite } from '../../suite';
import { mutant, spelled } from './mutants';
import { freshMatch, playOut } from './playing';

/** The number of random games per game, spread over all table sizes. `GAMES=10000` plays that many. */
const total = Number(process.env.GAMES ?? bySuite(16, 80));

/** Properties of every registered game, checked in random games with every table size and all options. */
describe.each(GAMES.map((game) => [game.about.id, game] as const))('%s', (_id, game: AnyGame) => {
  const [least, most] = game.about.seats;
  const tables = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const share = Math.ceil(total / tables.length);
  /**
   * The checks after the first barely depend on the table size, so the short suite uses only the smallest and largest.
   */
  const someTables = bySuite([...new Set([least, most])], tables);

  it.each(tables)(
    '%i players: games end, every position is valid, and replaying the log gives equal hashes',
    (seats) => {
      for (let index = 0; index < share; index++) {
        const match = freshMatch(game, seats, index);
        expect(game.seats(match.position)).toBe(seats);
        playOut(match, index, () => game.check(match.position));
        game.check(match.position);
        expect(game.score(match.position).winners.length).toBeGreaterThan(0);
        expect(game.moves(match.position, 0)).toEqual([]);
        expect(hashOf(replayOf(game, match))).toBe(positionHash(match));
      }
    },
    // Allows one second per game on slow machines.
    Math.max(600_000, share * 1000),
  );

  it.each(someTables)('%i players: the rules accept every listed move and no other', (seats) => {
    let refused = 0;
    for (let index = 0; index < sampled(share); index++) {
      const match = freshMatch(game, seats, index);
      const random = fastRandom(index + 99);
      playOut(match, index, ({ seat, legal, move }) => {
        const listed = new Set(legal.map(spelled));
        expect(listed.size).toBe(legal.length);
        const other = legal[random.roll(legal.length) - 1];
        game.play(game.copy(match.position), seat, other, random);
        for (const wrong of [mutant(move, legal, random), mutant(other, legal, random)]) {
          if (listed.has(spelled(wrong))) continue;
          refused++;
          expectRefusal(game, match, seat, wrong);
        }
        for (let stranger = 0; stranger < seats; stranger++) {
          if (game.actors(match.position).includes(stranger)) continue;
          expect(game.moves(match.position, stranger)).toEqual([]);
          expectRefusal(game, match, stranger, move);
        }
      });
    }
    expect(refused).toBeGreaterThan(0);
  });

  it.each(someTables)('%i players: copies are equal and independent, and positions are plain JSON', (seats) => {
    for (let index = 0; index < sampled(share); index++) {
      const match = freshMatch(game, seats, index);
      playOut(match, index, ({ seat, move }, ply) => {
        if (ply % 7 > 0) return;
        const before = JSON.stringify(match.position);
        expect(JSON.parse(before)).toEqual(match.position);
        const copy = game.copy(match.position);
        expect(copy).toEqual(match.position);
        game.play(copy, seat, move, fastRandom(ply));
        expect(JSON.stringify(match.position)).toBe(before);
      });
    }
  });

  it.each(someTables)('%i players: undo leads back to the start and redo to the end', (seats) => {
    for (let index = 0; index < sampled(share); index++) {
      const match = freshMatch(game, seats, index);
      const start = positionHash(match);
      playOut(match, index, () => undefined);
      const plies = match.log.length;
      const end = positionHash(match);
      const middle = hashOf(positionAt(match, plies >> 1));
      while (match.log.length > 0) undo(match, { free: true });
      expect(positionHash(match)).toBe(start);
      while (match.undone.length > 0) redo(match, { free: true });
      expect(match.log.length).toBe(plies);
      expect(positionHash(match)).toBe(end);
      expect(hashOf(positionAt(match, plies >> 1))).toBe(middle);
    }
  });

  it.each(someTables)('%i players: a save reads back as the same match', (seats) => {
    const meta = {
      title: 'Test',
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'human' })),
      created: '2026-01-01T00:00:00.000Z',
    };
    for (let index = 0; index < sampled(share); index++) {
      const match = freshMatch(game, seats, index);
      playOut(match, index, () => undefined);
      const loaded = readSave(saveText(match, meta), findGame);
      expect(loaded.meta).toEqual(meta);
      expect(loaded.torn).toBe(false);
      expect(positionHash(loaded.match)).toBe(positionHash(match));
      expect(loaded.match.log).toEqual(match.log);
    }
  });

  it.each(someTables)('%i players: no view or event shows another seat’s secrets', (seats) => {
    const testing = testingOf(game).secrets;
    if (!testing) return expectNoSecrets(game, seats, sampled(share));
    const seen = { owned: 0, own: 0, unowned: 0 };
    for (let index = 0; index < sampled(share); index++) {
      const match = freshMatch(game, seats, index);
      const random = fastRandom(index + 7);
      playOut(match, index, ({ seat }, ply) => {
        if (ply % 3 > 0) return;
        const planted = game.copy(match.position);
        const secrets = testing.plant(planted);
        const watchers = [null, ...Array.from({ length: seats }, (_, i) => i)];
        const views = new Map(watchers.map((watcher) => [watcher, JSON.stringify(game.view(planted, watcher))]));
        const legal = game.moves(planted, seat);
        const events = game.play(game.copy(planted), seat, legal[random.roll(legal.length) - 1], random);
        const shown = events.some((event) => event.bars === 'secret');
        const told = new Map(
          watchers.map((watcher) => [
            watcher,
            JSON.stringify(events.map((event) => redactEvent(game, event, watcher))),
          ]),
        );
        const leaks: unknown[] = [];
        for (const { owner, token } of secrets) {
          if (owner === null) seen.unowned++;
          else seen.owned++;
          if (owner !== null && views.get(owner)?.includes(token)) seen.own++;
          for (const watcher of watchers) {
            if (secrets.some((other) => other.token === token && other.owner !== null && other.owner === watcher))
              continue;
            if (views.get(watcher)?.includes(token)) leaks.push({ watcher, owner, token, in: 'view' });
            if (!shown && told.get(watcher)?.includes(token)) leaks.push({ watcher, owner, token, in: 'events' });
          }
        }
        expect(leaks).toEqual([]);
      });
    }
    expect(seen.owned + seen.unowned).toBeGreaterThan(0);
    expect(seen.own).toBe(seen.owned);
  });
});

/**
 * Without plantable secrets, the game must hide nothing: even a spectator sees the whole position and unredacted events.
 */
function expectNoSecrets(game: AnyGame, seats: number, games: number): void {
  for (let index = 0; index < games; index++) {
    const match = freshMatch(game, seats, index);
    playOut(match, index, () => expect(game.view(match.position, null)).toMatchObject(match.position as object));
    const events = match.log.flatMap((entry) => entry.events);
    expect(events.filter((event) => redactEvent(game, event, null) !== event)).toEqual([]);
  }
}

function sampled(share: number): number {
  return Math.max(bySuite(2, 3), Math.min(40, Math.ceil(share / 10)));
}

function replayOf(game: AnyGame, match: Match): unknown {
  return readSave(
    saveText(match, {
      title: 'Replay',
      seats: Array.from({ length: match.config.seats }, () => ({ name: 'x', kind: 'human' })),
      created: '2026-01-01T00:00:00.000Z',
    }),
    (id) => (id === game.about.id ? game : undefined),
  ).match.position;
}

function expectRefusal(game: AnyGame, match: Match, seat: number, wrong: Parameters<AnyGame['play']>[2]): void {
  const before = JSON.stringify(match.position);
  let error: unknown;
  try {
    game.play(game.copy(match.position), seat, wrong, fastRandom(1));
  } catch (thrown) {
    error = thrown;
  }
  if (!(error instanceof IllegalMove))
    throw new Error(`The illegal move was accepted or crashed: ${JSON.stringify(wrong)}`, { cause: error });
  expect([error.code, error.rule, error.message].every((part) => part.length > 0)).toBe(true);
  const copy = game.copy(match.position);
  try {
    game.play(copy, seat, wrong, fastRandom(1));
  } catch {
    expect(JSON.stringify(copy)).toBe(before);
  }
}
