import type { Point } from '../../../kit/effects';
import { EVERYTHING, fades, LONGEST } from '../../../kit/moments/moment';
import type { Actor, Beat, Moment } from '../../../kit/moments/moment';
import type { DrawingName } from './drawings';

/** When the wagon arrives, in milliseconds. */
const ARRIVAL = 1120;
/** When the tent is up, in milliseconds. From then on, the board can show its own tent below it. */
export const RAISED = 1520;
/** Where the tent is in a place. */
const TENT = { x: 38, y: 1 } as const;
const BALLS = [-34, -18, 18, 34];

/** The circus packs up, drives to its new place, raises its tent and juggles. */
export function circus(from: Point, to: Point): Moment<DrawingName> {
  const [x, y] = [to.x + TENT.x, to.y + TENT.y];
  const away = { x: from.x + TENT.x - x, y: from.y + TENT.y - y };
  const balls = Object.fromEntries(
    BALLS.map((at, i): [string, Actor<DrawingName>] => [`ball${i}`, { drawing: 'ball', x: x + at, y: y - 8, size: i }]),
  );
  return {
    length: LONGEST,
    still: 2000,
    actors: {
      rays: { drawing: 'rays', x, y: y - 34, size: 190 },
      farewell: { drawing: 'dust', x: from.x + TENT.x, y: from.y + TENT.y },
      left: { drawing: 'dust', x: x - 10, y: y + 4 },
      right: { drawing: 'dust', x: x + 10, y: y + 4 },
      tent: { drawing: 'tent', x, y },
      bunting: { drawing: 'bunting', x, y: y - 66 },
      ...balls,
      wagon: { drawing: 'wagon', x, y, size: away.x > 0 ? -1 : 1 },
    },
    beats: [
      ...fades(LONGEST),
      { actor: 'farewell', property: 'scale', from: 0.3, to: 1.5, start: 60, length: 520, ease: 'out' },
      { actor: 'farewell', property: 'alpha', from: 0.9, to: 0, start: 160, length: 460 },
      ...travelling(away),
      ...settling('left', -30),
      ...settling('right', 30),
      { actor: 'tent', property: 'alpha', from: 0, to: 1, start: ARRIVAL + 60, length: 30, sound: 'hammer' },
      { actor: 'tent', property: 'scaleY', from: 0.04, to: 1, start: ARRIVAL + 60, length: 340, ease: 'back' },
      { actor: 'tent', property: 'scaleX', from: 1.5, to: 1, start: ARRIVAL + 60, length: 340, ease: 'out' },
      {
        actor: 'bunting',
        property: 'scaleX',
        from: 0,
        to: 1,
        start: RAISED - 60,
        length: 300,
        ease: 'back',
        sound: 'cheer',
      },
      { actor: 'rays', property: 'alpha', from: 0, to: 0.8, start: RAISED - 60, length: 240 },
      { actor: 'rays', property: 'turn', from: 0, to: 0.4, start: RAISED - 60, length: 740, ease: 'out' },
      ...BALLS.flatMap((_, i) => juggled(`ball${i}`, RAISED - 90 + i * 70)),
      { actor: EVERYTHING, property: 'y', from: 0, to: 3, start: ARRIVAL, length: 180, ease: 'shake' },
    ],
  };
}

/** The wagon strains, rolls off, rocks on its way and brakes. */
function travelling({ x, y }: Point): Beat[] {
  const actor = 'wagon';
  const back = { x: x + Math.sign(x) * 12, y };
  return [
    { actor, property: 'scale', from: 0.4, to: 1, start: 0, length: 220, ease: 'back' },
    { actor, property: 'x', from: x, to: back.x, start: 160, length: 160 },
    { actor, property: 'x', from: back.x, to: 0, start: 320, length: ARRIVAL - 320 },
    { actor, property: 'y', from: y, to: 0, start: 320, length: ARRIVAL - 320 },
    { actor, property: 'turn', from: 0, to: 0.07, start: 320, length: ARRIVAL - 260, ease: 'shake' },
    { actor, property: 'scaleY', from: 1, to: 0.86, start: ARRIVAL, length: 180, ease: 'pulse' },
    { actor, property: 'alpha', from: 1, to: 0, start: ARRIVAL + 120, length: 180 },
  ];
}

const settling = (actor: string, along: number): Beat[] => [
  { actor, property: 'alpha', from: 0, to: 0.9, start: ARRIVAL, length: 40 },
  { actor, property: 'x', from: 0, to: along, start: ARRIVAL, length: 480, ease: 'out' },
  { actor, property: 'scale', from: 0.4, to: 1.3, start: ARRIVAL, length: 480, ease: 'out' },
  { actor, property: 'alpha', from: 0.9, to: 0, start: ARRIVAL + 180, length: 300 },
];

const juggled = (actor: string, start: number): Beat[] => [
  { actor, property: 'alpha', from: 0, to: 1, start, length: 40 },
  { actor, property: 'y', from: 0, to: -96, start, length: 300, ease: 'out' },
  { actor, property: 'y', from: -96, to: 0, start: start + 300, length: 300, ease: 'in' },
  { actor, property: 'alpha', from: 1, to: 0, start: start + 600, length: 60 },
];
