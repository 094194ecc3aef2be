export type WheelGesture = { readonly pan: true } | { readonly pan: false; readonly zoom: number };

/** The event properties that tell a wheel from a trackpad. All browsers have the non-standard `wheelDeltaY`. */
type Wheel = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'timeStamp'> & {
  readonly wheelDeltaY?: number;
};

/** One wheel notch in `wheelDelta` units, and its minimum size in pixels. */
const NOTCH = 120;
const NOTCH_PX = 50;
/** Events within this many ms belong to one gesture, so that a fast swipe is not mistaken for a wheel. */
const GESTURE_MS = 150;
/** Logarithmic zoom per unit: wheel pixels, wheel lines, and pinches, for which Chromium sends 100 per factor of e. */
const PER_PIXEL = 0.0015;
const PER_LINE = 0.05;
const PER_PINCH = 0.01;

/** Interprets wheel events in order. A wheel notch and a pinch zoom the board; a two-finger swipe moves it. */
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
