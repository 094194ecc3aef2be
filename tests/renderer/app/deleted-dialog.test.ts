import { disableAutoUnmount, enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, test } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import type { DeletedSave } from '../../../src/ipc/shelf';
import DeletedDialog from '../../../src/renderer/app/saves/DeletedDialog.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { i18n } from '../../../src/renderer/ui/i18n';

disableAutoUnmount();
enableAutoUnmount(afterEach);

const DELETED = { entry: 'the entry', deleted: '2026-11-29T16:20:00.000Z', title: 'Lepanto' };

/** The lines that the dialog shows under the title of its only save. */
async function linesOf(save: DeletedSave): Promise<string[]> {
  const pinia = createPinia();
  setActivePinia(pinia);
  const answers: Readonly<Record<string, unknown>> = { 'app.info': { shell: 'web' }, 'saves.deleted': [save] };
  useBridge({
    call: (command: string) => Promise.resolve({ ok: true, value: answers[command] }),
    on: () => () => undefined,
  } as unknown as Bridge);
  const page = mount(DeletedDialog, {
    props: { open: false },
    global: { plugins: [i18n, pinia, GAME_UIS as never] },
    attachTo: document.body,
  });
  await page.setProps({ open: true });
  await flushPromises();
  return [...document.querySelectorAll('[data-testid="deleted:save"] small')].map((line) => line.textContent ?? '');
}

test('a deleted save shows its game, its moves and the date of its deletion', async () => {
  const lines = await linesOf({ ...DELETED, game: 'la-loire', plies: 284, damage: null });
  expect(lines).toEqual([expect.stringMatching(/^La Loire · 284 moves · deleted on .*2026/)]);
});

test('a damaged deleted save shows its damage', async () => {
  const damage = { line: 0, reason: '', fault: { code: 'not-ours' as const, params: {} } };
  const lines = await linesOf({ ...DELETED, game: '', plies: 0, damage });
  expect(lines).toEqual(['This isn’t a Serenissima save.', expect.stringMatching(/^deleted on .*2026/)]);
});
