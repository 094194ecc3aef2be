import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { hashOf } from '../../../src/engine/core/hash';
import { GAMES } from '../../../src/engine/games/registry';
import { bySuite } from '../../suite';
import { anyMove, begun, talk } from './talk';

const HASH = /^[0-9a-f]{16}$/;

test('games: lists all registered games, with seats and options', () => {
  const { games } = talk().ask({ do: 'games' });
  expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ about }) => about.id));
  games.forEach((game, i) => {
    const { title, year, seats, options } = GAMES[i].about;
    expect(Object.keys(game).sort()).toEqual(['id', 'options', 'seats', 'title', 'year']);
    expect(game).toMatchObject({ title, year, seats });
    expect(game.options).toEqual(
      options.map(({ key, label, values, default: usual }) => ({
        key,
        label,
        values: values.map(({ value }) => value),
        default: usual,
      })),
    );
  });
});

test('an id of any type is returned, with answers and with errors', () => {
  const session = talk();
  for (const id of [0, 'seven', null, [1], { a: 1 }]) {
    expect(session.line(JSON.stringify({ id, do: 'games' }))).toMatchObject({ id, ok: true });
    expect(session.line(JSON.stringify({ id, do: 'dance' }))).toMatchObject({ id, ok: false });
  }
  expect(session.ask({ do: 'games' })).not.toHaveProperty('id');
});

