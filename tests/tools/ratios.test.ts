import { describe, expect, test } from 'vitest';
import { createGauge, regressions, storedRatios } from '../../tools/bench-ratios';
import { RECORDED } from '../engine/corpus/recorded';

/** A clock that only advances with work: `step` milliseconds per step, `work` per workload. */
function slowedBy(factor: number) {
  let now = 0;
  const gauge = createGauge(
    () => now,
    1,
    () => (now += 5 * factor),
  );
  const step = () => {
    now += 2 * factor;
    return 3;
  };
  return { gauge, step };
}

describe('ratios to a fixed workload', () => {
  test('are the same on a machine with half the speed, unlike the rates', () => {
    const [quick, slow] = [slowedBy(1), slowedBy(2)];
    expect(quick.gauge.rate(quick.step, 'moves')).toBeCloseTo(1500);
    expect(slow.gauge.rate(slow.step, 'moves')).toBeCloseTo(750);
    const ratios = quick.gauge.ratios();
    // Each step counts as three moves and takes two milliseconds. The workload takes five milliseconds.
    expect(ratios).toEqual({ moves: 7.5 });
    expect(slow.gauge.ratios()).toEqual(ratios);
  });

  test('are returned only for named measurements, and only once', () => {
    const { gauge, step } = slowedBy(1);
    gauge.rate(step);
    expect(gauge.ratios()).toEqual({});
    gauge.rate(step, 'lists');
    expect(Object.keys(gauge.ratios())).toEqual(['lists']);
    expect(gauge.ratios()).toEqual({});
  });

  test('are reported if they fell by more than a fifth', () => {
    const stored = { heap: { moves: 10, lists: 10, copies: 10 } };
    const now = { heap: { moves: 7.9, lists: 8, copies: 20, plans: 1 }, pile: { moves: 1 } };
    expect(regressions(stored, now)).toEqual(['heap: moves dropped by 21% relative to the fixed workload (10 → 7.9).']);
  });

  test('are stored for every game with recorded games', () => {
    const stored = storedRatios();
    expect(Object.keys(stored).sort()).toEqual(RECORDED.map(({ game }) => game.about.id).sort());
    for (const ratios of Object.values(stored)) {
      expect(Object.keys(ratios).sort()).toEqual(['copies', 'games', 'lists', 'moves', 'plans', 'playouts']);
    }
  });
});
