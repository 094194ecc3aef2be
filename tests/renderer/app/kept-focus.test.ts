import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp, nextTick, ref } from 'vue';
import { vFocusTarget } from '../../../src/renderer/app/focus/focus-target';
import { focusIsNowhere, useKeptFocus } from '../../../src/renderer/app/focus/useKeptFocus';

/** The moves of the table below, which has a heading and a button for each move. */
const moves = ref<string[]>([]);
let unmount: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  moves.value = ['a', 'b'];
  const place = document.body.appendChild(document.createElement('div'));
  const app = createApp({
    directives: { focusTarget: vFocusTarget },
    setup() {
      useKeptFocus();
      return { moves };
    },
    template: `<h2 v-focus-target="'decision'" tabindex="-1">Genoa decides</h2>
      <section :key="moves.join()"><button v-for="move in moves" v-focus-target="'move:' + move" :id="move">{{ move }}</button></section>
      <button id="other">other</button>`,
  });
  app.mount(place);
  unmount = () => (app.unmount(), place.remove());
  await nextTick();
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const button = (move: string) => document.getElementById(move);
async function offer(...next: string[]) {
  moves.value = next;
  await nextTick();
  await vi.advanceTimersByTimeAsync(50);
}

test('when the focused control disappears, the focus moves to the decision', async () => {
  button('a')?.focus();
  await offer('b', 'c');
  expect(document.activeElement?.textContent).toBe('Genoa decides');
  expect(focusIsNowhere()).toBe(true);
});

test('the focus stays on the same move if it is still available', async () => {
  button('a')?.focus();
  await offer('c', 'a');
  expect(document.activeElement).toBe(button('a'));
});

test('a control that received the focus in the meantime keeps it', async () => {
  button('a')?.focus();
  moves.value = ['b'];
  await nextTick();
  document.getElementById('other')?.focus();
  await vi.advanceTimersByTimeAsync(50);
  expect(document.activeElement?.id).toBe('other');
});

test('the focus does not move if the player clicked on empty space', async () => {
  button('a')?.focus();
  button('a')?.blur();
  await vi.advanceTimersByTimeAsync(50);
  await offer('b');
  expect(document.activeElement).toBe(document.body);
});
