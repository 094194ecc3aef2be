import { describe, expect, test } from 'vitest';
import { parseHypotheses, verdictOf } from '../tournament/sprt';

describe('a sequential test of a win rate', () => {
  const hypotheses = parseHypotheses('33:43');

  test('stays open until there are enough games', () => {
    expect(verdictOf(hypotheses, 5, 10)).toBe('open');
    expect(verdictOf(hypotheses, 0, 0)).toBe('open');
  });

  test('accepts the closer percentage, and sooner if the results are clearer', () => {
    const decided = (share: number) => {
      for (let games = 1; ; games++) {
        const verdict = verdictOf(hypotheses, Math.round(share * games), games);
        if (verdict !== 'open') return { verdict, games };
      }
    };
    expect(decided(0.5).verdict).toBe('upper');
    expect(decided(0.25).verdict).toBe('lower');
    expect(decided(0.6).games).toBeLessThan(decided(0.5).games);
  });

  test('is wrong in at most about one run in twenty', () => {
    let seed = 1;
    const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    let wrong = 0;
    for (let i = 0; i < 400; i++) {
      let wins = 0;
      let games = 0;
      while (verdictOf(hypotheses, wins, games) === 'open') {
        wins += Number(chance() < hypotheses.upper);
        games++;
      }
      wrong += Number(verdictOf(hypotheses, wins, games) === 'lower');
    }
    expect(wrong / 400).toBeLessThan(0.08);
  });

  test.each(['', '43:33', '33', '0:50', 'a:b', '50:100'])(
    'rejects %j, which is not two ascending percentages',
    (text) => {
      expect(() => parseHypotheses(text)).toThrow('33:43');
    },
  );
});
