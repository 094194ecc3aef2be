import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineComponent, nextTick } from 'vue';
import type { Bridge } from '../../../src/ipc/contract';
import { useBack } from '../../../src/renderer/app/screens/useBack';
import LearnScreen from '../../../src/renderer/app/screens/LearnScreen.vue';
import NewGameScreen from '../../../src/renderer/app/screens/NewGameScreen.vue';
import { sendEscape as padBack } from '../../../src/renderer/app/devices/controls';
import { i18n } from '../../../src/renderer/ui/i18n';
import { GAME_UIS } from '../../../src/renderer/games';
import { useApp } from '../../../src/renderer/stores/app';
import { useBridge } from '../../../src/renderer/stores/main-process';

let left: number;
let page: ReturnType<typeof mount>;

/** A screen with a text field and a list. `left` counts how often it was left. */
const Screen = defineComponent({
  setup: () => useBack(() => left++),
  template: '<main><input type="text" value="Ada" /><select><option>One</option></select></main>',
});

beforeEach(() => {
  left = 0;
  page = mount(Screen, { attachTo: document.body });
});
afterEach(() => {
  page.unmount();
  document.body.replaceChildren();
});

const escape = (from: Element = document.activeElement ?? document.body, more: KeyboardEventInit = {}) =>
  from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...more }));

test('only Escape leaves a screen, wherever the focus is, until the screen is gone', () => {
  escape(document.body);
  expect(left).toBe(1);
  page.get('select').element.focus();
  escape();
  expect(left).toBe(2);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  page.unmount();
  escape(document.body);
  expect(left).toBe(2);
});

test('in an edited text field, the first Escape only leaves the field, and keeps its text', async () => {
  const field = page.get('input');
  field.element.focus();
  await field.setValue('Bruno');
  escape();
  expect(left).toBe(0);
  expect(field.element.value).toBe('Bruno');
  expect(document.activeElement).not.toBe(field.element);
  escape();
  expect(left).toBe(1);
});

test('in an unedited text field, the first Escape leaves the screen', () => {
  page.get('input').element.focus();
  escape();
  expect(left).toBe(1);
});

test.each([
  ['a dialog', '<div class="overlay"></div>'],
  ['a list for the gamepad', '<div data-devices></div>'],
  ['a tooltip', '<p role="tooltip"></p>'],
])('%s above the screen handles Escape first', (_, html) => {
  document.body.insertAdjacentHTML('beforeend', html);
  const close = () => document.body.lastElementChild?.remove();
  document.addEventListener('keydown', close, { once: true, capture: true });
  escape(document.body);
  expect(left).toBe(0);
  escape(document.body);
  expect(left).toBe(1);
});

test('an Escape that was handled or ends a composition does not leave the screen', () => {
  page.element.addEventListener('keydown', (event: Event) => event.preventDefault(), { once: true });
  escape(page.element);
  escape(page.element, { isComposing: true });
  expect(left).toBe(0);
});

test('a gamepad’s “back” leaves the screen once', () => {
  padBack();
  expect(left).toBe(1);
});

test.each([
  ['New game', NewGameScreen],
  ['Learn', LearnScreen],
])('Escape on the screen “%s” shows the home screen', async (_, component) => {
  page.unmount();
  const pinia = createPinia();
  setActivePinia(pinia);
  useBridge({
    call: () => Promise.resolve({ ok: true, value: [] }),
    on: () => () => undefined,
  } as unknown as Bridge);
  const app = useApp();
  app.show(component === LearnScreen ? 'learn' : 'new');
  page = mount(component, { attachTo: document.body, shallow: true, global: { plugins: [pinia, i18n, GAME_UIS] } });
  await nextTick();
  escape(document.body);
  await flushPromises();
  expect(app.screen).toBe('home');
});
