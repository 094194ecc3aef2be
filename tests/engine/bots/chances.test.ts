import { expect, test } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { estimate } from '../../../src/engine/bots/win-shares';
import { findGameWithBot } from '../../../src/engine/games/registry';
import { checkConfig } from '../../../src/engine/core/match';
import { fastRandom } from '../../../src/engine/core/random';

const found = findGameWithBot('serenissima-1996');
if (!found) throw new Error('Serenissima (1996) has no bot.');
const { game, bot } = found;
/** Without temperatures, the decisive margin sets the win chances. */
const chances = { decisiveMargin: (at: unknown) => bot.chances?.decisiveMargin(at) ?? 1 };
const unlearned = { game, bot: { ...bot, chances } };
const state = game.setup({ seats: 2, options: checkConfig(game, 2, {}) }, fastRandom(3));
/** A bot whose evaluation puts the first seat ten points ahead. */
const ahead = { ...bot, evaluation: { evaluate: () => [30, 20] } };

test('win chances use the temperature for the number of players, and search shares ignore it', () => {
  const tempered = estimate({ game, bot: ahead }, state, bot.styles.usual, false);
  const plain = estimate({ game, bot: { ...ahead, chances } }, state, bot.styles.usual, false);
  expect(tempered.shares).toEqual(plain.shares);
  expect(plain.chances).toEqual(plain.shares);
  expect(tempered.chances[0] + tempered.chances[1]).toBeCloseTo(1);
  expect(tempered.chances[0]).toBeGreaterThan(0.5);
  expect(tempered.chances[0]).toBeLessThan(tempered.shares[0]);
});

test('learned temperatures change the reported chances but not the moves', () => {
  const [seat] = game.actors(state);
  const view = game.view(state, seat);
  const level = { ...LEVELS.admiral, iterations: 30 };
  const [honest, plain] = [found, unlearned].map((each) => createAgent(each, level, 5).decide(view, seat));
  expect(honest.move).toEqual(plain.move);
  expect(honest.best.map(({ move }) => move)).toEqual(plain.best.map(({ move }) => move));
  for (const { chance } of honest.best) if (chance !== null) expect(chance > 0 && chance < 1).toBe(true);
  expect(honest.best[0].chance).not.toBe(plain.best[0].chance);
});
