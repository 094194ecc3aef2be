import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { effectScope, nextTick, reactive, shallowRef } from 'vue';
import type { Threats } from '../../../src/engine/core/threats';
import { NO_THREATS } from '../../../src/engine/core/threats';
import type { Intent } from '../../../src/renderer/app/table/input/intents';
import { useKeys } from '../../../src/renderer/app/table/input/useKeys';
import BoardZoom from '../../../src/renderer/app/table/board/BoardZoom.vue';
import { dangersTo, worstOf } from '../../../src/renderer/app/table/threats/dangers';
import { marksOf } from '../../../src/renderer/app/table/threats/marks';
import ThreatLegend from '../../../src/renderer/app/table/threats/ThreatLegend.vue';
import ThreatTables from '../../../src/renderer/app/table/threats/ThreatTables.vue';
import { useDangers } from '../../../src/renderer/app/table/threats/useDangers';
import { NO_BOARD } from '../../../src/renderer/stores/match/state';
import { useMatch } from '../../../src/renderer/stores/match';
import { usePlanning } from '../../../src/renderer/stores/planning';
import PlayerFold from '../../../src/renderer/games/kit/panels/PlayerFold.vue';
import { DANGERS } from '../../../src/renderer/game-ui/dangers';
import { useThreats } from '../../../src/renderer/app/table/threats/useThreats';
import { GAME_UIS } from '../../../src/renderer/games';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { i18n } from '../../../src/renderer/ui/i18n';
import { game as laLoire, table as laLoireTable } from '../../engine/la-loire/table';
import { loadDeviceTexts } from '../../../src/renderer/locales/devices';

const UI_1996 = GAME_UIS.gameUi('serenissima-1996');

beforeEach(() => setActivePinia(createPinia()));

const attack = { seat: 1, piece: 'galley:1', target: 'port:0', owner: 0, chance: 40, steps: 2, asks: [], soon: true };
const THREATS: Threats = {
  reach: [
    { seat: 0, piece: 'galley:0', places: ['space:1', 'space:2'] },
    { seat: 1, piece: 'galley:1', places: ['space:2'] },
  ],
  attacks: [
    attack,
    { ...attack, piece: 'galley:2', chance: 67 },
    { ...attack, piece: 'galley:3', chance: 90, soon: false },
    { ...attack, seat: 0, piece: 'galley:0', target: 'port:1', owner: 1, chance: 20, asks: [2] },
    { ...attack, target: 'port:2', owner: 2, chance: 50 },
    { ...attack, seat: 2, piece: 'galley:4', chance: 0 },
  ],
  blockades: [
    { seat: 1, place: 'space:1', against: [0] },
    { seat: 2, place: 'space:5', against: [1] },
  ],
  losses: [],
};

describe('the marks on the board', () => {
  const marks = (viewer: number | null) =>
    marksOf(
      THREATS,
      viewer,
      (seat) => 10 + seat,
      (chance) => `${chance} %`,
    );

  test('show each rival’s best attack of this turn on the viewer’s ports, and the viewer’s best attacks', () => {
    expect(marks(0).badges).toEqual([
      { at: 'port:0', power: 11, text: '67 %', soon: true, danger: true },
      { at: 'port:1', power: 10, text: '20 %', soon: true, danger: false },
    ]);
    expect(marks(null).badges.map(({ at }) => at)).toEqual(['port:0', 'port:1', 'port:2']);
  });

  test('show which powers can reach a space, the viewer’s first, and blockades against the viewer', () => {
    expect(marks(0).reached).toEqual([
      { at: 'space:1', own: true, powers: [10] },
      { at: 'space:2', own: true, powers: [10, 11] },
    ]);
    expect(marks(0).blockades).toEqual([{ at: 'space:1', powers: [11] }]);
    expect(marks(1).reached[1].powers).toEqual([11, 10]);
  });

  test('are separate for pieces with different icons', () => {
    const reach = [
      { seat: 0, piece: 'merchant:0', places: ['place:1'] },
      { seat: 0, piece: 'messenger:0', places: ['place:1'] },
      { seat: 1, piece: 'messenger:1', places: ['place:1'] },
    ];
    const icons = GAME_UIS.gameUi('la-loire').reachIcons ?? {};
    const iconOf = (piece: string) => icons[piece.split(':')[0]];
    expect(icons.merchant).not.toBe(icons.messenger);
    expect(marksOf({ ...NO_THREATS, reach }, 0, (seat) => seat, String, iconOf).reached).toEqual([
      { at: 'place:1', own: true, powers: [0], icon: icons.merchant },
      { at: 'place:1', own: true, powers: [0, 1], icon: icons.messenger },
    ]);
  });

  test('include the losses of a coming flood', () => {
    const loss = { seat: 1, place: 'stack:1', level: 2, count: 2, coming: true };
    const flood = { ...NO_THREATS, losses: [loss, { ...loss, level: 3, coming: false }, { ...loss, count: 0 }] };
    expect(marksOf(flood, 1, (seat) => seat, String).badges).toEqual([
      { at: 'stack:1', power: 1, text: '−2', soon: true, danger: true },
    ]);
  });
});

