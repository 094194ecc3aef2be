/**
 * A line of waves as an SVG path that extends well beyond both sides of a picture, so that it can drift by one
 * wavelength.
 */
export function waves(y: number, length: number, height: number, width = 400): string {
  const count = Math.ceil(width / length) + 3;
  return `M${-2 * length} ${y}q${length / 4} ${-height} ${length / 2} 0${`t${length / 2} 0`.repeat(2 * count - 1)}`;
}

/** A line of waves, filled down to the bottom of the picture. */
export const sea = (y: number, length: number, height: number, width = 400, bottom = 220): string =>
  `${waves(y, length, height, width)}V${bottom}H${-2 * length}Z`;
