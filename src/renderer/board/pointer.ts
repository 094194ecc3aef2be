import type { Picking, TargetId } from './board-types';
import { wheelGestures } from './wheel';

/** What the pointer layer reports, in CSS pixels of the host element. */
interface PointerEvents {
  hit(x: number, y: number): TargetId | null;
  pick(target: TargetId | null, how: Picking): void;
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

/** `PointerEvent.buttons` while the first button alone is down. */
const PRIMARY = 1;
/** A press that moves less than this many CSS pixels is a click; a finger is never still. */
const SLACK = 5;
const FINGER_SLACK = 12;
/** A finger that rests so long on a piece asks what it is, in milliseconds. */
const HOLD_MS = 550;
/**
 * A touch selects the nearest piece within this many CSS pixels: small pieces get the size of a
 * fingertip.
 */
const FINGERTIP = [10, 20] as const;

/** Turns pointer, wheel and pinch into clicks, drags, pans and zooms. Returns how to stop listening. */
export function listenToPointer(host: HTMLElement, events: PointerEvents): () => void {
  const pressed = new Map<number, { x: number; y: number }>();
  let press: { x: number; y: number; target: TargetId | null; moved: boolean; held?: boolean } | undefined;
  let spread = 0;
  let middle = { x: 0, y: 0 };
  let holding: ReturnType<typeof setTimeout> | undefined;

  const at = (event: PointerEvent | WheelEvent) => {
    const box = host.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const hitAt = ({ x, y }: { x: number; y: number }, { pointerType }: PointerEvent): TargetId | null => {
    const exact = events.hit(x, y);
    if (exact !== null || pointerType !== 'touch') return exact;
    for (const radius of FINGERTIP)
      for (let eighth = 0; eighth < 8; eighth++) {
        const angle = (eighth * Math.PI) / 4;
        const near = events.hit(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
        if (near !== null) return near;
      }
    return null;
  };

  /** A finger that stays where it is asks; lifted after that it means nothing more. */
  const hold = () => {
    if (!press || press.moved || press.target === null || pressed.size !== 1) return;
    press.held = true;
    events.pick(press.target, 'hold');
  };

  const down = (event: PointerEvent) => {
    if (event.button > 0) return;
    const point = at(event);
    pressed.set(event.pointerId, point);
    host.setPointerCapture(event.pointerId);
    if (pressed.size === 2) {
      // A second finger ends what the first one does to a piece.
      if (press?.moved && press.target !== null && events.draggable(press.target)) events.drag(press.target, null);
      press = { ...point, target: null, moved: true };
    } else press = { ...point, target: hitAt(point, event), moved: false };
    spread = spreadOf([...pressed.values()]);
    middle = middleOf([...pressed.values()]);
    clearTimeout(holding);
    if (event.pointerType === 'touch') holding = setTimeout(hold, HOLD_MS);
  };

  const move = (event: PointerEvent) => {
    const point = at(event);
    const before = pressed.get(event.pointerId);
    if (!before || !press) return events.pick(events.hit(point.x, point.y), 'hover');
    // The button's release was lost, or another button went down: neither drops the piece.
    if (event.pointerType !== 'touch' && event.buttons !== PRIMARY) return callOff();
    pressed.set(event.pointerId, point);
    if (pressed.size === 2) return pinch();
    const slack = event.pointerType === 'touch' ? FINGER_SLACK : SLACK;
    if (press.held || (!press.moved && Math.hypot(point.x - press.x, point.y - press.y) < slack)) return;
    clearTimeout(holding);
    const carried = press.target !== null && events.draggable(press.target) ? press.target : null;
    if (carried !== null && !press.moved) events.grab(carried);
    press.moved = true;
    if (carried !== null) events.pick(events.carry(carried, point.x, point.y), 'hover');
    else events.pan(point.x - before.x, point.y - before.y);
  };

  const pinch = () => {
    const points = [...pressed.values()];
    const wider = spreadOf(points);
    const now = middleOf(points);
    events.pan(now.x - middle.x, now.y - middle.y);
    if (spread > 0) events.zoom(now.x, now.y, wider / spread);
    spread = wider;
    middle = now;
  };

  const up = (event: PointerEvent) => {
    const known = pressed.delete(event.pointerId);
    clearTimeout(holding);
    if (!known || !press || pressed.size > 0) return;
    const { target, moved, held } = press;
    press = undefined;
    if (held) return;
    const point = at(event);
    if (!moved) return events.pick(hitAt(point, event), 'click');
    if (target === null || !events.draggable(target)) return;
    const over = events.carry(target, point.x, point.y);
    events.drag(target, over === target ? null : over);
  };

  /** What is carried goes back to where it was, and the press under way is over. */
  const callOff = () => {
    const target = press?.moved ? press.target : null;
    clearTimeout(holding);
    press = undefined;
    pressed.clear();
    if (target !== null && events.draggable(target)) events.drag(target, null);
  };

  // While a piece is dragged, Escape drops it and closes nothing else.
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
    const wanted = gesture(event);
    if (wanted.pan) events.pan(-event.deltaX, -event.deltaY);
    else events.zoom(x, y, wanted.zoom);
  };

  const gesture = wheelGestures();

  host.addEventListener('pointerdown', down);
  host.addEventListener('pointermove', move);
  host.addEventListener('pointerup', up);
  host.addEventListener('pointercancel', callOff);
  window.addEventListener('keydown', key, { capture: true });
  host.addEventListener('pointerleave', leave);
  host.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(holding);
    host.removeEventListener('pointerdown', down);
    host.removeEventListener('pointermove', move);
    host.removeEventListener('pointerup', up);
    host.removeEventListener('pointercancel', callOff);
    window.removeEventListener('keydown', key, { capture: true });
    host.removeEventListener('pointerleave', leave);
    host.removeEventListener('wheel', wheel);
  };
}

const middleOf = (points: readonly { x: number; y: number }[]) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function spreadOf(points: readonly { x: number; y: number }[]): number {
  return points.length === 2 ? Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y) : 0;
}
