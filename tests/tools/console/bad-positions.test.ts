import { describe, expect, test } from 'vitest';
import { BadPosition } from '../../../src/engine/core/errors';
import type { AnyGame } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import { GAMES } from '../../../src/engine/games/registry';
import { oddities, pathsOf, samplePositions } from './positions';

/** Positions from outside are refused with the invariant they break, or are positions one can play. */
describe.each(GAMES.map((game) => [game.about.id, game] as const))('%s', (_id, game: AnyGame) => {
  const samples = samplePositions(game);

  test('positions of all kinds are there to be changed, and sound', () => {
    expect(samples.length).toBeGreaterThan(5);
    for (const position of samples) game.check(position);
  });

  const accepted: { readonly path: readonly string[]; readonly odd: unknown }[] = [];

  test('no oddity in any place makes the check itself fail', () => {
    const crashes = new Map<string, string>();
    let refused = 0;
    for (const position of samples) {
      for (const path of pathsOf(position)) {
        for (const odd of oddities(position, path)) {
          const failure = failureOf(() => game.check(odd));
          if (!failure) accepted.push({ path, odd });
          else if (failure instanceof BadPosition) refused++;
          else note(crashes, path, odd, failure);
        }
      }
    }
    expect(refused).toBeGreaterThan(100);
    expect([...crashes.values()]).toEqual([]);
  });

  test('whatever passes the check can be looked at, scored and played', () => {
    const crashes = new Map<string, string>();
    expect(accepted.length).toBeGreaterThan(0);
    accepted.forEach(({ path, odd }, i) => {
      for (const seed of [1, 2, 3]) {
        const failure = failureOf(() => tryOut(game, odd, seed * 1000 + i));
        if (failure) note(crashes, path, odd, failure);
      }
    });
    expect([...crashes.values()]).toEqual([]);
  });
});

/** Everything a table asks of a position, and a few moves. */
function tryOut(game: AnyGame, position: unknown, seed: number): void {
  const state = game.copy(position);
  const random = fastRandom(seed);
  for (let i = 0; i < 8; i++) {
    const { scores } = game.score(state);
    for (const seat of [null, ...scores.keys()]) game.view(state, seat);
    const actors = game.actors(state);
    if (actors.length === 0) return;
    const legal = actors.map((seat) => game.moves(state, seat));
    if (legal.some((moves) => moves.length === 0)) throw new Error('An actor has no move');
    const turn = random.roll(actors.length) - 1;
    game.play(state, actors[turn], legal[turn][random.roll(legal[turn].length) - 1], random);
    game.check(state);
  }
}

function failureOf(action: () => void): unknown {
  try {
    action();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Keeps one example of every fault: the same error at the same place, whatever its index, is the same fault. */
function note(crashes: Map<string, string>, path: readonly string[], odd: unknown, failure: unknown): void {
  const place = path.map((key) => (/^\d+$/.test(key) ? '#' : key)).join('.');
  const fault = `${place}: ${String(failure)}`;
  const value = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], odd);
  if (!crashes.has(fault)) crashes.set(fault, `${path.join('.')} = ${JSON.stringify(value)}: ${String(failure)}`);
}