describe('the warning of attacks on vital places', () => {
  test('names each rival’s best attack with real odds, this turn’s first', () => {
    const attacks = [
      { ...attack, soon: false, chance: 90 },
      { ...attack, seat: 2, chance: 30 },
      { ...attack, seat: 2, chance: 9, piece: 'galley:5' },
      { ...attack, seat: 3, chance: 9 },
      { ...attack, target: 'port:7', chance: 49 },
    ];
    const found = dangersTo(0, ['port:0', 'port:1'], { ...NO_THREATS, attacks });
    expect(found.map(({ at, attacks: by }) => [at, by.map(({ seat, chance }) => [seat, chance])])).toEqual([
      ['port:0', [[2, 30], [1, 90]]], // prettier-ignore
    ]);
    expect(dangersTo(1, ['port:0'], { ...NO_THREATS, attacks })).toEqual([]);
  });

  test('includes other ports and galleys that will probably fall this turn', () => {
    const attacks = [
      { ...attack, target: 'port:7', chance: 50 },
      { ...attack, target: 'port:8', chance: 50, soon: false },
      { ...attack, target: 'galley:9', chance: 100 },
    ];
    expect(dangersTo(0, ['port:0'], { ...NO_THREATS, attacks }).map(({ at }) => at)).toEqual(['galley:9', 'port:7']);
  });

  test('prefers attacks that the owner cannot block', () => {
    const attacks = [
      { ...attack, chance: 75, asks: [0] },
      { ...attack, chance: 30, asks: [2], piece: 'galley:2' },
      { ...attack, chance: 60, asks: [0], seat: 3 },
    ];
    const [{ attacks: by }] = dangersTo(0, ['port:0'], { ...NO_THREATS, attacks });
    expect(by.map(({ seat, chance }) => [seat, chance])).toEqual([[3, 60], [1, 30]]); // prettier-ignore
  });

  test('agrees with the threat view, where a vital place counts three times', () => {
    const rivals = [
      { ...attack, target: 'port:7', chance: 100 },
      { ...attack, chance: 34 },
    ];
    expect(worstOf(rivals, ['port:0'])?.target).toBe('port:0');
    expect(worstOf(rivals, [])?.target).toBe('port:7');
    expect(worstOf([], [])).toBeNull();
  });

  test('asks main once for each position of an own decision, and never while the board moves', async () => {
    const call = vi.fn(async () => ({ ok: true, value: THREATS }));
    useBridge({ call: call as never, on: () => () => undefined });
    await loadDeviceTexts();
    const names = ['Ada', 'Bruno', 'Chiara', 'Dario'];
    const ui = { ...UI_1996, vitalPlaces: () => ['port:0'] };
    const table = (ply: number, acting: number | null) => ({ match: 'm', ply, acting, seats: [], deciders: [] });
    const shown = reactive({ table: table(5, 0), past: false, planned: false, ui, view: {}, names });
    const match = useMatch();
    const goTo = async (ply: number, acting: number | null) => {
      match.table = table(ply, acting) as never;
      shown.table = match.table as never;
      await new Promise((resolve) => setTimeout(resolve));
    };
    await goTo(5, 0);
    const text = mount(
      { setup: () => ({ dangers: useDangers(shown as never) }), template: '{{ dangers.map((d) => d.text).join() }}' },
      { global: { plugins: [i18n] } },
    );
    await goTo(5, 0);
    expect(text.text()).toBe('Venice in danger: Bruno 67% this turn.');
    let end = () => undefined as void;
    match.attachBoard({ ...NO_BOARD, perform: () => new Promise((resolve) => (end = resolve)) });
    void match.perform([], {});
    await goTo(6, 0);
    expect(call).toHaveBeenCalledTimes(1);
    end();
    await goTo(6, 0);
    expect(call.mock.calls).toEqual([5, 6].map((ply) => ['matches.threats', { match: 'm', ply }]));
    // In a plan, main's answer to the plan has the threats after its moves.
    const attacks = [{ ...attack, chance: 33, asks: [0] }];
    Object.assign(usePlanning(), { active: true, trial: { threats: { ...NO_THREATS, attacks } } });
    shown.planned = true;
    await nextTick();
    expect(text.text()).toBe('Venice in danger: Bruno 33% this turn if you let them pass.');
    shown.planned = false;
    await goTo(7, null);
    expect([text.text(), call.mock.calls.length]).toEqual(['', 2]);
  });

  test('is a sign with an accessible name in the player’s chip', () => {
    const dangers = shallowRef([{ seat: 0, at: 'port:0', text: 'Venice in danger: Bruno 67% this turn.' }]);
    const chip = (seat: number) =>
      mount(PlayerFold, {
        props: { seat, player: 'Ada', power: 'Venice', acting: true },
        global: { plugins: [i18n], provide: { [DANGERS as symbol]: dangers } },
      });
    expect(chip(0).get('summary .danger-sign').attributes('aria-label')).toBe(dangers.value[0].text);
    expect(chip(1).find('.danger-sign').exists()).toBe(false);
  });

  test('is about the own capital of Serenissima (1996), and the starting ports of Serenissima (2012)', () => {
    const ports = Array.from({ length: 30 }, () => ({ owner: 1 }));
    expect(UI_1996.vitalPlaces?.(1, { powers: [0, 2], ports })).toEqual(['port:2']);
    expect(UI_1996.vitalPlaces?.(0, { powers: [0, 2], ports })).toEqual([]);
    ports[4].owner = 0;
    expect(GAME_UIS.gameUi('serenissima-2012').vitalPlaces?.(0, { ports })).toEqual(['port:4']);
  });
});

