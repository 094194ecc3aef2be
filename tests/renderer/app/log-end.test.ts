import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineComponent, ref } from 'vue';
import { useLines } from '../../../src/renderer/app/table/log/useLines';
import { i18n } from '../../../src/renderer/ui/i18n';

/** Functions that report a new size of a list, as the browser does after layout. */
const resizes: (() => void)[] = [];
class Observer {
  constructor(report: (entries: readonly { contentRect: { width: number; height: number } }[]) => void) {
    let height = 0;
    resizes.push(() => report([{ contentRect: { width: 0, height: ++height } }]));
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', Observer));
afterEach(() => void vi.unstubAllGlobals());

/** A list of lines whose sizes the test sets. */
function list() {
  const sizes = { scrollTop: 0, clientHeight: 100, scrollHeight: 1000 };
  const List = defineComponent({
    setup() {
      const element = ref<HTMLElement | null>(null);
      return { element, follow: useLines(element, () => ['a', 'b']).follow };
    },
    template: '<ol ref="element" @scroll="follow" />',
  });
  const wrapper = mount(List, { global: { plugins: [i18n] } });
  const { element } = wrapper;
  for (const key of ['clientHeight', 'scrollHeight'] as const)
    Object.defineProperty(element, key, { get: () => sizes[key] });
  const most = () => sizes.scrollHeight - sizes.clientHeight;
  element.scrollTo = (({ top }: ScrollToOptions) => (element.scrollTop = Math.min(top ?? 0, most()))) as never;
  const scroll = async (top = element.scrollTop) => {
    element.scrollTop = Math.min(top, most());
    await wrapper.trigger('scroll');
  };
  const resize = async () => {
    resizes.at(-1)?.();
    await flushPromises();
  };
  return { element, sizes, scroll, resize, isAtEnd: () => element.scrollTop === most() };
}

test('the last line stays visible when the window and the text grow, whatever the order of events', async () => {
  const { sizes, scroll, resize, isAtEnd } = list();
  await scroll(900);
  await scroll(900);
  Object.assign(sizes, { clientHeight: 300, scrollHeight: 1500 });
  // The list grew, so the browser changed its scroll position. It reports this before the new size.
  await scroll(700);
  expect(isAtEnd()).toBe(false);
  await resize();
  expect(isAtEnd()).toBe(true);
  await scroll();
  sizes.clientHeight = 100;
  await resize();
  expect(isAtEnd()).toBe(true);
});

test('a list that the player has scrolled up stays there', async () => {
  const { element, sizes, scroll, resize } = list();
  await scroll(900);
  await scroll(500);
  sizes.clientHeight = 300;
  await resize();
  expect(element.scrollTop).toBe(500);
});
