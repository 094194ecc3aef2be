import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test } from 'vitest';
import PeekButton from '../../../src/renderer/app/table/seats/PeekButton.vue';
import { i18n } from '../../../src/renderer/ui/i18n';
import { usePeek } from '../../../src/renderer/stores/peek';
import { useSettings } from '../../../src/renderer/stores/settings';

let wrapper: ReturnType<typeof mount>;
beforeEach(() => {
  setActivePinia(createPinia());
  const table = { acting: 0, viewer: null, seats: [], view: {} };
  wrapper = mount(PeekButton, { props: { table, ui: { id: 'doge-ship' } } as never, global: { plugins: [i18n] } });
});
afterEach(() => wrapper.unmount());

/** Releases a key while a secret is visible. Returns true if the secret is still visible. */
function released(key: string, code: string) {
  const peek = usePeek();
  peek.wanted = true;
  document.dispatchEvent(new KeyboardEvent('keyup', { key, code }));
  return peek.wanted;
}

test('the peek button hides the secret when its key is released, on any keyboard layout', () => {
  expect(released('k', 'KeyK')).toBe(false);
  expect(released('K', 'KeyK')).toBe(false);
  expect(released('л', 'KeyK')).toBe(false);
  expect(released('j', 'KeyJ')).toBe(true);
});

test('the peek button uses the key from the settings', () => {
  const store = useSettings();
  store.settings = { ...store.settings, keys: { peek: 'j' } };
  expect(released('k', 'KeyK')).toBe(true);
  expect(released('j', 'KeyJ')).toBe(false);
});
