import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanUp, start } from './start';

afterEach(cleanUp);

async function hidden(setting: Parameters<typeof start>[0] = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const shell = await start(setting);
  const [window] = shell.windows;
  const shows = () => shell.happened.filter((what) => what === 'show window').length;
  expect(shows()).toBe(0);
  return { ...shell, window, shows };
}

describe('the window', () => {
  test('is shown once, when it is ready to show', async () => {
    const { window, shows } = await hidden();
    window.bus.emit('ready-to-show');
    expect(shows()).toBe(1);
    window.page.bus.emit('did-finish-load');
    vi.advanceTimersByTime(60_000);
    expect(shows()).toBe(1);
  });

  test('is shown a second and a half after its page has loaded if ready-to-show never comes', async () => {
    const { window, shows } = await hidden();
    window.page.bus.emit('did-finish-load');
    vi.advanceTimersByTime(1_499);
    expect(shows()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(shows()).toBe(1);
  });

  test('is shown if its page fails to load, but not if only a frame fails', async () => {
    const { window, shows } = await hidden();
    window.page.bus.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'app://game/frame.html', false);
    expect(shows()).toBe(0);
    window.page.bus.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'app://game/index.html', true);
    expect(shows()).toBe(1);
  });

  test('is shown after ten seconds at the latest', async () => {
    const { shows } = await hidden();
    vi.advanceTimersByTime(9_999);
    expect(shows()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(shows()).toBe(1);
  });

  test('is never shown after being closed', async () => {
    const { window, close, shows } = await hidden();
    window.page.bus.emit('did-finish-load');
    close(window);
    vi.advanceTimersByTime(60_000);
    expect(shows()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
