import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import BackupDialog from '../../../src/renderer/app/saves/BackupDialog.vue';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { i18n } from '../../../src/renderer/ui/i18n';

test('a backup reports the entries it left out', async () => {
  const pinia = createPinia();
  setActivePinia(pinia);
  useBridge({
    call: () => Promise.resolve({ ok: true, value: { name: 'all.txt', text: null, saves: 2, left: 1 } }),
    on: () => () => undefined,
  } as unknown as Bridge);
  mount(BackupDialog, { props: { open: true }, global: { plugins: [i18n, pinia] }, attachTo: document.body });
  await flushPromises();
  document.querySelector<HTMLElement>('[data-testid="backup:make"]')?.click();
  await flushPromises();
  const said = [...document.querySelectorAll('[data-testid="backup:report"] li')].map((line) => line.textContent);
  expect(said).toEqual(['Saved as all.txt: 2 games.', '1 unreadable entry was left out.']);
});
