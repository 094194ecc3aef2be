import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToPointer } from '../../../src/renderer/board/pointer';

let host: HTMLElement;
let told: string[];
let stop: () => void = () => undefined;

/** A board with one draggable piece, 10 pixels wide at 100, 100. */
function listen(draggable = true) {
  host = document.createElement('div');
  host.setPointerCapture = () => undefined;
  told = [];
  const tell = (text: string) => void told.push(text);
  stop();
  stop = listenToPointer(host, {
    hit: (x, y) => (Math.abs(x - 100) <= 5 && Math.abs(y - 100) <= 5 ? 'piece:1' : null),
    pick: (target, how) => how !== 'hover' && tell(`${how} ${target}`),
    dragStart: (target) => tell(`dragStart ${target}`),
    dragOver: (target) => target,
    drop: (from, to) => tell(`drop ${from} ${to}`),
    draggable: () => draggable,
    pan: (dx, dy) => (dx !== 0 || dy !== 0) && tell(`pan ${dx} ${dy}`),
    zoom: (x, y, factor) => factor !== 1 && tell(`zoom ${x} ${y} ${factor}`),
  });
}

function point(type: string, x: number, y: number, pointerId = 1, pointerType = 'touch', buttons = 1): void {
  host.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId, pointerType, button: 0, buttons }));
}

beforeEach(() => {
  vi.useFakeTimers();
  listen();
});

// An unfinished drag would handle the next file's Escape.
afterEach(() => stop());

describe('a finger', () => {
  test('taps a piece, even slightly beside it or while trembling', () => {
    point('pointerdown', 115, 100);
    point('pointermove', 121, 103);
    point('pointerup', 117, 101);
    expect(told).toEqual(['click piece:1']);
  });

  test('can narrowly miss a piece, unlike a mouse', () => {
    point('pointerdown', 115, 100, 1, 'mouse');
    point('pointerup', 115, 100, 1, 'mouse');
    expect(told).toEqual(['click null']);
  });

  test('held on a piece requests its description, and chooses nothing when lifted', () => {
    point('pointerdown', 100, 100);
    vi.advanceTimersByTime(600);
    point('pointermove', 140, 140);
    point('pointerup', 140, 140);
    expect(told).toEqual(['hold piece:1']);
  });

  test('held on empty space requests nothing, and neither does a mouse', () => {
    point('pointerdown', 300, 300);
    vi.advanceTimersByTime(600);
    point('pointerup', 300, 300);
    point('pointerdown', 100, 100, 1, 'mouse');
    vi.advanceTimersByTime(600);
    expect(told).toEqual(['click null']);
  });
});

describe('two fingers', () => {
  test('moving together pan the board without a press', () => {
    point('pointerdown', 100, 100, 1);
    point('pointerdown', 200, 100, 2);
    point('pointermove', 130, 100, 1);
    point('pointermove', 230, 100, 2);
    point('pointerup', 130, 100, 1);
    point('pointerup', 230, 100, 2);
    vi.advanceTimersByTime(600);
    const pans = told.filter((line) => line.startsWith('pan')).map((line) => Number(line.split(' ')[1]));
    expect(pans.reduce((sum, dx) => sum + dx, 0)).toBe(30);
    expect(told.filter((line) => !/^(pan|zoom)/.test(line))).toEqual([]);
  });

  test('moving apart zoom in around their middle', () => {
    point('pointerdown', 100, 100, 1);
    point('pointerdown', 200, 100, 2);
    point('pointermove', 300, 100, 2);
    expect(told).toEqual(['pan 50 0', 'zoom 200 100 2']);
  });

  test('choose nothing when only one finger remains', () => {
    point('pointerdown', 100, 100, 1);
    point('pointerdown', 200, 100, 2);
    point('pointerup', 200, 100, 2);
    point('pointerup', 100, 100, 1);
    expect(told).toEqual([]);
  });
});

describe('a mouse', () => {
  const dragPiece = () => {
    point('pointerdown', 100, 100, 1, 'mouse');
    point('pointermove', 150, 100, 1, 'mouse');
    expect(told.splice(0)).toEqual(['dragStart piece:1']);
  };

  test.each([
    ['with a button released outside the window', 0],
    ['with its right button pressed', 3],
  ])('%s returns the dragged piece and ends the drag', (_name, buttons) => {
    dragPiece();
    point('pointermove', 180, 100, 1, 'mouse', buttons);
    point('pointermove', 200, 100, 1, 'mouse', buttons);
    point('pointerup', 200, 100, 1, 'mouse', 0);
    expect(told).toEqual(['drop piece:1 null']);
  });

  test('can drag a piece again after a drag that ended without a release', () => {
    dragPiece();
    point('pointermove', 180, 100, 1, 'mouse', 0);
    told = [];
    dragPiece();
  });
});

describe('a wheel or trackpad', () => {
  let now = 0;
  /** A wheel event 16 ms after the previous one, or after a pause. */
  function turn(given: WheelEventInit & { wheelDeltaY?: number }, pause = 16): void {
    const event = new WheelEvent('wheel', { clientX: 50, clientY: 50, cancelable: true, ...given });
    Object.defineProperty(event, 'wheelDeltaY', { value: given.wheelDeltaY });
    Object.defineProperty(event, 'ctrlKey', { value: given.ctrlKey ?? false });
    Object.defineProperty(event, 'timeStamp', { value: (now += pause) });
    host.dispatchEvent(event);
  }
  const factor = () => Number(told.at(-1)?.split(' ')[3]);

  test.each([
    ['Windows and Linux', { deltaY: -100, wheelDeltaY: 120 }],
    ['a Mac', { deltaY: -4, wheelDeltaY: 120 }],
    ['Firefox, which counts lines', { deltaY: -3, deltaMode: 1 }],
  ])('zooms on a wheel notch: %s', (_name, given) => {
    turn(given, 1000);
    expect(told).toHaveLength(1);
    expect(factor()).toBeGreaterThan(1);
    expect(factor()).toBeLessThan(1.3);
  });

  test('pans on a two-finger swipe, in both directions at any speed', () => {
    turn({ deltaX: 2, deltaY: -3, wheelDeltaY: 9 }, 1000);
    turn({ deltaX: 0, deltaY: 80, wheelDeltaY: -240 });
    turn({ deltaX: -30, deltaY: 0, wheelDeltaY: 0 });
    expect(told).toEqual(['pan -2 3', 'pan 0 -80', 'pan 30 0']);
  });

  test('zooms on a pinch, by the distance of the fingers', () => {
    // Chromium reports a pinch as many Ctrl+wheel events. If the distance doubles, their deltas add up to
    // 100 times ln 2.
    for (let i = 0; i < 10; i++) turn({ deltaY: -6.93, wheelDeltaY: 20, ctrlKey: true }, i === 0 ? 1000 : 16);
    const all = told.map((line) => Number(line.split(' ')[3])).reduce((product, each) => product * each, 1);
    expect(all).toBeCloseTo(2, 2);
  });

  test('zooms on a wheel notch no further with Ctrl than without', () => {
    turn({ deltaY: -100, wheelDeltaY: 120, ctrlKey: true }, 1000);
    expect(factor()).toBeLessThan(1.3);
  });
});
