import { Container, Graphics } from 'pixi.js';
import { down, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { KEEL } from '../layout';
import { OAK, OAK_DARK, TIMBER } from '../palette';
import type { Daylight } from './daylight';

const [LEFT, RIGHT] = [330, 1588];
/** The foot of the beam that carries the ship. */
export const BEAM_FOOT = KEEL + 57;

/** The slipway on piles in the water, the scaffold behind the hull, and the crane. */
export function drawSlipway({ tint }: Daylight): Container {
  const root = new Container({ children: [scaffold(), crane(1500), piles()] });
  root.tint = tint;
  return root;
}

function piles(): Graphics {
  const g = new Graphics();
  for (let x = LEFT + 34; x < RIGHT; x += 64)
    g.rect(x - 5, KEEL + 40, 10, 38)
      .fill(down(OAK, OAK_DARK, 0x1c120c))
      .rect(x - 7, KEEL + 66, 14, 3)
      .fill({ color: 0xdfeee6, alpha: 0.5 });
  for (let x = 380; x < 1570; x += 96)
    g.poly([x, KEEL + 50, x + 30, KEEL + 22, x + 40, KEEL + 22, x + 70, KEEL + 50])
      .fill(down(TIMBER, OAK))
      .stroke({ color: OAK_DARK, width: 2 });
  g.rect(LEFT, KEEL + 44, RIGHT - LEFT, BEAM_FOOT - KEEL - 44)
    .fill(down(TIMBER, OAK, OAK_DARK))
    .stroke({ color: OAK_DARK, width: 2 });
  for (let x = LEFT + 12; x < RIGHT; x += 27) g.moveTo(x, KEEL + 45).lineTo(x, KEEL + 56);
  g.stroke({ color: OAK_DARK, width: 1.2, alpha: 0.6 });
  // Shavings on the beam.
  for (let i = 0; i < 50; i++) {
    const x = LEFT + 20 + scatter(i, 31) * (RIGHT - LEFT - 40);
    const [y, long] = [KEEL + 44.5 + scatter(i, 32) * 2, 3 + scatter(i, 33) * 5];
    g.moveTo(x, y).quadraticCurveTo(x + long / 2, y - 1, x + long, y);
  }
  return g.stroke({ color: 0xf3dca6, width: 1.1, alpha: 0.65, cap: 'round' });
}

/** Poles, planks and a ladder behind the ship, tied with ropes. */
function scaffold(): Graphics {
  const g = new Graphics();
  for (let x = 520; x <= 1430; x += 130) {
    const top = 112 + 16 * scatter(x, 34);
    g.moveTo(x, KEEL + 30)
      .lineTo(x + 4, top)
      .stroke({ color: 0x8a6a42, width: 6, cap: 'round' });
    g.moveTo(x - 1.6, KEEL + 30)
      .lineTo(x + 2.4, top)
      .stroke({ color: 0xc79a5c, width: 1.6, alpha: 0.8 });
  }
  for (const y of [138, 196])
    for (let x = 510; x < 1430; x += 132)
      g.poly([x, y + 4 * scatter(x, 35), x + 144, y + 4 * scatter(x + 132, 35), x + 144, y + 8, x, y + 8])
        .fill(down(0xc79a5c, 0x8a6a42))
        .stroke({ color: OAK_DARK, width: 1.2 });
  for (let x = 520; x < 1430; x += 130) g.rect(x - 3, 134, 12, 14).rect(x - 3, 192, 12, 14);
  g.fill(0xd9bd84).stroke({ color: 0x80602c, width: 1 });
  // A ladder, and ropes that sag between the poles.
  g.moveTo(1332, 196)
    .lineTo(1318, KEEL + 30)
    .moveTo(1350, 196)
    .lineTo(1338, KEEL + 30);
  for (let i = 0; i < 12; i++) g.moveTo(1331 - i * 1.2, 204 + i * 16).lineTo(1349 - i * 1.05, 204 + i * 16);
  g.stroke({ color: 0x9c7440, width: 2.4 });
  for (let x = 650; x < 1430; x += 260) g.moveTo(x, 120).quadraticCurveTo(x + 130, 176, x + 260, 120);
  return g.stroke({ color: 0xb99858, width: 2 });
}

/** A crane with a treadwheel that lifts a beam. */
function crane(x: number): Container {
  const g = new Graphics();
  g.poly([x - 12, KEEL + 44, x - 7, 100, x + 7, 100, x + 12, KEEL + 44]).fill(down(0x8a5a2c, OAK_DARK));
  g.moveTo(x, 108)
    .lineTo(x - 118, 60)
    .stroke({ color: OAK, width: 11, cap: 'round' });
  g.moveTo(x, 104)
    .lineTo(x - 118, 57)
    .stroke({ color: TIMBER, width: 2.4 });
  g.moveTo(x, 178)
    .lineTo(x - 62, 84)
    .stroke({ color: OAK, width: 7 });
  g.circle(x, 252, 42)
    .stroke({ color: OAK, width: 8 })
    .circle(x, 252, 42)
    .stroke({ color: mix(OAK, TIMBER, 0.6), width: 2.5 });
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    g.moveTo(x, 252).lineTo(x + Math.cos(angle) * 42, 252 + Math.sin(angle) * 42);
  }
  g.stroke({ color: OAK_DARK, width: 3 });
  g.circle(x, 252, 8).fill(OAK_DARK);
  g.moveTo(x - 112, 64)
    .lineTo(x - 112, 150)
    .moveTo(x - 112, 150)
    .lineTo(x - 148, 172)
    .moveTo(x - 112, 150)
    .lineTo(x - 76, 172);
  g.stroke({ color: 0xd9bd84, width: 2.2 });
  g.roundRect(x - 160, 172, 96, 13, 3)
    .fill(down(TIMBER, OAK))
    .stroke({ color: OAK_DARK, width: 1.6 });
  return new Container({ children: [g] });
}
