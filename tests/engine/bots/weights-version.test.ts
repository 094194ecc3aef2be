import { describe, expect, test } from 'vitest';
import { weightsVersion } from '../../../src/engine/bots/bot';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';

describe.each(GAMES_WITH_BOTS.map(({ game, bot }) => ({ id: game.about.id, bot })))(
  'the version of the weights of $id',
  ({ bot }) => {
    const version = weightsVersion(bot);

    test('is equal for equal weights', () => {
      expect(version).toMatch(/^[0-9a-f]{8}$/);
      expect(weightsVersion({ ...bot, styles: structuredClone(bot.styles) })).toBe(version);
    });

    test('changes if a weight, the judge or a factor for a number of players changes', () => {
      const [[name, style]] = Object.entries(bot.styles);
      const styles = { ...bot.styles, [name]: { ...(style as object), war: 99 } };
      expect(weightsVersion({ ...bot, styles })).not.toBe(version);
      const judge = { rounds: 1, scale: 0.123, weights: {} };
      const features = () => ({});
      expect(weightsVersion({ ...bot, learning: { features, judge } })).not.toBe(version);
      const tableFactors = { byPlayers: { 2: { war: 99 } } };
      const evaluate = () => [];
      expect(weightsVersion({ ...bot, evaluation: { evaluate, tableFactors } })).not.toBe(version);
    });
  },
);

test('the factors for each number of players are part of the version', () => {
  const withFactors = GAMES_WITH_BOTS.filter(({ bot }) => bot.evaluation?.tableFactors);
  expect(withFactors.map(({ game }) => game.about.id)).toEqual(['serenissima-1996', 'serenissima-2012']);
  for (const { bot } of withFactors) {
    const { evaluation, ...others } = bot;
    expect(weightsVersion(others), JSON.stringify(evaluation?.tableFactors)).not.toBe(weightsVersion(bot));
  }
});
