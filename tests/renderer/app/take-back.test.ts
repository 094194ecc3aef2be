import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextTick } from 'vue';
import TakeBack from '../../../src/renderer/app/table/choices/TakeBack.vue';
import { setLanguage } from '../../../src/renderer/locales';
import { useMatch } from '../../../src/renderer/stores/match';
import { i18n } from '../../../src/renderer/ui/i18n';

const entry = (seat: number, on?: true) => ({ seat, events: [], barrier: null, ...(on && { on }) });
const table = (part: object = {}) => {
  const step = { possible: true, seat: 0, reason: null };
  return { acting: 0, ply: 4, undo: step, redo: { ...step, possible: false }, lesson: null, ...part };
};

beforeEach(() => setActivePinia(createPinia()));

/** The undo buttons after these moves, and the plies that the turn was undone to. */
function buttons(log: readonly object[], part: object = {}, game = '') {
  const match = useMatch();
  match.log = log as never;
  const undone: number[] = [];
  vi.spyOn(match, 'undoTo').mockImplementation((ply) => Promise.resolve(void undone.push(ply)));
  const props = { table: table(part), ui: { id: game }, counsel: false };
  const wrapper = mount(TakeBack, { props: props as never, global: { plugins: [i18n] } });
  return { wrapper, undone, turn: () => wrapper.find('[data-testid="undo:turn"]') };
}

test('undo turn takes two clicks, and says how many moves it undoes', async () => {
  const { turn, undone } = buttons([entry(1), entry(0), entry(0, true), entry(0)]);
  await turn().trigger('click');
  expect(turn().text()).toBe('Undo 2 moves?');
  expect(undone).toEqual([]);
  await turn().trigger('click');
  expect(undone).toEqual([1]);
});

test('undo and redo are disabled while the match is view-only', () => {
  useMatch().unwritable = 'read-only';
  const step = { possible: true, seat: 0, reason: null };
  const { wrapper } = buttons([entry(0), entry(0)], { redo: step });
  for (const id of ['undo', 'undo:turn', 'redo'])
    expect(wrapper.get(`[data-testid="${id}"]`).attributes('disabled')).toBeDefined();
});

test('the question in French is not longer than the button’s label, so that the row does not wrap', async () => {
  await setLanguage('fr');
  const { t } = i18n.global;
  expect(t('table.confirmUndoTurn', 12).length).toBeLessThanOrEqual(`⇤ ${t('table.undoTurn')}`.length);
  await setLanguage('en');
});

test('undo turn asks again after another move, and after the button has lost the focus', async () => {
  const { wrapper, turn, undone } = buttons([entry(0), entry(0)]);
  await turn().trigger('click');
  await wrapper.setProps({ table: table({ ply: 5 }) } as never);
  await nextTick();
  await turn().trigger('click');
  await turn().trigger('blur');
  await turn().trigger('click');
  expect(undone).toEqual([]);
});

test.each<[what: string, log: readonly object[], part: object]>([
  ['after one click', [entry(1), entry(0), entry(0, true)], {}],
  ['after another seat’s move', [entry(0), entry(0), entry(1)], {}],
  ['for the next player', [entry(0), entry(0)], { acting: 1 }],
  ['in a lesson', [entry(0), entry(0)], { lesson: {} }],
])('undo turn is not offered %s', (_, log, part) => {
  expect(buttons(log, part).turn().exists()).toBe(false);
});

test.each([
  ['start', false],
  ['decision', false],
  ['chance', true],
  ['secret', true],
])('if undo is impossible (%s), the reason is written below the buttons: %s', (reason, written) => {
  const { wrapper } = buttons([], { undo: { possible: false, seat: null, reason } });
  expect(wrapper.find('[data-testid="undo:why"]').exists()).toBe(written);
});

test('after the end, the reason is not written below the buttons', () => {
  const { wrapper } = buttons([], { over: true, undo: { possible: false, seat: null, reason: 'secret' } });
  expect(wrapper.find('[data-testid="undo:why"]').exists()).toBe(false);
});

test.each([
  ['serenissima-1996', 'You can’t undo past a dice roll.'],
  ['doge-ship', 'You can’t undo past a dice roll or a shuffle.'],
])('the reason in %s names the chance that this game has', (game, text) => {
  const { wrapper } = buttons([], { undo: { possible: false, seat: null, reason: 'chance' } }, game);
  expect(wrapper.get('[data-testid="undo:why"]').text()).toBe(text);
});
