import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToPointer } from '../../../src/renderer/board/pointer';

let host: HTMLElement;
let told: string[];

/** A board with one piece, 10 pixels wide at 100, 100, that can be carried. */
function listen(draggable = true) {
  host = document.createElement('div');
  host.setPointerCapture = () => undefined;
  told = [];
  const tell = (text: string) => void told.push(text);
  listenToPointer(host, {
    hit: (x, y) => (Math.abs(x - 100) <= 5 && Math.abs(y - 100) <= 5 ? 'piece:1' : null),
    pick: (target, how) => how !== 'hover' && tell(`${how} ${target}`),
    grab: (target) => tell(`grab ${target}`),
    carry: (target) => target,
    drag: (from, to) => tell(`drag ${from} ${to}`),
    draggable: () => draggable,
    pan: (dx, dy) => (dx !== 0 || dy !== 0) && tell(`pan ${dx} ${dy}`),
    zoom: (x, y, factor) => factor !== 1 && tell(`zoom ${x} ${y} ${factor}`),
  });
}

function point(type: string, x: number, y: number, pointerId = 1, pointerType = 'touch'): void {
  host.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId, pointerType, button: 0 }));
}

beforeEach(() => {
  vi.useFakeTimers();
  listen();
});

describe('a finger', () => {
  test('taps a piece, also from a fingertip beside it and though it trembles', () => {
    point('pointerdown', 115, 100);
    point('pointermove', 121, 103);
    point('pointerup', 117, 101);
    expect(told).toEqual(['click piece:1']);
  });

  test('a mouse means what it is on', () => {
    point('pointerdown', 115, 100, 1, 'mouse');
    point('pointerup', 115, 100, 1, 'mouse');
    expect(told).toEqual(['click null']);
  });

  test('that rests on a piece asks what it is, and lifted chooses nothing', () => {
    point('pointerdown', 100, 100);
    vi.advanceTimersByTime(600);
    point('pointermove', 140, 140);
    point('pointerup', 140, 140);
    expect(told).toEqual(['hold piece:1']);
  });

  test('that rests on nothing asks nothing, and a mouse never does', () => {
    point('pointerdown', 300, 300);
    vi.advanceTimersByTime(600);
    point('pointerup', 300, 300);
    point('pointerdown', 100, 100, 1, 'mouse');
    vi.advanceTimersByTime(600);
    expect(told).toEqual(['click null']);
  });
});

describe('two fingers', () => {
  test('that go the same way move the board, and press nothing', () => {
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

  test('that go apart zoom about their middle', () => {
    point('pointerdown', 100, 100, 1);
    point('pointerdown', 200, 100, 2);
    point('pointermove', 300, 100, 2);
    expect(told).toEqual(['pan 50 0', 'zoom 200 100 2']);
  });

  test('the finger that stays behind chooses nothing', () => {
    point('pointerdown', 100, 100, 1);
    point('pointerdown', 200, 100, 2);
    point('pointerup', 200, 100, 2);
    point('pointerup', 100, 100, 1);
    expect(told).toEqual([]);
  });
});
