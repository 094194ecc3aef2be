import { expect, test } from 'vitest';
import type { AnyBot } from '../../../src/engine/bots/bot';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { judgedPoints, judgeOf } from '../../../src/engine/bots/linear-judge';
import { estimate } from '../../../src/engine/bots/win-shares';
import { checkConfig } from '../../../src/engine/core/match';
import { fastRandom } from '../../../src/engine/core/random';
import { findGameWithBot } from '../../../src/engine/games/registry';

const found = findGameWithBot('serenissima-2012');
if (!found) throw new Error('Serenissima (2012) has no bot.');
const { game, bot } = found;
const { usual } = bot.styles;
const state = game.setup({ seats: 2, options: checkConfig(game, 2, {}) }, fastRandom(3));
/** Each seat has ten points, and the features rate the second seat higher. */
const features = (_: unknown, seat: number) => ({ ports: seat, men: 2 });
const plain = { ...bot, evaluation: { evaluate: () => [10, 10] }, learning: { features } };
const judge = { rounds: 1, scale: 0.5, weights: { ports: 3, men: 1 }, temperatures: { 2: { base: 100, slope: 0 } } };

test('a judge combines part of the evaluation with weighted features, at levels that use it', () => {
  const learned = { ...plain, learning: { features, judge } };
  expect(judgedPoints(learned, state, usual, judgeOf(learned, state, true))).toEqual([7, 10]);
  expect(judgedPoints(learned, state, usual, judgeOf(learned, state, false))).toEqual([10, 10]);
  expect(judgedPoints(plain, state, usual, judgeOf(plain, state, true))).toEqual([10, 10]);
});

test('before the round in which a judge starts, the plain evaluation and its temperatures are used', () => {
  const sharesIn = (round: number) => {
    const late = { ...plain, turns: { round: () => round }, learning: { features, judge: { ...judge, since: 5 } } };
    return estimate({ game, bot: late }, state, usual, true);
  };
  const by = (learned: boolean) =>
    estimate({ game, bot: { ...plain, learning: { features, judge } } }, state, usual, learned);
  expect(sharesIn(4)).toEqual(by(false));
  expect(sharesIn(5)).toEqual(by(true));
});

test('win chances use the judge’s own temperatures', () => {
  const learned = estimate({ game, bot: { ...plain, learning: { features, judge } } }, state, usual, true);
  expect(learned.shares[1]).toBeGreaterThan(0.5);
  expect(learned.chances[1]).toBeLessThan(learned.shares[1]);
  expect(learned.chances[1]).toBeCloseTo(1 / (1 + Math.exp(-3 / 100)));
});

test('a Doge uses the learned judge, an Admiral the plain evaluation', () => {
  const [seat] = game.actors(state);
  const view = game.view(state, seat);
  const { learning: _, ...unlearned } = bot;
  const chances = (level: 'admiral' | 'doge', of: AnyBot) =>
    createAgent({ game, bot: of }, { ...LEVELS[level], iterations: 20 }, 5)
      .decide(view, seat)
      .best.map(({ chance }) => chance);
  expect(chances('admiral', bot)).toEqual(chances('admiral', unlearned));
  expect(chances('doge', bot)).not.toEqual(chances('doge', unlearned));
});

test('a learned judge sets how many rounds a playout looks ahead', () => {
  const [seat] = game.actors(state);
  const view = game.view(state, seat);
  const playouts = (of: AnyBot) => {
    let judged = 0;
    const counting = {
      ...of,
      evaluation: { evaluate: (at: unknown, style: unknown) => (judged++, bot.evaluation?.evaluate(at, style) ?? []) },
    };
    const { iterations } = createAgent({ game, bot: counting }, { ...LEVELS.doge, iterations: 12 }, 5).decide(
      view,
      seat,
    );
    return judged / iterations;
  };
  const { learning: _, ...unlearned } = bot;
  expect(playouts(bot)).toBe(1);
  expect(playouts(unlearned)).toBe(2);
  expect(playouts({ ...bot, learning: { features, judge: { ...judge, roundsWith: { 2: 3, 4: 5 } } } })).toBe(3);
});
