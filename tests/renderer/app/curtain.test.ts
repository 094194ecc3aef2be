import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import { markRaw } from 'vue';
import type { Table } from '../../../src/ipc/contract';
import CurtainScreen from '../../../src/renderer/app/table/CurtainScreen.vue';
import { CABINET } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/locales';

test('whoever has had enough leaves from before the curtain, without looking behind it', async () => {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  const curtain = mount(CurtainScreen, {
    props: {
      table: { seats, view: null, undo: { possible: true, seat: 1 } } as unknown as Table,
      ui: markRaw(CABINET.gameUi('serenissima-2012')),
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
