import { Container, Graphics } from 'pixi.js';
import { across, down, glow } from '../../kit/paint';
import { GAUGE, KEEL, WATER_LINE, WORLD, YARD } from './layout';
import { BRICK, DEEP, OAK, OAK_DARK, QUAY, SKY, SKY_TOP, STONE, TIMBER, WATER } from './palette';

const { width, height } = WORLD;
/** How far the painting extends beyond the world on each side, in world units. */
export const BLEED = 200;

/** The static background: sky, sheds and towers, the slipway, the quay, the water. */
export function drawArsenal(): Container {
  const root = new Container();
  root.addChild(sky(), skyline(), quay(), slip(), basin());
  return root;
}

function sky(): Container {
  const root = new Container();
  root.addChild(
    new Graphics().rect(-BLEED, -BLEED, width + 2 * BLEED, BLEED + 470).fill(SKY_TOP),
    new Graphics().rect(-BLEED, 0, width + 2 * BLEED, 460).fill(down(SKY_TOP, 0xc9d6cc, SKY)),
    new Graphics().circle(1180, 250, 420).fill(
      glow([
        [0xfff3c8, 0.75],
        [0xfff3c8, 0],
      ]),
    ),
  );
  const clouds = new Graphics();
  for (const [x, y, w] of [
    [420, 70, 150],
    [760, 46, 210],
    [1320, 62, 170],
    [1560, 110, 120],
    [-160, 90, 200],
    [1840, 70, 200],
  ])
    clouds
      .ellipse(x, y, w, 13)
      .ellipse(x - w * 0.3, y - 10, w * 0.4, 14)
      .ellipse(x + w * 0.22, y - 14, w * 0.36, 16);
  root.addChild(clouds.fill({ color: 0xffffff, alpha: 0.45 }));
  return root;
}

/** Behind the slipway: the sheds, the two gate towers, and domes and a campanile in the distance. */
function skyline(): Container {
  const root = new Container();
  const far = new Graphics();
  for (const x of [470, 560, 980, 1470]) far.circle(x, 330, 40).rect(x - 40, 330, 80, 60);
  far.rect(700, 170, 34, 210).poly([696, 172, 738, 172, 717, 110]);
  far.rect(-BLEED, 352, width + 2 * BLEED, 60);
  root.addChild(far.fill({ color: 0xa9a88e, alpha: 0.65 }));
  const sheds = new Graphics();
  for (let x = -BLEED; x < width + BLEED; x += 176) {
    sheds
      .poly([x, 372, x + 88, 318, x + 176, 372])
      .fill(0xa9593a)
      .stroke({ color: 0x6b3420, width: 2 });
    sheds.rect(x, 372, 176, 92).fill(down(0xcf8f66, BRICK));
    sheds
      .moveTo(x + 34, 464)
      .lineTo(x + 34, 424)
      .arc(x + 88, 424, 54, Math.PI, 0)
      .lineTo(x + 142, 464)
      .closePath()
      .fill({ color: 0x3a2318, alpha: 0.75 });
  }
  root.addChild(sheds, tower(362), tower(1520));
  return root;
}

function tower(x: number): Graphics {
  const graphics = new Graphics().rect(x - 34, 180, 68, 284).fill(across(0xd79a72, BRICK, 0x8a4a30));
  for (let i = 0; i < 4; i++) graphics.rect(x - 38 + i * 20, 162, 14, 20).fill(STONE);
  return graphics
    .rect(x - 40, 180, 80, 12)
    .fill(STONE)
    .roundRect(x - 11, 220, 22, 40, 11)
    .roundRect(x - 11, 300, 22, 40, 11)
    .fill(0x3a2318);
}

function quay(): Container {
  const root = new Container();
  root.addChild(
    new Graphics().rect(-BLEED, 420, width + 2 * BLEED, WATER_LINE - 420).fill(down(0xdcc99c, QUAY, 0xb59c6c)),
  );
  const slabs = new Graphics();
  for (let row = 0; row < 11; row++) {
    const y = 444 + row * 56;
    slabs.moveTo(-BLEED, y).lineTo(width + BLEED, y);
    for (let x = -BLEED + (row % 2) * 90; x < width + BLEED; x += 180) slabs.moveTo(x, y).lineTo(x, y + 56);
  }
  root.addChild(slabs.stroke({ color: 0x8a7448, width: 1.6, alpha: 0.4 }));
  root.addChild(
    new Graphics()
      .rect(-BLEED, WATER_LINE - 18, width + 2 * BLEED, 20)
      .fill(down(0xf2e6c8, STONE, 0x9a875e))
      .stroke({ color: 0x6b5a38, width: 1.5 }),
  );
  root.addChild(
    new Graphics()
      .roundRect(YARD.x, YARD.y, YARD.width, YARD.height, 10)
      .fill(down(0x9a6a38, 0x7a4f26))
      .stroke({ color: OAK_DARK, width: 4 }),
  );
  const boards = new Graphics();
  for (let y = YARD.y + 26; y < YARD.y + YARD.height; y += 26)
    boards.moveTo(YARD.x + 2, y).lineTo(YARD.x + YARD.width - 2, y);
  root.addChild(boards.stroke({ color: OAK_DARK, width: 1.6, alpha: 0.55 }));
  return root;
}

function slip(): Container {
  const root = new Container();
  const graphics = new Graphics()
    .poly([330, KEEL + 26, 1588, KEEL + 26, 1588, KEEL + 58, 330, KEEL + 58])
    .fill(down(0x7f8d86, 0x5d7a78));
  for (let x = 380; x < 1570; x += 96)
    graphics
      .poly([x, KEEL + 58, x + 30, KEEL + 22, x + 40, KEEL + 22, x + 70, KEEL + 58])
      .fill(OAK)
      .stroke({ color: OAK_DARK, width: 2 });
  graphics
    .rect(330, KEEL + 48, 1258, 14)
    .fill(down(TIMBER, OAK))
    .stroke({ color: OAK_DARK, width: 2 });
  root.addChild(graphics);
  return root;
}

function basin(): Container {
  const root = new Container();
  root.addChild(
    new Graphics().rect(-BLEED, WATER_LINE, width + 2 * BLEED, height - WATER_LINE + BLEED).fill(WATER),
    new Graphics()
      .rect(-BLEED, WATER_LINE, width + 2 * BLEED, height - WATER_LINE + 40)
      .fill(down(0x5fa0a4, WATER, DEEP)),
    new Graphics().rect(-BLEED, height + 38, width + 2 * BLEED, BLEED).fill(DEEP),
    ripples(),
    new Graphics()
      .roundRect(GAUGE.x, GAUGE.y, GAUGE.width, GAUGE.height, 12)
      .fill(down(0xf2e6c8, 0xd8c69a))
      .stroke({ color: 0x7a6236, width: 4 }),
  );
  return root;
}

function ripples(): Graphics {
  const graphics = new Graphics();
  for (let i = 0; i < 60; i++) {
    const x = -200 + ((i * 397) % 2000);
    const y = WATER_LINE + 12 + ((i * 53) % 60);
    graphics
      .moveTo(x, y)
      .quadraticCurveTo(x + 16, y - 6, x + 32, y)
      .quadraticCurveTo(x + 48, y + 6, x + 64, y);
  }
  return graphics.stroke({ color: 0xd5ecec, width: 2, alpha: 0.35 });
}
