import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_COMMANDS, commandChannel, notificationChannel } from '../../src/ipc/channels';
import type { Bridge } from '../../src/ipc/contract';
import { exposed, invoked, rendererBus } from './stand-in/ipc';

let bridge: Bridge;
beforeAll(async () => {
  await import('../../src/preload/preload');
  bridge = exposed.get('serenissima') as Bridge;
});

describe('the preload', () => {
  test('exposes one object with two functions to the page', () => {
    expect([...exposed.keys()]).toEqual(['serenissima']);
    expect(Object.keys(bridge).sort()).toEqual(['call', 'on']);
  });

  test('sends every contract command on its channel', async () => {
    for (const command of ALL_COMMANDS) {
      invoked.length = 0;
      expect(await bridge.call(command, { some: 'argument' })).toEqual({ ok: true, value: 'answered' });
      expect(invoked).toEqual([[commandChannel(command), { some: 'argument' }]]);
    }
  });

  test.each(['matches.steal', '__proto__', 'constructor', '', 7])('never sends %s', async (command) => {
    invoked.length = 0;
    expect(await bridge.call(command as never, {} as never)).toMatchObject({
      ok: false,
      error: { code: 'unknown-command' },
    });
    expect(invoked).toEqual([]);
  });

  test('passes main’s notifications without the event object, until the listener is removed', () => {
    const heard: unknown[][] = [];
    const leave = bridge.on('save.failed', (...args: unknown[]) => heard.push(args));
    const payload = { match: 'm', code: 'save-failed', message: 'No room.' };
    rendererBus.emit(notificationChannel('save.failed'), { sender: 'the event' }, payload);
    expect(heard).toEqual([[payload]]);
    leave();
    rendererBus.emit(notificationChannel('save.failed'), { sender: 'the event' }, payload);
    expect(heard).toHaveLength(1);
    expect(rendererBus.heard(notificationChannel('save.failed'))).toBe(0);
  });

  test('returns nothing from Electron when a listener is removed', () => {
    expect(bridge.on('save.failed', () => undefined)()).toBeUndefined();
  });

  test('ignores notifications that are not in the contract', () => {
    const leave = bridge.on('everything' as never, () => undefined);
    expect(rendererBus.heard(notificationChannel('everything' as never))).toBe(0);
    expect(() => leave()).not.toThrow();
  });
});
