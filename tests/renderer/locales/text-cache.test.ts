// @vitest-environment happy-dom
import { mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import { defineComponent, h, nextTick } from 'vue';
import { useSentences } from '../../../src/renderer/game-ui/translate';
import { addLanguage, i18n } from '../../../src/renderer/ui/i18n';
import { load, setLanguage } from '../../../src/renderer/locales';

const Says = defineComponent({
  setup() {
    const format = useSentences(() => 'la-loire');
    return () => h('p', format({ key: 'deniers', params: { count: 1200 } }));
  },
});

afterEach(() => setLanguage('en'));

test('formatted sentences are updated after a language change or when new texts load', async () => {
  const said = mount(Says, { global: { plugins: [i18n] } });
  expect(said.text()).toContain('1,200');
  const english = said.text();

  await setLanguage('fr');
  await nextTick();
  expect(said.text()).not.toBe(english);
  expect(said.text()).toContain('deniers');

  const french = await load('fr');
  // Other files of this worker use the texts loaded on demand, which `french.texts` does not contain.
  const texts = i18n.global.getLocaleMessage('fr');
  addLanguage('fr', { ...french, texts: { games: { 'la-loire': { deniers: '{count} pièces' } } } });
  await nextTick();
  expect(said.text()).toContain('pièces');
  addLanguage('fr', french);
  i18n.global.setLocaleMessage('fr', texts);

  await setLanguage('en');
  await nextTick();
  expect(said.text()).toBe(english);
});
