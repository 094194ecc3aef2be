import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { defineComponent, h } from 'vue';
import type { GameInfo } from '../../../src/ipc/game-info';
import type { Bridge } from '../../../src/ipc/contract';
import { useFirstGame } from '../../../src/renderer/app/new-game/useFirstGame';
import { GAME_UIS } from '../../../src/renderer/games';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useSettings } from '../../../src/renderer/stores/settings';
import { i18n } from '../../../src/renderer/ui/i18n';

const GAME = {
  id: 'doge-ship',
  seats: [2, 4],
  options: [],
  tables: [{ key: 'first', seats: 3, easy: true }],
  computers: true,
  characters: [],
} as unknown as GameInfo;

beforeEach(() => setActivePinia(createPinia()));

function firstGame(game: GameInfo): ReturnType<typeof useFirstGame> {
  let first: ReturnType<typeof useFirstGame> | undefined;
  const Screen = defineComponent({
    setup() {
      first = useFirstGame(() => game);
      return () => h('div');
    },
  });
  mount(Screen, { global: { plugins: [GAME_UIS, i18n] } });
  if (!first) throw new Error('The screen was not set up.');
  return first;
}

test('a first game is numbered within its game; the last player gets comments and plays against Deckhands', async () => {
  const created: unknown[] = [];
  const saves = [
    { match: 'a', game: 'doge-ship', title: 'First game' },
    { match: 'b', game: 'la-loire', title: 'First game 2' },
  ];
  useBridge({
    call: async (command: string, argument: unknown) => {
      if (command === 'matches.list') return { ok: true, value: saves };
      if (command === 'matches.create') created.push(argument);
      return { ok: false, error: { code: 'no-such-game', message: '' } };
    },
    on: () => () => undefined,
  } as unknown as Bridge);
  useSettings().settings.profiles = [{ name: 'Ada', portrait: 7 }];
  await firstGame(GAME).start();
  const deckhand = { kind: 'computer', level: 'deckhand' };
  expect(created).toMatchObject([
    {
      game: 'doge-ship',
      title: 'First game 2',
      seats: [{ name: 'Ada', portrait: 7, kind: 'human', comments: true }, deckhand, deckhand],
    },
  ]);
});

test('a game without computers or a setup for beginners has no first game', () => {
  expect(firstGame(GAME).possible.value).toBe(true);
  expect(firstGame({ ...GAME, computers: false }).possible.value).toBe(false);
  expect(firstGame({ ...GAME, tables: [] }).possible.value).toBe(false);
});
