import { effectScope } from 'vue';
import type { EffectScope } from 'vue';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { explanationOf, vExplain } from '../../../src/renderer/app/parts/explain';
import type { Explanation } from '../../../src/renderer/app/parts/explain';
import { useExplained } from '../../../src/renderer/app/parts/useExplained';

const { mounted, updated } = vExplain as unknown as Record<
  'mounted' | 'updated',
  (element: HTMLElement, binding: { value: Explanation | undefined }) => void
>;
let scope: EffectScope;
let explained: ReturnType<typeof useExplained>;
let icon: HTMLElement;
let within: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p id="icon"><b id="within"></b></p><p id="plain"></p><div id="tip"></div>';
  icon = document.getElementById('icon') as HTMLElement;
  within = document.getElementById('within') as HTMLElement;
  mounted(icon, { value: { text: 'A galley.' } });
  scope = effectScope();
  explained = scope.run(() => useExplained(() => document.getElementById('tip'))) as typeof explained;
});
afterEach(() => {
  scope.stop();
  vi.useRealTimers();
});

const point = (type: string, id: string, pointerType = 'mouse') =>
  document.getElementById(id)?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType }));

describe('a thing explains itself', () => {
  test('when the pointer has rested on it or on something within, until it has left for a moment', () => {
    point('pointerover', 'within');
    expect(explained.element.value).toBeNull();
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBe(icon);
    point('pointerover', 'plain');
    point('pointerover', 'tip');
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBe(icon);
    point('pointerover', 'plain');
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBeNull();
  });

  test('under a long press, which is no click', () => {
    let clicks = 0;
    within.addEventListener('click', () => clicks++);
    point('pointerdown', 'within', 'touch');
    vi.advanceTimersByTime(600);
    point('pointerup', 'within', 'touch');
    expect(explained.element.value).toBe(icon);
    within.click();
    expect(clicks).toBe(0);
    within.click();
    expect(clicks).toBe(1);
  });

  test('not under a short press', () => {
    point('pointerdown', 'within', 'touch');
    vi.advanceTimersByTime(100);
    point('pointerup', 'within', 'touch');
    vi.advanceTimersByTime(1000);
    expect(explained.element.value).toBeNull();
  });

  test('until Escape', () => {
    point('pointerover', 'icon');
    vi.advanceTimersByTime(500);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(explained.element.value).toBeNull();
  });

  test('as long as it has something to say', () => {
    expect(explanationOf(icon)).toEqual({ text: 'A galley.' });
    updated(icon, { value: {} });
    expect(explanationOf(icon)).toBeUndefined();
    point('pointerover', 'icon');
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBeNull();
  });
});
