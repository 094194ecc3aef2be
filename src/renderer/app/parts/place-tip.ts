/** A rectangle of the window in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The distance between a tip and what it speaks of or the edge of the window. */
const GAP = 6;

/**
 * The corner of a tip, in CSS pixels of the window. It stands beside the panel of what it explains, else beside the thing itself,
 * else in a corner of the window: at the first of these places where it covers no control, or where it covers the fewest. It never
 * leaves the window.
 */
export function placeTip(
  tip: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
  anchor: Box,
  panel: Box,
  controls: readonly Box[],
): { readonly left: number; readonly top: number } {
  const most = { left: window.width - tip.width - GAP, top: window.height - tip.height - GAP };
  const corners = [most.top, GAP].flatMap((top) => [GAP, most.left].map((left) => ({ left, top })));
  const sides = [panel, anchor].flatMap((box) => beside(box, tip, anchor, most));
  let best = corners[0];
  let least = Infinity;
  for (const place of [...sides, ...corners]) {
    const box = { ...place, width: tip.width, height: tip.height };
    // What is explained must stay in sight before everything else.
    const hidden = meet(box, anchor) ? controls.length : 0;
    const covered = hidden + controls.filter((control) => meet(box, control)).length;
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

/** Left, right, below and above of a box, in line with the anchor; only where there is room. */
function beside(
  box: Box,
  tip: Pick<Box, 'width' | 'height'>,
  anchor: Box,
  most: { readonly left: number; readonly top: number },
): { left: number; top: number }[] {
  const within = (at: number, end: number) => Math.max(GAP, Math.min(end, at));
  const left = within(anchor.left + anchor.width / 2 - tip.width / 2, most.left);
  const top = within(anchor.top + anchor.height / 2 - tip.height / 2, most.top);
  return [
    { left: box.left - GAP - tip.width, top },
    { left: box.left + box.width + GAP, top },
    { left, top: box.top + box.height + GAP },
    { left, top: box.top - GAP - tip.height },
  ].filter((place) => place.left === within(place.left, most.left) && place.top === within(place.top, most.top));
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
