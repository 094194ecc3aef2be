import { LAND, WORLD } from './geography';

/** A small chart for lists: the coast as one simplified SVG path, in world coordinates. */
export const MINI_COAST: string = LAND.filter((ring) => ring.length > 24)
  .map((ring) => {
    let path = '';
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [Math.round(ring[i]), Math.round(ring[i + 1])];
      // Keeps the corners of the land beyond the world's edge, because the path would otherwise cut across the land.
      const corner = x < 0 || y < 0 || x > WORLD.width || y > WORLD.height;
      if (i % 8 === 0 || corner) path += `${path === '' ? 'M' : 'L'}${x} ${y}`;
    }
    return `${path}Z`;
  })
  .join('');

export const MINI_VIEW_BOX = `0 0 ${WORLD.width} ${WORLD.height}`;
