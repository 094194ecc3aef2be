import { mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/doge-ship/about';
import { FIRST_BARRICADE, FIRST_GONDOLA } from '../../../src/engine/games/doge-ship/data/board';
import Status from '../../../src/renderer/games/doge-ship/panels/Status.vue';
import { dogeShipUi } from '../../../src/renderer/games/doge-ship/ui';
import { i18n } from '../../../src/renderer/ui/i18n';
import { LANGUAGES, setLanguage } from '../../../src/renderer/locales';
import { explanationOf } from '../../../src/renderer/ui/explain';
import { game, newTable } from '../../engine/doge-ship/table';

/** Builders with 0, 1, 5 and 2 Approvals, as the first builder sees them. */
function seen(approvals: 'hidden' | 'uncounted' | 'open') {
  const state = newTable();
  state.options = { ...DEFAULT_OPTIONS, approvals };
  state.approvals = [0, 1, 5, 2];
  return mount(Status, {
    props: { view: game.view(state, 0), names: ['A', 'B', 'C', 'D'], open: null },
    global: { plugins: [i18n] },
  });
}

afterEach(() => setLanguage('en'));

test.each([
  ['en', '5 Approvals (worked out from public gains and bids)'],
  ['fr', '5 approbations (d’après les mises et les gains publics)'],
] as const)('hidden Approvals are counted, and the tooltip says from what (%s)', async (language, told) => {
  expect(LANGUAGES.map(({ code }) => code)).toContain(language);
  await setLanguage(language);
  const status = seen('hidden');
  expect([0, 1, 2, 3].map((seat) => status.get(`[data-testid="approvals:${seat}"]`).text())).toEqual([
    '0',
    '1',
    '5',
    '2',
  ]);
  expect(explanationOf(status.get('[data-testid="approvals:2"]').element)?.title).toBe(told);
  expect(status.get('[data-testid="counted:2"]').text()).toBe(told);
  expect(status.find('[data-testid="counted:0"]').exists()).toBe(false);
});

test('there is a button to look at Approvals only if the app does not count them', () => {
  const secretWith = (approvals: 'hidden' | 'uncounted' | 'open') => {
    const state = newTable();
    state.options = { ...DEFAULT_OPTIONS, approvals };
    return dogeShipUi.secret?.(game.view(state, null), 0) ?? null;
  };
  expect(secretWith('hidden')).toBeNull();
  expect(secretWith('open')).toBeNull();
  expect(secretWith('uncounted')).toMatchObject({ shown: null });
});

test('with the option for uncounted Approvals, nothing is counted', () => {
  const status = seen('uncounted');
  expect(status.get('[data-testid="approvals:2"]').text()).toBe('?');
  expect(status.find('[data-testid="counted:2"]').exists()).toBe(false);
  expect(explanationOf(status.get('[data-testid="approvals:2"]').element)?.title ?? '').not.toContain('5');
});

test('open Approvals are shown without a counted total', () => {
  const status = seen('open');
  expect([0, 1, 2, 3].map((seat) => status.get(`[data-testid="approvals:${seat}"]`).text())).toEqual([
    '0',
    '1',
    '5',
    '2',
  ]);
  expect(status.find('[data-testid="counted:2"]').exists()).toBe(false);
});

test('each player’s strip shows the tiles in the yard and the built barricades, in words for screen readers', () => {
  const state = newTable();
  state.yards[1] = [0, 6, FIRST_GONDOLA];
  state.stacks[1] = [FIRST_BARRICADE + 3, FIRST_BARRICADE + 11];
  const status = mount(Status, {
    props: { view: game.view(state, 0), names: ['A', 'B', 'C', 'D'], open: null },
    global: { plugins: [i18n] },
  });
  const shown = (id: string) => status.get(`summary [data-testid="${id}"]`);
  expect(shown('yard:1').get('.sr-only').text()).toBe('In the yard: 2 galley parts, 1 gondola');
  expect(
    shown('yard:1')
      .findAll('.waiting')
      .map((kind) => kind.text()),
  ).toEqual(['2', '1']);
  expect(shown('yard:0').text()).toBe('In the yard: nothing');
  expect(shown('wall:1').get('.sr-only').text()).toMatch(/^2 barricades – number 12 on top/);
  expect(shown('wall:1').get('[aria-hidden] small').text()).toBe('12');
  expect(status.find('[data-testid="wall:0"]').exists()).toBe(false);
});

test.each(['en', 'fr'])('a rival’s tiles are shown without raw text keys (%s)', async (language) => {
  await setLanguage(language);
  const state = newTable();
  state.yards[1] = [0, FIRST_GONDOLA, FIRST_BARRICADE + 3];
  const status = mount(Status, {
    props: { view: game.view(state, 0), names: ['A', 'B', 'C', 'D'], open: 1 },
    global: { plugins: [i18n] },
  });
  expect(status.html()).not.toContain('games.');
  const chips = status.findAll('.chip').map((chip) => chip.text());
  expect(chips.filter((text) => text === '4')).toHaveLength(1);
});
