import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import PlanDock from '../../../src/renderer/app/table/plan/PlanDock.vue';
import PlanEnd from '../../../src/renderer/app/table/plan/PlanEnd.vue';
import { useTableView } from '../../../src/renderer/app/table/useTableView';
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
  Object.assign(planning, {
    active: true,
    trial: { steps, figures: { money: 400 }, stop: null, threats: null, table },
    ...state,
  });
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

test('the plan dock explains an empty plan, which can only be discarded', () => {
  const { wrapper, find } = dock([]);
  expect(wrapper.text()).toContain('Nothing is played yet.');
  expect(['play', 'back', 'discard'].map((name) => find(name).attributes('disabled') !== undefined)).toEqual([
    true,
    true,
    false,
  ]);
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

test('after the last planned move, the panel explains why there are no choices', () => {
  const table = { acting: null, choices: [], view: {}, seats: [] };
  const told = () => mount(PlanEnd, { global: { plugins: [i18n] } });
  dock(['end'], { trial: { steps: [], figures: {}, stop: null, threats: null, table } });
  expect(told().get('p').text()).toBe('Your planned turn ends here. Then another player decides.');
  dock(['build']);
  expect(told().get('p').text()).toBe('');
});

test('a plan that ends the turn shows the position before its end, not the next player’s turn', () => {
  const table = {
    game: 'serenissima-1996',
    acting: null,
    choices: [],
    view: { turn: 'Genoa' },
    seats: [],
    lesson: null,
  };
  const shownAfter = (type: string) => {
    const choice = { move: { type }, forecast: {} };
    const steps = [{ choice, view: { phase: 'harbour', turn: 'Venice' }, figures: {} }];
    dock([], { trial: { steps, figures: {}, stop: null, threats: null, table } });
    let shown: unknown;
    const probe = { setup: () => ((shown = useTableView().view), () => null) };
    mount(probe, { global: { plugins: [i18n, GAME_UIS as never] } });
    return shown;
  };
  expect(shownAfter('endPhase')).toMatchObject({ turn: 'Venice' });
});
