import type { Point } from '../../../kit/effects';
import { EVERYTHING, fades, LONGEST } from '../../../kit/moments/moment';
import type { Actor, Beat, Moment } from '../../../kit/moments/moment';
import type { DrawingName } from './drawings';

/** When the wagon departs and arrives, in milliseconds. */
const START = 320;
const ARRIVAL = 1120;
/** When the tent is up, in milliseconds. From then on, the board can show its own tent below it. */
export const RAISED = 1520;
/** The tent's position, relative to its place. */
const TENT = { x: 42, y: 12 } as const;
/** The number of points at each end of the way on which the wagon leaves or joins the road. */
const TURNING = 3;
const BALLS = [-34, -18, 18, 34];

/** The circus packs up, drives along the points of `way` to its new place, raises its tent and juggles. */
export function circus(from: Point, to: Point, way: readonly Point[] = [from, to]): Moment<DrawingName> {
  const [x, y] = [to.x + TENT.x, to.y + TENT.y];
  const last = way.length - 1;
  const driven = way.map((point, i) => {
    const off = Math.max(0, 1 - Math.min(i, last - i) / TURNING);
    return { x: point.x + TENT.x * off - x, y: point.y + TENT.y * off - y };
  });
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
      wagon: { drawing: 'wagon', x, y },
    },
    beats: [
      ...fades(LONGEST),
      { actor: 'farewell', property: 'scale', from: 0.3, to: 1.5, start: 60, length: 520, ease: 'out' },
      { actor: 'farewell', property: 'alpha', from: 0.9, to: 0, start: 160, length: 460 },
      ...travelling(driven),
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

/** The wagon strains, rolls off, rocks on its way and brakes. Points are relative to its new place. */
function travelling(way: readonly Point[]): Beat[] {
  const actor = 'wagon';
  const [{ x, y }, next] = way;
  const back = x + Math.sign(x - next.x) * 12;
  const long = way.slice(1).map((point, i) => Math.hypot(point.x - way[i].x, point.y - way[i].y));
  const total = long.reduce((sum, length) => sum + length, 0);
  // Slow at both ends of the way, and fast between.
  const timeAt = (passed: number) =>
    START + ((ARRIVAL - START) * Math.acos(1 - 2 * Math.min(1, passed / total))) / Math.PI;
  const drive: Beat[] = [];
  let [passed, facing] = [0, 0];
  way.slice(1).forEach((to, i) => {
    const from = i === 0 ? { x: back, y } : way[i];
    const start = timeAt(passed);
    const length = timeAt((passed += long[i])) - start;
    const stretch = { actor, start, length, ease: 'linear' } as const;
    drive.push(
      { ...stretch, property: 'x', from: from.x, to: to.x },
      { ...stretch, property: 'y', from: from.y, to: to.y },
    );
    const ahead = to.x < from.x - 1 ? -1 : to.x > from.x + 1 ? 1 : facing;
    if (ahead !== facing) drive.push({ ...stretch, property: 'scaleX', from: facing || ahead, to: ahead });
    facing = ahead;
  });
  return [
    { actor, property: 'scale', from: 0.4, to: 1, start: 0, length: 220, ease: 'back' },
    { actor, property: 'x', from: x, to: back, start: 160, length: START - 160 },
    ...drive,
    { actor, property: 'turn', from: 0, to: 0.07, start: START, length: ARRIVAL - 260, ease: 'shake' },
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
