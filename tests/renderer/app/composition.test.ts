import { mount } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defineComponent, h } from 'vue';
import { useComposition } from '../../../src/renderer/ui/useComposition';

/** The keys that reached the document or the text field. */
let heard: string[];
/** An app with composition handling and a text field. */
let app: ReturnType<typeof mount>;

beforeEach(() => {
  heard = [];
  const App = defineComponent({
    setup() {
      useComposition();
      return () => h('input', { onKeydown: ({ key }: KeyboardEvent) => heard.push(key) });
    },
  });
  app = mount(App, { attachTo: document.body });
  document.addEventListener('keydown', onDocument, { capture: true });
});
afterEach(() => {
  document.removeEventListener('keydown', onDocument, { capture: true });
  app.unmount();
});
const onDocument = ({ key }: KeyboardEvent) => void heard.push(`document ${key}`);

function press(key: string, isComposing: boolean, keyCode = 0): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperties(event, { isComposing: { value: isComposing }, keyCode: { value: keyCode } });
  return app.find('input').element.dispatchEvent(event);
}

test.each(['Enter', 'Escape', 'a'])('%s while composing reaches only the input method', (key) => {
  expect([press(key, true), press(key, false, 229)]).toEqual([true, true]);
  expect(heard).toEqual([]);
});

test('outside text fields, a key of an active input method is handled, because it may be a shortcut', () => {
  const event = new KeyboardEvent('keydown', { key: 'Process', code: 'KeyU', bubbles: true });
  Object.defineProperty(event, 'keyCode', { value: 229 });
  document.body.dispatchEvent(event);
  expect(heard).toEqual(['document Process']);
});

test('after composing, every key is handled again', () => {
  press('Enter', true);
  press('Enter', false);
  expect(heard).toEqual(['document Enter', 'Enter']);
});
