import { describe, expect, test } from 'vitest';
import type { AnyBot } from '../../../src/engine/bots/bot';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { checkConfig } from '../../../src/engine/core/match';
import { fastRandom } from '../../../src/engine/core/random';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { playerOf, playWith } from './games';

const STRIDE = 7;

const LEARNING = GAMES_WITH_BOTS.filter(({ bot }) => bot.learning);

describe.each(LEARNING.map((found) => ({ id: found.game.about.id, found })))('features of $id', ({ found }) => {
  const { game, bot } = found;
  const { usual } = bot.styles;
  const see = (state: unknown, seat: number) => Object.entries(bot.learning?.features(state, seat, usual) ?? {});

  test('have the same names throughout a game, are finite, and leave the position unchanged', () => {
    const merchant = playerOf(found, 'merchant');
    const names = see(
      playWith(found, 5, ({ state, seat }) => game.moves(state, seat)[0], { plies: 0 }),
      0,
    ).map(([name]) => name);
    expect(names.length).toBeGreaterThan(10);
    const look = (state: unknown) => {
      const before = JSON.stringify(state);
      for (let seat = 0; seat < game.seats(state); seat++) {
        const seen = see(state, seat);
        expect(seen.map(([name]) => name)).toEqual(names);
        expect(seen.filter(([, figure]) => !Number.isFinite(figure))).toEqual([]);
      }
      expect(JSON.stringify(state)).toBe(before);
    };
    const end = playWith(found, 5, ({ state, seat, ply }) => {
      if (ply % STRIDE === 0) look(state);
      return merchant.decide(game.view(state, seat), seat).move;
    });
    look(end);
  });

  test.runIf(bot.learning?.judge)('include everything that the game’s judge weighs', () => {
    const state = game.setup({ seats: 2, options: checkConfig(game, 2, {}) }, fastRandom(1));
    const names = see(state, 0).map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(bot.learning?.judge?.weights ?? {})));
  });

  test('do not affect a bot without a judge', () => {
    const { learning, ...blind } = bot;
    const unlearned = { ...blind, ...(learning && { learning: { features: learning.features } }) };
    const merchant = playerOf(found, 'merchant');
    const plies = 30;
    const state = playWith(found, 3, ({ state: at, seat }) => merchant.decide(game.view(at, seat), seat).move, {
      plies,
    });
    const [seat] = game.actors(state);
    const best = (of: AnyBot) =>
      createAgent({ game, bot: of }, { ...LEVELS.doge, iterations: 20 }, 5).decide(game.view(state, seat), seat).best;
    expect(best(unlearned)).toEqual(best(blind));
  });
});
