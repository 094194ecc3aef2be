import { LAND, PORTS, WORLD } from './geography';

/** A small picture of the chart for lists: the coast as one SVG path, thinned out, in the world's own coordinates. */
export const MINI_COAST: string = LAND.filter((ring) => ring.length > 24)
  .map((ring) => {
    let path = '';
    for (let i = 0; i < ring.length; i += 8)
      path += `${i === 0 ? 'M' : 'L'}${Math.round(ring[i])} ${Math.round(ring[i + 1])}`;
    return `${path}Z`;
  })
  .join('');

export const MINI_VIEW_BOX = `0 0 ${WORLD.width} ${WORLD.height}`;

/** Where each port's dot goes. */
export const MINI_PORTS = PORTS;
