import { Container, Graphics } from 'pixi.js';
import type { DogeId } from '../../../../engine/games/doge-ship/data/components';
import { DOGE_TILES } from '../../../../engine/games/doge-ship/data/board';
import { GOLD, INK } from '../../kit/colours';
import { label } from '../../kit/lettering';
import { down, glow } from '../../kit/paint';
import { signed } from '../words';
import { CRIMSON, GILT, OAK, OAK_DARK, VIOLET } from './palette';
import { icon, plan, square } from './signs';
import { vignette } from './vignette';

/** The foot of the brocade at the top of a tile. */
const HEM = 82;

/**
 * A Doge tile: the value of each colour, the violet zones, and the event at the end of the round. The origin is its top
 * left corner.
 */
export function dogeTile(id: DogeId, width: number, height: number): Container {
  const { parameters, violet, event } = DOGE_TILES[id];
  const root = new Container();
  const unit = width / 298;
  const face = new Container();
  face.scale.set(unit);
  const tall = height / unit;
  face.addChild(
    new Graphics()
      .roundRect(5, 8, 298, tall, 14)
      .fill({ color: 0x000000, alpha: 0.32 })
      .roundRect(0, 0, 298, tall, 14)
      .fill(down(0xfdf4da, 0xf4e4b8, 0xe6cf98))
      .stroke({ color: GOLD, width: 6 }),
    brocade(),
    new Graphics().roundRect(9, 9, 280, tall - 18, 9).stroke({ color: CRIMSON, width: 2 }),
  );
  parameters.forEach((value, colour) => {
    const x = 46 + colour * 69;
    const box = square(colour, 46);
    box.position.set(x, 119);
    const pay = label(signed(value), 'figure', value < 0 ? CRIMSON : value > 0 ? 0x24603a : INK, 38);
    pay.position.set(x, 163);
    face.addChild(box, pay);
  });
  const low = tall - 152;
  const zones = plan(violet, 112, VIOLET);
  zones.position.set(86, low + 72);
  const sign = vignette(event);
  sign.position.set(219, low + 82);
  face.addChild(divider(low + 18), hull(86, low + 72), zones, sign);
  root.addChild(face);
  return root;
}

/** The head of a tile: crimson brocade with a gold fringe, and the Doge's cap on a medallion between laurels. */
function brocade(): Container {
  const cloth = new Graphics()
    .moveTo(10, HEM)
    .lineTo(10, 18)
    .quadraticCurveTo(10, 10, 18, 10)
    .lineTo(280, 10)
    .quadraticCurveTo(288, 10, 288, 18)
    .lineTo(288, HEM);
  const bays = 8;
  const bay = 278 / bays;
  for (let i = 0; i < bays; i++) cloth.quadraticCurveTo(288 - (i + 0.5) * bay, HEM + 18, 288 - (i + 1) * bay, HEM);
  cloth
    .closePath()
    .fill(down(0xb52a40, CRIMSON, 0x650d20))
    .stroke({ color: GILT, width: 3 });
  const flowers = new Graphics();
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 10 + (row % 2); i++) {
      const [x, y] = [24 + i * 28 - (row % 2) * 14, 24 + row * 23];
      if (x < 20 || x > 278) continue;
      for (const [dx, dy] of [
        [0, -5],
        [5, 0],
        [0, 5],
        [-5, 0],
      ])
        flowers.ellipse(x + dx, y + dy, 2.4 + Math.abs(dy) * 0.16, 2.4 + Math.abs(dx) * 0.16);
      flowers.circle(x, y, 1.8);
    }
  flowers.fill({ color: 0xf0c96a, alpha: 0.3 });
  const leaves = new Graphics();
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const [x, y] = [149 + side * (46 + i * 15), 62 - i * 4 - i * i * 0.9];
      leaves.ellipse(x, y - 6, 4, 8).ellipse(x + side * 5, y + 6, 8, 4);
    }
  leaves.fill(down(0xf8dd92, GILT)).stroke({ color: 0x6d4a10, width: 1, alpha: 0.7 });
  const medal = new Graphics()
    .circle(151, 51, 38)
    .fill({ color: 0x2a0610, alpha: 0.45 })
    .circle(149, 48, 38)
    .fill(down(0xf8dd92, GILT, 0x8a5f12))
    .circle(149, 48, 32)
    .fill(
      glow([
        [0xb02a40, 1],
        [0x4f0a18, 1],
      ]),
    )
    .stroke({ color: 0x6d4a10, width: 1.6 });
  const [shade, cap] = [icon('doge', 52, 0x2a0610), icon('doge', 52, 0xffe9a8)];
  shade.position.set(150.5, 49);
  cap.position.set(149, 46.5);
  return new Container({ children: [cloth, flowers, leaves, medal, shade, cap] });
}

function divider(y: number): Graphics {
  return new Graphics()
    .moveTo(22, y)
    .lineTo(276, y)
    .stroke({ color: GOLD, width: 2 })
    .poly([149, y - 7, 160, y, 149, y + 7, 138, y])
    .fill(GILT)
    .stroke({ color: OAK_DARK, width: 1.2 });
}

/** A small hull around the plan of the zones, which makes the plan recognisable as the ship. */
function hull(x: number, y: number): Graphics {
  const [left, right, deck, foot] = [x - 60, x + 60, y - 32, y + 36];
  return new Graphics()
    .moveTo(left - 10, deck)
    .bezierCurveTo(left - 6, foot - 6, left, foot, left + 14, foot)
    .lineTo(right - 16, foot)
    .bezierCurveTo(right + 4, foot, right + 12, deck + 20, right + 15, deck - 6)
    .lineTo(right, deck + 2)
    .lineTo(left, deck + 2)
    .closePath()
    .fill(down(0xb98346, OAK, OAK_DARK))
    .stroke({ color: OAK_DARK, width: 2 })
    .moveTo(left - 12, deck - 1)
    .quadraticCurveTo(left + 2, deck - 22, left + 22, deck - 1)
    .closePath()
    .fill(CRIMSON)
    .stroke({ color: GILT, width: 2 })
    .moveTo(left - 26, foot + 9)
    .quadraticCurveTo(left - 16, foot + 3, left - 6, foot + 9)
    .quadraticCurveTo(left + 6, foot + 15, left + 18, foot + 9)
    .quadraticCurveTo(x - 18, foot + 3, x - 6, foot + 9)
    .quadraticCurveTo(x + 6, foot + 15, x + 20, foot + 9)
    .quadraticCurveTo(right - 24, foot + 3, right - 10, foot + 9)
    .quadraticCurveTo(right, foot + 14, right + 12, foot + 8)
    .stroke({ color: 0x3f7f86, width: 2.4, alpha: 0.8, cap: 'round' });
}
