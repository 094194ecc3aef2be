import { afterEach, describe, expect, test } from 'vitest';
import { cleanUp, start } from './start';

afterEach(cleanUp);

const settle = () => new Promise((resolve) => setImmediate(resolve));
const count = (happened: readonly string[], what: string) => happened.filter((entry) => entry === what).length;

describe('a crashed page', () => {
  test.each(['crashed', 'oom', 'killed', 'abnormal-exit', 'launch-failed'])(
    'is reloaded and logged (%s)',
    async (reason) => {
      const { windows, happened, logged } = await start();
      windows[0].page.bus.emit('render-process-gone', {}, { reason, exitCode: 5 });
      expect(count(happened, 'reload')).toBe(1);
      expect(logged()).toContain(`The page’s process exited: ${reason} (5)`);
    },
  );

  test('is not reloaded while the app quits', async () => {
    const { appBus, windows, happened } = await start();
    appBus.emit('before-quit', {});
    windows[0].page.bus.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
    expect(count(happened, 'reload')).toBe(0);
  });

  test('is not reloaded a fourth time within a minute; the app asks the player', async () => {
    const { windows, happened, answers, asked } = await start();
    const crash = async (response: number) => {
      answers.message = { response };
      windows[0].page.bus.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
      await settle();
      return happened.at(-1);
    };
    for (let i = 0; i < 3; i++) expect(await crash(1)).toBe('reload');
    expect(await crash(0)).toBe('load app://game/index.html');
    expect(happened).toContain('dialog over the window');
    expect(await crash(1)).toBe('quit');
    expect(asked.at(-1)).toMatchObject({ buttons: ['Try again', 'Quit'], defaultId: 0, cancelId: 1 });
  });

  test('is not reloaded if its window has been closed', async () => {
    const { windows, happened, answers, close } = await start();
    answers.message = { response: 0 };
    for (let i = 0; i < 4; i++) windows[0].page.bus.emit('render-process-gone', {}, { reason: 'crashed' });
    close(windows[0]);
    await settle();
    expect(count(happened, 'reload')).toBe(3);
    expect(count(happened, 'load app://game/index.html')).toBe(1);
  });
});

describe('a page that cannot be loaded', () => {
  const fail = (bus: { emit(event: string, ...args: unknown[]): void }, code = -6, main = true) =>
    bus.emit('did-fail-load', {}, code, 'ERR_FILE_NOT_FOUND', 'app://game/index.html', main);

  test('is reported in a sentence, with a retry button', async () => {
    const { windows, asked, answers, happened } = await start();
    answers.message = { response: 0 };
    fail(windows[0].page.bus);
    await settle();
    expect(asked).toEqual([
      expect.objectContaining({
        message: 'The window couldn’t load.',
        detail: expect.stringContaining('ERR_FILE_NOT_FOUND') as string,
        buttons: ['Try again', 'Quit'],
      }),
    ]);
    expect(count(happened, 'load app://game/index.html')).toBe(2);
    answers.message = { response: 1 };
    fail(windows[0].page.bus);
    await settle();
    expect(happened.at(-1)).toBe('quit');
  });

  test('is not reported if the load was superseded or only a frame failed', async () => {
    const { windows, asked } = await start();
    fail(windows[0].page.bus, -3);
    fail(windows[0].page.bus, -6, false);
    expect(asked).toEqual([]);
  });

  test('causes no unhandled rejection', async () => {
    // An unhandled rejection would fail the whole test run.
    const { asked, happened } = await start({ unloadable: true });
    await settle();
    expect([happened.at(-1), asked.length]).toEqual(['load app://game/index.html', 0]);
  });

  test('is reported once, even if several loads fail', async () => {
    const { windows, asked, answers } = await start();
    answers.message = { response: -1 };
    fail(windows[0].page.bus);
    fail(windows[0].page.bus);
    windows[0].page.bus.emit('preload-error', {}, '/app/preload.cjs', new Error('Cannot find module'));
    expect(asked).toHaveLength(1);
  });

  test('is also reported if the preload is missing, because the page could do nothing', async () => {
    const { windows, asked, logged } = await start();
    windows[0].page.bus.emit('preload-error', {}, '/app/preload.cjs', new Error('Cannot find module'));
    expect(asked.at(-1)).toMatchObject({ detail: expect.stringContaining('Cannot find module') as string });
    expect(logged()).toContain('The preload failed');
  });
});

describe('an unresponsive page', () => {
  test('is left running if the player chooses to wait', async () => {
    const { windows, asked, answers, happened } = await start();
    answers.message = { response: 1 };
    windows[0].bus.emit('unresponsive');
    await settle();
    expect(asked.at(-1)).toMatchObject({
      message: 'The window isn’t responding.',
      buttons: ['Reload', 'Wait'],
      cancelId: 1,
    });
    expect(happened).not.toContain('reload');
  });

  test('can be ended and reloaded', async () => {
    const { windows, answers, happened, asked } = await start();
    answers.message = { response: 0 };
    windows[0].bus.emit('unresponsive');
    await settle();
    expect(happened.at(-1)).toBe('reload');
    // The app asks again the next time.
    windows[0].bus.emit('unresponsive');
    await settle();
    expect(asked).toHaveLength(2);
  });

  test('closes the question when it responds again', async () => {
    const { windows, answers, happened, asked } = await start();
    answers.message = { response: -1 };
    windows[0].bus.emit('unresponsive');
    windows[0].bus.emit('unresponsive');
    expect(asked).toHaveLength(1);
    windows[0].bus.emit('responsive');
    await settle();
    expect(happened).not.toContain('reload');
    windows[0].bus.emit('unresponsive');
    expect(asked).toHaveLength(2);
  });
});

describe('console output of the page', () => {
  const report = (level: string, message: string) => ({ level, message, lineNumber: 7, sourceId: 'app://game/a.js' });

  test('is logged if it is an error', async () => {
    const { windows, logged } = await start();
    windows[0].page.bus.emit('console-message', report('error', 'Something broke'));
    windows[0].page.bus.emit('console-message', report('info', 'Something went well'));
    expect(logged()).toContain('The page logged an error: Something broke (app://game/a.js:7)');
    expect(logged()).not.toContain('Something went well');
  });

  test('is logged up to a limit', async () => {
    const { windows, logged } = await start();
    for (let i = 0; i < 500; i++) windows[0].page.bus.emit('console-message', report('error', `Error ${i}.`));
    expect(logged().match(/The page logged an error/g)).toHaveLength(100);
  });
});
