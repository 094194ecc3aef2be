import { Container, Graphics } from 'pixi.js';
import { LOCATIONS } from '../../../../engine/games/la-loire/data/board';
import type { LocationId } from '../../../../engine/games/la-loire/data/board';
import type { Light, Rect } from '../../../board/board-types';
import { lightColour, ringAlong, ringOf } from '../../kit/highlight';
import { glow } from '../../kit/paint';
import { PLACES, roadPoint, signFoot } from './layout';

/** The nameplate and the houses of a village and of a city, relative to the place. */
const VILLAGE = { name: { y: -157, width: 112, height: 26 }, houses: { y: -52, rx: 74, ry: 70 } };
const CITY = { name: { y: -164, width: 170, height: 38 }, houses: { y: -48, rx: 108, ry: 92 } };

const ROAD = { width: 15, alpha: 0.5, steps: 8 };
const CORNERS = 34;

/**
 * A place's highlight: a ring around its name, a glow on its houses, and the road halfway to its neighbours. `size` is
 * that of its signs.
 */
export function placeLight(at: LocationId, light: Light, size: number): Container {
  const { name, houses } = LOCATIONS[at].kind === 'city' ? CITY : VILLAGE;
  const { x, y } = PLACES[at];
  const colour = lightColour(light);
  const shine = new Graphics().ellipse(x, y + houses.y, houses.rx, houses.ry).fill(
    glow([
      [colour, 0.5],
      [colour, 0.34],
      [colour, 0],
    ]),
  );
  const plate = { x: x - name.width / 2, y: y + name.y - name.height / 2, width: name.width, height: name.height };
  const ring = new Container({ children: [ringOf(plate, light)], scale: size });
  ring.pivot.copyFrom(signFoot(at));
  ring.position.copyFrom(signFoot(at));
  return new Container({ children: [road(at, light), shine, ring] });
}

/** A figure's highlight: a ring on the ground around its feet, and a glow. */
export function figureLight({ x, y, width, height }: Rect, light: Light): Container {
  const [cx, cy] = [x + width / 2, y + height - 4];
  const ring = Array.from({ length: CORNERS + 1 }, (_, i): [number, number] => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    return [cx + width * 0.74 * Math.cos(angle), cy + height * 0.2 * Math.sin(angle)];
  });
  const colour = lightColour(light);
  const shine = new Graphics().ellipse(cx, cy - height * 0.3, width * 0.9, height * 0.72).fill(
    glow([
      [colour, 0.55],
      [colour, 0],
    ]),
  );
  return new Container({ children: [shine, ringAlong(ring, light)] });
}

function road(at: LocationId, light: Light): Graphics {
  const graphics = new Graphics();
  for (const step of [1, -1]) {
    const to = (at + step + LOCATIONS.length) % LOCATIONS.length;
    graphics.moveTo(PLACES[at].x, PLACES[at].y);
    for (let i = 1; i <= ROAD.steps; i++) {
      const point = roadPoint(at, to, i / ROAD.steps / 2);
      graphics.lineTo(point.x, point.y);
    }
  }
  return graphics.stroke({ color: lightColour(light), width: ROAD.width, alpha: ROAD.alpha, join: 'round' });
}
