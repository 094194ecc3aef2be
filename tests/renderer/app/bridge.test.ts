import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reactive } from 'vue';
import type { Argument, Bridge } from '../../../src/ipc/contract';
import { connect, LockedOutError, UnreachableError } from '../../../src/renderer/bridge';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  constructor(
    readonly address: string,
    readonly protocols: readonly string[],
  ) {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  answer(frame: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
}

const servedFrom = (address: string) => {
  const { protocol, host, hash, pathname, search } = new URL(address);
  vi.stubGlobal('location', { protocol, host, hash, pathname, search });
};
const nothing = () => undefined;
const UNHEARD = { lost: nothing, lockedOut: nothing, back: nothing };

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

describe('the connection to main', () => {
  test('is the preload’s bridge if there is one, whatever the page’s origin', async () => {
    const bridge = { call: nothing, on: nothing } as unknown as Bridge;
    vi.stubGlobal('serenissima', bridge);
    for (const address of ['app://game/', 'http://127.0.0.1:4000/']) {
      servedFrom(address);
      expect(await connect(UNHEARD)).toBe(bridge);
    }
    expect(FakeSocket.all).toEqual([]);
  });

  test.each(['app://game/', 'https://game.test/', 'file:///index.html'])(
    'fails for a page from %s without a bridge, and no socket is opened',
    async (address) => {
      servedFrom(address);
      await expect(connect(UNHEARD)).rejects.toThrow(UnreachableError);
      expect(FakeSocket.all).toEqual([]);
    },
  );
});

describe('the web host’s bridge', () => {
  let bridge: Bridge;
  let socket: FakeSocket;
  beforeEach(async () => {
    servedFrom('http://127.0.0.1:4000/');
    const connecting = connect(UNHEARD);
    [socket] = FakeSocket.all;
    socket.open();
    bridge = await connecting;
  });
  const play = (move: unknown) =>
    bridge.call('matches.play', {
      match: 'm',
      seat: 0,
      ply: 0,
      moves: [move as Argument<'matches.play'>['moves'][number]],
    });

  test('transfers plain data both ways', async () => {
    const answer = play({ type: 'load', goods: ['wine', null], much: 2, note: undefined });
    await flushPromises();
    expect(socket.address).toBe('ws://127.0.0.1:4000');
    const { id, command, argument } = JSON.parse(socket.sent[0]);
    expect([command, argument.moves]).toEqual(['matches.play', [{ type: 'load', goods: ['wine', null], much: 2 }]]);
    socket.answer({ id, result: { ok: true, value: 'played' } });
    expect(await answer).toEqual({ ok: true, value: 'played' });
  });

  test.each([
    ['Vue’s Proxy', reactive({ type: 'x' })],
    ['an object that contains a Proxy', { type: 'x', of: [reactive({ deep: 1 })] }],
    ['a function', { type: 'x', then: nothing }],
    ['a symbol', { type: 'x', of: Symbol('s') }],
  ])('refuses %s, as Electron’s bridge does', (_what, move) => {
    expect(() => play(move)).toThrow('could not be cloned');
    expect(socket.sent).toEqual([]);
  });

  test.each([
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['NaN', Number.NaN],
    ['an undefined list entry', [undefined]],
  ])('throws for %s instead of converting it', (_what, of) => {
    expect(() => play({ type: 'x', of })).toThrow('Only plain data can be sent');
    expect(socket.sent).toEqual([]);
  });
});

describe('the page’s key', () => {
  const shown: string[] = [];
  let isThere: boolean;
  beforeEach(() => {
    localStorage.clear();
    shown.length = 0;
    isThere = true;
    vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, url: string) => shown.push(url) });
    vi.stubGlobal('fetch', () => (isThere ? Promise.resolve({ status: 403 }) : Promise.reject(new TypeError())));
  });

  test('is removed from the address, sent to the host, and kept for reloads', async () => {
    servedFrom('http://127.0.0.1:4000/index.html?still#key=abc123');
    void connect(UNHEARD);
    servedFrom('http://127.0.0.1:4000/index.html');
    void connect(UNHEARD);
    expect(FakeSocket.all.map(({ protocols }) => protocols)).toEqual(Array(2).fill(['serenissima', 'key.abc123']));
    expect(shown).toEqual(['/index.html?still']);
  });

  test('is rejected on the first attempt if the host does not know it', async () => {
    servedFrom('http://127.0.0.1:4000/');
    const connecting = connect(UNHEARD);
    FakeSocket.all[0].close();
    await expect(connecting).rejects.toThrow(LockedOutError);
  });

  test('is reported as rejected by a restarted host, and as accepted by the next host', async () => {
    vi.useFakeTimers();
    const heard: string[] = [];
    const tell = (what: string) => () => void heard.push(what);
    servedFrom('http://127.0.0.1:4000/');
    const connecting = connect({ lost: tell('lost'), lockedOut: tell('locked out'), back: tell('back') });
    FakeSocket.all[0].open();
    void (await connecting).call('app.info', {});
    FakeSocket.all[0].close();
    const nextAttempt = async () => {
      await vi.advanceTimersByTimeAsync(6000);
      return FakeSocket.all[FakeSocket.all.length - 1];
    };
    isThere = false;
    (await nextAttempt()).close();
    expect(heard.splice(0)).toEqual(['lost', 'lost']);
    isThere = true;
    (await nextAttempt()).close();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.splice(0)).toEqual(['lost', 'locked out']);
    (await nextAttempt()).open();
    expect(heard).toEqual(['back']);
    vi.useRealTimers();
  });
});
