import type { Picking, Point, TargetId } from './board-types';
import { wheelGestures } from './wheel';

/** Pointer callbacks. Coordinates are CSS pixels of the host element. */
interface PointerEvents {
  hit(x: number, y: number): TargetId | null;
  pick(target: TargetId | null, how: Picking): void;
  dragStart(target: TargetId): void;
  /** Returns the target on which the dragged target would be dropped. */
  dragOver(target: TargetId, x: number, y: number): TargetId | null;
  /** `to` is `null` if the drag ends on no target or is cancelled. */
  drop(from: TargetId, to: TargetId | null): void;
  /** Whether a target can be dragged. Any other drag moves the board. */
  draggable(target: TargetId): boolean;
  pan(dx: number, dy: number): void;
  zoom(x: number, y: number, factor: number): void;
}

interface Press extends Point {
  readonly target: TargetId | null;
  moved: boolean; // whether it moved too far for a click
  isLongPress: boolean; // whether it was a long press, so that lifting the finger does nothing
}

interface PointerState {
  readonly host: HTMLElement;
  readonly events: PointerEvents;
  readonly pointers: Map<number, Point>;
  readonly wheel: ReturnType<typeof wheelGestures>;
  press: Press | null;
  spread: number;
  middle: Point;
  holding: ReturnType<typeof setTimeout> | undefined; // runs until a press counts as a long press
}

/** `PointerEvent.buttons` while only the primary button is down. */
const PRIMARY = 1;
/** A press that moves less than this many CSS pixels is a click, because a finger is never completely still. */
const SLACK = 5;
const FINGER_SLACK = 12;
/** Duration of a long press, in milliseconds. */
const HOLD_MS = 550;
/** Distances in CSS pixels at which a touch that hits nothing looks for a target, so that small pieces can be hit. */
const FINGERTIP = [10, 20] as const;

/** Turns pointer, wheel and pinch events into clicks, drags, pans and zooms until the returned function is called. */
export function listenToPointer(host: HTMLElement, events: PointerEvents): () => void {
  const state: PointerState = {
    host,
    events,
    pointers: new Map(),
    wheel: wheelGestures(),
    press: null,
    spread: 0,
    middle: { x: 0, y: 0 },
    holding: undefined,
  };
  const stop = new AbortController();
  const { signal } = stop;
  host.addEventListener('pointerdown', (event) => down(state, event), { signal });
  host.addEventListener('pointermove', (event) => move(state, event), { signal });
  host.addEventListener('pointerup', (event) => up(state, event), { signal });
  host.addEventListener('pointercancel', () => cancel(state), { signal });
  host.addEventListener('pointerleave', () => events.pick(null, 'hover'), { signal });
  host.addEventListener('wheel', (event) => wheel(state, event), { signal, passive: false });
  window.addEventListener('keydown', (event) => key(state, event), { signal, capture: true });
  return () => {
    clearTimeout(state.holding);
    stop.abort();
  };
}

function down(state: PointerState, event: PointerEvent): void {
  if (event.button > 0) return;
  const { host, events, pointers } = state;
  const point = pointIn(host, event);
  pointers.set(event.pointerId, point);
  host.setPointerCapture(event.pointerId);
  if (pointers.size === 2) {
    // A second finger ends the drag of the first one.
    const dragged = draggedBy(state);
    if (dragged !== null) events.drop(dragged, null);
    state.press = { ...point, target: null, moved: true, isLongPress: false };
  } else state.press = { ...point, target: hitAt(events, point, event), moved: false, isLongPress: false };
  const points = [...pointers.values()];
  state.spread = spreadOf(points);
  state.middle = middleOf(points);
  clearTimeout(state.holding);
  if (event.pointerType === 'touch') state.holding = setTimeout(() => hold(state), HOLD_MS);
}

function hold({ press, pointers, events }: PointerState): void {
  if (!press || press.moved || press.target === null || pointers.size !== 1) return;
  press.isLongPress = true;
  events.pick(press.target, 'hold');
}

function move(state: PointerState, event: PointerEvent): void {
  const { host, events, pointers, press } = state;
  const point = pointIn(host, event);
  const before = pointers.get(event.pointerId);
  if (!before || !press) return events.pick(events.hit(point.x, point.y), 'hover');
  // The release event was lost, or another button is down. In both cases the piece is not dropped.
  if (event.pointerType !== 'touch' && event.buttons !== PRIMARY) return cancel(state);
  pointers.set(event.pointerId, point);
  if (pointers.size === 2) return pinch(state);
  const slack = event.pointerType === 'touch' ? FINGER_SLACK : SLACK;
  if (press.isLongPress || (!press.moved && Math.hypot(point.x - press.x, point.y - press.y) < slack)) return;
  clearTimeout(state.holding);
  const begins = !press.moved;
  press.moved = true;
  const dragged = draggedBy(state);
  if (dragged === null) return events.pan(point.x - before.x, point.y - before.y);
  if (begins) events.dragStart(dragged);
  events.pick(events.dragOver(dragged, point.x, point.y), 'hover');
}

function pinch(state: PointerState): void {
  const { events, spread, middle } = state;
  const points = [...state.pointers.values()];
  state.spread = spreadOf(points);
  state.middle = middleOf(points);
  const { x, y } = state.middle;
  events.pan(x - middle.x, y - middle.y);
  if (spread > 0) events.zoom(x, y, state.spread / spread);
}

function up(state: PointerState, event: PointerEvent): void {
  const { host, events, pointers, press } = state;
  const wasDown = pointers.delete(event.pointerId);
  clearTimeout(state.holding);
  if (!wasDown || !press || pointers.size > 0) return;
  const dragged = draggedBy(state);
  state.press = null;
  if (press.isLongPress) return;
  const point = pointIn(host, event);
  if (!press.moved) return events.pick(hitAt(events, point, event), 'click');
  if (dragged === null) return;
  events.drop(dragged, events.dragOver(dragged, point.x, point.y));
}

function cancel(state: PointerState): void {
  const dragged = draggedBy(state);
  clearTimeout(state.holding);
  state.press = null;
  state.pointers.clear();
  if (dragged !== null) state.events.drop(dragged, null);
}

/** During a drag, Escape only cancels the drag. */
function key(state: PointerState, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || draggedBy(state) === null) return;
  event.preventDefault();
  event.stopPropagation();
  cancel(state);
}

function wheel({ host, events, wheel: read }: PointerState, event: WheelEvent): void {
  event.preventDefault();
  const { x, y } = pointIn(host, event);
  const gesture = read(event);
  if (gesture.pan) events.pan(-event.deltaX, -event.deltaY);
  else events.zoom(x, y, gesture.zoom);
}

function draggedBy({ press, events }: PointerState): TargetId | null {
  return press?.moved && press.target !== null && events.draggable(press.target) ? press.target : null;
}

function pointIn(host: HTMLElement, event: MouseEvent): Point {
  const box = host.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function hitAt(events: PointerEvents, { x, y }: Point, { pointerType }: PointerEvent): TargetId | null {
  const exact = events.hit(x, y);
  if (exact !== null || pointerType !== 'touch') return exact;
  for (const radius of FINGERTIP)
    for (let eighth = 0; eighth < 8; eighth++) {
      const angle = (eighth * Math.PI) / 4;
      const near = events.hit(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
      if (near !== null) return near;
    }
  return null;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function spreadOf(points: readonly Point[]): number {
  return points.length === 2 ? Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y) : 0;
}
