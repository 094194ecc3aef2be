import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { softmax } from '../../src/engine/bots/win-shares';
import { fastRandom } from '../../src/engine/core/random';
import { GAMES_WITH_BOTS } from '../../src/engine/games/registry';
import { collected } from '../learn/collect';
import type { Collection, LabelledGame } from '../learn/collect';
import { judgedBy, playTrial } from '../learn/contest';
import { judged, linearJudge, parametersOf, unlearned, withParameters } from '../learn/judge';
import { mergedParts, playPart } from '../learn/parts';
import { brierOf, calibrationError, reliabilityOf } from '../learn/reliability';
import { featureNames } from '../learn/siblings';
import type { Decision, Sibling } from '../learn/siblings';
import { addStandingGradient, standingLoss } from '../learn/standings';
import type { LabelledStanding } from '../learn/standings';
import { fitTemperature } from '../learn/temperature';
import { gradientOf, lossOf, trained } from '../learn/trainer';
import { playWhole } from '../learn/whole-games';
import type { WholeGame } from '../learn/whole-games';
import { temporaryFolder } from '../../tests/temporary-folder';

function named(id: string) {
  const found = GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
  if (!found) throw new Error(id);
  return found;
}

const COLLECTION: Collection = {
  ...{ gameWithBot: named('doge-ship'), level: 'merchant', iterations: 0, seats: 2, seed: 2 },
  ...{ plans: 3, worlds: 2, rounds: 1, every: 20, shaken: 0 },
};

const label = (i: number) => collected(COLLECTION, i);

describe('labelled decisions', () => {
  test('are the same for the same seed, whether played in parts or in one run', () => {
    const [whole, inParts] = [temporaryFolder(), temporaryFolder()];
    playPart<LabelledGame>(4, { part: 1, of: 1 }, whole, 'these', label);
    for (const part of [1, 2, 3]) playPart<LabelledGame>(4, { part, of: 3 }, inParts, 'these', label);
    expect(readdirSync(inParts)).toHaveLength(3);
    const games = mergedParts<LabelledGame>(whole);
    expect(games.map(({ i }) => i)).toEqual([0, 1, 2, 3]);
    expect(mergedParts<LabelledGame>(inParts)).toEqual(games);
    const decisions = games.flatMap((game) => game.decisions);
    expect(decisions.length).toBeGreaterThan(4);
    const width = featureNames(COLLECTION.gameWithBot, 2).length;
    for (const { standings = [] } of games) {
      expect(standings.length).toBeGreaterThan(2);
      for (const { sights, shares } of standings) {
        expect(sights.map(({ features }) => features.length)).toEqual([width, width]);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
      }
    }
    for (const { siblings } of decisions) {
      expect(siblings.length).toBeGreaterThan(1);
      for (const { sights, shares } of siblings) {
        expect(sights.map(({ features }) => features.length)).toEqual([width, width]);
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
      }
    }
  });

  test('have as many plans but other results if playouts are perturbed, and are reproducible by seed', () => {
    const [calm, shaken, again] = [0, 30, 30].map((each) => collected({ ...COLLECTION, shaken: each }, 0).decisions);
    expect(again).toEqual(shaken);
    expect(shaken.map(({ ply, siblings }) => [ply, siblings.length])).toEqual(
      calm.map(({ ply, siblings }) => [ply, siblings.length]),
    );
    expect(shaken).not.toEqual(calm);
  });

  test('are collected without repeating games if the process was killed in the middle of a line', () => {
    const place = temporaryFolder();
    const all = { part: 1, of: 1 };
    const short = (i: number) => ({ decisions: [], seed: 7 * i });
    playPart(5, all, place, 'these', short);
    const file = join(place, '1-of-1.jsonl');
    const complete = readFileSync(file, 'utf8');
    for (const left of [0, 4, complete.indexOf('\n') + 1, complete.length - 3, complete.length]) {
      writeFileSync(file, complete.slice(0, left));
      const done: number[] = [];
      playPart(5, all, place, 'these', short, ({ i }) => done.push(i));
      expect(readFileSync(file, 'utf8')).toBe(complete);
      expect(done).toHaveLength(5 - Math.max(0, complete.slice(0, left).split('\n').length - 2));
    }
    expect(() => playPart(5, all, place, 'others', short)).toThrow('other players');
    expect(() => mergedParts(temporaryFolder())).toThrow('No games in');
  });
});

