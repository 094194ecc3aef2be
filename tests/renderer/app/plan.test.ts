import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import type { EffectScope } from 'vue';
import { createAgent } from '../../../src/engine/bots/agent';
import { adviceOf } from '../../../src/engine/bots/plan-advice';
import { LEVELS } from '../../../src/engine/bots/levels';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import type { Table } from '../../../src/ipc/table';
import AdviceList from '../../../src/renderer/app/table/advice/AdviceList.vue';
import { usePlan } from '../../../src/renderer/app/table/advice/usePlan';
import { GAME_UIS } from '../../../src/renderer/games';
import { useAdvice } from '../../../src/renderer/stores/advice';
import { useMatch } from '../../../src/renderer/stores/match';
import { setLanguage } from '../../../src/renderer/locales';
import { i18n } from '../../../src/renderer/ui/i18n';
import { game, RED, stopped, table } from '../../engine/la-loire/table';
import { merchantsPositions } from '../merchants';

let scope: EffectScope;
beforeEach(() => {
  setActivePinia(createPinia());
  scope = effectScope();
});
afterEach(() => scope.stop());

const MOMENTS = [30, 60, 90, 120, 150, 180, 210, 240, 270, 300];

/** Returns the routes that advice draws on the board, at positions throughout a game. */
function routesOf(id: string): (readonly (readonly string[])[])[] {
  const entry = GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
  if (!entry) throw new Error(`No computer player for “${id}”.`);
  const { game } = entry;
  const match = useMatch();
  const advice = useAdvice();
  return merchantsPositions(id, 3, 'plan', MOMENTS).map((position) => {
    const [seat] = game.actors(position);
    const view = game.view(position, seat);
    const { plan } = createAgent(entry, LEVELS.merchant, 1).decide(view, seat);
    advice.plan = adviceOf(entry, position, seat, plan);
    match.table = { view, acting: seat, viewer: seat } as Table;
    return scope.run(() => usePlan(() => GAME_UIS.gameUi(id)).route.value) ?? [];
  });
}

for (const { game } of GAMES_WITH_BOTS.filter(({ game }) => game.about.id !== 'doge-ship'))
  test(`advice draws a route from the moving piece: ${game.about.id}`, () => {
    const paths = routesOf(game.about.id)
      .flat()
      .filter((path) => path.length > 1);
    expect(paths.length).toBeGreaterThan(0);
    for (const [piece] of paths) expect(piece).toMatch(/^(galley|merchant|messenger):/);
    // At least one route is longer than one space.
    expect(Math.max(...paths.map((path) => path.length))).toBeGreaterThan(2);
  });

test('advice shows what others will take apart from the gain', () => {
  const advice = useAdvice();
  useMatch().table = { view: 'before', acting: 0, viewer: 0 } as Table;
  advice.plan = { steps: [{ view: 'before' }], then: [], gain: { money: 200 }, losses: { points: -12 } } as never;
  const { gain, losses } = scope.run(() => usePlan(() => GAME_UIS.gameUi('serenissima-1996'))) as ReturnType<
    typeof usePlan
  >;
  expect([gain.value, losses.value]).toEqual([{ money: 200 }, { points: -12 }]);
});

test('advice shows the whole plan’s gain and the first step’s reason only until a step is played', () => {
  const [first, second] = ['before', 'after'].map((view) => ({ view }));
  const advice = useAdvice();
  const match = useMatch();
  const planAt = (view: unknown) => {
    match.table = { view, acting: 0, viewer: 0 } as Table;
    const { gain, begun } = scope.run(() => usePlan(() => GAME_UIS.gameUi('la-loire'))) as ReturnType<typeof usePlan>;
    return [gain.value, begun.value];
  };
  advice.plan = { steps: [first, second], then: [], gain: { points: 2 } } as never;
  expect(planAt('before')).toEqual([{ points: 2 }, false]);
  expect(planAt('after')).toEqual([{}, true]);
});

test('the advised end of a turn is played without asking again', async () => {
  await setLanguage('en');
  const ui = GAME_UIS.gameUi('la-loire');
  const state = table();
  Object.assign(stopped(state, RED, 'merchant', 'Nantes'), { messenger: true });
  state.players[RED].goods[0] = 1;
  const view = game.view(state, RED);
  const choices = [{ move: { type: 'endTurn' }, forecast: {} }];
  const match = useMatch();
  match.table = { view, acting: RED, viewer: RED, choices, seats: [{}, {}] } as unknown as Table;
  const play = vi.spyOn(match, 'play').mockResolvedValue();
  useAdvice().plan = { steps: [{ choice: choices[0], view }], then: [], gain: {}, ends: 'turn', win: null } as never;
  const stubs = { Dock: { template: '<section><slot /></section>' } };
  const wrapper = mount(AdviceList, { props: { table: match.table, ui }, global: { plugins: [i18n], stubs } });
  await wrapper.find('[data-testid="advice:next"]').trigger('click');
  expect(play.mock.calls).toEqual([[choices[0]]]);
});

test.each([
  [true, 'End turn “7”', ''],
  [false, 'End turn', '“7”'],
])('a reason for the first step alone (%s) is beside it', async (explainsFirst, step, below) => {
  await setLanguage('en');
  const ui = GAME_UIS.gameUi('la-loire');
  const reason = () => ({ key: 'figure', params: { n: 7 } });
  const view = game.view(table(), RED);
  const choices = [{ move: { type: 'endTurn' }, forecast: {} }];
  const match = useMatch();
  match.table = { view, acting: RED, viewer: RED, choices, seats: [{}, {}] } as unknown as Table;
  const plan = { steps: [{ choice: choices[0], view }], then: [], gain: {}, ends: 'turn', win: null };
  useAdvice().plan = { ...plan, reason: { key: 'any', params: {} }, explainsFirst } as never;
  const stubs = { Dock: { template: '<section><slot /></section>' } };
  const props = { table: match.table, ui: { ...ui, bot: { ...ui.bot, reason } } as never };
  const wrapper = mount(AdviceList, { props, global: { plugins: [i18n], stubs } });
  const shown = wrapper.find('p.why');
  expect([wrapper.get('li').text(), shown.exists() ? shown.text() : '']).toEqual([step, below]);
});
