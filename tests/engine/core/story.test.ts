import { expect, test } from 'vitest';
import type { Match } from '../../../src/engine/core/match-types';
import { storyOf } from '../../../src/engine/core/story';

/** A move of a made-up game: the seat that moves, and every seat's change in points. */
type Step = readonly [seat: number, ...changes: number[]];

/** The turning points of a match with these moves, and a quiet move between any two. */
function turningPoints(...steps: readonly Step[]) {
  const quiet = steps[0].map(() => 0) as unknown as Step;
  const log = steps
    .flatMap((step) => [quiet, quiet, quiet, step])
    .map(([seat, ...move]) => ({ seat, move, chance: [], events: [] }));
  const game = {
    copy: (totals: number[]) => [...totals],
    play: (totals: number[], _seat: number, changes: number[]) => changes.forEach((by, seat) => (totals[seat] += by)),
    score: (totals: number[]) => ({ scores: totals.map((total) => ({ total })) }),
  };
  const seats = quiet.length - 1;
  const match = { game, log, snapshots: [Array(seats).fill(0)], config: { seats } };
  return storyOf(match as unknown as Match).turningPoints.map(({ ply, ...point }) => ({ ...point, move: ply / 4 }));
}
const point = (move: number, seat: number, gain: number, more = {}) => ({
  ...{ move, seat, moved: true, gain, others: 0, victim: null, prospective: false, leads: false },
  ...more,
});

test('a turning point is about the seat that moved, not about bystanders', () => {
  // Seat 1 takes points from the leader, so the leads of seats 0 and 2 change too.
  const points = turningPoints([2, 0, 0, 20], [1, 0, 5, -6], [2, 0, 0, 1]);
  expect(points).toEqual([
    point(1, 2, 20, { leads: true }),
    point(2, 1, 5, { victim: { seat: 2, loss: 6 } }),
    point(3, 2, 1),
  ]);
});

test('a scoring of several seats is about the seat that gained the most', () => {
  expect(turningPoints([0, 9, 0, 0], [0, 10, 35, 20], [0, 1, 0, 0])).toEqual([
    point(1, 0, 9),
    point(2, 1, 35, { moved: false, others: 20, leads: true }),
    point(3, 0, 1),
  ]);
});

test('paying a rival is no turning point for either', () => {
  expect(turningPoints([0, 3, 0], [0, -5, 5])).toEqual([point(1, 0, 3)]);
});

test('a move that costs a rival much is a turning point, even at a cost', () => {
  const points = turningPoints([0, 3, 0, 0], [1, 0, -2, -20], [2, 0, 0, 1]);
  expect(points.map(({ move, seat, gain, victim }) => [move, seat, gain, victim])).toEqual([
    [1, 0, 3, null],
    [2, 1, 0, { seat: 2, loss: 20 }],
    [3, 2, 1, null],
  ]);
});

test('a move between two other seats is about the one that gained', () => {
  expect(turningPoints([0, 9, 0, 0], [0, 0, -20, 20], [0, 1, 0, 0])[1]).toEqual(
    point(2, 2, 20, { moved: false, victim: { seat: 1, loss: 20 }, leads: true }),
  );
});

test('the move that takes the lead for good is a turning point, however small', () => {
  const points = turningPoints([0, 9, 0], [1, 0, 9], [0, 8, 0], [1, 0, 7], [1, 0, 2], [0, 0.5, 0]);
  expect(points.map(({ move, leads }) => [move, leads])).toEqual([
    [1, false],
    [2, false],
    [5, true],
  ]);
});

test('without a single leader at the end, no move took the lead for good', () => {
  expect(turningPoints([0, 4, 0], [1, 0, 4])).toEqual([point(1, 0, 4), point(2, 1, 4)]);
  expect(turningPoints([0, 4])).toEqual([point(1, 0, 4)]);
});
