import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dogeShip } from '../../../src/engine/games/doge-ship';
import type { Bridge } from '../../../src/ipc/contract';
import BestResults from '../../../src/renderer/app/new-game/BestResults.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { setLanguage } from '../../../src/renderer/locales';
import { useApp } from '../../../src/renderer/stores/app';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { i18n } from '../../../src/renderer/ui/i18n';
import { freshMatch } from '../../engine/generic/playing';

beforeEach(() => {
  setActivePinia(createPinia());
  useBridge({ call: () => new Promise(() => undefined), on: () => () => undefined } as unknown as Bridge);
});
afterEach(() => setLanguage('en'));

const TITLE = 'You vs 3 computers (Merchant) 2';

/** Returns the only result of a finished match with this title. */
async function result(title: string, people: readonly string[], language: string) {
  await setLanguage(language);
  const seats = ['Anchor', 'Tower', 'Fish', 'Star'].map((name, seat) =>
    seat < people.length ? { name: people[seat], kind: 'human' } : { name, kind: 'computer', level: 'merchant' },
  );
  const glimpse = dogeShip.view(freshMatch(dogeShip, 4, 1).position as never, null);
  const ended = { over: true, ended: null, points: [49, 53, 45, 47], winners: [1], damage: null };
  const app = useApp();
  app.saves = [{ match: 'm', title, game: 'doge-ship', seats, saved: '2026-01-02', glimpse, ...ended } as never];
  const page = mount(BestResults, { props: { game: 'doge-ship' }, global: { plugins: [i18n, GAME_UIS as never] } });
  return page.findAll('li > span:not(.crown)').map((line) => line.text().replace(/\s+/g, ' '));
}

test('a result names the match in the reader’s language, with the place', async () => {
  expect(await result(TITLE, ['Anchor'], 'en')).toEqual(['You vs 3 computers (Merchant) (number 2 of 4)']);
  expect(await result(TITLE, ['Anchor'], 'fr')).toEqual(['Vous contre 3 ordinateurs (Marchand) (numéro 2 sur 4)']);
});

test('a title that someone chose is kept, and several people are named', async () => {
  expect(await result('Summer', ['Anchor'], 'fr')).toEqual(['Vous, Summer (numéro 2 sur 4)']);
  expect(await result('Ada and Bruno vs 2 computers (Merchant)', ['Ada', 'Bruno'], 'fr')).toEqual([
    expect.stringMatching(/^Vainqueur\s: Bruno, Ada et Bruno contre 2 ordinateurs \(Marchand\) \(numéro 1 sur 4\)$/),
    'Ada, Ada et Bruno contre 2 ordinateurs (Marchand) (numéro 2 sur 4)',
  ]);
});
