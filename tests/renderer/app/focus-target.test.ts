import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp, nextTick, ref } from 'vue';
import { focusTarget, targetName, vFocusTarget } from '../../../src/renderer/app/focus/focus-target';

const saves = ref<string[]>([]);
let unmount: () => void;

beforeEach(async () => {
  saves.value = ['a', 'b'];
  const place = document.body.appendChild(document.createElement('div'));
  const app = createApp({
    directives: { focusTarget: vFocusTarget },
    setup: () => ({ saves }),
    template: `<button v-focus-target="'score'" disabled>score</button>
      <ul><li v-for="(save, i) in saves" :key="i" v-focus-target="'save:' + save"><p>text</p><button :id="save">{{ save }}</button></li></ul>`,
  });
  app.mount(place);
  unmount = () => (app.unmount(), place.remove());
  await nextTick();
});
afterEach(() => unmount());

test('focusTarget focuses the first button of a named container', () => {
  expect(focusTarget('save:b')).toBe(true);
  expect(document.activeElement?.id).toBe('b');
});

test('focusTarget refuses unknown names and disabled controls', () => {
  expect(focusTarget('log')).toBe(false);
  expect(focusTarget('score')).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test('a name no longer refers to an element that was reused or removed', async () => {
  const [, last] = document.querySelectorAll('li');
  saves.value = ['b', 'c'];
  await nextTick();
  expect(focusTarget('save:b')).toBe(true);
  expect(document.activeElement?.id).toBe('b');
  expect(focusTarget('save:a')).toBe(false);
  saves.value = ['b'];
  await nextTick();
  expect(focusTarget('save:c')).toBe(false);
  expect(targetName(last)).toBe('save:c');
});
