import { expect, test } from 'vitest';
import { positionHash } from '../../../src/engine/core/match';
import { playPlanned, trialOf } from '../../../src/engine/core/plan';
import { act, turnMatch } from './toy-game';

test('planned moves change the trial copy, not the match', () => {
  const match = turnMatch();
  for (let i = 0; i < 2; i++) act(match, 0, { type: 'step' });
  const before = [positionHash(match), match.log.length, match.snapshots.length];
  const trial = trialOf(match);
  expect(playPlanned(trial, 0, { type: 'step' })).toBeNull();
  expect(trial.log).toHaveLength(match.log.length + 1);
  expect(positionHash(trial)).not.toBe(before[0]);
  expect([positionHash(match), match.log.length, match.snapshots.length]).toEqual(before);
});

test('a planned move that needs a die roll is not played', () => {
  const trial = trialOf(turnMatch());
  const before = positionHash(trial);
  expect(playPlanned(trial, 0, { type: 'roll' })).toEqual({ why: 'unforeseen' });
  expect([positionHash(trial), trial.undone]).toEqual([before, []]);
});

test('an illegal planned move is refused with the reason from the rules', () => {
  const match = turnMatch();
  const trial = trialOf(match);
  for (let i = 0; i < 3; i++) playPlanned(trial, 0, { type: 'step' });
  expect(playPlanned(trial, 0, { type: 'step' })).toMatchObject({ why: 'refused', refusal: { code: 'notNow' } });
  expect(trial.log).toHaveLength(match.log.length + 3);
});
