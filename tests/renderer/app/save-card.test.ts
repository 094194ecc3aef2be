import { disableAutoUnmount, enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import { laLoire } from '../../../src/engine/games/la-loire';
import type { State } from '../../../src/engine/games/la-loire/state';
import type { SaveInfo } from '../../../src/ipc/shelf';
import SaveCard from '../../../src/renderer/app/saves/SaveCard.vue';
import { CABINET } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { freshMatch } from '../../engine/generic/playing';

const SAVE: SaveInfo = {
  match: 'm',
  title: 'Sunday',
  game: 'la-loire',
  seats: ['Ada', 'Berta', 'Cleo'].map((name) => ({ name, kind: 'human' })),
  saved: '2026-01-01T12:00:00.000Z',
  plies: 3,
  over: false,
  ended: null,
  points: null,
  winners: [],
  glimpse: laLoire.view(freshMatch(laLoire, 3, 0).position as State, null),
  damage: null,
};
const damagedAt = (line: number): SaveInfo => ({
  ...SAVE,
  damage: { line, reason: '', fault: { code: 'move-type', params: {} } },
});

disableAutoUnmount();
enableAutoUnmount(afterEach);

function card(save: SaveInfo = SAVE) {
  return mount(SaveCard, {
    props: { save, standing: '' },
    global: { plugins: [i18n, CABINET as never] },
    attachTo: document.body,
  });
}

/** Opens the menu and returns its items. */
async function menuOf(page: ReturnType<typeof card>) {
  await page.get('[data-testid="save:menu"]').trigger('click');
  await flushPromises();
  return [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

test('a save has two buttons: the card itself, and its menu', async () => {
  const page = card();
  expect(page.findAll('button').map((button) => button.attributes('data-testid'))).toEqual(['save:open', 'save:menu']);
  expect(page.get('h3').text()).toBe('Sunday');
  await page.get('[data-testid="save:open"]').trigger('click');
  expect(page.emitted('open')).toHaveLength(1);
});

test('the menu names its save and offers everything else', async () => {
  const page = card();
  expect(page.get('[data-testid="save:menu"]').attributes('aria-label')).toBe('More actions for “Sunday”');
  const items = await menuOf(page);
  expect(items.map((item) => item.textContent?.trim())).toEqual(['Rename', 'Duplicate', 'Export', 'Check', 'Delete']);
  items[0].click();
  expect(page.emitted('choose')).toEqual([['rename']]);
});

test.each([
  [12, ['save:check', 'save:trash']],
  [0, ['save:trash']],
])('a save damaged at line %i is not opened, and its menu has %j', async (line, actions) => {
  const page = card(damagedAt(line));
  expect(page.find('[data-testid="save:open"]').exists()).toBe(false);
  expect((await menuOf(page)).map((item) => item.dataset.testid)).toEqual(actions);
});