describe('the threat view', () => {
  function opened() {
    const call = vi.fn(async () => ({ ok: true, value: THREATS }));
    useBridge({ call: call as never, on: () => () => undefined });
    const ui = { power: (seat: number) => ({ key: '', index: seat }) };
    const shown = reactive({ table: { match: 'm', acting: 0, ply: 5, viewer: 0 }, past: false, ui, view: {} });
    const listed = reactive({ on: false });
    const scope = effectScope();
    const threats = scope.run(() => mountless(() => useThreats(shown as never, () => listed.on)));
    if (!threats) throw new Error('The scope is not active.');
    return { threats, shown, call, listed, scope };
  }
  /** Runs a composable that needs i18n's injection. */
  function mountless<T>(use: () => T): T {
    let result: T | undefined;
    mount({ setup: () => ((result = use()), () => null) }, { global: { plugins: [i18n] } });
    return result as T;
  }
  const settle = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await nextTick();
  };

  test('asks main when it opens, and a move closes it', async () => {
    const { threats, shown, call } = opened();
    await settle();
    expect(call).not.toHaveBeenCalled();
    threats.show();
    await settle();
    expect(call.mock.calls).toEqual([['matches.threats', { match: 'm', ply: 5 }]]);
    expect(threats.marks?.badges).toHaveLength(2);
    shown.table.ply++;
    await settle();
    expect([threats.open, threats.marks, threats.threats]).toEqual([false, null, null]);
  });

  test('in the text view, follows the position without marks on the board', async () => {
    const { threats, shown, call, listed } = opened();
    listed.on = true;
    await settle();
    shown.table.ply++;
    await settle();
    expect(call).toHaveBeenCalledTimes(2);
    expect(threats.threats).toEqual(THREATS);
    expect(threats.marks).toBeNull();
  });

  test('toggles, and closes on demand', async () => {
    const { threats } = opened();
    threats.show();
    threats.show();
    expect(threats.open).toBe(false);
    threats.show(true);
    threats.show(false);
    expect(threats.open).toBe(false);
  });
});

