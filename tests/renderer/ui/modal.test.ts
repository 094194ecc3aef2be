import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
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
