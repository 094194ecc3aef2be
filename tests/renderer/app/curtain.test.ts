import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import { markRaw } from 'vue';
import type { Table } from '../../../src/ipc/table';
import CurtainScreen from '../../../src/renderer/app/table/seats/CurtainScreen.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';

test('the curtain focuses the button that lifts it, and has a button that leads home', async () => {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  const curtain = mount(CurtainScreen, {
    props: {
      table: { seats, view: null, undo: { possible: true, seat: 1 } } as unknown as Table,
      ui: markRaw(GAME_UIS.gameUi('serenissima-2012')),
      seat: 0,
    },
    global: { plugins: [i18n, createPinia()] },
    attachTo: document.body,
  });
  expect(document.activeElement).toBe(curtain.get('[data-testid="curtain:lift"]').element);
  await curtain.get('[data-testid="curtain:home"]').trigger('click');
  expect(curtain.emitted('home')).toHaveLength(1);
  curtain.unmount();
});

test('the curtain shows a player’s name before their power', () => {
  const curtain = mount(CurtainScreen, {
    props: {
      table: { seats: [{ name: 'Ada' }], view: null, undo: { possible: false } } as unknown as Table,
      ui: markRaw(GAME_UIS.gameUi('serenissima-2012')),
      seat: 0,
    },
    global: { plugins: [i18n, createPinia()] },
  });
  expect(curtain.text()).toContain('Pass the device');
  expect(curtain.text()).toMatch(/to Ada \(Blue\).*I’m Ada/);
});

test.each([
  ['en', 'doge-ship', 2, ['to Fish', 'I’m Fish']],
  ['fr', 'doge-ship', 2, ['au Poisson', 'Je suis le Poisson']],
  ['fr', 'serenissima-1996', 2, ['à l’Espagne', 'Je suis l’Espagne']],
  ['fr', 'la-loire', 0, ['à Anjou', 'Je suis Anjou']],
])('in %s, the curtain of %s uses the right article for the player of seat %i', async (language, game, seat, said) => {
  await setLanguage(language);
  const curtain = mount(CurtainScreen, {
    props: {
      table: {
        seats: Array(3).fill({ name: '' }),
        view: { powers: [0, 1, 2] },
        undo: { possible: false },
      } as unknown as Table,
      ui: markRaw(GAME_UIS.gameUi(game)),
      seat,
    },
    global: { plugins: [i18n, createPinia()] },
  });
  for (const words of said) expect(curtain.text().replace(/\s/g, ' ')).toContain(words);
  await setLanguage('en');
});
