import { expect, test } from 'vitest';
import { oddsOf } from '../../../src/renderer/games/serenissima/odds';

test.each([
  [
    [35.7, 28.7, 35.6],
    [36, 29, 35],
  ],
  [
    [33.3, 33.3, 33.4],
    [33, 33, 34],
  ],
  [
    [99.8, 0.1, 0.1],
    ['>99', '<1', '<1'],
  ],
  [
    [0, 0.3, 99.7],
    [0, '<1', '>99'],
  ],
])(
  'odds of %j are shown as %j, which add up to 100 and never round to certainty',
  ([endWin, endBoth, endLose], [win, none, lose]) => {
    expect(oddsOf({ endWin, endBoth, endLose })?.params).toMatchObject({ win, none, lose });
  },
);

test('an attack states its odds in whole per cent, and other moves state none', () => {
  const forecast = { onceWin: 16.7, endWin: 35.7, endBoth: 28.7, endLose: 35.6 };
  expect(oddsOf(forecast)?.params).toMatchObject({ once: 17, odds: { params: { win: 36, none: 29, lose: 35 } } });
  // If the attack can't win in a single round, the odds for one round are left out.
  expect(oddsOf({ ...forecast, onceWin: 0 })).toMatchObject({ key: 'rows.odds' });
  expect(oddsOf({})).toBeNull();
});

test('a certain win is stated in words, even if one round may not be enough', () => {
  const sure = { endWin: 100, endBoth: 0, endLose: 0 };
  expect(oddsOf({ ...sure, onceWin: 100 })).toEqual({ key: 'rows.oddsSure' });
  expect(oddsOf({ ...sure, onceWin: 50 })).toMatchObject({ params: { once: 50, odds: { key: 'rows.oddsSure' } } });
  expect(oddsOf({ endWin: 99.8, endBoth: 0.1, endLose: 0.1 })?.key).toBe('rows.odds');
});