/** Decisions whose labels follow from these feature weights, which the evaluation does not include. */
function madeUp(count: number, weights: readonly number[], seed: number): Decision[] {
  const random = fastRandom(seed);
  const figure = () => (random.roll(2001) - 1001) / 250;
  return Array.from({ length: count }, (_, ply): Decision => {
    const siblings = Array.from({ length: 4 }, (): Sibling => {
      const sights = [0, 1, 2].map(() => ({ points: figure(), features: weights.map(figure) }));
      const points = sights.map((sight) =>
        weights.reduce((sum, weight, k) => sum + weight * sight.features[k], sight.points),
      );
      const share = softmax(points, 5)[1];
      return { sights, shares: [share, share] };
    });
    return { ply, seat: 1, round: 0, margin: 5, siblings };
  });
}

/** Standings of three seats whose final shares follow from these weights. */
function standingsBy(count: number, weights: readonly number[], seed: number): LabelledStanding[] {
  const random = fastRandom(seed);
  const figure = () => random.roll(2001) / 1000 - 1;
  return Array.from({ length: count }, () => {
    const sights = [0, 1, 2].map(() => ({ points: figure() * 4, features: weights.map(figure) }));
    const points = sights.map(({ points: known, features }) =>
      features.reduce((sum, value, k) => sum + weights[k] * value, known),
    );
    return { margin: 2, sights, shares: softmax(points, 2) };
  });
}

const NAMES = ['a', 'b', 'c'];
const WEIGHTS = [1.5, 0, -0.75];
const LINEAR = { hidden: 0, epochs: 60, step: 0.05, ridge: 0 };

describe('the trainer', () => {
  test('finds the weights behind the labels, and is reproducible', () => {
    const decisions = madeUp(200, WEIGHTS, 1);
    const judge = trained(NAMES, decisions, LINEAR, fastRandom(5));
    judge.linear.forEach((weight, k) => expect(weight / judge.deviations[k]).toBeCloseTo(WEIGHTS[k], 1));
    expect(judge.scale).toBeCloseTo(1, 1);
    const ignorant = unlearned(NAMES, judge.means, judge.deviations, 0, fastRandom(1));
    const held = madeUp(100, WEIGHTS, 2);
    expect(lossOf(judge, held)).toBeLessThan(lossOf(ignorant, held) / 100);
    expect(trained(NAMES, decisions, LINEAR, fastRandom(5))).toEqual(judge);
  });

  test('computes the exact gradient of the loss over decisions', () => {
    const decisions = madeUp(5, WEIGHTS, 3);
    const made = unlearned(NAMES, [0.1, -0.2, 0], [1.1, 0.9, 2], 4, fastRandom(9));
    const parameters = parametersOf(made).map((value, k) => value + Math.sin(k) / 2);
    const gradient = gradientOf(withParameters(made, parameters), decisions);
    expect(gradient).toHaveLength(1 + 3 + 4 * 5);
    gradient.forEach((slope, k) => {
      const moved = [1e-5, -1e-5].map((step) =>
        lossOf(
          withParameters(
            made,
            parameters.map((value, j) => (j === k ? value + step : value)),
          ),
          decisions,
        ),
      );
      expect((moved[0] - moved[1]) / 2e-5).toBeCloseTo(slope, 6);
    });
  });

  test('learns weights from standings if plans do not reveal them', () => {
    const standings = standingsBy(400, WEIGHTS, 7);
    const alike = madeUp(60, [0, 0, 0], 4);
    const judge = trained(NAMES, alike, { ...LINEAR, whole: 10 }, fastRandom(5), standings);
    const blind = trained(NAMES, alike, LINEAR, fastRandom(5), standings);
    const held = standingsBy(100, WEIGHTS, 8);
    expect(standingLoss(judge, held)).toBeLessThan(standingLoss(blind, held) / 4);
    expect(trained(NAMES, alike, { ...LINEAR, whole: 10 }, fastRandom(5), standings)).toEqual(judge);
  });

  test('computes the exact gradient of the loss over standings', () => {
    const standings = standingsBy(5, WEIGHTS, 3);
    const made = unlearned(NAMES, [0.1, -0.2, 0], [1.1, 0.9, 2], 4, fastRandom(9));
    const parameters = parametersOf(made).map((value, k) => value + Math.sin(k) / 2);
    const gradient = new Float64Array(parameters.length);
    addStandingGradient(withParameters(made, parameters), standings, 1, gradient);
    gradient.forEach((slope, k) => {
      const [more, less] = [1e-5, -1e-5].map((step) => {
        const moved = parameters.map((value, j) => (j === k ? value + step : value));
        return standingLoss(withParameters(made, moved), standings);
      });
      expect((more - less) / 2e-5).toBeCloseTo(slope, 6);
    });
  });

  test('leaves the judge close to the evaluation if there is nothing to learn', () => {
    const judge = trained(NAMES, madeUp(60, [0, 0, 0], 4), { ...LINEAR, hidden: 16 }, fastRandom(6));
    const sight = { points: 3, features: [1, 2, 3] };
    expect(judged(unlearned(NAMES, judge.means, judge.deviations, 16, fastRandom(1)), sight)).toBe(3);
    expect(lossOf(judge, madeUp(60, [0, 0, 0], 5))).toBeLessThan(1e-3);
  });
});

