import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import type { Choice } from '../../../src/ipc/table';
import ChoiceList from '../../../src/renderer/app/table/choices/ChoiceList.vue';
import PieceMark from '../../../src/renderer/app/table/choices/PieceMark.vue';
import type { Row } from '../../../src/renderer/game-ui/rows';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { explanationOf } from '../../../src/renderer/ui/explain';
import {
  BLUE,
  game as rules2012,
  hold,
  launch,
  no,
  port,
  RED,
  table as table2012,
} from '../../engine/serenissima-2012/table';
import { say } from '../rows-at';

/** Heights in CSS pixels of a row, a tight row, and the list. */
const [ROW, CLOSER, LIST] = [30, 25, 100];

const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const button = { choice: { move: { type: 'sell', i }, forecast: {} }, short: { key: 'a' }, full: { key: 'a' } };
    const place = { actor: null, target: null, note: null };
    return { key: `row ${i}`, group: 'sell', role: 'action', label: { key: 'b' }, options: [button], ...place };
  }) as unknown as Row[];

beforeEach(() => setActivePinia(createPinia()));

test('rows are tight only if they would not fit otherwise', async () => {
  const panel = mount(ChoiceList, {
    props: { ui: GAME_UIS.gameUi('la-loire'), view: null, rows: rows(2), chosen: null, asked: new Set<Choice>() },
    global: { plugins: [i18n] },
  });
  const list = panel.get<HTMLElement>('[data-testid="actions"]').element;
  const closer = () => list.classList.contains('tight');
  Object.defineProperties(list, {
    clientHeight: { get: () => LIST },
    scrollHeight: { get: () => Math.max(LIST, list.querySelectorAll('li').length * (closer() ? CLOSER : ROW)) },
  });
  for (const [count, tight] of [
    [4, true],
    [3, false],
    [9, true],
    [1, false],
  ] as const) {
    // prettier-ignore
    await panel.setProps({ rows: rows(count) });
    await flushPromises();
    expect(closer(), `${count} rows`).toBe(tight);
  }
});

test('a piece with grouped rows and the chosen piece show their short names, with the full text in a tooltip', async () => {
  await setLanguage('en');
  const [sardegna, napoli] = ['Sardegna', 'Napoli'].map((name) => `port:${port(name)}`);
  const view = rules2012.view(table2012(), BLUE);
  const full = say('serenissima-2012', GAME_UIS.gameUi('serenissima-2012').nameTarget(sardegna, view));
  expect(full).toContain('produces');
  const many = [sardegna, napoli].flatMap((target) =>
    rows(6).map((row) => ({ ...row, key: `${target} ${row.key}`, target })),
  );
  const panel = mount(ChoiceList, {
    props: { ui: GAME_UIS.gameUi('serenissima-2012'), view, rows: many, chosen: null, asked: new Set<Choice>() },
    global: { plugins: [i18n] },
  });
  const [piece] = panel.findAll('[data-testid="piece"]');
  expect(piece.get('strong').text()).toBe('Sardegna');
  expect(explanationOf(piece.element)?.title).toBe(full);
  await panel.setProps({ chosen: { short: 'Sardegna', full } });
  const chosen = panel.get('[data-testid="chosen"]');
  expect([chosen.text(), chosen.attributes('title')]).toEqual(['Sardegna', full]);
});

test('a piece with grouped rows names the groups, and the price of a purchase if it is the same for all options', () => {
  const two = ['port:0', 'port:1'].flatMap((target) =>
    rows(6).map((row, i) => ({
      ...row,
      key: `${target} ${row.key}`,
      target,
      ...(i < 3 ? { group: 'buy', fixedPrice: { key: 'figure', params: { n: 3 } } } : { group: 'recruit' }),
    })),
  );
  const view = rules2012.view(table2012(), BLUE);
  const panel = mount(ChoiceList, {
    props: { ui: GAME_UIS.gameUi('serenissima-2012'), view, rows: two, chosen: null, asked: new Set<Choice>() },
    global: { plugins: [i18n] },
  });
  expect(panel.get('[data-testid="piece"] small').text()).toBe('Buy a galley 3 · Recruit sailors');
});

test('a separate list replaces the rows without an effect, unless their piece is chosen', async () => {
  const [works, idle] = rows(2);
  const panel = mount(ChoiceList, {
    props: {
      ui: GAME_UIS.gameUi('la-loire'),
      view: null,
      rows: [works, { ...idle, idle: true }],
      chosen: null,
      asked: new Set<Choice>(),
    },
    slots: { after: '<p data-testid="after" />' },
    global: { plugins: [i18n] },
  });
  expect(panel.findAll('section li')).toHaveLength(1);
  expect(panel.find('[data-testid="after"]').exists()).toBe(true);
  await panel.setProps({ chosen: { full: 'a space', short: 'a space' } });
  expect(panel.findAll('section li')).toHaveLength(2);
  expect(panel.find('[data-testid="after"]').exists()).toBe(false);
});

test('a piece with grouped rows shows its owner’s coat of arms, and a galley its number', async () => {
  await setLanguage('en');
  const state = table2012();
  hold(state, 'Tunis', RED);
  launch(state, 7, BLUE, 'Napoli', 2);
  const [ownGalley, rivalPort, freePort] = [`galley:${no(7)}`, `port:${port('Tunis')}`, `port:${port('Napoli')}`];
  const view = rules2012.view(state, BLUE);
  const ui = GAME_UIS.gameUi('serenissima-2012');
  const many = [ownGalley, rivalPort, freePort].flatMap((target) =>
    rows(6).map((row) => ({ ...row, key: `${target} ${row.key}`, target })),
  );
  const panel = mount(ChoiceList, {
    props: { ui, view, rows: many, chosen: null, asked: new Set<Choice>() },
    global: { plugins: [i18n] },
  });
  const marks = panel.findAllComponents(PieceMark).map((mark) => ({
    arms: mark.findComponent(ui.Heraldry).exists() && mark.getComponent(ui.Heraldry).props('power'),
    text: mark.text(),
  }));
  expect(marks).toEqual([
    { arms: ui.power(BLUE, view).index, text: '7' },
    { arms: ui.power(RED, view).index, text: '' },
    { arms: false, text: '' },
  ]);
});
