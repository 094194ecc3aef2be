import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextTick } from 'vue';
import SinceLastTurn from '../../../src/renderer/app/table/log/SinceLastTurn.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';

beforeEach(() => setActivePinia(createPinia()));

const item = (key: string, weight: 'key' | 'main' | null = null) => ({
  ...{ event: { type: 'x' }, text: { key }, concerns: false, weight },
});

test('a brief recap starts with the important events and shows the others on demand', async () => {
  // A row has room for one event.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.previousElementSibling?.classList.contains('item') ? 100 : 0;
  });
  const line = {
    seat: null,
    plies: [1],
    items: [item('figures.messenger'), item('buildings.farm'), item('figures.merchant', 'main')],
  };
  const card = mount(SinceLastTurn, {
    props: {
      ...{ ui: GAME_UIS.gameUi('la-loire') as never, view: {}, offering: false, brief: true },
      since: { from: 0, lines: [line], away: 0, first: false },
    },
    global: { plugins: [i18n, GAME_UIS as never] },
    attachTo: document.body,
  });
  await (card.vm as unknown as { cut: () => Promise<void> }).cut();
  await nextTick();
  expect(card.get('[data-testid="since:more"]').text()).toBe('…');
  // Screen readers get all of them.
  expect(card.get('.events').text()).toBe('Merchant · Messenger · Farm: watch again');
  const more = card.get('[data-testid="since:more"]');
  expect([more.attributes('aria-expanded'), card.get('li').classes()]).toEqual(['false', []]);
  await more.trigger('click');
  expect([more.attributes('aria-expanded'), card.get('li').classes()]).toEqual(['true', ['open']]);
  // The next recap is brief again.
  await card.setProps({ since: { from: 2, lines: [line], away: 0, first: false } });
  await nextTick();
  expect(card.get('li').classes()).toEqual([]);
  card.unmount();
  vi.restoreAllMocks();
});

test('a brief recap without room for a key event leaves out what happened before it', async () => {
  // A row has room for one event.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.previousElementSibling?.classList.contains('item') ? 100 : 0;
  });
  const items = [item('buildings.farm', 'main'), item('figures.messenger', 'key'), item('figures.merchant', 'main')];
  const lines = [{ seat: null, plies: [1], items }];
  const card = mount(SinceLastTurn, {
    props: {
      ...{ ui: GAME_UIS.gameUi('la-loire') as never, view: {}, offering: false, brief: true },
      since: { from: 0, lines, away: 0, first: false },
    },
    global: { plugins: [i18n, GAME_UIS as never] },
    attachTo: document.body,
  });
  await (card.vm as unknown as { cut: () => Promise<void> }).cut();
  await nextTick();
  expect(card.findAll('.item').map((one) => one.text())).toEqual(['Messenger']);
  const more = card.get('[data-testid="since:more"]');
  expect(more.text()).toBe('…');
  await more.trigger('click');
  expect(card.findAll('.item').map((one) => one.text())).toEqual(['Farm ·', 'Messenger ·', 'Merchant']);
  card.unmount();
  vi.restoreAllMocks();
});