test('a short press of the key toggles the view, and a long one shows it until the key is released', () => {
  const sent: Intent[] = [];
  const setup = () => (
    useKeys({ active: () => true, past: () => false, send: (intent) => sent.push(intent) }),
    () => null
  );
  const table = mount({ setup });
  const press = (type: string, at: number, repeat = false) => {
    const event = new KeyboardEvent(type, { key: 't', code: 'KeyT', repeat, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    document.body.dispatchEvent(event);
  };
  press('keydown', 1000);
  press('keyup', 1100);
  expect(sent).toEqual([{ do: 'threats' }]);
  press('keydown', 2000);
  press('keydown', 2300, true);
  press('keyup', 2600);
  expect(sent.slice(1)).toEqual([{ do: 'threats' }, { do: 'threats', on: false }]);
  table.unmount();
});

test('the text view lists attacks, this turn’s first, with the players who can stop them', async () => {
  await loadDeviceTexts();
  const ui = { id: 'serenissima-1996', nameTarget: (target: string) => ({ key: `x.${target}` }) };
  const tables = mount(ThreatTables, {
    props: { ui: ui as never, view: {}, threats: THREATS, names: ['Ada', 'Ben', 'Cleo'] },
    global: { plugins: [i18n] },
  });
  const rows = tables.get('[data-testid="threats:attacks"]').findAll('tbody tr');
  expect(rows).toHaveLength(5);
  expect(rows[0].text()).toContain('67%');
  expect(rows.at(-1)?.text()).toContain('next turn');
  expect(rows.find((row) => row.text().includes('20%'))?.text()).toContain('Cleo');
  expect(tables.get('[data-testid="threats:reach"]').text()).toContain('Ada');
});

test.each([
  ['serenissima-1996', THREATS, 'Threats', 'Threats'],
  ['la-loire', { ...NO_THREATS, reach: THREATS.reach }, 'Reach', 'Reach'],
  ['serenissima-2012', { ...NO_THREATS, reach: THREATS.reach }, 'Threats', 'Where pieces can go next'],
  ['doge-ship', NO_THREATS, 'Threats', 'Threats'],
])('in %s, the legend and the button have the name of what they show', async (id, threats, button, legend) => {
  await loadDeviceTexts();
  const ui = GAME_UIS.gameUi(id);
  const stubbed = {
    ...ui,
    power: (seat: number) => ({ key: '', index: seat }),
    nameTarget: () => ({ key: 'x' }),
    vitalPlaces: undefined,
  };
  const props = { ui: stubbed as never, view: {}, threats, viewer: 0, names: ['Ada', 'Ben', 'Cleo'] };
  const shown = mount(ThreatLegend, { props, global: { plugins: [i18n, GAME_UIS as never] } });
  await vi.waitFor(() => expect(shown.get('[data-testid="threats"]').attributes('aria-label')).toBe(legend));
  const named = shown.findAll('ul[aria-label]').map((list) => list.attributes('aria-label'));
  expect(named.includes('Who can go there:')).toBe(threats.reach.length > 0);
  expect(named.includes('Chance to capture:')).toBe(threats.attacks.length > 0);
  const isOurs = threats.attacks.some(({ seat }) => seat === 0);
  expect(shown.find('.signs').exists() && shown.get('.signs').text().includes('your attack')).toBe(isOurs);
  const zoom = mount(BoardZoom, { props: { threats: false, outlook: ui.outlook }, global: { plugins: [i18n] } });
  expect(zoom.get('[data-testid="table:threats"]').attributes('aria-label')).toBe(button);
});

test.each([
  [0, 'Ben and Cleo could finish the ship before your next turn'],
  [2, 'Ben could finish the ship before your next turn'],
  [1, ''],
])('seat %i learns which rivals could end the game before its next turn', async (viewer, said) => {
  await loadDeviceTexts();
  const endings = [
    { seat: 1, before: [0, 2] },
    { seat: 2, before: [0] },
  ];
  const legend = mount(ThreatLegend, {
    props: {
      ui: GAME_UIS.gameUi('doge-ship'),
      view: {},
      threats: { ...NO_THREATS, endings },
      viewer,
      names: ['Ada', 'Ben', 'Cleo'],
    },
    global: { plugins: [i18n, GAME_UIS as never] },
  });
  await vi.waitFor(() => expect(legend.get('.ending').text()).toBe(said));
});

test('the legend and the table say whether pieces move this turn or next turn, if the game knows', async () => {
  await loadDeviceTexts();
  const reach = [
    { seat: 0, piece: 'merchant:0', places: ['place:1'], later: true },
    { seat: 0, piece: 'messenger:0', places: ['place:2'], later: false },
    { seat: 1, piece: 'merchant:1', places: ['place:3'], later: true },
  ];
  const state = laLoireTable();
  const props = {
    ...{ ui: GAME_UIS.gameUi('la-loire'), view: laLoire.view(state, 0), threats: { ...NO_THREATS, reach } },
    ...{ viewer: 0, names: ['Ada', 'Ben'] },
  };
  const global = { plugins: [i18n, GAME_UIS as never] };
  const legend = mount(ThreatLegend, { props, global });
  await vi.waitFor(() =>
    expect(legend.findAll('li').map((line) => line.text())).toEqual([
      'You (this turn and next)',
      'Ben (next turn)',
      'Merchant',
      'Messenger',
    ]),
  );
  const { viewer: _, ...shared } = props;
  const rows = mount(ThreatTables, { props: shared, global }).findAll('[data-testid="threats:reach"] th');
  expect(rows.map((row) => row.text().split(', ').at(-1))).toEqual(['next turn', 'this turn', 'next turn']);
});
