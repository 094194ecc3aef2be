import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp, nextTick, ref } from 'vue';
import { focusIsNowhere, useKeptFocus } from '../../../src/renderer/app/table/useKeptFocus';

/** A table with a heading and a button for each of these moves. */
const moves = ref<string[]>([]);
let unmount: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  moves.value = ['a', 'b'];
  const place = document.body.appendChild(document.createElement('div'));
  const app = createApp({
    setup() {
      useKeptFocus();
      return { moves };
    },
    template: `<h2 data-testid="decider" tabindex="-1">Genoa decides</h2>
      <section :key="moves.join()"><button v-for="move in moves" data-testid="action" :data-move="move">{{ move }}</button></section>
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

const button = (move: string) => document.querySelector<HTMLElement>(`[data-move="${move}"]`);
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

test('a control that took the focus meanwhile keeps it', async () => {
  button('a')?.focus();
  moves.value = ['b'];
  await nextTick();
  document.getElementById('other')?.focus();
  await vi.advanceTimersByTimeAsync(50);
  expect(document.activeElement?.id).toBe('other');
});

test('the focus does not move if the player clicked on nothing', async () => {
  button('a')?.focus();
  button('a')?.blur();
  await vi.advanceTimersByTimeAsync(50);
  await offer('b');
  expect(document.activeElement).toBe(document.body);
});
