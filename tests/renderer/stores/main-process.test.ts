import { expect, test, vi } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import { ask, listen, useBridge } from '../../../src/renderer/stores/main-process';

test('without a bridge, calls fail, and adding listeners does nothing', async () => {
  useBridge(undefined as never);
  await expect(ask('settings.get', {})).rejects.toThrow('The bridge to main is not set yet.');
  expect(listen('app.ask', () => undefined)()).toBeUndefined();
});

test('notifications arrive through the bridge until the listener is removed', () => {
  const leave = vi.fn();
  const on = vi.fn(() => leave);
  useBridge({ on } as unknown as Bridge);
  listen('app.ask', () => undefined)();
  expect(on).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
});
