import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import { computed, effectScope, reactive, ref } from 'vue';
import type { GameInfo } from '../../../src/ipc/game-info';
import type { Argument, Bridge, Command } from '../../../src/ipc/contract';
import type { Choice } from '../../../src/ipc/table';
import { DEFAULT_SETTINGS } from '../../../src/ipc/default-settings';
import NewGameScreen from '../../../src/renderer/app/screens/NewGameScreen.vue';
import { usePlay } from '../../../src/renderer/app/table/choices/usePlay';
import type { Row } from '../../../src/renderer/game-ui/rows';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { useApp } from '../../../src/renderer/stores/app';
import { ask, useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';

/**
 * The commands that main received. Like Electron's bridge, the one in this test rejects what cannot be cloned, such as
 * a Proxy.
 */
let heard: [Command, unknown][];
const entry = { ply: 1, seat: 0, events: [], barrier: null };
const table = { match: 'm', ply: 1, seats: [], deciders: [], choices: [], view: {} };
let pinia: ReturnType<typeof createPinia>;

beforeEach(() => {
  pinia = createPinia();
  setActivePinia(pinia);
  heard = [];
  const call = async (command: Command, argument: unknown) => {
    heard.push([command, structuredClone(argument)]);
    const settings = command.startsWith('settings.') ? DEFAULT_SETTINGS : null;
    return { ok: true, value: settings ?? { entries: [entry], table, log: [], own: [], notice: null } };
  };
  useBridge({ call, on: () => () => undefined } as unknown as Bridge);
});

const GAME = {
  id: 'doge-ship',
  title: 'The Doge Ship',
  year: 1,
  designers: [],
  seats: [2, 4],
  minutes: [60, 90],
  options: [{ key: 'gale', label: '', note: '', values: [{ value: true, label: '' }], default: true }],
  tables: [],
  computers: true,
  characters: [],
} as unknown as GameInfo;

const play = (move: unknown) =>
  ask('matches.play', { match: 'm', seat: 0, ply: 0, moves: [move as Argument<'matches.play'>['moves'][number]] });

describe('plain data', () => {
  test('is sent to start a new game with its options', async () => {
    const app = useApp();
    app.games = [GAME];
    const screen = mount(NewGameScreen, { global: { plugins: [pinia, i18n, GAME_UIS] } });
    await screen.find('form').trigger('submit');
    await flushPromises();
    expect(heard[0]).toEqual(['matches.create', expect.objectContaining({ game: GAME.id, options: { gale: true } })]);
    expect(app.screen).toBe('table');
  });

  test('is sent to end a phase after a question, however deeply nested the move', async () => {
    const choice: Choice = { move: { type: 'end', left: [{ port: 'Genoa' }] } as never, forecast: {} };
    const option = { choice, short: { key: '' }, full: { key: '' } };
    const rows = ['action', 'end'].map((role) => ({ role, options: role === 'end' ? [option] : [] }) as unknown as Row);
    const match = useMatch();
    match.table = {
      match: 'm',
      acting: 0,
      ply: 3,
      deciders: [{ seat: 0, private: false }],
      choices: [choice],
    } as never;
    await effectScope().run(async () => {
      const { ending, play: choose, endAnyway } = usePlay(computed(() => rows));
      await choose(choice);
      expect(ending.value).toBe(choice);
      await endAnyway();
    });
    expect(heard[0]).toEqual(['matches.play', { match: 'm', seat: 0, ply: 3, moves: [choice.move] }]);
  });

  test('is taken out of Vue’s proxies and refs at any depth', async () => {
    const cargo = reactive({ goods: ['wine', { much: 2 }] });
    const move = { type: 'load', cargo, of: reactive({ port: ref('Genoa') }) };
    await play(move);
    expect(heard[0][1]).toMatchObject({ moves: [{ cargo: { goods: ['wine', { much: 2 }] }, of: { port: 'Genoa' } }] });
  });

  test('omits undefined members', async () => {
    await play({ type: 'x', note: undefined });
    expect(Object.keys((heard[0][1] as { moves: object[] }).moves[0])).toEqual(['type']);
  });

  test.each([
    ['a function', { type: 'x', then: () => 1 }, 'argument.moves[0].then is a function'],
    ['an element', { type: 'x', at: document.body }, 'argument.moves[0].at is an HTMLBodyElement'],
    ['a date', { type: 'x', at: [new Date(0)] }, 'argument.moves[0].at[0] is a Date'],
    ['a map', { type: 'x', of: new Map() }, 'argument.moves[0].of is a Map'],
    ['a symbol', { type: 'x', of: Symbol('s') }, 'argument.moves[0].of is a symbol'],
    ['NaN', { type: 'x', of: Number.NaN }, 'argument.moves[0].of is NaN'],
    ['a hole', { type: 'x', of: [1, undefined] }, 'argument.moves[0].of[1] is undefined'],
  ])('excludes values with an error that names the path: %s', async (_what, move, where) => {
    await expect(play(move)).rejects.toThrow(`matches.play: ${where}`);
    expect(heard).toEqual([]);
  });

  test('excludes circular references', async () => {
    const move: Record<string, unknown> = { type: 'x' };
    move.again = [move];
    await expect(play(move)).rejects.toThrow('matches.play: argument.moves[0].again[0] contains itself');
  });

  test('includes an object twice if referenced twice', async () => {
    const twice = { port: 'Genoa' };
    await play({ type: 'x', from: twice, to: twice });
    expect(heard[0][1]).toMatchObject({ moves: [{ from: twice, to: twice }] });
  });
});
