import { disableAutoUnmount, enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import SaveCard from '../../../src/renderer/app/saves/SaveCard.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import * as second from '../../engine/serenissima-2012/table';
import { saveOf } from './saves';

const damagedAt = (line: number) =>
  saveOf('Sunday', { damage: { line, reason: '', fault: { code: 'move-type', params: {} } } });

disableAutoUnmount();
enableAutoUnmount(afterEach);

async function card(save = saveOf('Sunday'), row = false) {
  const page = mount(SaveCard, {
    props: { save, standing: '', row },
    global: { plugins: [i18n, GAME_UIS as never] },
    attachTo: document.body,
  });
  await vi.dynamicImportSettled();
  await flushPromises();
  return page;
}

async function menuOf(page: Awaited<ReturnType<typeof card>>) {
  await page.get('[data-testid="save:menu"]').trigger('click');
  await flushPromises();
  return [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

test('a save has two buttons: its card and its menu', async () => {
  const page = await card();
  expect(page.findAll('button').map((button) => button.attributes('data-testid'))).toEqual(['save:open', 'save:menu']);
  expect(page.get('h3').text()).toBe('Sunday');
  await page.get('[data-testid="save:open"]').trigger('click');
  expect(page.emitted('open')).toHaveLength(1);
});

test('the menu names its save and offers all other actions', async () => {
  const page = await card();
  expect(page.get('[data-testid="save:menu"]').attributes('aria-label')).toBe('More actions for “Sunday”');
  const items = await menuOf(page);
  expect(items.map((item) => item.textContent?.trim())).toEqual(['Rename', 'Duplicate', 'Export', 'Check', 'Delete']);
  items[0].click();
  await vi.waitFor(() => expect(page.emitted('choose')).toEqual([['rename']]));
  // A dialog opened from the menu returns the focus to this button.
  expect(document.activeElement).toBe(page.get('[data-testid="save:menu"]').element);
});

test.each([
  [12, ['save:check', 'save:trash']],
  [0, ['save:trash']],
])('a save damaged at line %i cannot be opened, and its menu has %j', async (line, actions) => {
  const page = await card(damagedAt(line));
  expect(page.find('[data-testid="save:open"]').exists()).toBe(false);
  await page.get(`[data-testid="save:remedy:${actions[0].slice('save:'.length)}"]`).trigger('click');
  expect(page.emitted('choose')).toEqual([[actions[0].slice('save:'.length)]]);
  expect((await menuOf(page)).map((item) => item.dataset.testid)).toEqual(actions);
});

test.each([
  [{ code: 'move-type', params: {} }, 'The file is damaged at line 12. Nothing was changed.'],
  [{ code: 'no-game', params: { game: 'chess' } }, 'This app doesn’t have the game “chess”. Nothing was changed.'],
] as const)('a save damaged by %j says so in words for players', async (fault, said) => {
  const page = await card(saveOf('Sunday', { damage: { line: 12, reason: '', fault } }));
  expect(page.get('[data-testid="save:damage"]').text()).toBe(said);
});

test('the card of a damaged save has a picture too, so that all titles start at the same place', async () => {
  expect((await card(damagedAt(0))).find('.picture svg').exists()).toBe(true);
});

test('a row has no picture and no players', async () => {
  const page = await card(undefined, true);
  expect([page.find('.picture').exists(), page.find('.powers').exists()]).toEqual([false, false]);
  expect(page.get('h3').text()).toBe('Sunday');
});

test('a finished match shows totals in the game’s own unit', async () => {
  const seats = ['Ada', 'Berta', 'Cleo', 'Dora'].map((name) => ({ name, kind: 'human' as const }));
  const glimpse = second.game.view(second.table(), null);
  const of2012 = { game: 'serenissima-2012', seats, glimpse, points: [52, 40, 1, 30], winners: [0], over: true };
  expect((await card(saveOf('Sunday', of2012))).findAll('li b').map((b) => b.text())).toEqual([
    '52 ducats',
    '40 ducats',
    '1 ducat',
    '30 ducats',
  ]);
  const ofLoire = { points: [52, 40, 1], winners: [0], over: true };
  expect((await card(saveOf('Monday', ofLoire))).get('li b').text()).toBe('52 points');
});
