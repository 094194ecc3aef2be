/** What a turn of the wheel or a move of two fingers on a trackpad wants of the board. */
export type WheelGesture = { readonly pan: true } | { readonly pan: false; readonly zoom: number };

/** What tells a wheel from a trackpad; `wheelDeltaY` is in all browsers and in no standard. */
type Wheel = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'timeStamp'> & {
  readonly wheelDeltaY?: number;
};

/** A wheel's notch, in its own units and at least in pixels. */
const NOTCH = 120;
const NOTCH_PX = 50;
/** Events less than this many ms apart belong to one gesture: a swipe that speeds up does not become a wheel. */
const GESTURE_MS = 150;
/** How much the board grows a unit: by a wheel's pixels and lines, and by fingers, where Chromium counts a factor of e as 100. */
const PER_PIXEL = 0.0015;
const PER_LINE = 0.05;
const PER_PINCH = 0.01;

/** Reads wheel events one after the other: a notch of a mouse's wheel and a pinch zoom, two fingers that swipe move the board. */
export function wheelGestures(): (event: Wheel) => WheelGesture {
  let last: { readonly notch: boolean; readonly at: number } | undefined;
  return (event) => {
    const { deltaY, deltaMode, ctrlKey, timeStamp } = event;
    const goesOn = last !== undefined && timeStamp - last.at < GESTURE_MS;
    const notch = goesOn && last ? last.notch : isNotch(event);
    last = { notch, at: timeStamp };
    if (notch) return { pan: false, zoom: Math.exp(-deltaY * (deltaMode === 1 ? PER_LINE : PER_PIXEL)) };
    return ctrlKey ? { pan: false, zoom: Math.exp(-deltaY * PER_PINCH) } : { pan: true };
  };
}

function isNotch({ deltaX, deltaY, deltaMode, wheelDeltaY = 0 }: Wheel): boolean {
  if (deltaMode !== 0) return true;
  return deltaX === 0 && (Math.abs(deltaY) >= NOTCH_PX || (wheelDeltaY !== 0 && wheelDeltaY % NOTCH === 0));
}
