import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import PlanDock from '../../../src/renderer/app/table/plan/PlanDock.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { useMatch } from '../../../src/renderer/stores/match';
import { usePlanning } from '../../../src/renderer/stores/planning';
import { i18n } from '../../../src/renderer/ui/i18n';
import { row } from '../table/rows';

beforeEach(() => setActivePinia(createPinia()));

/** A plan of these moves, each of which costs 50 ducats. */
function dock(moves: readonly string[], state: object = {}) {
  const rows = ([{ move }]: { move: { type: string } }[]) => [
    row(move.type, {}, { full: { key: 'measures.ports' }, left: { key: 'measures.sailors' } }),
  ];
  const ui = { ...GAME_UIS.gameUi('serenissima-1996'), rows };
  const table = { acting: 0, choices: [], view: {}, seats: [], lesson: null };
  useMatch().table = table as never;
  const planning = usePlanning();
  const steps = moves.map((type, i) => ({
    choice: { move: { type }, forecast: {} },
    view: {},
    figures: { money: 350 - 50 * i },
  }));
  Object.assign(planning, { active: true, trial: { steps, figures: { money: 400 }, stop: null, table }, ...state });
  const wrapper = mount(PlanDock, {
    props: { ui: ui as never },
    global: { plugins: [i18n, GAME_UIS as never], stubs: { Dock: { template: '<section><slot /></section>' } } },
  });
  return { wrapper, planning, find: (name: string) => wrapper.find(`[data-testid="plan:${name}"]`) };
}

test('the plan dock lists the steps with the figures after each', () => {
  const { wrapper } = dock(['build', 'hire']);
  expect(wrapper.findAll('li').map((line) => line.text())).toEqual([
    'Ports Ducats 350 (−50)',
    'Ports Ducats 300 (−50)',
  ]);
});

test('the plan dock explains an empty plan, which cannot be played', () => {
  const { wrapper, find } = dock([]);
  expect(wrapper.text()).toContain('Nothing is played yet.');
  expect(['play', 'back', 'discard'].map((name) => find(name).attributes('disabled') !== undefined)).toEqual([
    true,
    true,
    false,
  ]);
});

test('the plan dock states where the plan ends', () => {
  const table = { acting: null, choices: [], view: {} };
  const { find } = dock(['ask'], { trial: { steps: [], figures: {}, stop: null, table } });
  expect(find('ends').text()).toBe('Then another player decides.');
});

test.each([
  ['play', 'play'],
  ['back', 'stepBack'],
  ['discard', 'discard'],
] as const)('the button %s works', async (name, does) => {
  const { planning, find } = dock(['build']);
  const called = vi.spyOn(planning, does).mockImplementation(() => Promise.resolve());
  await find(name).trigger('click');
  expect(called).toHaveBeenCalledOnce();
});