describe.each(GAMES.map((game) => [game.about.id, game] as const))('%s', (id, game: AnyGame) => {
  const [least, most] = game.about.seats;

  test('new: returns actors and hash, the same whether the seed is text or a number', () => {
    for (let seats = least; seats <= most; seats++) {
      const answer = talk().ask({ do: 'new', game: id, seats, seed: 7 });
      expect(Object.keys(answer).sort()).toEqual(['actors', 'hash', 'ok']);
      expect(answer.actors.length).toBeGreaterThan(0);
      expect(answer.hash).toMatch(HASH);
      expect(talk().ask({ do: 'new', game: id, seats, seed: '7' }).hash).toBe(answer.hash);
    }
  });

  test('new: accepts every value of every option, and a missing seed', () => {
    for (const { key, values } of game.about.options) {
      for (const { value } of values) {
        talk().ask({ do: 'new', game: id, seats: most, options: { [key]: value } });
      }
    }
    const session = talk();
    session.ask({ do: 'new', game: id, seats: least });
    expect(session.ask({ do: 'score' }).scores.length).toBe(least);
  });

  test('new: does not change the match if seats, game, options, seed or outcomes are refused', () => {
    const session = begun(game, 3);
    const before = session.ask({ do: 'position' });
    const fits = { do: 'new', game: id, seats: least };
    for (const wrong of [
      { seats: most + 1 },
      { seats: 0 },
      { seats: String(least) },
      { game: 'chess' },
      { game: 7 },
      { options: { nonsense: 1 } },
      { options: [] },
      { seed: 1.5 },
      { seed: 'x'.repeat(65) },
      { chance: 3 },
      { chance: ['3'] },
    ]) {
      expect(session.refused({ ...fits, ...wrong })).toMatchObject({ code: 'bad-request', message: /./ });
    }
    expect(session.ask({ do: 'position' })).toEqual(before);
  });

  test('moves: lists the moves of deciding seats, ready to play, and none for other seats', () => {
    const session = begun(game);
    const { actors, hash } = session.ask({ do: 'new', game: id, seats: most, seed: 1 });
    for (let seat = 0; seat < most; seat++) {
      const { moves } = session.ask({ do: 'moves', seat });
      expect(moves.length > 0).toBe(actors.includes(seat));
      for (const move of moves) {
        expect(session.ask({ do: 'play', seat, move }).hash).toMatch(HASH);
        session.ask({ do: 'new', game: id, seats: most, seed: 1 });
      }
    }
    expect(hash).toMatch(HASH);
  });

  test('play: returns events, outcomes, actors, over and the hash', () => {
    const session = begun(game, 20);
    const played = session.ask({ do: 'play', ...anyMove(session, game) });
    expect(Object.keys(played).sort()).toEqual(['actors', 'chance', 'events', 'hash', 'ok', 'over']);
    expect(played.events.length).toBeGreaterThan(0);
    expect(played.events.every(({ type }) => typeof type === 'string')).toBe(true);
    expect(played.over).toBe(false);
    const { position } = session.ask({ do: 'position' });
    expect(played.hash).toBe(hashOf(position));
    expect(played.actors).toEqual(game.actors(position));
  });

  test('play: refuses an illegal move with the rule, and changes nothing', () => {
    const session = begun(game, 5);
    const before = session.ask({ do: 'position' });
    const { seat, move } = anyMove(session, game);
    for (const wrong of [
      { seat, move: { type: 'fly' } },
      { seat, move: {} },
      { seat, move: { ...move, surplus: 1 } },
      { seat: (seat + 1) % least, move: { type: 'fly' } },
    ]) {
      const error = session.refused({ do: 'play', ...wrong });
      expect(error).toMatchObject({ code: 'illegal-move', rule: /./, message: /./ });
    }
    expect(session.ask({ do: 'position' })).toEqual(before);
  });

  test('view: shows what a seat or a spectator may know', () => {
    const session = begun(game, 15);
    const { position } = session.ask({ do: 'position' });
    for (const seat of [null, ...Array(least).keys()]) {
      expect(session.ask({ do: 'view', seat }).view).toEqual(game.view(position, seat));
    }
    expect(session.refused({ do: 'view' }).code).toBe('bad-request');
    expect(session.refused({ do: 'view', seat: least }).code).toBe('bad-request');
    expect(session.refused({ do: 'view', seat: -1 }).code).toBe('bad-request');
  });

  test('score: lines add up, and winners appear only at the end', () => {
    const session = begun(game, 10);
    const { scores, ...rest } = session.ask({ do: 'score' });
    expect(rest).toEqual({ ok: true });
    expect(scores.map(({ seat }) => seat)).toEqual([...Array(least).keys()]);
    for (const { total, lines } of scores) {
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
      expect(lines.every(({ key, label }) => key.length > 0 && label.length > 0)).toBe(true);
    }
  });

  test('playout: plays a whole game on a copy, reproducible by seed', () => {
    const session = begun(game, 10);
    const before = session.ask({ do: 'position' });
    const first = session.ask({ do: 'playout', policy: 'random', seed: 3 });
    expect(Object.keys(first).sort()).toEqual(['hash', 'millis', 'moves', 'ok', 'scores']);
    expect(first.moves).toBeGreaterThan(10);
    expect(first.scores.length).toBe(least);
    expect(first.millis).toBe(0.25);
    expect(first.hash).toMatch(HASH);
    expect(session.ask({ do: 'playout', policy: 'random', seed: '3' })).toEqual(first);
    expect(session.ask({ do: 'playout', policy: 'random', seed: 4 }).hash).not.toBe(first.hash);
    expect(session.ask({ do: 'position' })).toEqual(before);
    expect(session.refused({ do: 'playout', policy: 'wishful' }).message).toMatch(/wishful/);
    expect(session.refused({ do: 'playout' }).code).toBe('bad-request');
  });

  test('playout: accepts a level, and then plays all seats at that level, reproducibly', () => {
    const session = begun(game);
    const first = session.ask({ do: 'playout', policy: 'merchant', seed: 3 });
    expect(session.ask({ do: 'playout', policy: 'merchant', seed: 3 })).toEqual(first);
    expect(session.ask({ do: 'playout', policy: 'random', seed: 3 }).hash).not.toBe(first.hash);
  });

  test('bot: suggests a legal move without playing it, with reasons, reproducibly', () => {
    const session = begun(game);
    const before = session.ask({ do: 'position' });
    const seat = session.ask({ do: 'moves', seat: 0 }).moves.length > 0 ? 0 : 1;
    const first = session.ask({ do: 'bot', seat, level: 'admiral' });
    expect(first.reason.key).not.toBe('');
    expect(first.best.length).toBeGreaterThan(0);
    expect(session.ask({ do: 'bot', seat, level: 'admiral' })).toEqual(first);
    expect(session.ask({ do: 'bot', seat, level: 'admiral', ms: 1 }).ok).toBe(true);
    expect(session.ask({ do: 'position' })).toEqual(before);
    expect(session.ask({ do: 'play', seat, move: first.move }).ok).toBe(true);
  });

  test('bot: continues its plan from move to move, so that whole games end', () => {
    for (let seed = 0; seed < bySuite(1, 2); seed++) {
      const session = talk();
      let { actors } = session.ask({ do: 'new', game: id, seats: most, seed });
      let moves = 0;
      for (; actors.length > 0 && moves < 5_000; moves++) {
        const [seat] = actors;
        const { move } = session.ask({ do: 'bot', seat, level: 'merchant' });
        ({ actors } = session.ask({ do: 'play', seat, move }));
      }
      expect(actors, `seed ${seed}, after ${moves} moves`).toEqual([]);
    }
  });

  test('bot: drops its plan after undo and redo, and after a move that it did not suggest', () => {
    const session = talk();
    let { actors } = session.ask({ do: 'new', game: id, seats: least, seed: 3 });
    const stranger = (seat: number) => {
      const { save } = session.ask({ do: 'save' });
      const fresh = talk();
      fresh.ask({ do: 'load', save });
      return fresh.ask({ do: 'bot', seat, level: 'merchant' }).move;
    };
    for (let made = 0; made < bySuite(31, 60) && actors.length > 0; made++) {
      const [seat] = actors;
      const { move } = session.ask({ do: 'bot', seat, level: 'merchant' });
      if (made % 3 === 0 && session.line('{"do":"undo"}').ok) session.ask({ do: 'redo' });
      const { moves } = session.ask({ do: 'moves', seat });
      const other = made % 5 === 0 ? moves[made % moves.length] : move;
      if (made % 3 === 0) expect(session.ask({ do: 'bot', seat, level: 'merchant' }).move).toEqual(stranger(seat));
      ({ actors } = session.ask({ do: 'play', seat, move: other }));
    }
  });

  test('bot: is refused without a known level, without a seat, and if it is not the seat’s turn', () => {
    const session = begun(game);
    expect(session.refused({ do: 'bot', seat: 0, level: 'any' }).message).toMatch(/apprentice.*doge/);
    expect(session.refused({ do: 'bot', seat: 0 }).code).toBe('bad-request');
    expect(session.refused({ do: 'bot', level: 'merchant' }).code).toBe('bad-request');
    const many = begun(game, 0, { seats: game.about.seats[1] });
    const waiting = many.ask({ do: 'moves', seat: 0 }).moves.length > 0 ? 1 : 0;
    expect(many.refused({ do: 'bot', seat: waiting, level: 'merchant' }).code).toBe('not-your-turn');
  });
});
