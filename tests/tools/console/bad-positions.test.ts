import { describe, expect, test } from 'vitest';
import { BadPosition } from '../../../src/engine/core/errors';
import type { AnyGame } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import { GAMES } from '../../../src/engine/games/registry';
import { bySuite } from '../../suite';
import { oddities, pathsOf, samplePositions } from './positions';

/** How often the short suite changes each path (ignoring indices), in the first positions. */
const TIMES = bySuite(2, Infinity);
/** Seeds for playing a position that passes the check. */
const SEEDS = bySuite([1], [1, 2, 3]);

/** A position from outside the app is either refused with the broken invariant, or playable. */
describe.each(GAMES.map((game) => [game.about.id, game] as const))('positions of %s', (_id, game: AnyGame) => {
  const samples = samplePositions(game);

  test('include at least six valid ones of different kinds to start from', () => {
    expect(samples.length).toBeGreaterThan(5);
    for (const position of samples) game.check(position);
  });

  const accepted: { readonly path: readonly string[]; readonly odd: unknown }[] = [];

  test('with a wrong value in any place never crash the check', () => {
    const crashes = new Map<string, string>();
    let refused = 0;
    const tried = new Map<string, number>();
    for (const position of samples) {
      for (const path of pathsOf(position)) {
        const place = placeOf(path);
        const times = tried.get(place) ?? 0;
        if (times >= TIMES) continue;
        tried.set(place, times + 1);
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

  test('that pass the check can be viewed, scored and played', () => {
    const crashes = new Map<string, string>();
    expect(accepted.length).toBeGreaterThan(0);
    accepted.forEach(({ path, odd }, i) => {
      for (const seed of SEEDS) {
        const failure = failureOf(() => tryOut(game, odd, seed * 1000 + i));
        if (failure) note(crashes, path, odd, failure);
      }
    });
    expect([...crashes.values()]).toEqual([]);
  });
});

/** Reads everything that a table shows of a position, and plays a few moves. */
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

function placeOf(path: readonly string[]): string {
  return path.map((key) => (/^\d+$/.test(key) ? '#' : key)).join('.');
}

/** Stores one example per fault. The same error at the same place, with any index, is one fault. */
function note(crashes: Map<string, string>, path: readonly string[], odd: unknown, failure: unknown): void {
  const fault = `${placeOf(path)}: ${String(failure)}`;
  const value = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], odd);
  if (!crashes.has(fault)) crashes.set(fault, `${path.join('.')} = ${JSON.stringify(value)}: ${String(failure)}`);
}
