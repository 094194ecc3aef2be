import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeBest, placeTip } from '../../../src/renderer/ui/place-tip';
import type { Box } from '../../../src/renderer/ui/place-tip';

const WINDOW = { width: 1366, height: 768 };
/** As in a browser, a rectangle's values are not own properties. */
const TIP = new DOMRect(0, 0, 300, 70);
const PANEL: Box = { left: 1022, top: 50, width: 344, height: 718 };
const buttons = Array.from({ length: 20 }, (_, i): Box => ({ left: 1040, top: 60 + i * 34, width: 300, height: 30 }));
const covers = (place: { left: number; top: number }, box: Box) =>
  place.left < box.left + box.width &&
  box.left < place.left + TIP.width &&
  place.top < box.top + box.height &&
  box.top < place.top + TIP.height;

describe('a tooltip', () => {
  test('is beside the panel, level with its target, and covers none of its buttons', () => {
    for (const button of buttons) {
      const place = placeTip(TIP, WINDOW, button, PANEL, buttons);
      expect(buttons.filter((other) => covers(place, other))).toEqual([]);
      expect(place.left + TIP.width).toBeLessThanOrEqual(PANEL.left);
      expect(Math.abs(place.top + TIP.height / 2 - (button.top + button.height / 2))).toBeLessThan(40);
    }
  });

  test('is below a bar along the top of the window', () => {
    const bar: Box = { left: 0, top: 0, width: 1366, height: 48 };
    const anchor: Box = { left: 1300, top: 8, width: 60, height: 30 };
    const place = placeTip(TIP, WINDOW, anchor, bar, [anchor]);
    expect(place).toEqual({ left: 1366 - 300 - 6, top: 54 });
  });

  test('of a bar moves aside if it would cover the panel below', () => {
    const bar: Box = { left: 0, top: 0, width: 1366, height: 60 };
    const anchor: Box = { left: 1250, top: 8, width: 100, height: 40 };
    const rows = Array.from({ length: 12 }, (_, i): Box => ({ left: 1022, top: 66 + i * 60, width: 344, height: 50 }));
    const place = placeTip(TIP, WINDOW, anchor, bar, [anchor, ...rows]);
    expect(place.left + TIP.width).toBeLessThanOrEqual(1022);
    expect(place.left).toBeGreaterThan(500);
    expect(place.top).toBeLessThan(200);
  });

  test('of a panel as wide as the window goes to an empty place', () => {
    const whole: Box = { left: 0, top: 0, ...WINDOW };
    const list = Array.from({ length: 22 }, (_, i): Box => ({ left: 20, top: 10 + i * 34, width: 900, height: 30 }));
    const place = placeTip(TIP, WINDOW, list[10], whole, list);
    expect(list.filter((box) => covers(place, box))).toEqual([]);
  });

  test('stays within the window, and never covers its target if there is room beside it', () => {
    const box = fc.record({
      left: fc.integer({ min: 0, max: 1300 }),
      top: fc.integer({ min: 0, max: 740 }),
      width: fc.integer({ min: 24, max: 300 }),
      height: fc.integer({ min: 24, max: 60 }),
    });
    fc.assert(
      fc.property(box, box, fc.array(box, { maxLength: 30 }), (anchor, panel, controls) => {
        const place = placeTip(TIP, WINDOW, anchor, panel, [anchor, ...controls]);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.left + TIP.width).toBeLessThanOrEqual(WINDOW.width);
        expect(place.top + TIP.height).toBeLessThanOrEqual(WINDOW.height);
        expect(covers(place, anchor)).toBe(false);
      }),
    );
  });
});

test('a tooltip with a maximum distance stays near its target, even if it covers other elements', () => {
  const room = { width: 1000, height: 700 };
  const piece = { left: 480, top: 330, width: 40, height: 40 };
  const rows = [100, 250, 400, 550].flatMap((top) =>
    [300, 450, 600].map((left) => ({ left, top, width: 100, height: 20 })),
  );
  const way = (reach?: number) => {
    const { left, top } = placeTip({ width: 250, height: 300 }, room, piece, piece, rows, reach);
    return Math.max(left - 520, 480 - left - 250, top - 370, 330 - top - 300);
  };
  expect(way()).toBeGreaterThan(100);
  expect(way(20)).toBeLessThan(60);
  expect(way(20)).toBeGreaterThanOrEqual(0);
});

test('a box uses the first of its sizes that covers nothing, or otherwise the size that covers the fewest elements', () => {
  const room = { width: 400, height: 300 };
  const corner = { left: 400, top: 300, width: 0, height: 0 };
  // Leaves only the lower 100 pixels free.
  const boxes = [0, 100, 200, 300].map((left): Box => ({ left, top: 0, width: 100, height: 200 }));
  const [tall, wide, flat] = [
    { width: 80, height: 150 },
    { width: 150, height: 150 },
    { width: 380, height: 80 },
  ];
  expect(placeBest([tall, wide, flat], room, corner, boxes)).toMatchObject({ ...flat, top: 214 });
  expect(placeBest([wide, tall], room, corner, boxes)).toMatchObject(tall);
  expect(placeBest([], room, corner, boxes)).toBeNull();
});
