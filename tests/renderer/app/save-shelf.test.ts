import { disableAutoUnmount, enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { h, ref } from 'vue';
import type { Bridge } from '../../../src/ipc/contract';
import { DEFAULT_SETTINGS } from '../../../src/ipc/default-settings';
import type { SaveInfo } from '../../../src/ipc/shelf';
import SaveCard from '../../../src/renderer/app/saves/SaveCard.vue';
import SaveShelf from '../../../src/renderer/app/saves/SaveShelf.vue';
import { useImport } from '../../../src/renderer/app/saves/useImport';
import { GAME_UIS } from '../../../src/renderer/games';
import { useApp } from '../../../src/renderer/stores/app';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { i18n } from '../../../src/renderer/ui/i18n';
import { saveOf } from './saves';

/** Main's saves, its trash, and the settings it has stored. */
let saves: readonly SaveInfo[];
let trash: readonly SaveInfo[];
let stored: object;

beforeEach(() => {
  // The window's height and a card's height, which happy-dom does not compute.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  setActivePinia(createPinia());
  stored = {};
  const answers: Readonly<Record<string, (given: never) => unknown>> = {
    'matches.list': () => saves,
    'saves.import': () => ({ ...saves[1], known: true, cut: false }),
    'saves.trash': ({ match }: { match: string }) => {
      trash = saves.filter((save) => save.match === match);
      saves = saves.filter((save) => save.match !== match);
      return null;
    },
    'saves.deleted': () => trash.map((save) => ({ ...save, entry: 'the entry' })),
    'saves.restore': ({ entry }: { entry: string }) => {
      expect(entry).toBe('the entry');
      saves = [...trash, ...saves];
      return trash[0];
    },
    'settings.set': (change: object) => ({ ...DEFAULT_SETTINGS, ...(stored = { ...stored, ...change }) }),
  };
  useBridge({
    call: (command: string, given: never) => Promise.resolve({ ok: true, value: answers[command]?.(given) ?? null }),
    on: () => () => undefined,
  } as unknown as Bridge);
});
disableAutoUnmount();
enableAutoUnmount(afterEach);

/** A shelf of this many saves. Every second match is finished. */
async function shelfOf(count: number) {
  saves = Array.from({ length: count }, (_, i) => saveOf(`match ${i}`, { over: i % 2 === 1 }));
  await useApp().refresh();
  const onHome = ref(true);
  const page = mount(() => (onHome.value ? h(SaveShelf) : null), {
    global: { plugins: [i18n, GAME_UIS as never] },
    attachTo: document.body,
  });
  await vi.dynamicImportSettled();
  await flushPromises();
  return {
    page,
    onHome,
    at: (id: string) => page.get(`[data-testid="shelf:${id}"]`),
    titles: () => page.findAll('.save h3').map((title) => title.text()),
  };
}

test('a few saves are all shown, without controls', async () => {
  const { page, titles } = await shelfOf(6);
  expect(titles()).toHaveLength(6);
  expect(page.find('[data-testid="shelf:search"]').exists()).toBe(false);
});

test('more saves have a tab for ongoing and a tab for finished matches, with counts', async () => {
  const { at, titles } = await shelfOf(7);
  expect([at('ongoing').text(), at('finished').text()]).toEqual(['Ongoing (4)', 'Finished (3)']);
  expect(titles()).toEqual(['match 0', 'match 2', 'match 4', 'match 6']);
  await at('finished').trigger('click');
  expect(at('finished').attributes('aria-pressed')).toBe('true');
  expect(titles()).toEqual(['match 1', 'match 3', 'match 5']);
});

test('a file that is not a save is listed, but not counted as a game', async () => {
  const { at, titles } = await shelfOf(8);
  const fault = { code: 'not-ours' as const, params: {} };
  saves = [saveOf('stray', { damage: { line: 0, reason: '', fault } }), ...saves];
  await useApp().refresh();
  await flushPromises();
  expect(at('ongoing').text()).toBe('Ongoing (4)');
  expect(titles()).toEqual(['match 0', 'match 2', 'match 4', 'match 6', 'stray']);
});

test('a search shows the matches it finds, and the counts of both tabs', async () => {
  const { at, titles } = await shelfOf(8);
  await at('search').setValue('match 3');
  expect([at('ongoing').text(), at('finished').text()]).toEqual(['Ongoing (0)', 'Finished (1)']);
  expect(at('nothing').text()).toBe('No games found.');
  await at('search').setValue('berta loire');
  expect(titles()).toHaveLength(4);
});

test('of 1,000 saves, only those near the view are rendered, each with its place in the list', async () => {
  const { page } = await shelfOf(1000);
  const cards = page.findAll('li:has(.save)');
  expect(cards.length).toBeGreaterThan(4);
  expect(cards.length).toBeLessThanOrEqual(60);
  expect(cards[2].attributes()).toMatchObject({ 'aria-setsize': '500', 'aria-posinset': '3' });
});

test('every save can be reached with the arrow keys, Home and End', async () => {
  const { page } = await shelfOf(1000);
  const press = async (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await flushPromises();
    return document.activeElement?.textContent?.trim();
  };
  page.get<HTMLElement>('[data-testid="save:open"]').element.focus();
  expect(await press('ArrowUp')).toBe('match 0');
  expect(await press('ArrowDown')).toBe('match 2');
  expect(await press('End')).toBe('match 998');
  expect(await press('ArrowUp')).toBe('match 996');
  // Tab reaches the neighbours, even if the list was scrolled away from the focused card.
  expect(
    page
      .findAll('.save h3')
      .slice(-3)
      .map((title) => title.text()),
  ).toEqual(['match 994', 'match 996', 'match 998']);
  expect(await press('Home')).toBe('match 0');
});

test('when the player comes back, the list is scrolled as before, and the same save has the focus', async () => {
  const { onHome } = await shelfOf(1000);
  const scroller = document.documentElement;
  await useImport().importText('text');
  scroller.scrollTop = 300;
  onHome.value = false;
  await flushPromises();
  scroller.scrollTop = 0;
  onHome.value = true;
  await flushPromises();
  expect(scroller.scrollTop).toBe(300);
  expect(document.activeElement?.textContent?.trim()).toBe('match 1');
});

test('the layout and the order are stored', async () => {
  const { page, at } = await shelfOf(7);
  await at('rows').trigger('click');
  await at('sort').setValue('title');
  await flushPromises();
  expect(stored).toEqual({ shelfLayout: 'rows', shelfSort: 'title' });
  expect(page.findAll('.save.row')).toHaveLength(4);
});

test('importing a match that is hidden by the filters shows and focuses it', async () => {
  const { at, titles } = await shelfOf(7);
  await at('search').setValue('match 0');
  await useImport().importText('text');
  await flushPromises();
  expect(titles()).toEqual(['match 1', 'match 3', 'match 5']);
  expect(document.activeElement?.textContent?.trim()).toBe('match 1');
});

test('a deleted match disappears immediately, and a message offers to undo the deletion', async () => {
  const { page, titles } = await shelfOf(3);
  page.findAllComponents(SaveCard)[1].vm.$emit('choose', 'trash');
  await flushPromises();
  expect(titles()).toEqual(['match 0', 'match 2']);
  const message = document.querySelector('[data-testid="home:notice"]');
  expect(message?.textContent).toContain('“match 1” deleted.');
  expect(page.get('[role="status"]').text()).toBe('“match 1” deleted.');
  message?.querySelector<HTMLElement>('[data-testid="notice:undo"]')?.click();
  await flushPromises();
  expect(titles()).toEqual(['match 1', 'match 0', 'match 2']);
  expect(document.activeElement?.textContent?.trim()).toBe('match 1');
  expect(document.querySelector('[data-testid="home:notice"]')).toBeNull();
});
