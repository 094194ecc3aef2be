import { disableAutoUnmount, enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Component } from 'vue';
import { GAMES } from '../../../src/engine/games/registry';
import type { Bridge } from '../../../src/ipc/contract';
import { DEFAULT_SETTINGS } from '../../../src/ipc/default-settings';
import ExplainTip from '../../../src/renderer/app/parts/ExplainTip.vue';
import AboutDialog from '../../../src/renderer/app/parts/AboutDialog.vue';
import ReportDialog from '../../../src/renderer/app/parts/ReportDialog.vue';
import RulebookDialog from '../../../src/renderer/app/rules/RulebookDialog.vue';
import BackupDialog from '../../../src/renderer/app/saves/BackupDialog.vue';
import GameScreen from '../../../src/renderer/app/screens/GameScreen.vue';
import HomeScreen from '../../../src/renderer/app/screens/HomeScreen.vue';
import LearnScreen from '../../../src/renderer/app/screens/LearnScreen.vue';
import NewGameScreen from '../../../src/renderer/app/screens/NewGameScreen.vue';
import PauseDialog from '../../../src/renderer/app/table/PauseDialog.vue';
import BoardZoom from '../../../src/renderer/app/table/board/BoardZoom.vue';
import TakeBack from '../../../src/renderer/app/table/choices/TakeBack.vue';
import HelpDialog from '../../../src/renderer/app/table/input/HelpDialog.vue';
import LogPanel from '../../../src/renderer/app/table/log/LogPanel.vue';
import NotesDock from '../../../src/renderer/app/table/notes/NotesDock.vue';
import PlanDock from '../../../src/renderer/app/table/plan/PlanDock.vue';
import ReplayBar from '../../../src/renderer/app/table/replay/ReplayBar.vue';
import ComputerTurn from '../../../src/renderer/app/table/seats/ComputerTurn.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { loadDeviceTexts } from '../../../src/renderer/locales/devices';
import { loadLessonTexts } from '../../../src/renderer/locales/lessons';
import { loadOptionTexts } from '../../../src/renderer/locales/options';
import { loadRulebookTexts } from '../../../src/renderer/locales/rulebook';
import { useApp } from '../../../src/renderer/stores/app';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { useNotes } from '../../../src/renderer/stores/notes';
import { usePlanning } from '../../../src/renderer/stores/planning';
import { useRulebook } from '../../../src/renderer/stores/rulebook';
import { APP_RULES, appRuleKey } from '../../../src/renderer/ui/app-rules';
import type { AppRule } from '../../../src/renderer/ui/app-rules';
import { i18n } from '../../../src/renderer/ui/i18n';
import { logOf } from '../../../src/main/services/log';
import { freshMatch, playOut } from '../../engine/generic/playing';
import { saveOf } from './saves';

await Promise.all([loadDeviceTexts(), loadLessonTexts(), loadOptionTexts(), loadRulebookTexts()]);
disableAutoUnmount();
enableAutoUnmount(afterEach);

const games = GAMES.filter(({ about }) => GAME_UIS.knowsGame(about.id));
const paragraphsOf = (id: string) => GAME_UIS.gameUi(id).rulebook.chapters.flatMap(({ rules }) => rules);
const known = new Set([...games.flatMap(({ about }) => paragraphsOf(about.id)), ...APP_RULES.map(appRuleKey)]);
const plugins = [i18n, GAME_UIS as never];
const ui = GAME_UIS.gameUi('serenissima-1996');

beforeEach(() => {
  // The window's height and a save's height, which happy-dom does not compute.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  setActivePinia(createPinia());
  const answers: Readonly<Record<string, unknown>> = {
    'matches.list': [saveOf('a'), saveOf('b', { over: true })],
    'settings.set': DEFAULT_SETTINGS,
    'lessons.list': [],
  };
  useBridge({
    call: (command: string) => Promise.resolve({ ok: true, value: answers[command] ?? null }),
    on: () => () => undefined,
  } as unknown as Bridge);
  useApp().games = games.map(({ about }) => Object.assign({}, about, { computers: true, characters: [] }) as never);
  mount(ExplainTip, { global: { plugins } });
});

async function show(component: Component, props: object = {}) {
  mount(component, { props: props as never, global: { plugins }, attachTo: document.body });
  await vi.dynamicImportSettled();
  await flushPromises();
}

const FOCUSABLE = 'button, input, select, textarea, summary, a[href], [tabindex="0"]';
const controls = () => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** The paragraph that F1 opens while a control has the focus. */
function opened(control: HTMLElement): string | null {
  const rulebook = useRulebook();
  rulebook.rule = null;
  control.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F1' }));
  rulebook.open = false;
  return rulebook.rule;
}

