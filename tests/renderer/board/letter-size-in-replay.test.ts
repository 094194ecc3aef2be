import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope, ref } from 'vue';
import { useLetterSize } from '../../../src/renderer/app/table/board/useLetterSize';
import { setLetterSize } from '../../../src/renderer/games/kit/letter-size';
import type { useReplay } from '../../../src/renderer/stores/replay';

const resize: (() => void)[] = [];
const replay = { kind: null as string | null };
vi.mock('../../../src/renderer/stores/replay', () => ({ useReplay: () => replay as ReturnType<typeof useReplay> }));
vi.mock('@vueuse/core', async (actual) => ({
  ...(await actual<object>()),
  useResizeObserver: (_: unknown, changed: () => void) => resize.push(changed),
}));

beforeEach(() => {
  setActivePinia(createPinia());
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  setLetterSize(1);
});

test('a replay’s bar does not change the size of the lettering', async () => {
  const host = document.createElement('div');
  const size = { width: 1200, height: 840 };
  for (const side of ['Width', 'Height'] as const)
    Object.defineProperty(host, `client${side}`, { get: () => size[side === 'Width' ? 'width' : 'height'] });
  const redraw = vi.fn();
  const scope = effectScope();
  scope.run(() => useLetterSize(ref(host), redraw))?.();
  const shrink = async (kind: string | null) => {
    redraw.mockClear();
    replay.kind = kind;
    size.height = 500;
    resize.forEach((changed) => changed());
    await vi.advanceTimersByTimeAsync(1000);
    return redraw.mock.calls.length;
  };
  expect(await shrink('replay')).toBe(0);
  expect(await shrink(null)).toBe(1);
  scope.stop();
});
