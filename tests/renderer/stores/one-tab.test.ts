import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextTick } from 'vue';
import type { Bridge, Command } from '../../../src/ipc/contract';
import { useApp } from '../../../src/renderer/stores/app';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { useOneTab } from '../../../src/renderer/stores/one-tab';

/** Locks and messages that the tabs of a browser share. */
type Held = (lock: object | null) => unknown;
let queue: Map<string, Promise<unknown>>;
let heard: ((event: { data: string }) => void)[];
const free = new Set<string>();

const locks = {
  async request(name: string, ...rest: [{ ifAvailable: boolean }, Held] | [Held]) {
    const held = rest.at(-1) as Held;
    if (rest.length === 2 && !free.has(name)) return held(null);
    const before = queue.get(name) ?? Promise.resolve();
    free.delete(name);
    const run = before.then(() => held({}));
    queue.set(name, run);
    return run.finally(() => free.add(name));
  },
};
class Channel {
  addEventListener = (_type: string, listener: (event: { data: string }) => void) => void heard.push(listener);
  postMessage = (data: string) => void heard.forEach((hear) => this.others(hear) && hear({ data }));
  private others = (hear: unknown) => heard.indexOf(hear as never) !== this.place;
  private place = heard.length;
}

const tableOf = (ply: number) => ({ match: 'm', seats: [], ply, viewer: null, acting: null, deciders: [], choices: [], acts: [], view: {}, undo: {}, redo: {} }); // prettier-ignore
const opened = (ply: number) => ({ table: tableOf(ply), log: [], notice: null, unwritable: null });
let asked: Command[];

async function openTab() {
  const pinia = createPinia();
  setActivePinia(pinia);
  const [app, match, tab] = [useApp(pinia), useMatch(pinia), useOneTab(pinia)];
  app.screen = 'table';
  await match.open(opened(3) as never);
  await settle();
  return { app, match, tab };
}
const settle = async () => {
  for (let i = 0; i < 20; i++) await nextTick();
};

beforeEach(() => {
  queue = new Map();
  heard = [];
  asked = [];
  free.clear();
  free.add('serenissima-match-m');
  vi.stubGlobal('BroadcastChannel', Channel);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  useBridge({
    call: (command: Command) => {
      asked.push(command);
      return Promise.resolve({ ok: true, value: command === 'matches.open' ? opened(4) : [] });
    },
    on: () => () => undefined,
  } as unknown as Bridge);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a single tab gets its match immediately', async () => {
  const { tab, match } = await openTab();
  expect([tab.elsewhere, match.table?.ply, asked]).toEqual([false, 3, []]);
});

test('a second tab waits, then takes the match: the first tab goes home and explains why', async () => {
  const first = await openTab();
  const second = await openTab();
  expect([first.tab.elsewhere, second.tab.elsewhere]).toEqual([false, true]);
  second.tab.takeOver();
  await settle();
  expect([first.app.screen, first.app.notice]).toEqual(['home', { text: 'home.otherTab', params: {} }]);
  expect([second.tab.elsewhere, second.match.table?.ply]).toEqual([false, 4]);
});

test('a second tab gets the match when the first tab leaves it', async () => {
  const first = await openTab();
  const second = await openTab();
  first.match.close();
  await settle();
  expect([second.tab.elsewhere, second.match.table?.ply]).toEqual([false, 4]);
});

test('a second tab that opens another screen stops waiting', async () => {
  const first = await openTab();
  const second = await openTab();
  second.match.close();
  await settle();
  expect(second.tab.elsewhere).toBe(false);
  first.match.close();
  await settle();
  expect(asked.filter((command) => command === 'matches.open')).toEqual([]);
});
