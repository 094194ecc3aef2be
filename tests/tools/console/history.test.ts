import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import { GAMES } from '../../../src/engine/games/registry';
import { anyMove, begun, talk } from './talk';

describe.each(GAMES.map((game) => [game.about.id, game] as const))('%s', (id, game: AnyGame) => {
  const [seats] = game.about.seats;

  test('undo and redo: return actors and hash as before', () => {
    const session = begun(game);
    const before = session.ask({ do: 'new', game: id, seats, seed: 1 });
    const { actors, hash } = session.ask({ do: 'play', ...anyMove(session, game) });
    expect(session.ask({ do: 'undo' })).toEqual(before);
    expect(session.ask({ do: 'redo' })).toEqual({ ok: true, actors, hash });
  });

  test('undo and redo: are refused with the barrier if impossible', () => {
    const session = begun(game);
    expect(session.refused({ do: 'undo' })).toMatchObject({ code: 'barred', barrier: 'start', message: /./ });
    expect(session.refused({ do: 'redo' })).toMatchObject({ code: 'barred', barrier: 'end', message: /./ });
  });

  test('undo: is refused at a move that cannot be undone, with the reason', () => {
    const session = begun(game);
    const random = fastRandom(1);
    const move = () => session.ask({ do: 'play', ...anyMove(session, game, (count) => random.roll(count) - 1) });
    let barred = move();
    for (let i = 0; i < 500 && barred.chance.length === 0 && !barred.events.some(({ bars }) => bars); i++)
      barred = move();
    const reason = barred.chance.length > 0 ? 'chance' : barred.events.find(({ bars }) => bars)?.bars;
    expect(session.refused({ do: 'undo' })).toMatchObject({ code: 'barred', barrier: reason });
  });

  test('position and setPosition: export and import a position, in any match', () => {
    const session = begun(game, 25);
    const { position } = session.ask({ do: 'position' });
    const other = talk();
    const { actors, hash } = other.ask({ do: 'setPosition', game: id, position });
    expect(actors).toEqual(game.actors(position));
    expect(other.ask({ do: 'position' }).position).toEqual(position);
    expect(other.ask({ do: 'score' })).toEqual(session.ask({ do: 'score' }));
    const played = other.ask({ do: 'play', ...anyMove(other, game) });
    const barred = played.chance.length > 0 || played.events.some(({ bars }) => bars);
    expect(barred ? other.refused({ do: 'undo' }).code : other.ask({ do: 'undo' }).hash).toBe(barred ? 'barred' : hash);
  });

  test('setPosition: is refused with the broken invariant, and the match continues', () => {
    const session = begun(game, 5);
    const before = session.ask({ do: 'position' });
    for (const position of [{}, { ...before.position, surplus: 1 }, { ...before.position, frames: undefined }]) {
      const error = session.refused({ do: 'setPosition', game: id, position });
      expect(error).toMatchObject({ code: 'bad-position', message: /./ });
    }
    expect(session.refused({ do: 'setPosition', game: id, position: [] }).code).toBe('bad-request');
    expect(session.refused({ do: 'setPosition', position: before.position }).code).toBe('bad-request');
    expect(session.ask({ do: 'position' })).toEqual(before);
  });

  test('save and load: restore the match with its moves, and it continues in the same way', () => {
    const session = begun(game, 30);
    const { save } = session.ask({ do: 'save' });
    const other = talk();
    const { hash, actors, moves } = other.ask({ do: 'load', save });
    expect(moves).toBe(30);
    expect(other.ask({ do: 'position' })).toEqual(session.ask({ do: 'position' }));
    expect(other.ask({ do: 'save' }).save).toBe(save);
    const next = { do: 'play', ...anyMove(session, game) };
    expect(other.ask(next)).toEqual(session.ask(next));
    expect(talk().ask({ do: 'load', save })).toMatchObject({ hash, actors });
  });

  test('save and load: work for a match that started from a position', () => {
    const session = begun(game, 25);
    const { position } = session.ask({ do: 'position' });
    session.ask({ do: 'setPosition', game: id, position });
    const { hash } = session.ask({ do: 'play', ...anyMove(session, game) });
    const { save } = session.ask({ do: 'save' });
    expect(talk().ask({ do: 'load', save })).toMatchObject({ hash, moves: 1 });
  });

  test.each([[[6, 6, 6]], [[1]], [[]], [[0]], [[-3]]])(
    'save and load: keep scripted outcomes %j unless `new` refused them',
    (chance) => {
      const session = talk();
      const made = session.line(JSON.stringify({ do: 'new', game: id, seats, seed: 's', chance }));
      if (!made.ok) return expect(made.error.code).toBe('bad-request');
      const { save } = session.ask({ do: 'save' });
      expect(talk().ask({ do: 'load', save }).hash).toBe(made.hash);
    },
  );

  test('load: is refused with line and reason, and the match continues', () => {
    const session = begun(game, 5);
    const { save } = session.ask({ do: 'save' });
    const before = session.ask({ do: 'position' });
    const rows = save.split('\n');
    for (const [broken, line] of [
      ['', 1],
      [save.replace('"seed":"begun"', '"seed":"other"'), 1],
      [rows.filter((_, i) => i !== 2).join('\n'), 3],
    ] as const) {
      expect(session.refused({ do: 'load', save: broken })).toMatchObject({ code: 'bad-save', line, message: /./ });
    }
    expect(session.refused({ do: 'load' }).code).toBe('bad-request');
    expect(session.ask({ do: 'position' })).toEqual(before);
  });

  test('score: names the winners of a finished match, in which no seat can move', () => {
    const session = begun(game);
    let answer = session.ask({ do: 'new', game: id, seats, seed: 'end' });
    let over = false;
    for (let i = 0; i < 20_000 && !over; i++) {
      const [seat] = answer.actors;
      const { moves } = session.ask({ do: 'moves', seat });
      answer = session.ask({ do: 'play', seat, move: moves[(i * 7919) % moves.length] });
      over = answer.over;
    }
    expect(answer.actors).toEqual([]);
    const { scores, winners = [] } = session.ask({ do: 'score' });
    expect(winners).toEqual(game.score(session.ask({ do: 'position' }).position).winners);
    expect(winners.length).toBeGreaterThan(0);
    expect(scores.length).toBe(seats);
    for (let seat = 0; seat < seats; seat++) expect(session.ask({ do: 'moves', seat }).moves).toEqual([]);
    expect(session.ask({ do: 'playout', policy: 'random' }).moves).toBe(0);
  });
});

test('setPosition: adopts the position’s options, and the rules version that they belong to', () => {
  const session = talk();
  session.ask({
    do: 'new',
    game: 'serenissima-2012',
    seats: 4,
    seed: 'a',
    options: { money: 'hidden', income: 'linear' },
  });
  const { position } = session.ask({ do: 'position' });
  const given = position.options as Record<string, unknown>;
  const headOf = (text: string) => JSON.parse(text.split('\n')[0]) as { rules: number; options: unknown };
  session.ask({ do: 'setPosition', game: 'serenissima-2012', position });
  expect(headOf(session.ask({ do: 'save' }).save)).toMatchObject({ rules: 3, options: given });
  const { scuttle, asked, ...older } = given;
  expect([scuttle, asked]).toEqual([true, 'all']);
  session.ask({ do: 'setPosition', game: 'serenissima-2012', position: { ...position, options: older } });
  const head = headOf(session.ask({ do: 'save' }).save);
  expect(head).toMatchObject({ rules: 1, options: older });
  expect(session.ask({ do: 'load', save: session.ask({ do: 'save' }).save }).moves).toBe(0);
});
