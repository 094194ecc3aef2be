import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import Modal from '../../../src/renderer/ui/Modal.vue';
import HelpDialog from '../../../src/renderer/app/table/input/HelpDialog.vue';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';

test('a read-only dialog opens with the focus on its close button', async () => {
  await setLanguage('en');
  const dialog = mount(HelpDialog, {
    props: { open: true },
    global: { plugins: [i18n, createPinia()] },
    attachTo: document.body,
  });
  await flushPromises();
  expect(document.activeElement?.textContent).toBe('Close');
  dialog.unmount();
});

test('the second click of a double click that opens a dialog does not close it, but a later click outside does', async () => {
  const props = { open: true, title: 'End?' };
  const dialog = mount(Modal, { props, global: { plugins: [i18n] }, attachTo: document.body });
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const clickOutside = async () => {
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await flushPromises();
    return dialog.emitted('update:open');
  };
  await flushPromises();
  // The dialog notices clicks outside only after a task.
  await pause(10);
  expect(await clickOutside()).toBeUndefined();
  await pause(510);
  expect(await clickOutside()).toEqual([[false]]);
  dialog.unmount();
});
