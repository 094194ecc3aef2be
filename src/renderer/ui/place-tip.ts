/** A rectangle of the window in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The minimum distance between a tooltip and its element or the edge of the window. */
const GAP = 6;

/** Number of steps per axis of the search grid for tooltips that do not fit beside their element. */
const STEPS = 12;

/**
 * Finds the corner of a tooltip, in CSS pixels of the window. Places are tried beside the element's panel, beside the
 * element, then anywhere, nearest first. Takes the place that covers the fewest controls. Each `reach` CSS pixels of
 * distance from the element count as much as one covered control.
 */
export function placeTip(
  tip: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
  anchor: Box,
  panel: Box,
  controls: readonly Box[],
  reach = Infinity,
): { readonly left: number; readonly top: number } {
  const most = { left: window.width - tip.width - GAP, top: window.height - tip.height - GAP };
  const sides = [panel, anchor].flatMap((box) => beside(box, tip, anchor, most));
  let best = { left: GAP, top: GAP };
  let least = Infinity;
  for (const place of [...sides, ...anywhere(tip, anchor, most)]) {
    if (least === 0) break;
    const box = { ...place, width: tip.width, height: tip.height };
    // Covering the element has the highest cost.
    const hidden = overlap(box, anchor) ? controls.length + window.width / reach : 0;
    const covered = hidden + controls.filter((control) => overlap(box, control)).length + between(box, anchor) / reach;
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

/** The first of these sizes that fits somewhere without covering a box, or else the one that covers the fewest. */
export function placeBest<S extends Pick<Box, 'width' | 'height'>>(
  sizes: readonly S[],
  window: Pick<Box, 'width' | 'height'>,
  anchor: Box,
  boxes: readonly Box[],
): (S & Pick<Box, 'left' | 'top'>) | null {
  let best: (S & Pick<Box, 'left' | 'top'>) | null = null;
  let least = Infinity;
  for (const size of sizes) {
    if (least === 0) break;
    const place = { ...size, ...placeTip(size, window, anchor, anchor, boxes) };
    const covered = boxes.filter((box) => overlap(box, place)).length;
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

/** Places left, right, below and above a box, in line with the anchor, where there is room. */
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

function anywhere(
  tip: Pick<Box, 'width' | 'height'>,
  anchor: Box,
  most: { readonly left: number; readonly top: number },
): { left: number; top: number }[] {
  const share = (from: number, to: number) =>
    Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS);
  const far = ({ left, top }: { left: number; top: number }) =>
    Math.abs(left + tip.width / 2 - anchor.left - anchor.width / 2) +
    Math.abs(top + tip.height / 2 - anchor.top - anchor.height / 2);
  return share(GAP, most.top)
    .flatMap((top) => share(GAP, most.left).map((left) => ({ left, top })))
    .sort((a, b) => far(a) - far(b));
}

/** The distance between two rectangles. */
export const between = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width),
    Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height),
  );

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
