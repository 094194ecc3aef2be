import { LAND, WORLD } from './geography';

/** A small picture of the chart for lists: the coast as one SVG path, thinned out, in the world's own coordinates. */
export const MINI_COAST: string = LAND.filter((ring) => ring.length > 24)
  .map((ring) => {
    let path = '';
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [Math.round(ring[i]), Math.round(ring[i + 1])];
      // Beyond the world's edge lie the corners of the land: without them it would be cut across.
      const corner = x < 0 || y < 0 || x > WORLD.width || y > WORLD.height;
      if (i % 8 === 0 || corner) path += `${path === '' ? 'M' : 'L'}${x} ${y}`;
    }
    return `${path}Z`;
  })
  .join('');

export const MINI_VIEW_BOX = `0 0 ${WORLD.width} ${WORLD.height}`;
