import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markRaw, nextTick } from 'vue';
import type { Bridge } from '../../../src/ipc/contract';
import HeadlineRibbon from '../../../src/renderer/app/table/board/HeadlineRibbon.vue';
import { i18n } from '../../../src/renderer/ui/i18n';
import { GAME_UIS } from '../../../src/renderer/games';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { useReplay } from '../../../src/renderer/stores/replay';
import { useSettings } from '../../../src/renderer/stores/settings';

const LENGTH = 4;
const log = Array.from({ length: LENGTH }, (_, i) => ({ ply: i + 1, seat: 0, events: [{ type: 'x' }], barrier: null }));
const table = {
  match: 'm',
  game: 'g',
  seats: [
    { name: 'Anna', kind: 'human' },
    { name: 'Bruno', kind: 'human' },
  ],
  ply: LENGTH,
  viewer: null,
  view: 'now',
  deciders: [{ seat: 0, private: false }],
};

afterEach(() => void vi.useRealTimers());

beforeEach(async () => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
  useBridge({
    call: (_: string, { ply }: { ply: number }) => Promise.resolve({ ok: true, value: { ply, view: `view ${ply}` } }),
    on: () => () => undefined,
  } as unknown as Bridge);
  await useMatch().open({ table, log, notice: null, unwritable: null } as never);
});

function ribbon() {
  const part = mount(HeadlineRibbon, {
    props: { ui: markRaw(GAME_UIS.gameUi('serenissima-1996')) },
    global: { plugins: [i18n] },
  });
  return {
    async say() {
      part.vm.show({ title: { key: 'headlines.bids' }, entries: [] });
      await nextTick();
    },
    said: async () => {
      await nextTick();
      return part.find('[data-testid=headline]').exists();
    },
  };
}

test('a headline stays for a moment, even if the replay steps forward', async () => {
  const { say, said } = ribbon();
  const replay = useReplay();
  await replay.open(1);
  await say();
  await replay.forward();
  expect(await said()).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await said()).toBe(false);
});

test.each([
  ['a jump to another place', () => useReplay().jump(2)],
  ['a step back', () => useReplay().back()],
  ['returning to the present', () => useReplay().leave()],
])('%s removes the old headline immediately', async (_, leap) => {
  const { say, said } = ribbon();
  await useReplay().open(3);
  await say();
  expect(await said()).toBe(true);
  await leap();
  expect(await said()).toBe(false);
});

test('opening a replay removes the headline immediately', async () => {
  const { say, said } = ribbon();
  await say();
  await useReplay().open(3);
  expect(await said()).toBe(false);
});

test('a headline omits its entries if a scene shows them, unless animations are off', async () => {
  const part = mount(HeadlineRibbon, {
    props: { ui: markRaw(GAME_UIS.gameUi('serenissima-1996')) },
    global: { plugins: [i18n] },
  });
  const entries = async (staged: boolean) => {
    const entry = { power: 0, text: { key: 'headlines.bids' } };
    part.vm.show({ title: { key: 'headlines.bids' }, entries: [entry], staged });
    await nextTick();
    return part.findAll('li').length;
  };
  expect(await entries(false)).toBe(1);
  expect(await entries(true)).toBe(0);
  useSettings().settings = { ...useSettings().settings, speed: 'off' };
  expect(await entries(true)).toBe(1);
});
