import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import type { DeletedSave } from '../../../src/ipc/shelf';
import DeletedDialog from '../../../src/renderer/app/saves/DeletedDialog.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { i18n } from '../../../src/renderer/ui/i18n';

const deleted = '2026-11-29T15:20:00.000Z';
const intact: DeletedSave = { entry: '1-a', deleted, title: 'Lepanto', game: 'la-loire', plies: 150, damage: null };
const damage = { line: 0, reason: '', fault: { code: 'not-ours' as const, params: {} } };
const damaged: DeletedSave = { entry: '2-b', deleted, title: 'b', game: '', plies: 0, damage };

test('a deleted save is listed with its game and its moves, or with its damage', async () => {
  const pinia = createPinia();
  setActivePinia(pinia);
  useBridge({
    call: (command: string) =>
      Promise.resolve({ ok: true, value: command === 'saves.deleted' ? [intact, damaged] : { shell: 'web' } }),
    on: () => () => undefined,
  } as unknown as Bridge);
  const dialog = mount(DeletedDialog, {
    props: { open: false },
    global: { plugins: [i18n, pinia, GAME_UIS as never] },
    attachTo: document.body,
  });
  await dialog.setProps({ open: true });
  await flushPromises();
  const [first, second] = [...document.querySelectorAll('[data-testid="deleted:save"]')].map((row) => row.textContent);
  expect(first).toContain('La Loire · 150 moves');
  expect(second).toContain('isn’t a Serenissima save');
});
