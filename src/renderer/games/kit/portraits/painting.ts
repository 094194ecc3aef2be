import { css } from '../colours';
import { GRADIENTS, INK, PICTURE } from './shape';
import type { Shape } from './shape';

/** A picture in layers from back to front: the background, a figure that can be mirrored, and the frame. */
export interface Painting {
  readonly behind: readonly Shape[];
  readonly figure: readonly Shape[];
  readonly turned: boolean;
  readonly before: readonly Shape[];
}

/** A painting as an SVG document. */
export function paintingSvg({ behind, figure, turned, before }: Painting): string {
  const { width, height } = PICTURE;
  const turn = turned ? ` transform="translate(${width} 0) scale(-1 1)"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">` +
    Object.entries(GRADIENTS).map(gradientOf).join('') +
    `${behind.map(pathOf).join('')}<g${turn}>${figure.map(pathOf).join('')}</g>${before.map(pathOf).join('')}</svg>`
  );
}

function pathOf({ d, fill, line, ink, alpha = 1 }: Shape): string {
  const paint = fill === undefined ? 'none' : typeof fill === 'number' ? css(fill) : `url(#${fill})`;
  const edge = line ? ` stroke="${css(ink ?? INK)}" stroke-width="${line}"` : '';
  return `<path d="${d}" fill="${paint}"${edge}${alpha < 1 ? ` opacity="${alpha}"` : ''}/>`;
}

function gradientOf([id, { steps, across }]: [string, { steps: readonly number[]; across: boolean }]): string {
  const stops = steps.map((step, i) => `<stop offset="${i / (steps.length - 1)}" stop-color="${css(step)}"/>`).join('');
  return `<linearGradient id="${id}" x2="${across ? 1 : 0}" y2="1">${stops}</linearGradient>`;
}
