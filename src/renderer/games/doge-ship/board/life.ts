import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../board/drawn';
import { createBirds, createSmoke } from '../../kit/idle';
import { glow } from '../../kit/paint';
import { scatter } from '../../kit/scatter';
import { hourOf } from '../hour';
import type { View } from '../words';
import { DAYLIGHT } from './arsenal/daylight';
import { BLEED, QUAY_EDGE } from './arsenal/extent';
import { HUNG_LAMPS, QUAY_LAMPS } from './arsenal/lamps';
import { BEAM_FOOT } from './arsenal/slipway';
import { WATER_LINE, WORLD } from './layout';

const GLINTS = 90;
/** Where smoke rises: chimneys of the sheds, and a pitch kettle on the slipway. */
const FIRES = [
  { x: 430, y: 300 },
  { x: 1342, y: 300 },
  { x: 1575, y: 372 },
];

/** They start over the middle of the ship, because those at rest must not touch the lantern on the stern. */
const GULLS = { y: 92, from: -BLEED, to: WORLD.width + BLEED, time: 80, birds: 4, size: 1.7, start: 0.53 } as const;

/** The continuous animations in the Arsenal: the lagoon, the lamps, smoke and gulls. */
export function createLife() {
  const water = glints();
  const lamps = flames();
  const parts = [water, createSmoke(FIRES, 0x8d8792, 1.7), createBirds([GULLS], 0x3f3b48), lamps];
  const root = new Container({ children: parts.map((part) => part.root) });
  return {
    root,
    show(view: View) {
      const { lamps: brightness, glint } = DAYLIGHT[hourOf(view)];
      lamps.root.visible = brightness > 0.3;
      water.root.tint = glint;
    },
    move(seconds: number) {
      for (const part of parts) part.move(seconds);
    },
  };
}

/** Strokes of light that drift on the water under the slipway and in the basin. */
function glints() {
  const root = new Container();
  const shape = () =>
    new Graphics().moveTo(-12, 0).quadraticCurveTo(0, -3, 12, 0).stroke({ color: 0xffffff, width: 2, cap: 'round' });
  const strokes = Array.from({ length: GLINTS }, (_, i) => {
    // The beam of the slipway is part of the painting, so no stroke may cross it.
    const [top, foot] = i % 2 ? [BEAM_FOOT + 5, QUAY_EDGE - 5] : [WATER_LINE + 10, WORLD.height + 50];
    const stroke = root.addChild(drawn('glint', shape));
    stroke.scale.set(0.6 + scatter(i, 3));
    return { stroke, x: -BLEED + scatter(i, 1) * (WORLD.width + 2 * BLEED), y: top + scatter(i, 2) * (foot - top) };
  });
  const move = (seconds: number) =>
    strokes.forEach(({ stroke, x, y }, i) => {
      stroke.position.set(x + Math.sin(seconds * 0.5 + i) * 12, y + Math.sin(seconds * 0.9 + i * 2.3) * 1.6);
      stroke.alpha = 0.35 + 0.35 * Math.sin(seconds * 1.6 + i * 1.9);
    });
  move(0);
  return { root, move };
}

/** The flicker of the lamps' light. */
function flames() {
  const root = new Container();
  const shape = () =>
    new Graphics().circle(0, 0, 40).fill(
      glow([
        [0xffe0a0, 0.7],
        [0xffc766, 0],
      ]),
    );
  const halos = [...HUNG_LAMPS, ...QUAY_LAMPS].map(({ x, y }) => {
    const halo = root.addChild(drawn('lamplight', shape));
    halo.position.set(x, y);
    return halo;
  });
  const move = (seconds: number) =>
    halos.forEach((halo, i) => {
      halo.alpha = 0.3 + 0.14 * Math.sin(seconds * 5.1 + i * 2.6) + 0.1 * Math.sin(seconds * 8.7 + i);
      halo.scale.set(1 + 0.07 * Math.sin(seconds * 6.3 + i * 1.3));
    });
  move(0);
  return { root, move };
}
