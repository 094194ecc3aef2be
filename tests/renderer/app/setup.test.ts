import { createPinia, setActivePinia } from 'pinia';
import { mount } from '@vue/test-utils';
import { beforeEach, expect, test } from 'vitest';
import { defineComponent, h } from 'vue';
import type { GameInfo } from '../../../src/ipc/game-info';
import { withPlayers } from '../../../src/renderer/app/new-game/new-table';
import { PORTRAIT_COUNT, defaultPortrait } from '../../../src/renderer/app/new-game/portrait-numbers';
import { useNewTable } from '../../../src/renderer/app/new-game/useNewTable';
import { GAME_UIS } from '../../../src/renderer/games';
import { useSettings } from '../../../src/renderer/stores/settings';

const GAME = {
  id: 'doge-ship',
  seats: [2, 4],
  options: [],
  computers: true,
  characters: [],
} as unknown as GameInfo;

beforeEach(() => setActivePinia(createPinia()));

/** Mounts a component that sets up a new match. Returns its table. */
function newTable(): ReturnType<typeof useNewTable> {
  let table: ReturnType<typeof useNewTable> | undefined;
  const Screen = defineComponent({
    setup() {
      table = useNewTable(() => GAME);
      return () => h('div');
    },
  });
  mount(Screen, { global: { plugins: [GAME_UIS] } });
  if (!table) throw new Error('The screen was not set up.');
  return table;
}

test('two players swap seats with name, level and portrait', () => {
  const table = newTable();
  table.names.value = ['Ada'];
  table.sitters.value = [{ kind: 'human' }, { kind: 'computer', level: 'doge' }];
  table.portraits.value = [9];
  table.swap(0, 1);
  const [first, second] = table.table.value.seats;
  expect(first).toEqual({ kind: 'computer', level: 'doge', portrait: defaultPortrait(1) });
  expect(second).toEqual({ name: 'Ada', kind: 'human', portrait: 9 });
});

test('in a game that was never played, the last player is suggested, with their portrait', () => {
  useSettings().settings.profiles = [{ name: 'Ada', portrait: 7 }];
  expect(newTable().table.value.seats[0]).toEqual({ name: 'Ada', kind: 'human', portrait: 7 });
});

test('profiles list the most recent players first, each player once', () => {
  const [ada, bea, carl] = ['Ada', 'Bea', 'Carl'].map((name, portrait) => ({ name, portrait }));
  const changed = { ...carl, portrait: 9 };
  expect(withPlayers([ada, bea, carl], [changed])).toEqual([changed, ada, bea]);
});

test('seats have different portraits by default', () => {
  const portraits = [0, 1, 2, 3, 4].map(defaultPortrait);
  expect(new Set(portraits).size).toBe(portraits.length);
  expect(Math.max(...portraits)).toBeLessThan(PORTRAIT_COUNT);
});
