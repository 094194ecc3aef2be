import { describe, expect, test } from 'vitest';
import { storyOf } from '../../../src/engine/core/story';
import { GAMES } from '../../../src/engine/games/registry';
import { bySuite } from '../../suite';
import { freshMatch, playOut } from './playing';

describe.each(GAMES.map((game) => [game.about.id, game] as const))('the story of a match of %s', (_id, game) => {
  const [least, most] = game.about.seats;
  const matches = bySuite([0, 1, 2, 6], [0, 1, 2, 3, 4, 5, 6, 7]).map((index) => {
    const match = freshMatch(game, index < 6 ? most : least, index);
    playOut(match, index, () => undefined);
    return match;
  });

  test('leaves the match unchanged', () => {
    const [match] = matches;
    const before = JSON.stringify([match.position, match.log, match.snapshots]);
    storyOf(match);
    expect(JSON.stringify([match.position, match.log, match.snapshots])).toBe(before);
  });

  test('has curves from start to end with a value for every seat', () => {
    for (const match of matches) {
      const { curves } = storyOf(match);
      expect(curves.some(({ key }) => key === 'points')).toBe(game.statistics !== undefined);
      for (const { plies, values } of curves) {
        expect([plies[0], plies.at(-1), values.length]).toEqual([0, match.log.length, plies.length]);
        expect(plies.length).toBeLessThan(200);
        expect(values.every((at) => at.length === match.config.seats && at.every(Number.isFinite))).toBe(true);
      }
      const final = curves.find(({ key }) => key === 'points')?.values.at(-1);
      if (final) expect(final).toEqual(game.score(match.position).scores.map((score) => score.total));
    }
  });

  test('has at most three turning points, in order and apart, each about the seat that gained or took the most', () => {
    for (const match of matches) {
      const { turningPoints } = storyOf(match);
      expect(turningPoints.length).toBeLessThanOrEqual(3);
      turningPoints.forEach(({ ply, seat, moved, gain, others, victim }, i) => {
        expect(gain - others + (victim?.loss ?? 0)).toBeGreaterThan(0);
        expect(moved).toBe(seat === match.log[ply - 1].seat);
        expect(ply).toBeGreaterThan(i === 0 ? 0 : turningPoints[i - 1].ply + 3);
        expect(ply).toBeLessThanOrEqual(match.log.length);
      });
    }
  });

  test('counts the dice rolled', () => {
    for (const match of matches) {
      const thrown = match.log.flatMap(({ events }) => events.flatMap((event) => game.statistics?.dice?.(event) ?? []));
      const { luck } = storyOf(match);
      expect(luck.reduce((sum, { dice }) => sum + dice, 0)).toBe(thrown.length);
      expect(luck.reduce((sum, entry) => sum + entry.sum, 0)).toBe(thrown.reduce((sum, { die }) => sum + die, 0));
    }
    // A game has dice if and only if it defines `dice`.
    const thrown = matches.some((match) => storyOf(match).luck.some(({ dice }) => dice > 0));
    expect(thrown).toBe(game.statistics?.dice !== undefined);
  });
});
