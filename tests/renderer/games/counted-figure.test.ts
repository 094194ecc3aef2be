import { mount } from '@vue/test-utils';
import { nextTick, ref } from 'vue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PACE } from '../../../src/renderer/game-ui/pace';
import CountedFigure from '../../../src/renderer/games/kit/panels/CountedFigure.vue';
import { i18n } from '../../../src/renderer/ui/i18n';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }));
afterEach(() => void vi.useRealTimers());

async function changed(pace: number, from: number, to: number) {
  const figure = mount(CountedFigure, {
    props: { value: from },
    global: { plugins: [i18n], provide: { [PACE as symbol]: ref(pace) } },
  });
  await figure.setProps({ value: to });
  const seen = () => figure.find('[aria-hidden]');
  const after = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await nextTick();
  };
  return { figure, seen, after };
}

test('a changed figure starts counting immediately, and finishes within 400 ms', async () => {
  const { figure, seen, after } = await changed(1, 20, 60);
  expect(seen().text()).toBe('21');
  await after(200);
  expect(Number(seen().text())).toBeGreaterThan(30);
  await after(200);
  expect([seen().exists(), figure.text()]).toEqual([false, '60']);
});

test('screen readers get the new value immediately', async () => {
  const { figure } = await changed(1, 20, 60);
  expect(figure.find('.sr-only').text()).toBe('60');
});

test('if the value changes during the count, the count continues from the shown number', async () => {
  const { figure, seen, after } = await changed(1, 0, 100);
  await after(400);
  await figure.setProps({ value: 0 });
  expect(seen().text()).toBe('99');
  await after(100);
  const shown = Number(seen().text());
  await figure.setProps({ value: 50 });
  expect(Number(seen().text())).toBeCloseTo(shown, -1);
});

test.each(['pointerdown', 'keydown'])('%s ends the count', async (press) => {
  const { figure } = await changed(1, 20, 60);
  window.dispatchEvent(new Event(press));
  await nextTick();
  expect(figure.text()).toBe('60');
});

test('without motion, the new value appears immediately', async () => {
  expect((await changed(0, 20, 60)).figure.text()).toBe('60');
});
