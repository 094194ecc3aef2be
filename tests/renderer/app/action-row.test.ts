import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { markRaw, nextTick } from 'vue';
import ActionRow from '../../../src/renderer/app/table/choices/ActionRow.vue';
import type { RowButton, Row } from '../../../src/renderer/game-ui/rows';
import { useMatch } from '../../../src/renderer/stores/match';
import { i18n } from '../../../src/renderer/ui/i18n';

beforeEach(() => setActivePinia(createPinia()));

const option = (short: string, full: string): RowButton => ({
  choice: { move: { type: 'sell' }, forecast: {} },
  short: { key: short },
  full: { key: full },
});
const LABEL = { key: 'Sell wine' };
const row = (...options: RowButton[]): Row => ({
  key: 'sell',
  group: 'sell',
  role: 'action',
  label: LABEL,
  options,
  note: null,
  actor: null,
  target: null,
});
const namesOf = (options: RowButton[]) =>
  mount(ActionRow, {
    props: { row: row(...options), format: ({ key }: { key: string }) => key, explain: () => ({}) },
    global: { plugins: [i18n] },
  })
    .findAll('button')
    .map((button) => button.attributes('aria-label'));

test('a row’s buttons are disabled while the match is view-only', () => {
  useMatch().unwritable = 'look-only';
  const props = { row: row(option('1', 'One')), format: ({ key }: { key: string }) => key, explain: () => ({}) };
  const button = mount(ActionRow, { props, global: { plugins: [i18n] } }).get('button');
  expect(button.attributes('disabled')).toBeDefined();
});

test('a row shows its note, even if it ends the turn', () => {
  const end: Row = { ...row(option('End the turn', 'End the turn')), role: 'end', note: { key: 'You take 1 denier' } };
  const props = { row: end, format: ({ key }: { key: string }) => key, explain: () => ({}) };
  expect(mount(ActionRow, { props, global: { plugins: [i18n] } }).text()).toContain('You take 1 denier');
});

test('the best resale is in the panel only for the chosen piece, or for a row without a piece', () => {
  const shows = (actor: 'galley:0' | null, props: object) => {
    const bought: Row = { ...row(option('1', 'Buy 1')), actor, brings: { key: 'sells best in Tunis' } };
    const given = { row: bought, format: ({ key }: { key: string }) => key, explain: () => ({}), ...props };
    return mount(ActionRow, { props: given, global: { plugins: [i18n] } })
      .find('[data-testid="row:brings"]')
      .exists();
  };
  expect([shows('galley:0', {}), shows('galley:0', { detailed: true }), shows(null, {})]).toEqual([false, true, true]);
  expect(shows('galley:0', { prefix: 'card' })).toBe(true);
});

