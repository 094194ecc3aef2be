import { Container, Graphics } from 'pixi.js';
import { BOARD } from '../../../../engine/games/serenissima/first-edition/data';
import { label, rose } from './drawing';
import { LAND, LANES, SPACES, WORLD } from './geography';
import type { Point } from './geography';
import { GOLD, HIGH_SEA, INK, LAND_FILL, LANE, SEA, VELLUM } from './palette';

/** How far the chart is drawn beyond the world: the vellum's margin. */
export const BLEED = 60;

/** The chart itself: sea, land, coast, lanes, roses, ornaments. Drawn once; `disputed` adds the border of an option. */
export function drawChart(disputed: boolean, title: string): Container {
  const chart = new Container();
  chart.addChild(water(), coastShade(), land(), lanes(disputed), roses(), seaNames(), ornaments(title), frame());
  return chart;
}

function water(): Graphics {
  const graphics = new Graphics().rect(-BLEED, -BLEED, WORLD.width + 2 * BLEED, WORLD.height + 2 * BLEED).fill(SEA);
  // Rhumb lines from a hidden rose cover the sea with the portolan's net; land is laid over them.
  const centre: Point = { x: WORLD.width / 2, y: WORLD.height * 0.56 };
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 16;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const reach = (sign: number) =>
      Math.min(
        Math.abs(((sign * dx > 0 ? WORLD.width : 0) - centre.x) / dx),
        Math.abs(((sign * dy > 0 ? WORLD.height : 0) - centre.y) / dy),
      );
    const [back, forth] = [reach(-1), reach(1)];
    graphics
      .moveTo(centre.x - dx * back, centre.y - dy * back)
      .lineTo(centre.x + dx * forth, centre.y + dy * forth)
      .stroke({ color: 0x7d9490, width: 1, alpha: 0.28 });
  }
  return graphics;
}

/** Shadows along the coast, wide and faint to narrow and dark: only their seaward half stays visible. */
function coastShade(): Graphics {
  const graphics = new Graphics();
  for (const [width, alpha] of [
    [30, 0.1],
    [20, 0.12],
    [11, 0.2],
  ]) {
    for (const ring of LAND) graphics.poly([...ring]).stroke({ color: 0x6f8f8a, width, alpha, join: 'round' });
  }
  return graphics;
}

function land(): Graphics {
  const graphics = new Graphics();
  for (const ring of LAND) {
    graphics
      .poly([...ring])
      .fill(enclosed(ring) ? SEA : LAND_FILL)
      .stroke({ color: INK, width: 2.2, join: 'round' });
  }
  return graphics;
}

/** Whether a ring lies within land, as an inland sea does. */
function enclosed(ring: readonly number[]): boolean {
  const [x, y] = ring;
  return LAND.filter((other) => other !== ring && inside(other, x, y)).length % 2 === 1;
}

function inside(ring: readonly number[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

function lanes(disputed: boolean): Graphics {
  const graphics = new Graphics();
  for (const { points } of disputed ? LANES : LANES.slice(0, BOARD.edges.length)) {
    const [from, ...rest] = points;
    for (const [width, alpha] of [
      [5, 0.16],
      [2.2, 0.75],
    ]) {
      graphics.moveTo(from.x, from.y);
      for (const { x, y } of rest) graphics.lineTo(x, y);
      graphics.stroke({ color: LANE, width, alpha, join: 'round', cap: 'round' });
    }
  }
  return graphics;
}

function roses(): Container {
  const root = new Container();
  SPACES.forEach(({ x, y }, id) => {
    const { highSea } = BOARD.spaces[id];
    const disc = new Graphics()
      .circle(0, 0, 17)
      .fill({ color: highSea ? HIGH_SEA : VELLUM, alpha: 0.92 })
      .stroke({ color: INK, width: 1.6 });
    if (highSea) disc.circle(0, 0, 21).stroke({ color: HIGH_SEA, width: 2.4 });
    const star = rose(15, highSea ? VELLUM : GOLD);
    disc.position.set(x, y);
    star.position.set(x, y);
    root.addChild(disc, star);
  });
  return root;
}

/** Names of the spaces that have no port; the others go by their port's. */
function seaNames(): Container {
  const root = new Container();
  const ports = new Set(BOARD.ports.map((port) => port.space));
  BOARD.spaces.forEach(({ name }, id) => {
    if (ports.has(id)) return;
    const text = label(name, 'sea');
    text.position.set(SPACES[id].x, SPACES[id].y + 33);
    root.addChild(text);
  });
  return root;
}

function ornaments(title: string): Container {
  const root = new Container();
  const cartouche = new Graphics()
    .roundRect(-232, -74, 464, 148, 20)
    .fill({ color: VELLUM, alpha: 0.9 })
    .stroke({ color: GOLD, width: 5 })
    .roundRect(-221, -63, 442, 126, 14)
    .stroke({ color: INK, width: 1.6 });
  const name = label(title, 'title', INK, 58);
  name.position.set(0, -15);
  const under = label('Mare Nostrum, 1300–1600', 'sea', INK, 24);
  under.position.set(0, 36);
  const plate = new Container();
  plate.position.set(300, 1082);
  plate.addChild(cartouche, name, under);

  const compass = new Container();
  compass.position.set(1500, 1138);
  compass.addChild(
    new Graphics()
      .circle(0, 0, 84)
      .stroke({ color: GOLD, width: 3 })
      .circle(0, 0, 76)
      .stroke({ color: INK, width: 1.2 }),
    rose(74),
    north(),
  );
  root.addChild(plate, compass, scaleBar());
  return root;
}

function north(): Container {
  const text = label('N', 'place', INK, 26);
  text.position.set(0, -98);
  return text;
}

/** A hundred leagues of the chart, in ten black and white parts. */
function scaleBar(): Container {
  const root = new Container();
  root.position.set(930, 1150);
  const bar = new Graphics();
  for (let i = 0; i < 10; i++) {
    bar.rect(i * 30, 0, 30, 9).fill(i % 2 === 0 ? INK : VELLUM);
  }
  bar.rect(0, 0, 300, 9).stroke({ color: INK, width: 1.5 });
  const text = label('leagues', 'sea', INK, 20);
  text.position.set(150, 26);
  root.addChild(bar, text);
  return root;
}

/** The vellum's margin, laid over whatever runs out of the world, and its edge ruled in gold and ink. */
function frame(): Graphics {
  const { width, height } = WORLD;
  return new Graphics()
    .rect(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED)
    .fill(VELLUM)
    .rect(10, 10, width - 20, height - 20)
    .cut()
    .rect(10, 10, width - 20, height - 20)
    .stroke({ color: GOLD, width: 6 })
    .rect(20, 20, width - 40, height - 40)
    .stroke({ color: INK, width: 1.6 });
}
