import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/engine/core/game';
import { playMove, startMatch } from '../../../src/engine/core/match';
import { fastRandom } from '../../../src/engine/core/random';
import { standstill } from '../../../src/engine/core/standstill';
import { GAMES } from '../../../src/engine/games/registry';

const ENDLESS = GAMES.filter((game) => game.standstill);

test('games that could go on forever offer an agreed end', () => {
  expect(ENDLESS.map(({ about }) => about.id)).toEqual(['doge-ship', 'la-loire']);
});

describe.each(ENDLESS.map((game) => [game.about.id, game] as const))('the standstill count of %s', (id, game) => {
  const { progress, begins, each, rounds } = game.standstill ?? { progress: [], begins: '', each: 'round', rounds: 0 };
  const seats = 3;
  const config = { game: id, options: {}, seats, seed: 'standstill' };
  const after = (...types: string[]) =>
    standstill({ game, config, log: types.map((type) => ({ events: [{ type } as GameEvent] })) as never });
  const begun = (count: number) => Array<string>(count * (each === 'turn' ? seats : 1)).fill(begins);

  test('is zero below the limit, and then the number of full rounds without progress', () => {
    expect(after(...begun(rounds - 1))).toBe(0);
    expect(after(...begun(rounds))).toBe(rounds);
    expect(after(...begun(rounds + 3))).toBe(rounds + 3);
    for (const type of progress) {
      expect(after(...begun(rounds), type, ...begun(rounds - 1))).toBe(0);
      expect(after(...begun(5), type, ...begun(rounds))).toBe(rounds);
    }
  });

  test('reaches the limit if players never bring the end closer', () => {
    const match = startMatch(game, { game: id, options: {}, seats: 2, seed: 'idle' });
    const random = fastRandom(1);
    for (let move = 0; move < 4000 && standstill(match) === 0 && game.actors(match.position).length > 0; move++) {
      const [seat] = game.actors(match.position);
      const idle = game.moves(match.position, seat).filter((option) => {
        const events = game.play(game.copy(match.position), seat, option, fastRandom(1));
        return !events.some(({ type }) => progress.includes(type));
      });
      playMove(match, seat, idle[random.roll(idle.length) - 1]);
    }
    expect(standstill(match)).toBe(rounds);
  });
});

test('a game that always ends never offers an agreed end', () => {
  for (const game of GAMES.filter(({ standstill: limit }) => !limit)) {
    const log = Array.from({ length: 500 }, () => ({ events: [{ type: 'roundBegan' }, { type: 'turnBegan' }] }));
    expect(standstill({ game, config: { seats: 2 }, log } as never)).toBe(0);
  }
});
