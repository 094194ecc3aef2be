import type { BrowserWindow } from 'electron';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_NOTIFICATIONS, notificationChannel } from '../../src/ipc/channels';
import type { Bridge } from '../../src/ipc/contract';
import { connectIpc } from '../../src/main/electron/ipc';
import { newMatch, openTestApp, playOne } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';
import { exposed, handled, rendererBus, wire } from './stand-in/ipc';
import { createContents } from './stand-in/window';

const page = createContents();
const app = openTestApp();
let bridge: Bridge;
/** Connects preload and main as in Electron, which passes only structured clones. */
beforeAll(async () => {
  wire.answer = async (channel, argument) =>
    structuredClone(await handled.get(channel)?.({ senderFrame: page.mainFrame }, structuredClone(argument)));
  const window = { webContents: page.contents, isDestroyed: () => false };
  connectIpc(app.services, () => window as unknown as BrowserWindow);
  await import('../../src/preload/preload');
  bridge = exposed.get('serenissima') as Bridge;
});

describe('page, preload and main together', () => {
  test('create, play and undo a match as on any other route', async () => {
    const overBridge: Pick<TestApp, 'ask'> = {
      ask: async (command, argument) => {
        const result = await bridge.call(command, argument);
        if (!result.ok) throw new Error(result.error.message);
        return result.value;
      },
    };
    const table = await playOne(overBridge, await newMatch(overBridge));
    expect(table.ply).toBe(1);
    const back = await overBridge.ask('matches.undo', { match: table.match, seat: 0 });
    expect([back.ply, back.redo.possible]).toEqual([0, true]);
  });

  test('pass a refusal as data, with its rule', async () => {
    const { match } = await newMatch(app);
    const refused = await bridge.call('matches.play', {
      match,
      seat: 3,
      moves: [{ type: 'bid', amount: 100 }],
      ply: 0,
    });
    expect(refused).toMatchObject({ ok: false, error: { rule: expect.any(String) } });
  });

  test('pass notifications to the page', () => {
    const heard: unknown[] = [];
    bridge.on('app.ask', (payload) => heard.push(payload));
    app.services.questions.listening();
    app.services.questions.ask({ what: 'settings' });
    const [[channel, payload]] = page.sent;
    expect(ALL_NOTIFICATIONS.map(notificationChannel)).toContain(channel);
    rendererBus.emit(channel, {}, payload);
    expect(heard).toEqual([{ what: 'settings' }]);
  });
});
