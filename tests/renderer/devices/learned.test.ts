import { flushPromises, mount } from '@vue/test-utils';
import { expect, test, vi } from 'vitest';
import { onMounted } from 'vue';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { loadDeviceTexts } from '../../../src/renderer/locales/devices';

/** The texts are several files, which a busy machine takes a while to compile. */
const PATIENCE = { timeout: 20_000 };

test('after a language change, the texts for input devices are translated even if the component that loaded them is gone', async () => {
  const asking = mount({ setup: () => onMounted(() => void loadDeviceTexts()), template: '<p />' });
  await flushPromises();
  await vi.waitFor(() => expect(i18n.global.t('devices.space')).toBe('Space'), PATIENCE);
  asking.unmount();
  await setLanguage('fr');
  // The texts must change with the language. Otherwise a lesson's card would mix two languages.
  expect(i18n.global.t('devices.space')).toBe('Espace');
  await setLanguage('en');
  expect(i18n.global.t('devices.space')).toBe('Space');
});
