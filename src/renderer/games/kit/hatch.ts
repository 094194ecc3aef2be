/**
 * Heraldic hatching, by which engravers show colours in black and white: vertical lines for red, horizontal for blue,
 * diagonal for green and purple, dots for gold, crossed lines for black, none for silver. It shows ownership in
 * addition to colour and emblem.
 */
export type Hatch = 'upright' | 'level' | 'bend' | 'sinister' | 'dots' | 'crossed' | 'plain';

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * The SVG path of a hatching for a field of this size, with lines `step` apart. Dots are very short lines, so the line
 * cap must be round.
 */
export function hatchPath(hatch: Hatch, width: number, height: number, step: number): string {
  return LINES[hatch](width, height, step)
    .map(([x1, y1, x2, y2]) => `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`)
    .join('');
}

const LINES: Readonly<Record<Hatch, (width: number, height: number, step: number) => Line[]>> = {
  plain: () => [],
  upright: (width, height, step) => along(width, step).map((x) => [x, 0, x, height]),
  level: (width, height, step) => along(height, step).map((y) => [0, y, width, y]),
  crossed: (...field) => [...LINES.upright(...field), ...LINES.level(...field)],
  bend: (width, height, step) =>
    along(width + height, step * Math.SQRT2).map((at) => {
      const c = at - height;
      return [Math.max(0, c), Math.max(0, -c), Math.min(width, height + c), Math.min(height, width - c)];
    }),
  sinister: (width, height, step) =>
    LINES.bend(width, height, step).map(([x1, y1, x2, y2]) => [width - x1, y1, width - x2, y2]),
  dots: (width, height, step) =>
    along(height, step).flatMap((y, row) =>
      along(width - (row % 2) * step, step).map((x): Line => {
        const at = x + ((row % 2) * step) / 2;
        return [at, y, at + 0.1, y];
      }),
    ),
};

/** Points `step` apart on a line of this length, centred on it. */
function along(length: number, step: number): number[] {
  const count = Math.max(0, Math.floor(length / step));
  const start = (length - (count - 1) * step) / 2;
  return Array.from({ length: count }, (_, i) => start + i * step);
}

const round = (value: number) => Math.round(value * 100) / 100;
