import { Container, Graphics } from 'pixi.js';
import { down, glow } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { WORLD } from '../layout';
import { BLEED } from './extent';
import type { Daylight } from './daylight';

const { width } = WORLD;

/** The sky over the Arsenal: its light, stars, sun or moon, and clouds. */
export function drawSky(light: Daylight): Container {
  const root = new Container();
  const { sky, orb, stars } = light;
  root.addChild(
    new Graphics().rect(-BLEED, -BLEED, width + 2 * BLEED, BLEED + 470).fill(sky[0]),
    new Graphics().rect(-BLEED, 0, width + 2 * BLEED, 400).fill(down(sky[0], sky[1], sky[2])),
  );
  if (stars) root.addChild(starsOf(light));
  for (const [grow, alpha] of [
    [10, 0.8],
    [3.2, 0.55],
  ])
    root.addChild(
      new Graphics().circle(orb.x, orb.y, orb.size * grow).fill(
        glow([
          [orb.colour, alpha],
          [orb.colour, alpha * 0.3],
          [orb.colour, alpha * 0.06],
          [orb.colour, 0],
        ]),
      ),
    );
  root.addChild(new Graphics().circle(orb.x, orb.y, orb.size).fill(orb.colour), clouds(light));
  return root;
}

function starsOf({ lamps, orb }: Daylight): Graphics {
  const g = new Graphics();
  for (let i = 0; i < 130; i++) {
    const [x, y] = [scatter(i, 1) * (width + 2 * BLEED) - BLEED, scatter(i, 2) ** 1.6 * 230 - 30];
    if (Math.hypot(x - orb.x, y - orb.y) < 60) continue;
    g.circle(x, y, 0.8 + 1.3 * scatter(i, 3) ** 3);
  }
  return g.fill({ color: 0xfff6dc, alpha: lamps * 0.8 });
}

/** Long streaks of cloud, lit from below. */
function clouds({ clouds: { top, foot } }: Daylight): Graphics {
  const g = new Graphics();
  for (const [x, y, w] of [
    [470, 62, 190],
    [820, 30, 240],
    [1120, 92, 170],
    [1440, 58, 210],
    [640, 150, 160],
    [-160, 90, 200],
    [1760, 130, 200],
    [960, 176, 230],
    [1500, 196, 150],
  ]) {
    const puffs = (dy: number, grow: number) => {
      for (let i = -4; i <= 4; i++)
        g.ellipse(
          x + (i * w) / 4.6,
          y + dy - (4 - Math.abs(i)) * 4 * scatter(i + x, 5),
          (w / 4) * grow,
          (9 - Math.abs(i)) * grow,
        );
    };
    puffs(5, 1);
    g.fill({ color: foot, alpha: 0.4 });
    puffs(-1, 0.86);
    g.fill({ color: top, alpha: 0.5 });
  }
  return g;
}
