import { mount } from '@vue/test-utils';
import { nextTick } from 'vue';
import { afterEach, expect, test } from 'vitest';
import EndDialog from '../../../src/renderer/app/table/choices/EndDialog.vue';
import { LANGUAGES, load, setLanguage } from '../../../src/renderer/locales';
import { i18n } from '../../../src/renderer/ui/i18n';
import { flat } from '../locales/texts';

const shown = (selector: string) => document.querySelector(selector)?.textContent?.trim();
const button = (id: string) => shown(`[data-testid="end:${id}"]`);

async function dialog(warning: string | null, language: string) {
  await setLanguage(language);
  const wrapper = mount(EndDialog, { props: { open: true, warning }, global: { plugins: [i18n] } });
  await nextTick();
  return wrapper;
}

afterEach(async () => {
  document.body.innerHTML = '';
  await setLanguage('en');
});

test('a warning has its question as the title, the consequence below, and buttons to cancel and confirm', async () => {
  const wrapper = await dialog('Saborder la galère\u00a03 ? Sa cargaison est perdue.', 'fr');
  expect(shown('h2')).toBe('Saborder la galère\u00a03 ?');
  expect(shown('[role=dialog] p')).toBe('Sa cargaison est perdue.');
  expect([button('no'), button('yes')]).toEqual(['Annuler', 'Jouer quand même']);
  wrapper.unmount();
});

test('the end of a phase has a separate question', async () => {
  const wrapper = await dialog(null, 'en');
  expect(shown('h2')).toBe('You still have actions left. End anyway?');
  expect([button('no'), button('yes')]).toEqual(['Keep playing', 'End anyway']);
  wrapper.unmount();
});

test('the listed actions are introduced as examples', async () => {
  await setLanguage('en');
  const props = { open: true, warning: null, undone: ['Buy wine in Venice for galley 1'] };
  const wrapper = mount(EndDialog, { props, global: { plugins: [i18n] } });
  await nextTick();
  expect(shown('[role=dialog] p')).toBe('For example:');
  expect(shown('[data-testid="end:undone"]')).toBe('Buy wine in Venice for galley 1');
  wrapper.unmount();
});

test('ticking “don’t ask” when a phase ends turns the question off, whatever the answer', async () => {
  for (const [id, answer] of [
    ['yes', 'end'],
    ['no', 'stay'],
  ]) {
    const wrapper = await dialog(null, 'en');
    document.querySelector<HTMLElement>('[data-testid="setting:dontAsk"]')?.click();
    await nextTick();
    document.querySelector<HTMLElement>(`[data-testid="end:${id}"]`)?.click();
    expect(Object.keys(wrapper.emitted())).toEqual(['silence', answer]);
    wrapper.unmount();
    document.body.innerHTML = '';
  }
  const wrapper = await dialog('Sink galley 3? Its cargo is lost.', 'en');
  expect(document.querySelector('[data-testid="setting:dontAsk"]')).toBeNull();
  wrapper.unmount();
});

test.each(LANGUAGES.map(({ code }) => code))(
  'every warning about a move starts with its question in %s',
  async (code) => {
    const warnings = flat((await load(code)).texts).filter(([path]) => /\.rows\.\w+Warning$/.test(path));
    expect(warnings.length).toBeGreaterThan(1);
    for (const [path, text] of warnings) expect(text, path).toMatch(/^[^.?!]+\? .*[^?]$/su);
  },
);
