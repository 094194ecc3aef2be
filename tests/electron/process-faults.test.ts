import { afterEach, describe, expect, test } from 'vitest';
import { cleanUp, start } from './start';

afterEach(cleanUp);

describe('an uncaught error', () => {
  test('is logged, shown only if it is the first, and does not end the app', async () => {
    const { faults, asked, logged, happened } = await start();
    faults.get('uncaughtException')?.(new Error('First of all'));
    faults.get('unhandledRejection')?.(new Error('Then another'));
    expect(logged()).toMatch(/Uncaught error: Error: First of all\n {4} {4}at /);
    expect(logged()).toContain('Then another');
    expect(asked).toEqual([
      expect.objectContaining({
        message: 'Something went wrong in the app.',
        detail: expect.stringMatching(/^First of all\n/) as string,
        buttons: ['Close'],
      }),
    ]);
    expect(happened).not.toContain('quit');
  });

  test('before the app is ready is shown in the only dialog available then', async () => {
    const early = await start({ early: ({ fault }) => fault('uncaughtException', new Error('Too soon')) });
    expect(early.before).toContain('error: Something went wrong in the app.');
  });
});

describe('Chromium’s helper processes', () => {
  const gone = (type: string, reason = 'crashed') => [{}, { type, reason, exitCode: 11 }] as const;

  test('are logged when they exit', async () => {
    const { appBus, logged, asked } = await start();
    appBus.emit('child-process-gone', ...gone('Utility'));
    appBus.emit('child-process-gone', {}, { type: 'Utility', name: 'Audio Service', reason: 'killed', exitCode: 9 });
    appBus.emit('child-process-gone', ...gone('GPU', 'clean-exit'));
    expect(logged()).toContain('A helper process exited: Utility: crashed (11)');
    expect(logged()).toContain('A helper process exited: Audio Service: killed (9)');
    expect(logged()).not.toContain('clean-exit');
    expect(asked).toEqual([]);
  });

  test('are reported once to the player if the GPU process keeps crashing', async () => {
    const { appBus, asked } = await start();
    appBus.emit('child-process-gone', ...gone('GPU'));
    appBus.emit('child-process-gone', ...gone('GPU'));
    expect(asked).toEqual([]);
    for (let i = 0; i < 4; i++) appBus.emit('child-process-gone', ...gone('GPU'));
    expect(asked).toEqual([expect.objectContaining({ message: 'The graphics have crashed several times.' })]);
  });
});
