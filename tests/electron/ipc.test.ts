import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connectIpc } from '../../src/main/electron/ipc';
import type { Services } from '../../src/main/services/services';
import { ALL_COMMANDS, commandChannel, notificationChannel } from '../../src/ipc/channels';
import { handled } from './stand-in/ipc';
import { createContents } from './stand-in/window';

let window: { webContents: ReturnType<typeof createContents>['contents']; isDestroyed(): boolean } | undefined;
let page: ReturnType<typeof createContents>;
let tell: (name: string, payload: unknown) => void;
const handle = vi.fn(async () => ({ ok: true, value: 'answered' }));

beforeEach(() => {
  handled.clear();
  handle.mockClear();
  page = createContents();
  window = { webContents: page.contents, isDestroyed: () => false };
  const services = { handle, onNotification: (listener: typeof tell) => (tell = listener) };
  connectIpc(services as unknown as Services, () => window as unknown as BrowserWindow | undefined);
});

const call = (senderFrame: unknown, argument: unknown = {}) =>
  handled.get(commandChannel('matches.list'))?.({ senderFrame }, argument);

describe('commands from the page', () => {
  test('use exactly the channels of the contract’s commands', () => {
    expect([...handled.keys()].sort()).toEqual(ALL_COMMANDS.map(commandChannel).sort());
  });

  test('are answered if they come from our page’s main frame', async () => {
    expect(await call(page.mainFrame)).toEqual({ ok: true, value: 'answered' });
    expect(handle).toHaveBeenCalledWith('matches.list', {});
  });

  const strangers: [string, () => unknown][] = [
    ['a frame within our page', () => ({ origin: 'app://game', parent: page.mainFrame })],
    ['another window’s page', () => createContents().mainFrame],
    ['a frame that is gone', () => null],
  ];
  test.each(strangers)('from %s are refused', async (_name, frame) => {
    expect(await call(frame())).toMatchObject({ ok: false, error: { code: 'unknown-sender' } });
    expect(handle).not.toHaveBeenCalled();
  });

  test('from our window are refused while it shows another page', async () => {
    page = createContents('https://example.org/');
    window = { webContents: page.contents, isDestroyed: () => false };
    expect(await call(page.mainFrame)).toMatchObject({ ok: false });
    expect(handle).not.toHaveBeenCalled();
  });

  test('from a subframe are refused, whatever address it reports', async () => {
    const claimed = { origin: 'app://game', parent: page.mainFrame };
    window = { webContents: { ...page.contents, mainFrame: claimed } as never, isDestroyed: () => false };
    expect(await call(claimed)).toMatchObject({ ok: false });
    expect(handle).not.toHaveBeenCalled();
  });

  test('from a destroyed window are refused without an error', async () => {
    const gone = {
      get webContents(): never {
        throw new TypeError('Object has been destroyed');
      },
      isDestroyed: () => true,
    };
    window = gone;
    expect(await (async () => call(page.mainFrame))()).toMatchObject({ ok: false });
    expect(handle).not.toHaveBeenCalled();
  });

  test('are not answered without a window', async () => {
    window = undefined;
    expect(await call(page.mainFrame)).toMatchObject({ ok: false });
  });
});

describe('notifications for the page', () => {
  const payload = { match: 'm', code: 'save-failed', message: 'No room.' };

  test('are sent to the window', () => {
    tell('save.failed', payload);
    expect(page.sent).toEqual([[notificationChannel('save.failed'), payload]]);
  });

  test('are dropped without a window', () => {
    window = { webContents: page.contents, isDestroyed: () => true };
    tell('save.failed', payload);
    window = undefined;
    tell('save.failed', payload);
    expect(page.sent).toEqual([]);
  });
});
