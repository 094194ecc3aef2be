import { fades, LONGEST } from '../../../kit/moments/moment';
import type { Beat, Moment } from '../../../kit/moments/moment';
import { KEEL, shipLayout } from '../layout';
import type { DrawingName } from './drawings';

/** When the wedges are knocked out, when the ship begins to slide, and when it meets the water, in milliseconds. */
const KNOCK = 240;
const SLIDE = 460;
const SPLASH = 1020;
/**
 * How far the ship slides, stern first, and how deep it dips. If it dipped deeper, its oars would be in front of the
 * quay.
 */
const ALONG = -56;
const DEEP = 12;

/**
 * The wedges under the finished ship are knocked out. It heaves, slides stern first into the rising water with a splash
 * at both ends, rocks, and comes to rest afloat. The ship and the water around it are parts of the board.
 */
export function launch(columns: number): Moment<DrawingName> {
  const { stern, prow } = shipLayout(columns);
  const [from, to] = [stern.x + 56, prow.x + prow.width * 0.46];
  const [x, y] = [(from + to) / 2, KEEL + 8];
  const wedges = Array.from({ length: 5 }, (_, i) => ({ name: `wedge${i}`, x: from + ((i + 0.5) * (to - from)) / 5 }));
  return {
    length: LONGEST,
    still: 2200,
    actors: {
      ...Object.fromEntries(
        wedges.map((wedge) => [wedge.name, { drawing: 'dust' as const, x: wedge.x, y: KEEL + 34 }]),
      ),
      wash: { drawing: 'wash', x: x + ALONG / 2, y, size: to - from },
      aft: { drawing: 'plume', x: from + ALONG, y },
      fore: { drawing: 'plume', x: to + ALONG / 2, y },
    },
    beats: [
      ...fades(LONGEST),
      ...wedges.flatMap(({ name }, i) => knocked(name, KNOCK + i * 44)),
      { actor: 'ship', property: 'y', from: 0, to: -7, start: 0, length: KNOCK },
      { actor: 'ship', property: 'x', from: 0, to: 14, start: KNOCK, length: SLIDE - KNOCK },
      { actor: 'ship', property: 'x', from: 14, to: ALONG, start: SLIDE, length: SPLASH - SLIDE, ease: 'in' },
      { actor: 'ship', property: 'y', from: -7, to: DEEP, start: SLIDE, length: SPLASH - SLIDE, ease: 'in' },
      { actor: 'ship', property: 'turn', from: 0, to: -0.007, start: SLIDE, length: SPLASH - SLIDE, ease: 'in' },
      { actor: 'ship', property: 'turn', from: -0.007, to: 0, start: SPLASH, length: 240 },
      { actor: 'ship', property: 'turn', from: 0, to: 0.004, start: SPLASH + 240, length: 900, ease: 'shake' },
      { actor: 'ship', property: 'y', from: DEEP, to: -9, start: SPLASH, length: 280 },
      { actor: 'ship', property: 'y', from: -9, to: 9, start: SPLASH + 280, length: 300 },
      { actor: 'ship', property: 'y', from: 9, to: 0, start: SPLASH + 580, length: 360 },
      { actor: 'ship', property: 'x', from: ALONG, to: 0, start: SPLASH + 120, length: 1080 },
      { actor: 'water', property: 'alpha', from: 0, to: 1, start: SLIDE - 120, length: 420 },
      {
        actor: 'water',
        property: 'y',
        from: 18,
        to: -6,
        start: SLIDE - 120,
        length: SPLASH - SLIDE + 120,
        ease: 'in',
      },
      { actor: 'water', property: 'y', from: -6, to: 0, start: SPLASH, length: 500, ease: 'out' },
      ...thrown('aft', -1.4, SPLASH - 60),
      ...thrown('fore', 0.8, SPLASH + 40),
      { actor: 'wash', property: 'alpha', from: 0, to: 1, start: SPLASH, length: 80 },
      { actor: 'wash', property: 'scaleX', from: 0.8, to: 1.12, start: SPLASH, length: 1100, ease: 'out' },
      { actor: 'wash', property: 'alpha', from: 1, to: 0, start: SPLASH + 700, length: 480 },
    ],
  };
}

/** Dust where a wedge is knocked out. */
const knocked = (actor: string, start: number): Beat[] => [
  { actor, property: 'alpha', from: 0, to: 0.9, start, length: 30, sound: 'hammer' },
  { actor, property: 'scale', from: 0.3, to: 0.9, start, length: 380, ease: 'out' },
  { actor, property: 'alpha', from: 0.9, to: 0, start: start + 120, length: 260 },
];

/** Water rises beside the hull, leans away from it and falls back. A negative `wide` leans to the left. */
const thrown = (actor: string, wide: number, start: number): Beat[] => [
  { actor, property: 'scaleX', from: wide * 0.5, to: wide, start, length: 700, ease: 'out' },
  { actor, property: 'scaleY', from: 0, to: Math.abs(wide), start, length: 260, ease: 'out', sound: 'splash' },
  { actor, property: 'scaleY', from: Math.abs(wide), to: 0.1, start: start + 260, length: 420, ease: 'in' },
  { actor, property: 'alpha', from: 1, to: 0, start: start + 460, length: 240 },
];
