import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import type { SaveInfo } from '../../../src/ipc/shelf';
import LevelSuggestion from '../../../src/renderer/app/new-game/LevelSuggestion.vue';
import EasierLevel from '../../../src/renderer/app/table/ending/EasierLevel.vue';
import { useApp } from '../../../src/renderer/stores/app';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { i18n } from '../../../src/renderer/ui/i18n';

const seats = [
  { name: 'Ada', kind: 'human' },
  { name: 'Anjou', kind: 'computer', level: 'merchant' },
];

/** One heavy loss against a Merchant. */
beforeEach(() => {
  setActivePinia(createPinia());
  useBridge({ call: () => new Promise(() => undefined), on: () => () => undefined } as unknown as Bridge);
  const loss = { match: 'm', game: 'la-loire', seats, saved: '1', points: [5, 30], winners: [1], ended: null };
  useApp().saves = [loss as unknown as SaveInfo];
});

test('a new match suggests a level until the level is chosen for a computer', async () => {
  const line = mount(LevelSuggestion, {
    props: { game: 'la-loire', players: seats as never },
    global: { plugins: [i18n] },
  });
  await line.get('button').trigger('click');
  expect(line.emitted('choose')).toEqual([['shopkeeper']]);
  await line.setProps({ players: [{ kind: 'human' }, { kind: 'computer', level: 'shopkeeper' }] });
  expect(line.find('button').exists()).toBe(false);
});

test('the end of a match offers easier computers after a heavy loss', async () => {
  const table = { match: 'm', game: 'la-loire', seats };
  const line = mount(EasierLevel, { props: { table: table as never }, global: { plugins: [i18n] } });
  expect(line.get('button').text()).toBe('Play against 1 computer (Shopkeeper)');
  await line.get('button').trigger('click');
  expect(line.emitted('play')).toEqual([['shopkeeper']]);
});
