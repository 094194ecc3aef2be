import { mount } from '@vue/test-utils';
import { expect, test, vi } from 'vitest';
import { nextTick, ref } from 'vue';
import { useGrowingList } from '../../../src/renderer/app/saves/useGrowingList';

function listOf() {
  let see: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const tab = ref('a');
  const wanted = ref(-1);
  let shown!: ReturnType<typeof useGrowingList<number>>;
  mount({
    setup() {
      const numbers = Array.from({ length: 100 }, (_, i) => i);
      shown = useGrowingList(() => numbers, {
        end: () => document.body,
        restart: () => tab.value,
        wanted: (number) => number === wanted.value,
      });
      return () => null;
    },
  });
  return { shown, tab, wanted, toEnd: () => see([{ isIntersecting: true }]) };
}

test('a long list begins with 20 items and grows near its end', async () => {
  const { shown, toEnd, tab } = listOf();
  expect(shown.value).toHaveLength(20);
  toEnd();
  expect(shown.value).toHaveLength(40);
  for (let i = 0; i < 5; i++) toEnd();
  expect(shown.value).toHaveLength(100);
  tab.value = 'b';
  await nextTick();
  expect(shown.value).toHaveLength(20);
});

test('a requested item is shown, however far down the list it is', () => {
  const { shown, wanted } = listOf();
  wanted.value = 80;
  expect(shown.value.at(-1)).toBe(80);
});
