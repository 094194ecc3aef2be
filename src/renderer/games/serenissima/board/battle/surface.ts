import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { glow, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { POWER_COLOURS, tincture } from '../palette';
import { settingName } from './light';
import type { Setting } from './light';

const FOAM = 0xfbfdf8;

/** What a galley does to the water: its reflection, the foam along its hull, and its bow wave and wake. */
export function createHullWater(power: number, setting: Setting) {
  const root = new Container({ label: 'hull water' });
  const image = drawn(`reflection ${tincture(power)} ${settingName(setting)}`, () => reflection(power, setting));
  const [lap, wake] = [drawn(`lap ${setting.look.name}`, () => lapping(setting)), drawn('wake', drawWake)];
  root.addChild(image, wake, lap);
  return {
    root,
    /** `speed` is from 0 (at rest) to 1, `sunk` from 0 to 1 for a ship that lists. */
    show(ms: number, speed: number, sunk: number) {
      image.scale.set(1 + 0.012 * Math.sin(ms / 260), 1 + 0.05 * Math.sin(ms / 340) - 0.25 * sunk);
      lap.position.set(Math.sin(ms / 300) * 1.6, Math.sin(ms / 360) * 1.2);
      wake.alpha = 0.25 + 0.75 * speed;
      wake.scale.set(0.7 + 0.3 * speed, 1);
    },
  };
}

/** Broken strips of the colours of hull and sail. They get lighter and further apart towards the front. */
function reflection(power: number, { light }: Setting): Graphics {
  const { field, dark } = POWER_COLOURS[power];
  const graphics = new Graphics();
  for (let row = 0; row < 11; row++) {
    const y = 7 + row * 3.9;
    const sail = Math.max(0, (row - 3) / 7);
    const reach = 122 - row * 4 - sail * 20;
    const colour = row < 4 ? mix(0x4a2b14, light.shade, 0.5) : mix(mix(field, dark, 0.4), light.shade, 0.32);
    const pieces = 3 + Math.floor(row / 3);
    for (let i = 0; i < pieces; i++) {
      const centre = ((i + 0.5) / pieces - 0.5) * 2 * reach - 14 * sail + 12 * (scatter(i, row) - 0.5);
      const half = (reach / pieces) * (0.75 + 0.5 * scatter(i, row + 20)) * (1 - 0.35 * sail);
      graphics.moveTo(centre - half, y).quadraticCurveTo(centre, y - 3.4, centre + half, y);
      graphics.quadraticCurveTo(centre, y + 3.2, centre - half, y).closePath();
    }
    graphics.fill({ color: colour, alpha: 0.8 * (1 - row / 13) });
  }
  return graphics;
}

/** Foam where the hull meets the water, thickest at the bow. */
function lapping({ look }: Setting): Graphics {
  const graphics = new Graphics();
  for (let i = 0; i < 64; i++) {
    const part = scatter(i, 400);
    const x = -122 + 240 * part ** 0.8;
    const atBow = Math.max(0, (x - 60) / 60);
    const size = 1 + 2.3 * scatter(i, 401) * (0.6 + atBow);
    graphics.ellipse(x, 4 + 6 * scatter(i, 402) - atBow * 3, size * 2.9, size * 0.55);
  }
  graphics.fill({ color: FOAM, alpha: 0.66 });
  for (let i = 0; i < 16; i++) {
    const x = -112 + i * 14.5;
    graphics.moveTo(x, 9 + 3 * scatter(i, 403)).quadraticCurveTo(x + 5, 13, x + 12, 9 + 3 * scatter(i, 404));
  }
  return graphics.stroke({ color: look.hatched ? look.line.colour : FOAM, width: 1, alpha: 0.5, cap: 'round' });
}

/** The wave that curls from the bow, and the track behind the stern. */
function drawWake(): Graphics {
  const graphics = new Graphics()
    .moveTo(126, 6)
    .bezierCurveTo(120, -9, 104, -10, 92, 2)
    .bezierCurveTo(78, 12, 58, 13, 36, 14)
    .bezierCurveTo(70, 20, 108, 16, 126, 6)
    .closePath()
    .fill({ color: FOAM, alpha: 0.85 });
  for (let i = 0; i < 34; i++) {
    const far = scatter(i, 410);
    const x = -118 - 130 * far;
    const size = (1.4 + 3 * scatter(i, 411)) * (1 - 0.6 * far);
    graphics.ellipse(x, 5 + (scatter(i, 412) - 0.4) * (8 + 22 * far), size * 3, size * 0.5);
  }
  return graphics.fill({ color: FOAM, alpha: 0.6 });
}

/** The dark water under a hull or wall, `reach` to either side. */
export function contactShadow(reach: number, { light }: Setting): Graphics {
  const soft = glow([
    [light.shade, 0.8],
    [light.shade, 0.55],
    [light.shade, 0],
  ]);
  return new Graphics().ellipse(0, 10, reach, 20).fill(soft);
}
