/** The contrast ratio of two colours, from 1 to 21, as defined by WCAG. */
export function contrast(a: number, b: number): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The first of `inks` that is legible on the colour `on`; if none is, the most legible one. */
export function legible(on: number, ...inks: readonly number[]): number {
  const best = inks.reduce((a, b) => (contrast(on, b) > contrast(on, a) ? b : a));
  return inks.find((ink) => contrast(on, ink) >= 4.5) ?? best;
}

function luminance(colour: number): number {
  const [r, g, b] = [16, 8, 0].map((shift) => {
    const share = ((colour >> shift) & 255) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
