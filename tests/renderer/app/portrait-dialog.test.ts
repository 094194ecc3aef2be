import { disableAutoUnmount, enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import PortraitDialog from '../../../src/renderer/app/new-game/PortraitDialog.vue';
import { i18n } from '../../../src/renderer/ui/i18n';

disableAutoUnmount();
enableAutoUnmount(afterEach);

async function opened(chosen: number, taken: readonly number[]) {
  mount(PortraitDialog, { props: { open: true, chosen, taken }, global: { plugins: [i18n] }, attachTo: document.body });
  await flushPromises();
  const nameOf = (portrait: number) =>
    document.querySelector(`[data-testid="portrait:${portrait}"]`)?.getAttribute('aria-label');
  return { nameOf, note: document.querySelector('[data-testid="portrait:note"]')?.textContent };
}

test('portraits of other players are named as in use, and a note explains why they are faded', async () => {
  const { nameOf, note } = await opened(2, [2, 5]);
  expect([0, 2, 5].map(nameOf)).toEqual(['Portrait 1', 'Portrait 3', 'Portrait 6 (in use)']);
  expect(note).toBe('Faded portraits are already in use.');
});

test('without other players, there is no note', async () => {
  expect((await opened(2, [2])).note).toBeUndefined();
});