test('a note is under the label of short buttons, or on its own line if half a row is too narrow for it', () => {
  const short = { key: 'two are left' };
  const long = { key: 'the highest bids score 6, 3 and 1 – all bids are spent' };
  const isBeside = (count: number, note: { key: string }) => {
    const options = Array.from({ length: count }, (_, i) => option(`${i}`, `Bid ${i}`));
    const props = { row: { ...row(...options), note }, format: ({ key }: { key: string }) => key, explain: () => ({}) };
    return mount(ActionRow, { props, global: { plugins: [i18n] } })
      .find('.label .note')
      .exists();
  };
  expect([isBeside(1, long), isBeside(5, short), isBeside(5, long), isBeside(9, short)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a button’s accessible name includes its visible text, for voice control', () => {
  const names = namesOf([option('1,200', 'Sell wine in Genoa for 1,200'), option('Genoa: 200', 'Sell wine in Genoa')]);
  expect(names).toEqual(['Sell wine in Genoa for 1,200', 'Genoa: 200, Sell wine in Genoa']);
});

test('a button with a picture has its words below it, and the accessible name contains all of them', () => {
  const picture = { of: 'character:9' };
  const hire = { ...option('Witch 3', 'Witch, 3 deniers: hiring costs less'), picture };
  const Painted = markRaw({ props: ['of'], template: '<img :alt="of" />' });
  const mounted = mount(ActionRow, {
    props: {
      row: row(hire, option('Banker 2', 'Banker, 2 deniers')),
      format: ({ key }: { key: string }) => key,
      explain: () => ({}),
      pictures: Painted as never,
      gallery: true,
    },
    global: { plugins: [i18n] },
  });
  const [first, second] = mounted.findAll('button');
  expect(first.find('img').attributes('alt')).toBe('character:9');
  expect(first.find('.words').text()).toBe('Witch 3');
  expect(first.attributes('aria-label')).toContain('Witch, 3 deniers');
  expect(second.find('img').exists()).toBe(false);
  expect(second.find('.words').exists()).toBe(false);
});

/** Buttons to hire two or three sailors, each with its price and the remaining money. */
const PRICED = [2, 3].map((n): RowButton => ({
  ...option(`${n}`, `Hire ${n} sailors`),
  choice: { move: { type: `hire${n}` }, forecast: {} },
  price: { key: `${100 * n}` },
  left: { key: `leaves ${500 - 100 * n} ducats` },
}));
function hiring(options: readonly RowButton[], prefix?: string, gallery = false) {
  const titles: (string | undefined)[] = [];
  const mounted = mount(ActionRow, {
    props: {
      row: row(...options),
      format: ({ key }: { key: string }) => key,
      explain: (_topic: string, title?: string) => (titles.push(title), {}),
      ...(prefix && { prefix }),
      gallery,
    },
    global: { plugins: [i18n] },
  });
  return { mounted, titles };
}

test.each([1, 2])('each of %i buttons with a price has the remaining money in its name and its tooltip', (count) => {
  const { mounted, titles } = hiring(PRICED.slice(0, count));
  const names = mounted.findAll('button').map((button) => button.attributes('aria-label'));
  expect(names[0]).toBe('2 · 200, Hire 2 sailors, leaves 300 ducats');
  expect(names).toHaveLength(count);
  expect(titles.at(count - 1)).toContain(`leaves ${count === 1 ? 300 : 200} ducats`);
  // The list has no room for the remaining money beside every button.
  expect(mounted.find('[data-testid="row:left"]').exists()).toBe(false);
});

test('a button that fills its row also shows the remaining money', () => {
  const [two] = PRICED;
  const { mounted, titles } = hiring([{ ...two, price: null, short: LABEL, full: LABEL }]);
  expect(mounted.get('button').attributes('aria-label')).toBe('Sell wine, leaves 300 ducats');
  expect(titles).toEqual(['Sell wine, leaves 300 ducats']);
});

test('a card shows the remaining money after the focused choice, or after the first choice', async () => {
  const { mounted } = hiring(PRICED, 'card');
  const left = () => mounted.get('[data-testid="row:left"]').text();
  expect(left()).toBe('2: leaves 300 ducats');
  await mounted.findAll('button')[1].trigger('focus');
  expect(left()).toBe('3: leaves 200 ducats');
  // Pictures side by side leave no room for words.
  expect(hiring(PRICED, 'card', true).mounted.find('[data-testid="row:left"]').exists()).toBe(false);
  expect(hiring(PRICED.slice(0, 1), 'card').mounted.get('[data-testid="row:left"]').text()).toBe('leaves 300 ducats');
});

test('buttons on one line keep their place while the pointer is on the row; wrapped buttons can move', async () => {
  const heldAt = async (tops: readonly number[]) => {
    const { mounted } = hiring(PRICED);
    mounted
      .findAll('button')
      .forEach(({ element }, i) => Object.defineProperty(element, 'offsetTop', { value: tops[i] }));
    await mounted.get('.row').trigger('mouseenter');
    return mounted.get('.options').classes('held');
  };
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(180);
  expect([await heldAt([0, 0]), await heldAt([0, 26])]).toEqual([true, false]);
  width.mockRestore();
});

test('a card does not repeat a note about the remaining money', () => {
  const leaves = { key: 'leaves 300 ducats' };
  const answers = [{ ...PRICED[0], left: leaves }, option('Refuse', 'Refuse')];
  const said = mount(ActionRow, {
    props: {
      row: { ...row(...answers), note: leaves },
      format: ({ key }: { key: string }) => key,
      explain: () => ({}),
      prefix: 'card',
    },
    global: { plugins: [i18n] },
  }).text();
  expect(said.match(/leaves 300 ducats/g)).toHaveLength(1);
});

test('a stepper has the same value in the panel and on the card, and is reset by a new card', async () => {
  const figures = Array.from({ length: 20 }, (_, i) => {
    return { ...option('', `Ask ${i}`), short: { key: 'figure', params: { figure: i } } };
  });
  const asking: Row = { ...row(...figures), key: 'ask', begin: 7 };
  const props = { row: asking, format: ({ key }: { key: string }) => key, explain: () => ({}) };
  const show = (prefix: string) => mount(ActionRow, { props: { ...props, prefix }, global: { plugins: [i18n] } });
  const [panel, card] = [show('action'), show('card')];
  const said = () => [panel, card].map((shown) => shown.find('.primary').text());
  expect(said()).toEqual(['Ask 7', 'Ask 7']);
  await card.find('input').setValue(11);
  await panel.findAll('button')[1].trigger('click');
  expect(said()).toEqual(['Ask 12', 'Ask 12']);
  card.unmount();
  expect(panel.find('.primary').text()).toBe('Ask 12');
  const again = show('card');
  await nextTick();
  expect([panel, again].map((shown) => shown.find('.primary').text())).toEqual(['Ask 7', 'Ask 7']);
});
