import { Container, Graphics } from 'pixi.js';
import { LOCATIONS } from '../../../../../engine/games/la-loire/data/board';
import { scatter } from '../../../kit/scatter';
import { mix } from '../../../kit/paint';
import { PLACES, riverAt, RIVER_WIDTH, roadPoint, ROADS } from '../layout';
import { INK, ROAD, ROAD_EDGE, WALL, WALL_SHADE } from '../palette';
import type { Palette } from '../season-palettes';

/** The two roads with ruts and pebbles, and the cities' bridges. */
export function drawRoads(paint: Palette): Container {
  return new Container({ children: [ways(paint), ...[0, 10].map((city) => bridge(PLACES[city].x))] });
}

/** The strokes of a road, from its edge to its middle. In winter it is trodden to slush between banks of snow. */
const strokesOf = ({ snow, grass }: Palette) =>
  snow
    ? ([
        [38, 0xa9bccf, 0.6],
        [34, 0xffffff, 1],
        [26, 0x78654f, 1],
        [22.5, 0xab9479, 1],
        [6, 0xb9a68f, 1],
      ] as const)
    : ([
        [34, grass, 0.4],
        [27, ROAD_EDGE, 1],
        [22.5, ROAD, 1],
        [15, mix(ROAD, 0xfff6dc, 0.45), 1],
      ] as const);

function ways(paint: Palette): Graphics {
  const g = new Graphics();
  for (const [width, color, alpha] of strokesOf(paint)) {
    for (const points of ROADS) {
      g.moveTo(points[0].x, points[0].y);
      for (let i = 1; i < points.length; i++) {
        const [from, to] = [points[i - 1], points[i]];
        const middle = (from.x + to.x) / 2;
        // From a gate, the road first goes straight up or down; between villages it winds.
        if (i === 1) g.quadraticCurveTo(from.x, to.y, to.x, to.y);
        else if (i === points.length - 1) g.quadraticCurveTo(to.x, from.y, to.x, to.y);
        else g.bezierCurveTo(middle, from.y, middle, to.y, to.x, to.y);
      }
      g.stroke({ color, width, alpha, join: 'round', cap: 'round' });
    }
  }
  if (paint.snow) tracks(g);
  else ruts(g);
  return g;
}

/** Wheel tracks on a snowy road, with hoofprints between them. */
function tracks(g: Graphics): void {
  const loop = LOCATIONS.length;
  const points = LOCATIONS.flatMap((_, at) =>
    Array.from({ length: 40 }, (__, i) => roadPoint(at, (at + 1) % loop, i / 40)),
  );
  const beside = (i: number, aside: number): [number, number] => {
    const [here, next] = [points[i % points.length], points[(i + 1) % points.length]];
    const long = Math.hypot(next.x - here.x, next.y - here.y) || 1;
    return [here.x - ((next.y - here.y) / long) * aside, here.y + ((next.x - here.x) / long) * aside];
  };
  for (const side of [-5.6, 5.6]) {
    points.forEach((_, i) => {
      const wobble = side + 0.9 * Math.sin(i * 0.37 + side);
      if (i === 0) g.moveTo(...beside(i, wobble));
      else g.lineTo(...beside(i, wobble));
    });
    g.stroke({ color: 0x5f4c39, width: 2, alpha: 0.75, join: 'round' });
  }
  points.forEach((_, i) => {
    if (i % 2) g.circle(...beside(i, scatter(i, 46) * 5 - 2.5), 1.1);
  });
  g.fill({ color: 0x5c4c40, alpha: 0.65 });
}

/** Short strokes along the road, and pebbles on it. */
function ruts(g: Graphics): void {
  const each = (draw: (x: number, y: number, nx: number, ny: number, salt: number) => void) =>
    LOCATIONS.forEach((_, at) => {
      for (let i = 0; i < 26; i++) {
        const [here, next] = [i / 26, (i + 0.6) / 26].map((part) => roadPoint(at, (at + 1) % LOCATIONS.length, part));
        const long = Math.hypot(next.x - here.x, next.y - here.y) || 1;
        draw(here.x, here.y, (next.x - here.x) / long, (next.y - here.y) / long, at * 31 + i);
      }
    });
  each((x, y, dx, dy, salt) => {
    const aside = salt % 2 ? 4 : -4;
    const length = 3 + 5 * scatter(salt, 43);
    g.moveTo(x - dy * aside, y + dx * aside).lineTo(x - dy * aside + dx * length, y + dx * aside + dy * length);
  });
  g.stroke({ color: ROAD_EDGE, width: 1.2, alpha: 0.45, cap: 'round' });
  each((x, y, dx, dy, salt) => {
    const aside = (scatter(salt, 44) - 0.5) * 20;
    g.circle(x - dy * aside, y + dx * aside, 0.8 + scatter(salt, 45));
  });
  g.fill({ color: 0x7d6334, alpha: 0.5 });
}

/** A stone bridge over the river, seen along its length. */
function bridge(x: number): Graphics {
  const [top, bottom] = [riverAt(x) - RIVER_WIDTH / 2 - 14, riverAt(x) + RIVER_WIDTH / 2 + 14];
  const g = new Graphics();
  for (let y = top + 22; y < bottom; y += 30)
    g.poly([x - 17, y - 8, x - 27, y, x - 17, y + 8]).poly([x + 17, y - 8, x + 27, y, x + 17, y + 8]);
  g.fill(WALL_SHADE).stroke({ color: INK, width: 1.3 });
  for (const side of [-17, 12]) g.rect(x + side, top, 5, bottom - top);
  g.fill(WALL).stroke({ color: INK, width: 1.4 });
  for (let y = top + 7; y < bottom; y += 11) g.rect(x - 16.4, y, 3.8, 1.2).rect(x + 12.6, y, 3.8, 1.2);
  return g.fill(WALL_SHADE);
}
