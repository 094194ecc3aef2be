import { effectScope, nextTick } from 'vue';
import type { EffectScope } from 'vue';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { explanationOf, pointedAt, showExplanation, vExplain } from '../../../src/renderer/ui/explain';
import type { Explanation } from '../../../src/renderer/ui/explain';
import { useTooltip } from '../../../src/renderer/ui/useTooltip';

const { mounted, updated, unmounted } = vExplain as unknown as Record<
  'mounted' | 'updated' | 'unmounted',
  (element: HTMLElement, binding: { value: Explanation | undefined }) => void
>;
let scope: EffectScope;
let explained: ReturnType<typeof useTooltip>;
let icon: HTMLElement;
let within: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p id="icon"><b id="within"></b></p><p id="plain"></p><div id="tip"></div>';
  icon = document.getElementById('icon') as HTMLElement;
  within = document.getElementById('within') as HTMLElement;
  mounted(icon, { value: { text: 'A galley.' } });
  scope = effectScope();
  explained = scope.run(() => useTooltip(() => document.getElementById('tip'))) as typeof explained;
});
afterEach(() => {
  scope.stop();
  vi.useRealTimers();
});

const point = (type: string, id: string, pointerType = 'mouse', at: MouseEventInit = {}) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, ...at }));

describe('a tooltip', () => {
  test('appears when the pointer rests on its target or a child, until it leaves', () => {
    point('pointerover', 'within');
    expect(explained.element.value).toBeNull();
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBe(icon);
    point('pointerover', 'plain');
    expect(explained.element.value).toBeNull();
    point('pointerover', 'icon');
    point('pointerover', 'plain');
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBeNull();
  });

  test('appears only once the pointer moves, if a scrolling list has moved the target under a resting pointer', () => {
    const at = { clientX: 9, clientY: 9 };
    point('pointerover', 'plain', 'mouse', at);
    point('pointermove', 'plain', 'mouse', at);
    point('pointerover', 'icon', 'mouse', at);
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBeNull();
    point('pointermove', 'icon', 'mouse', { clientX: 10, clientY: 9 });
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBe(icon);
  });

  test('appears only while its target exists: removing a button closes its tooltip', () => {
    const leave = () => {
      icon.remove();
      unmounted(icon, { value: undefined });
    };
    point('pointerover', 'icon');
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBe(icon);
    leave();
    expect(explained.element.value).toBeNull();
    document.body.append(icon);
    point('pointerover', 'icon');
    leave();
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBeNull();
  });

  test('appears when the pointer rests on a canvas piece', () => {
    pointedAt.value = icon;
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBe(icon);
    pointedAt.value = null;
    expect(explained.element.value).toBeNull();
  });

  test('does not appear when Escape closes a layer and returns the focus', () => {
    const given = vi.spyOn(icon, 'matches').mockReturnValue(true);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    icon.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(explained.element.value).toBeNull();
    // A gamepad moves the focus without a key press.
    icon.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(explained.element.value).toBe(icon);
    given.mockRestore();
  });

  test('appears on focus, even while the pointer moves over other elements', () => {
    icon.tabIndex = 0;
    vi.spyOn(icon, 'matches').mockReturnValue(true);
    icon.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect([explained.element.value, explained.how.value]).toEqual([icon, 'focus']);
    point('pointerover', 'plain');
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBe(icon);
  });

  test('appears during a long press, which does not count as a click', () => {
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

  test('appears for a canvas piece under a finger, and stays after the finger has left the canvas', async () => {
    pointedAt.value = icon;
    showExplanation(icon, 'press');
    await nextTick();
    pointedAt.value = null;
    vi.advanceTimersByTime(1_000);
    expect(explained.element.value).toBe(icon);
    point('pointerdown', 'plain', 'touch');
    expect(explained.element.value).toBeNull();
  });

  test('does not appear during a short press', () => {
    point('pointerdown', 'within', 'touch');
    vi.advanceTimersByTime(100);
    point('pointerup', 'within', 'touch');
    vi.advanceTimersByTime(1000);
    expect(explained.element.value).toBeNull();
  });

  test('stays until a click or a key press, except the key that opens the rule', () => {
    const rest = () => {
      point('pointerover', 'plain');
      point('pointerover', 'icon');
      vi.advanceTimersByTime(500);
      expect(explained.element.value).toBe(icon);
    };
    const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    for (const key of ['Escape', 'Enter', 'ArrowDown', 'u']) {
      rest();
      press(key);
      expect(explained.element.value, key).toBeNull();
    }
    rest();
    press('F1');
    expect(explained.element.value).toBe(icon);
    icon.click();
    expect(explained.element.value).toBeNull();
  });

  test('appears only while its target has a text', () => {
    expect(explanationOf(icon)).toEqual({ text: 'A galley.' });
    updated(icon, { value: {} });
    expect(explanationOf(icon)).toBeUndefined();
    point('pointerover', 'icon');
    vi.advanceTimersByTime(500);
    expect(explained.element.value).toBeNull();
  });
});
