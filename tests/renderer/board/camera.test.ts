import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clamp, closeUp, fit, pan, reveal, toWindow, toWorld, zoomAt } from '../../../src/renderer/board/camera';
import { boundingRect } from '../../../src/renderer/board/geometry';

const WORLD = { width: 2000, height: 1340 };
const sizes = fc.record({ width: fc.integer({ min: 200, max: 4000 }), height: fc.integer({ min: 200, max: 2400 }) });
const points = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));

describe('the camera', () => {
  test('fits the whole world into any window, centred', () => {
    fc.assert(
      fc.property(sizes, (view) => {
        const camera = fit(WORLD, view);
        const { x, y, width, height } = toWindow(camera, view, { x: 0, y: 0, ...WORLD });
        expect(width).toBeLessThanOrEqual(view.width + 1e-6);
        expect(height).toBeLessThanOrEqual(view.height + 1e-6);
        expect(x * 2 + width).toBeCloseTo(view.width, 6);
        expect(y * 2 + height).toBeCloseTo(view.height, 6);
      }),
    );
  });

  test('keeps the point under the pointer in place when zooming', () => {
    fc.assert(
      fc.property(sizes, points, fc.double({ min: 0.5, max: 3, noNaN: true }), (view, [u, v], factor) => {
        const camera = fit(WORLD, view);
        const [px, py] = [u * view.width, v * view.height];
        const before = toWorld(camera, view, px, py);
        const after = toWorld(zoomAt(camera, view, px, py, factor), view, px, py);
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
      }),
    );
  });

  test('never shows anything beyond the world’s edge if the world is larger than the window', () => {
    fc.assert(
      fc.property(sizes, points, fc.double({ min: 0.1, max: 20, noNaN: true }), (view, [u, v], factor) => {
        const whole = fit(WORLD, view);
        const camera = clamp({ x: u * 9000 - 3000, y: v * 9000 - 3000, scale: whole.scale * factor }, WORLD, view);
        const { x, y, width, height } = toWindow(camera, view, { x: 0, y: 0, ...WORLD });
        if (width >= view.width) expect(x <= 1e-6 && x + width >= view.width - 1e-6).toBe(true);
        if (height >= view.height) expect(y <= 1e-6 && y + height >= view.height - 1e-6).toBe(true);
        expect(camera.scale).toBeGreaterThanOrEqual(whole.scale * 0.999999);
        expect(camera.scale).toBeLessThanOrEqual(whole.scale * 4.000001);
      }),
    );
  });

  test('follows a drag', () => {
    const view = { width: 800, height: 600 };
    const camera = { x: 1000, y: 600, scale: 2 };
    const grabbed = toWorld(camera, view, 100, 100);
    expect(toWorld(pan(camera, 30, -20), view, 130, 80)).toEqual(grabbed);
  });

  test('reveals a hidden place, and does not move for a visible place', () => {
    const view = { width: 800, height: 600 };
    const camera = { x: 1000, y: 600, scale: 2 };
    const seen = { x: 950, y: 550, width: 50, height: 50 };
    expect(reveal(camera, view, seen)).toEqual(camera);
    const far = { x: 1700, y: 900, width: 60, height: 60 };
    const { x, y, width, height } = toWindow(reveal(camera, view, far), view, far);
    expect([x >= 0, y >= 0, x + width <= 800, y + height <= 600]).toEqual([true, true, true, true]);
  });

  test('zooms out to reveal a place that is larger than the view', () => {
    const view = { width: 800, height: 600 };
    const wide = { x: 100, y: 900, width: 1000, height: 100 };
    const camera = reveal({ x: 1000, y: 600, scale: 2 }, view, wide);
    const { x, width } = toWindow(camera, view, wide);
    expect([x, width]).toEqual([0, 800]);
  });

  test('zooms in on a few places so that all are fully visible', () => {
    fc.assert(
      fc.property(sizes, fc.array(points, { minLength: 1, maxLength: 6 }), (view, at) => {
        const places = at.map(([u, v]) => ({ x: u * 1900, y: v * 1240, width: 100, height: 100 }));
        const rect = boundingRect(places);
        if (!rect) throw new Error('There is no bounding rectangle.');
        const camera = clamp(closeUp(WORLD, view, rect), WORLD, view);
        for (const place of places) {
          const { x, y, width, height } = toWindow(camera, view, place);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-6);
          expect(x + width).toBeLessThanOrEqual(view.width + 1e-6);
          expect(y + height).toBeLessThanOrEqual(view.height + 1e-6);
        }
      }),
    );
    expect(boundingRect([])).toBeNull();
  });
});
