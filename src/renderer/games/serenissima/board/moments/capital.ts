import { EVERYTHING, LONGEST } from '../../../kit/moments/moment';
import type { Beat, Moment } from '../../../kit/moments/moment';
import type { DrawingName } from './drawings';

/** When the ram strikes, and when the new banner is hoisted, in milliseconds. */
const STRIKE = 640;
const HOIST = 1180;
/** The foot of the banner on the keep, relative to the picture's centre. */
const KEEP = { x: -6, y: -34 } as const;

/**
 * A capital falls: a ram breaks its gate, the old banner comes down and the victor's rises. `arms` are coats of arms.
 */
export function fallenCapital(arms: { readonly old: number; readonly victor: number }): Moment<DrawingName> {
  return {
    length: LONGEST,
    still: 2100,
    actors: {
      picture: { drawing: 'picture', x: 0, y: 0 },
      old: { drawing: 'banner', ...KEEP, seat: arms.old },
      victor: { drawing: 'banner', ...KEEP, seat: arms.victor },
      town: { drawing: 'town', x: 0, y: 56 },
      gate: { drawing: 'gate', x: 4, y: 56 },
      left: { drawing: 'smoke', x: -70, y: 20 },
      right: { drawing: 'smoke', x: 62, y: 26 },
      ram: { drawing: 'ram', x: -44, y: 62 },
      dust: { drawing: 'dust', x: 4, y: 62 },
      frame: { drawing: 'frame', x: 0, y: 0 },
    },
    beats: [
      { actor: EVERYTHING, property: 'scale', from: 0.2, to: 1, start: 0, length: 240, ease: 'back' },
      { actor: EVERYTHING, property: 'alpha', from: 0, to: 1, start: 0, length: 120 },
      { actor: EVERYTHING, property: 'alpha', from: 1, to: 0, start: LONGEST - 200, length: 200 },
      ...ramming(),
      { actor: 'town', property: 'x', from: 0, to: 5, start: STRIKE, length: 380, ease: 'shake' },
      { actor: 'gate', property: 'scaleY', from: 1, to: 0.14, start: STRIKE + 30, length: 280, ease: 'bounce' },
      { actor: 'dust', property: 'alpha', from: 0, to: 1, start: STRIKE, length: 30 },
      { actor: 'dust', property: 'scale', from: 0.3, to: 1.4, start: STRIKE, length: 560, ease: 'out' },
      { actor: 'dust', property: 'alpha', from: 1, to: 0, start: STRIKE + 220, length: 340 },
      ...rising('left', STRIKE + 120, 0.8),
      ...rising('right', STRIKE + 260, 1),
      { actor: 'old', property: 'turn', from: 0, to: 0.12, start: STRIKE, length: 200, ease: 'pulse' },
      { actor: 'old', property: 'turn', from: 0, to: 1.7, start: STRIKE + 220, length: 360, ease: 'in' },
      { actor: 'old', property: 'y', from: 0, to: 60, start: STRIKE + 340, length: 240, ease: 'in' },
      { actor: 'old', property: 'alpha', from: 1, to: 0, start: STRIKE + 500, length: 80 },
      { actor: 'victor', property: 'alpha', from: 0, to: 1, start: HOIST, length: 40, sound: 'banner' },
      { actor: 'victor', property: 'y', from: 78, to: 0, start: HOIST, length: 420, ease: 'out' },
      { actor: 'victor', property: 'scaleX', from: 0.15, to: 1, start: HOIST + 260, length: 340, ease: 'back' },
    ],
  };
}

/** The ram rolls up, is drawn back and strikes. */
const ramming = (): Beat[] => [
  { actor: 'ram', property: 'x', from: -36, to: -12, start: 160, length: 200 },
  { actor: 'ram', property: 'x', from: -12, to: -40, start: 370, length: 160 },
  { actor: 'ram', property: 'x', from: -40, to: 0, start: 540, length: STRIKE - 540, ease: 'in', sound: 'ram' },
  { actor: 'ram', property: 'x', from: 0, to: -16, start: STRIKE, length: 260, ease: 'out' },
];

const rising = (actor: string, start: number, most: number): Beat[] => [
  { actor, property: 'alpha', from: 0, to: most, start, length: 300 },
  { actor, property: 'y', from: 26, to: -20, start, length: 2200 - start, ease: 'out' },
  { actor, property: 'scale', from: 0.5, to: 1.25, start, length: 2200 - start, ease: 'out' },
];