describe('a judge', () => {
  test('plays the same game with the same score if it has learned nothing', () => {
    const gameWithBot = named('doge-ship');
    const names = featureNames(gameWithBot, 2);
    const judge = unlearned(
      names,
      names.map(() => 0),
      names.map(() => 1),
      4,
      fastRandom(1),
    );
    const trial = {
      old: gameWithBot,
      level: 'admiral',
      seats: 2,
      seed: 3,
      clock: 0,
      iterations: 3,
      rounds: 1,
    } as const;
    const judgedGame = playTrial({ ...trial, tried: judgedBy(gameWithBot, judge) }, 0);
    expect(judgedGame).toEqual(playTrial({ ...trial, tried: gameWithBot }, 0));
  });

  test('keeps the difference between two positions, multiplied by the sharpness, when converted for a game', () => {
    const judge = { ...unlearned(NAMES, [1, 2, 3], [2, 0.5, 4], 0, fastRandom(1), 0.5), linear: [1, -2, 4] };
    const known = { rounds: 1, scale: 0.8, weights: { a: 0.5, b: 1, c: -1 } };
    const taken = linearJudge(judge, 2, known, 1.5);
    const said = ({ scale, weights }: typeof taken, points: number, features: readonly number[]) =>
      features.reduce((sum, figure, k) => sum + figure * weights[NAMES[k]], scale * points);
    const positions = [
      { points: 10, features: [1, 0, 2] },
      { points: 7, features: [4, 3, 5] },
    ];
    const [one, other] = positions.map(({ points, features }) =>
      judged(judge, { points: said(known, points, features), features }),
    );
    const [first, second] = positions.map(({ points, features }) => said(taken, points, features));
    expect(second - first).toBeCloseTo(1.5 * (other - one), 10);
    expect(taken.rounds).toBe(2);
  });
});

describe('predicted chances', () => {
  test('are grouped by tenths and reported with the actual results', () => {
    const forecasts = [
      ...[1, 0, 0, 0].map((won) => ({ chance: 0.25, won })),
      ...[1, 1, 0, 0].map((won) => ({ chance: 0.95, won })),
    ];
    expect(reliabilityOf(forecasts)).toEqual([
      { tenth: 2, count: 4, said: 0.25, came: 0.25 },
      { tenth: 9, count: 4, said: 0.95, came: 0.5 },
    ]);
    expect(calibrationError(forecasts)).toBeCloseTo(0.225);
    expect(brierOf([{ chance: 0.5, won: 1 }])).toBe(0.25);
  });

  test('that are too confident are corrected to the true margin', () => {
    const random = fastRandom(11);
    const games = Array.from({ length: 1500 }, (_, i): WholeGame => {
      const standings = [8, 4, 2].map((margin, round) => {
        return { round, margin, points: [0, 1].map(() => random.roll(13)) };
      });
      // Winners are drawn with twice the last standing's margin.
      const [first] = softmax(standings[2].points, 4);
      return {
        i,
        seats: 2,
        said: [],
        winners: [random.roll(10_000) <= first * 10_000 ? 0 : 1],
        standings: [standings[2]],
      };
    });
    const { base, slope } = fitTemperature(games);
    expect(base + slope * 2).toBeGreaterThan(3.5);
    expect(base + slope * 2).toBeLessThan(4.5);
  });

  test('are recorded at the start of every round of a whole game', () => {
    const play = {
      gameWithBot: named('doge-ship'),
      level: 'admiral',
      iterations: 3,
      seats: [2],
      seed: 2,
      learned: false,
    } as const;
    const { standings, said, winners } = playWhole(play, 0);
    expect(standings.map(({ round }) => round)).toEqual(standings.map((_, nth) => nth + 1));
    expect(winners.length).toBeGreaterThan(0);
    expect(said.length).toBeGreaterThan(20);
    for (const { chance } of said) expect(chance >= 0 && chance <= 1).toBe(true);
  });
});
