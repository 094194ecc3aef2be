import { describe, expect, test } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import type { Mistakes } from '../../../src/engine/bots/bot';
import { CARELESS_LEVELS, LEVEL_NAMES, LEVELS } from '../../../src/engine/bots/levels';
import { withMistake } from '../../../src/engine/bots/mistakes';
import { anyMove } from '../../../src/engine/bots/plans';
import type { Move } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';

const [load, sail, end] = ['load', 'sail', 'end'].map((type): Move => ({ type }));
const plan = { ...anyMove(load), moves: [load, sail, end] };

/** The same rate for every careless level. */
const always = (rate: number) =>
  Object.fromEntries(CARELESS_LEVELS.map((level) => [level, rate])) as Mistakes<Move>['rates'];

function movesWith(kinds: Mistakes<Move>['kinds'], rate = 1, last?: Move) {
  const mistakes = { rates: { ...always(0), deckhand: rate }, kinds, ...(last && { end: last }) };
  return withMistake(mistakes, 'deckhand', plan, () => [load, sail, end], fastRandom(1)).moves;
}

describe('a mistake', () => {
  test('forgets moves and ends the turn', () => {
    expect(movesWith([{ forgets: ({ type }) => type === 'sail' }], 1, end)).toEqual([load, end, end]);
  });

  test('changes a move', () => {
    expect(movesWith([{ changes: (move) => (move === load ? sail : move) }])).toEqual([sail, sail, end]);
  });

  test('replaces the planned move with another legal move', () => {
    expect(movesWith([{ prefers: ({ type }, planned) => planned === load && type !== 'sail' }])).toEqual([end]);
  });

  test('is not made if it does not apply, at a rate of 0, or by a careful level', () => {
    const forgets = { forgets: ({ type }: Move) => type === 'sail' };
    expect(movesWith([{ forgets: () => false }])).toBe(plan.moves);
    expect(movesWith([forgets], 0)).toBe(plan.moves);
    const mistakes = { rates: always(1), kinds: [forgets] };
    expect(withMistake(mistakes, 'never', plan, () => [], fastRandom(1))).toBe(plan);
  });
});

test('careless levels come first, with a rate of their own and less noise than the level below', () => {
  expect(LEVEL_NAMES.map((level) => LEVELS[level].careless)).toEqual([...CARELESS_LEVELS, 'never', 'never', 'never']);
  const noise = CARELESS_LEVELS.map((level) => LEVELS[level].noise);
  expect(noise).toEqual([...noise].sort((a, b) => b - a));
  expect(Math.min(...noise)).toBeGreaterThan(0);
});

test.each(GAMES_WITH_BOTS.filter(({ bot }) => bot.mistakes).map((entry) => [entry.game.about.id, entry] as const))(
  'in %s, each careless level makes fewer mistakes than the level below',
  (_id, { bot }) => {
    const rates = CARELESS_LEVELS.map((level) => bot.mistakes?.rates[level] ?? NaN);
    for (const [i, rate] of rates.entries()) expect(rate).toBeLessThan(i === 0 ? 1 : rates[i - 1]);
    expect(Math.min(...rates)).toBeGreaterThan(0);
  },
);

test.each(GAMES_WITH_BOTS.map((entry) => [entry.game.about.id, entry] as const))(
  'in %s, a move played by mistake has no reason',
  (_id, entry) => {
    const { game, bot } = entry;
    const mistaken = {
      ...entry,
      bot: { ...bot, mistakes: { rates: always(1), kinds: [{ prefers: () => true }] } },
    };
    const seats = game.about.seats[1];
    const state = game.setup(
      { seats, options: Object.fromEntries(game.about.options.map((o) => [o.key, o.default])) },
      fastRandom(1),
    );
    const [seat] = game.actors(state);
    const { reason, best, move } = createAgent(mistaken, LEVELS.deckhand, 1).decide(game.view(state, seat), seat);
    expect(reason).toBeNull();
    expect(best[0]).toEqual({ move, reason: null, chance: null });
  },
);
