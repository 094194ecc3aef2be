import type { TargetId } from './board-types';

/** What the pointer layer reports, in CSS pixels of the host element. */
interface PointerEvents {
  hit(x: number, y: number): TargetId | null;
  pick(target: TargetId | null, how: 'click' | 'hover'): void;
  /** A drag has begun. */
  grab(target: TargetId): void;
  /** What is dragged is here now; tells what it would be let go over. */
  carry(target: TargetId, x: number, y: number): TargetId | null;
  /** A drag has ended: over a target, over nothing, or nowhere since it was called off. */
  drag(from: TargetId, to: TargetId | null): void;
  /** Whether a target may be dragged; elsewhere dragging moves the chart. */
  draggable(target: TargetId): boolean;
  pan(dx: number, dy: number): void;
  zoom(x: number, y: number, factor: number): void;
}

/** A press that moves less than this many CSS pixels is a click. */
const SLACK = 5;

/** Turns pointer, wheel and pinch into clicks, drags, pans and zooms. Returns how to stop listening. */
export function listenToPointer(host: HTMLElement, events: PointerEvents): () => void {
  const pressed = new Map<number, { x: number; y: number }>();
  let press: { x: number; y: number; target: TargetId | null; moved: boolean } | undefined;
  let spread = 0;

  const at = (event: PointerEvent | WheelEvent) => {
    const box = host.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent) => {
    if (event.button > 0) return;
    const point = at(event);
    pressed.set(event.pointerId, point);
    host.setPointerCapture(event.pointerId);
    press = { ...point, target: events.hit(point.x, point.y), moved: false };
    spread = spreadOf([...pressed.values()]);
  };

  const move = (event: PointerEvent) => {
    const point = at(event);
    const before = pressed.get(event.pointerId);
    if (!before || !press) return events.pick(events.hit(point.x, point.y), 'hover');
    pressed.set(event.pointerId, point);
    if (pressed.size === 2) return pinch();
    if (!press.moved && Math.hypot(point.x - press.x, point.y - press.y) < SLACK) return;
    const carried = press.target !== null && events.draggable(press.target) ? press.target : null;
    if (carried !== null && !press.moved) events.grab(carried);
    press.moved = true;
    if (carried !== null) events.pick(events.carry(carried, point.x, point.y), 'hover');
    else events.pan(point.x - before.x, point.y - before.y);
  };

  const pinch = () => {
    const points = [...pressed.values()];
    const wider = spreadOf(points);
    if (press) press.moved = true;
    if (spread > 0) events.zoom((points[0].x + points[1].x) / 2, (points[0].y + points[1].y) / 2, wider / spread);
    spread = wider;
  };

  const up = (event: PointerEvent) => {
    const known = pressed.delete(event.pointerId);
    if (!known || !press || pressed.size > 0) return;
    const { target, moved } = press;
    press = undefined;
    const point = at(event);
    if (!moved) return events.pick(events.hit(point.x, point.y), 'click');
    if (target === null || !events.draggable(target)) return;
    const over = events.carry(target, point.x, point.y);
    events.drag(target, over === target ? null : over);
  };

  /** What is carried goes back to where it was, and the press under way is over. */
  const callOff = () => {
    const target = press?.moved ? press.target : null;
    press = undefined;
    pressed.clear();
    if (target !== null && events.draggable(target)) events.drag(target, null);
  };

  // Whoever carries a piece means by Escape the piece, not what else lies open.
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press?.moved || press.target === null || !events.draggable(press.target)) return;
    event.preventDefault();
    event.stopPropagation();
    callOff();
  };

  const leave = () => events.pick(null, 'hover');

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { x, y } = at(event);
    events.zoom(x, y, Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)));
  };

  host.addEventListener('pointerdown', down);
  host.addEventListener('pointermove', move);
  host.addEventListener('pointerup', up);
  host.addEventListener('pointercancel', callOff);
  window.addEventListener('keydown', key, { capture: true });
  host.addEventListener('pointerleave', leave);
  host.addEventListener('wheel', wheel, { passive: false });
  return () => {
    host.removeEventListener('pointerdown', down);
    host.removeEventListener('pointermove', move);
    host.removeEventListener('pointerup', up);
    host.removeEventListener('pointercancel', callOff);
    window.removeEventListener('keydown', key, { capture: true });
    host.removeEventListener('pointerleave', leave);
    host.removeEventListener('wheel', wheel);
  };
}

function spreadOf(points: readonly { x: number; y: number }[]): number {
  return points.length === 2 ? Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y) : 0;
}
