import { Container, Graphics } from 'pixi.js';
import { LOCATIONS } from '../../../../engine/games/la-loire/data/board';
import type { LocationId } from '../../../../engine/games/la-loire/data/board';
import type { Light } from '../../../board/board-types';
import { lightColour, ringAlong, ringOf } from '../../kit/highlight';
import { PLACES, roadPoint } from './layout';

/** The nameplate and the houses of a village and of a city, relative to the place. */
const VILLAGE = { name: { y: -157, width: 112, height: 26 }, houses: { y: -52, rx: 62, ry: 66 } };
const CITY = { name: { y: -164, width: 170, height: 38 }, houses: { y: -48, rx: 92, ry: 82 } };

const ROAD = { width: 15, alpha: 0.5, steps: 8 };
const CORNERS = 56;

/** The light on a place: rings around its name and its houses, and the road through it up to half way to its neighbours. */
export function placeLight(at: LocationId, light: Light): Container {
  const { name, houses } = LOCATIONS[at].kind === 'city' ? CITY : VILLAGE;
  const { x, y } = PLACES[at];
  const circle = Array.from({ length: CORNERS }, (_, i): [number, number] => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    return [x + houses.rx * Math.cos(angle), y + houses.y + houses.ry * Math.sin(angle)];
  });
  const plate = { x: x - name.width / 2, y: y + name.y - name.height / 2, width: name.width, height: name.height };
  return new Container({ children: [road(at, light), ringAlong(circle, light), ringOf(plate, light)] });
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
