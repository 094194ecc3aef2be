import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import { nextTick } from 'vue';
import type { Table } from '../../../src/ipc/table';
import { logOf } from '../../../src/main/services/log';
import LogLine from '../../../src/renderer/app/table/log/LogLine.vue';
import LogPanel from '../../../src/renderer/app/table/log/LogPanel.vue';
import ReplayBar from '../../../src/renderer/app/table/replay/ReplayBar.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { useMatch } from '../../../src/renderer/stores/match';
import { longMatch } from '../../../tools/long-match';
import { bySuite } from '../../suite';

const { gameUi } = GAME_UIS;

/** Far more moves than the lines that a panel may render. */
const MOVES = bySuite(2500, 10_000);
/** The number of lines to step through by keyboard: more than are rendered at the same time. */
const LINES = bySuite(80, 250);
const { match } = longMatch(MOVES);
const log = logOf({ match, viewer: null }, 0);
const view = match.game.view(match.position, null);
const ui = gameUi('doge-ship');
/** The maximum number of DOM nodes in a panel, however long the match. */
const MAX_NODES = 600;

const nodes = (wrapper: { element: Element }) => wrapper.element.querySelectorAll('*').length;

beforeEach(() => setActivePinia(createPinia()));

function panel(shown = log) {
  const props = { ui, log: shown, acts: [], view, names: ['Anna', 'Bruno', 'Carla', 'Dario'] };
  const wrapper = mount(LogPanel, { props, global: { plugins: [i18n] }, attachTo: document.body });
  const items = () => wrapper.findAll('ol li');
  const at = (item: Element | null | undefined = document.activeElement?.closest('li')) =>
    Number(item?.getAttribute('aria-posinset'));
  const press = async (key: string) => {
    const on = wrapper.find('ol [tabindex="0"]');
    await on.trigger('keydown', { key });
    await nextTick();
    await nextTick();
  };
  return { wrapper, items, at, press };
}

describe('a log of thousands of moves', () => {
  test('renders only the lines around the current position, and states the total', async () => {
    const { wrapper, items, at } = panel();
    await nextTick();
    expect(nodes(wrapper)).toBeLessThan(MAX_NODES);
    const size = Number(items()[0].attributes('aria-setsize'));
    expect(size).toBeGreaterThan(MOVES);
    expect(at(items().at(-1)?.element)).toBe(size);
    expect(items().every((item, i) => at(item.element) === size - items().length + i + 1)).toBe(true);
    wrapper.unmount();
  });

  test('can be walked line by line with the arrow keys, and Enter opens the replay at a line', async () => {
    const { wrapper, items, at, press } = panel();
    await nextTick();
    const size = Number(items()[0].attributes('aria-setsize'));
    await press('Home');
    expect(at()).toBe(1);
    for (let line = 2; line <= LINES; line++) {
      await press('ArrowDown');
      expect(at()).toBe(line);
    }
    expect(nodes(wrapper)).toBeLessThan(MAX_NODES);
    await wrapper.find('ol [tabindex="0"]').trigger('keydown', { key: 'Enter' });
    const [[ply]] = wrapper.emitted('replay') as [number][];
    // Some moves have no line, and some have several.
    expect(ply).toBeGreaterThan(0.4 * LINES);
    expect(ply).toBeLessThan(LINES);
    await press('End');
    expect(at()).toBe(size);
    await press('ArrowUp');
    expect(at()).toBe(size - 1);
    wrapper.unmount();
  });

  test('filters the whole match by player', async () => {
    const { wrapper, items, press, at } = panel();
    await nextTick();
    await wrapper.find('[data-testid="log:players"]').setValue('2');
    const size = Number(items()[0].attributes('aria-setsize'));
    const listed = log
      .flatMap(({ events }) => events)
      .filter((event) => ui.events.logKind(event) === null || (event as { seat?: number }).seat === 2);
    // A heading without lines below it disappears.
    const isHeading = (event?: (typeof listed)[number]) =>
      event === undefined || ui.moments?.heading?.(event, view) !== null;
    const kept = listed.filter((event, i) => !isHeading(event) || !isHeading(listed[i + 1]));
    expect(size).toBe(kept.length);
    expect(size).toBeLessThan(listed.length);
    await press('Home');
    expect(at()).toBe(1);
    expect(nodes(wrapper)).toBeLessThan(MAX_NODES);
    wrapper.unmount();
  });

  test('announces a new line, and not all lines after a jump', async () => {
    const props = { ui, log: log.slice(0, 10), acts: [], view, open: false, whole: false, listed: false };
    const wrapper = mount(LogLine, { props, global: { plugins: [i18n] } });
    await wrapper.setProps({ log: log.slice(0, 11) });
    const news = () => wrapper.find('[role=status]').text();
    expect(news()).not.toBe('');
    await wrapper.setProps({ log });
    expect(news().length).toBeLessThan(10_000);
    wrapper.unmount();
  });
});

test('the timeline of thousands of moves has as many marks as fit', async () => {
  const store = useMatch();
  const table = { match: 'm', game: 'doge-ship', ply: log.length, viewer: null, view, seats: [], deciders: [] };
  await store.open({ table: table as unknown as Table, log, notice: null, unwritable: null });
  const wrapper = mount(ReplayBar, { props: { ui }, global: { plugins: [i18n] } });
  const marks = wrapper.findAll('.turn').map((mark) => Number(mark.text()));
  expect(marks.length).toBeGreaterThan(20);
  // Round 1 has no mark, because it starts at the left edge.
  expect(marks[0]).toBe(2);
  expect(nodes(wrapper)).toBeLessThan(100);
  expect(wrapper.find('.barriers path').attributes('d')?.length).toBeGreaterThan(1000);
});

test('the replay of a game without highlights has no buttons for them', () => {
  const names = (shown: typeof ui) => {
    const wrapper = mount(ReplayBar, { props: { ui: shown }, global: { plugins: [i18n] } });
    return wrapper.findAll('.steps button').map((button) => button.attributes('aria-label') ?? button.text());
  };
  expect(names(ui)).toContain('Next inspection or high water');
  const plain = names({ ...ui, moments: undefined } as unknown as typeof ui);
  expect(plain).toContain('Next round');
  expect(plain.filter((name) => /highlight|high water/i.test(name))).toEqual([]);
});
