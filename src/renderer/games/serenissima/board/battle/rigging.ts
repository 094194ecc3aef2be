import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { across, mix } from '../../../kit/paint';
import { emblem } from '../drawing';
import { INK, POWER_COLOURS, tincture } from '../palette';
import { DECK } from './galley';
import { settingName } from './light';
import type { Setting } from './light';
import { sailRelief, tears } from './sail-relief';

/**
 * A mast with its sail, seen from the side. `lit` is the end of the ship that the light comes from: 1 for the bow.
 */
export function createRigging(power: number, facing: 1 | -1, lit: 1 | -1, setting: Setting) {
  const root = new Container();
  const cloth = new Container();
  const torn = drawn(`tears ${settingName(setting)}`, () => tears(setting));
  const arms = emblem(power, 62);
  arms.scale.x *= facing;
  arms.position.set(-24, -120);
  cloth.addChild(
    drawn(`sail ${tincture(power)}`, () => lateen(power)),
    drawn(`sail relief ${lit} ${settingName(setting)}`, () => sailRelief(lit, setting)),
    arms,
    torn,
    drawn('yard', yard),
  );
  const streamer = drawn(`pennant ${tincture(power)}`, () => pennant(power));
  streamer.position.set(7, -220);
  root.addChild(drawn('ropes', ropes), streamer, drawn('mast', mast), cloth);
  // High enough not to cover the crew's heads.
  root.y = -8;
  return {
    root,
    /** The sail billows, and tears when the ship is hit hard. On a beaten ship, the yard comes down. */
    show(ms: number, lost: number, hit: boolean) {
      torn.alpha = hit ? 1 : 0;
      cloth.scale.set(1 + Math.sin(ms / 330) * 0.012, 1 - lost * 0.3);
      cloth.y = -lost * 10;
      streamer.skew.y = Math.sin(ms / 170) * 0.09 + lost * 0.7;
    },
  };
}

function ropes(): Graphics {
  const graphics = new Graphics();
  for (const x of [-60, -34, 66, 92]) graphics.moveTo(6, -206).lineTo(x, DECK - 4);
  return graphics.stroke({ color: INK, width: 1.2, alpha: 0.65 });
}

function mast(): Graphics {
  return new Graphics()
    .poly([1, DECK + 14, 2.6, -222, 8.4, -222, 11, DECK + 14])
    .fill(across(0xb98b52, 0x8a5a2b, 0x4f3113))
    .stroke({ color: INK, width: 1.4 });
}

function lateen(power: number): Graphics {
  const { field, dark } = POWER_COLOURS[power];
  const sail = new Graphics();
  const edge = () =>
    sail
      .moveTo(100, -86)
      .quadraticCurveTo(14, -128, -62, -214)
      .quadraticCurveTo(-58, -140, -86, -84)
      .quadraticCurveTo(4, -66, 100, -86)
      .closePath();
  edge().fill(across(mix(field, dark, 0.42), field, mix(field, 0xffffff, 0.24), field, mix(field, dark, 0.35)));
  for (const [x, y, bend] of [
    [-34, -183, -52],
    [-2, -151, -22],
    [36, -119, 10],
    [66, -102, 44],
  ])
    sail.moveTo(x, y).quadraticCurveTo(bend + 4, -120, bend - 8, -78);
  sail.stroke({ color: dark, width: 1.3, alpha: 0.45 });
  return edge().stroke({ color: mix(dark, INK, 0.45), width: 2.4, join: 'round' });
}

function yard(): Graphics {
  const spar = new Graphics();
  for (const [color, width] of [
    [INK, 6.4],
    [0x9a6a35, 3.4],
  ])
    spar.moveTo(110, -80).quadraticCurveTo(14, -132, -70, -226).stroke({ color, width, cap: 'round' });
  return spar;
}

function pennant(power: number): Graphics {
  const { field, dark } = POWER_COLOURS[power];
  const graphics = new Graphics().moveTo(0, 0).quadraticCurveTo(22, -7, 40, 1).quadraticCurveTo(54, 7, 68, 2);
  graphics.quadraticCurveTo(52, 12, 36, 9).quadraticCurveTo(18, 5, 0, 13).closePath();
  graphics.fill(across(field, mix(field, 0xffffff, 0.25), field));
  return graphics.stroke({ color: mix(dark, INK, 0.4), width: 1.4 });
}
