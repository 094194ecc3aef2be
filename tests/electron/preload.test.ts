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
  test('puts one object on the page, with two functions and nothing else', () => {
    expect([...exposed.keys()]).toEqual(['serenissima']);
    expect(Object.keys(bridge).sort()).toEqual(['call', 'on']);
  });

  test('carries every command of the contract on its channel', async () => {
    for (const command of ALL_COMMANDS) {
      invoked.length = 0;
      expect(await bridge.call(command, { some: 'argument' })).toEqual({ ok: true, value: 'answered' });
      expect(invoked).toEqual([[commandChannel(command), { some: 'argument' }]]);
    }
  });

  test.each(['matches.steal', '__proto__', 'constructor', '', 7])('%s never leaves the page', async (command) => {
    invoked.length = 0;
    expect(await bridge.call(command as never, {} as never)).toMatchObject({
      ok: false,
      error: { code: 'unknown-command' },
    });
    expect(invoked).toEqual([]);
  });

  test('hands on what main says, without the event that carried it, until the listener leaves', () => {
    const heard: unknown[][] = [];
    const leave = bridge.on('save.failed', (...args: unknown[]) => heard.push(args));
    const news = { match: 'm', code: 'save-failed', message: 'No room.' };
    rendererBus.emit(notificationChannel('save.failed'), { sender: 'the event' }, news);
    expect(heard).toEqual([[news]]);
    leave();
    rendererBus.emit(notificationChannel('save.failed'), { sender: 'the event' }, news);
    expect(heard).toHaveLength(1);
    expect(rendererBus.heard(notificationChannel('save.failed'))).toBe(0);
  });

  test('hands nothing of Electron’s back when a listener leaves', () => {
    expect(bridge.on('save.failed', () => undefined)()).toBeUndefined();
  });

  test('listens for no news that is not in the contract', () => {
    const leave = bridge.on('everything' as never, () => undefined);
    expect(rendererBus.heard(notificationChannel('everything' as never))).toBe(0);
    expect(() => leave()).not.toThrow();
  });
});