/** The paragraphs of all controls. */
function paragraphs(): readonly string[] {
  const all = controls();
  expect(all.length).toBeGreaterThan(0);
  return all.map((control) => {
    const rule = opened(control);
    expect(known, control.outerHTML.slice(0, 200)).toContain(rule);
    return rule ?? '';
  });
}

describe('F1 opens a paragraph from every control', () => {
  test.each<[string, Component, object, AppRule]>([
    ['Home', HomeScreen, {}, 'home'],
    ['learning', LearnScreen, {}, 'lessons'],
    ['a new game', NewGameScreen, {}, 'setup'],
    ['the pause', PauseDialog, { open: true, saved: new Date(0) }, 'settings'],
    ['help', HelpDialog, { open: true }, 'controls'],
    ['about', AboutDialog, {}, 'about'],
    ['a report', ReportDialog, {}, 'about'],
    ['a backup', BackupDialog, { open: true }, 'saves'],
  ])('of %s', async (_, component, props, rule) => {
    await show(component, props);
    expect(paragraphs()).toContain(appRuleKey(rule));
  });

  test('of Home’s saves and games', async () => {
    await useApp().refresh();
    await show(HomeScreen);
    const at = (id: string) => opened(document.querySelector<HTMLElement>(`[data-testid="${id}"]`) as HTMLElement);
    expect(at('save:open')).toBe(appRuleKey('saves'));
    expect(at('home:game:la-loire')).toBe('turn');
    expect(useRulebook().game).toBe('la-loire');
  });

  test('of the rulebook', async () => {
    useRulebook().show('doge-ship');
    await show(RulebookDialog);
    const search = document.querySelector<HTMLElement>('[data-testid="rulebook:search"]');
    expect(search && opened(search)).toBe(appRuleKey('rulebook'));
  });
});

describe.each(games.map((game) => [game.about.id, game] as const))('in %s, F1', (id, game) => {
  test('opens an option’s rule, or the paragraph about a new game', async () => {
    const app = useApp();
    app.wanted = id;
    await show(NewGameScreen);
    for (const { key, rulings = [], seats } of app.games.find((info) => info.id === id)?.options ?? []) {
      const input = document.querySelector<HTMLElement>(`[data-testid="option:${key}"] input`);
      if (!input && seats) continue;
      const rule = rulings.length > 0 ? GAME_UIS.gameUi(id).rulebook.rulings[rulings[0]].rule : appRuleKey('setup');
      expect(input && opened(input), key).toBe(rule);
      expect(useRulebook().game).toBe(id);
    }
  });

  test('on the game’s page, opens the rule for the first step of a turn', async () => {
    useApp().wanted = id;
    await show(GameScreen);
    expect(paragraphs()).toContain(GAME_UIS.gameUi(id).rulebook.turn[0].rule);
  });

  test('opens the paragraph that explains a log line', async () => {
    const match = freshMatch(game, game.about.seats[1], 1);
    playOut(match, 1, () => undefined);
    const log = logOf({ match, viewer: null }, 0);
    const view: unknown = game.view(match.position, null);
    await show(LogPanel, { ui: GAME_UIS.gameUi(id), log, acts: [], view, names: [] });
    const lines = [...document.querySelectorAll<HTMLElement>('ol button[title]:not(.unfold)')];
    expect(lines.length).toBeGreaterThan(5);
    expect(paragraphsOf(id)).toEqual(expect.arrayContaining(lines.map(opened)));
  });
});

describe('at a table, F1 opens the paragraph about', () => {
  const step = { possible: true, seat: 0, reason: null };
  const table = {
    match: 'm',
    acting: 0,
    ply: 4,
    undo: step,
    redo: step,
    lesson: null,
    seats: [],
    choices: [],
    view: {},
  };

  test.each<[AppRule, Component, object]>([
    ['board', BoardZoom, { threats: false }],
    ['threats', BoardZoom, { threats: false }],
    ['undo', TakeBack, { table, ui: {}, counsel: true }],
    ['hints', TakeBack, { table, ui: {}, counsel: true }],
    ['plan', TakeBack, { table, ui: {}, counsel: true }],
    ['computers', ComputerTurn, { table: { ...table, seats: [{ kind: 'human' }] }, name: 'Ada' }],
    ['notes', NotesDock, { ui: { ...ui, targets: () => [] }, view: {}, piece: null }],
    ['plan', PlanDock, { ui }],
    ['replay', ReplayBar, { ui }],
  ])('%s', async (rule, component, props) => {
    const match = useMatch();
    match.table = { ...table, viewer: null } as never;
    if (component === NotesDock) Object.assign(useNotes(), { open: true });
    if (component === PlanDock)
      Object.assign(usePlanning(), {
        active: true,
        trial: { steps: [], figures: {}, stop: null, threats: null, table },
      });
    await show(component, props);
    expect(paragraphs()).toContain(appRuleKey(rule));
  });
});
