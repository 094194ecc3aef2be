import { describe, expect, test } from 'vitest';
import { createRecovery } from '../../src/main/electron/recovery';

describe('a crashed page', () => {
  const recovery = () => {
    const clock = { now: 0 };
    return { clock, recover: createRecovery(() => clock.now) };
  };

  test('is reloaded three times within a minute, then the player is asked', () => {
    const { recover } = recovery();
    expect(Array.from({ length: 5 }, () => recover('crashed', false))).toEqual([
      'reload',
      'reload',
      'reload',
      'ask',
      'ask',
    ]);
  });

  test('is reloaded again a minute after three crashes', () => {
    const { clock, recover } = recovery();
    for (let i = 0; i < 3; i++) recover('oom', false);
    clock.now += 60_000;
    expect(recover('oom', false)).toBe('reload');
  });

  test.each(['crashed', 'oom', 'killed', 'abnormal-exit', 'launch-failed', 'integrity-failure', 'memory-eviction'])(
    'is reloaded after %s because the window is blank, unless the app is closing',
    (reason) => {
      expect(recovery().recover(reason, false)).toBe('reload');
      expect(recovery().recover(reason, true)).toBe('ignore');
    },
  );

  test('is not reloaded if it exited on purpose', () => {
    expect(recovery().recover('clean-exit', false)).toBe('ignore');
  });
});
