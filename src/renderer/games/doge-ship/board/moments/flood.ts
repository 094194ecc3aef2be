import type { DogeShipEvent } from '../../../../../engine/games/doge-ship/events';
import { cast, EVERYTHING, LONGEST } from '../../../kit/moments/moment';
import type { Actor, Beat, Moment } from '../../../kit/moments/moment';
import type { DrawingName } from './drawings';

/** Height of one water level, in world units. */
const LEVEL = 84;
/** When the sea begins to surge, and when the wave strikes the barricades, in milliseconds. */
const SURGE = 520;
const STRIKE = 860;
const STEP = 236;

/**
 * Under a dark sky the lagoon swells and falters, then it surges over the quay, breaks with lightning, and recedes.
 * Each builder's barricades are compared with the water level, and builders with too few lose markers. The origin
 * is the water line at the middle of the yard.
 */
export function flood({ level, barricades, lost }: Extract<DogeShipEvent, { type: 'highWater' }>): Moment<DrawingName> {
  const height = level * LEVEL;
  const y = -height / 2;
  const signs = lost.map((markers, seat) => signOf(seat, markers, compared(barricades[seat], level), lost.length, y));
  const tally = ['plate', ...lost.flatMap((_, seat) => [`sign${seat}`, `walls${seat}`, `loss${seat}`])];
  return {
    length: LONGEST,
    // The swept markers are gone by then.
    still: 1640,
    actors: {
      storm: { drawing: 'storm', x: 0, y: 0 },
      swell: { drawing: 'swell', x: 0, y: 0, size: height },
      sea: { drawing: 'sea', x: 0, y: 0, size: height },
      spray: { drawing: 'spray', x: 0, y: 8 - height },
      burst: { drawing: 'spray', x: 130, y: 14 - height },
      lightning: { drawing: 'lightning', x: 0, y: 0 },
      plate: { drawing: 'tally', x: 0, y: y + 8, size: lost.length * STEP + 40 },
      ...cast<DrawingName>(signs.map(({ actors }) => actors)),
    },
    beats: [
      { actor: EVERYTHING, property: 'alpha', from: 0, to: 1, start: 0, length: 150 },
      { actor: EVERYTHING, property: 'alpha', from: 1, to: 0, start: LONGEST - 180, length: 180 },
      ...tide('swell', height, -120, 40),
      ...tide('sea', height, 160, 0),
      { actor: 'storm', property: 'alpha', from: 0.3, to: 1, start: 0, length: SURGE },
      { actor: 'storm', property: 'alpha', from: 1, to: 0.2, start: 1700, length: 500 },
      { actor: 'lightning', property: 'alpha', from: 0, to: 0.5, start: STRIKE - 40, length: 40 },
      { actor: 'lightning', property: 'alpha', from: 0.5, to: 0, start: STRIKE, length: 240 },
      { actor: EVERYTHING, property: 'y', from: 0, to: 12, start: STRIKE, length: 460, ease: 'shake' },
      {
        actor: 'spray',
        property: 'scaleY',
        from: 0,
        to: 1.3,
        start: STRIKE - 60,
        length: 260,
        ease: 'out',
        sound: 'splash',
      },
      ...fallen('spray', 1.3, STRIKE + 200),
      { actor: 'burst', property: 'scaleX', from: -0.8, to: -1.1, start: STRIKE + 90, length: 600, ease: 'out' },
      { actor: 'burst', property: 'scaleY', from: 0, to: 0.9, start: STRIKE + 90, length: 280, ease: 'out' },
      ...fallen('burst', 0.9, STRIKE + 370),
      ...signs.flatMap(({ beats }) => beats),
      ...tally.map((actor): Beat => ({ actor, property: 'alpha', from: 1, to: 0, start: 1750, length: 200 })),
    ],
  };
}

/** The number of barricades compared with the water level, such as “1 < 2”. */
function compared(built: number, level: number): string {
  const sign = built < level ? '<' : built === level ? '=' : '>';
  return `${built} ${sign} ${level}`;
}

/** A builder's emblem, the comparison with the water level, and the markers that the water takes. */
function signOf(seat: number, markers: number, walls: string, builders: number, y: number) {
  const x = (seat - (builders - 1) / 2) * STEP;
  const swept = Array.from({ length: markers }, (_, i) => `marker${seat}${i}`);
  const result = `loss${seat}`;
  const actors: Record<string, Actor<DrawingName>> = {
    [`sign${seat}`]: { drawing: 'builder', x: x - 52, y, seat, size: 82 },
    // Below the loss, so that they do not cover its figure.
    ...Object.fromEntries(swept.map((name, i) => [name, { drawing: 'marker', x: x - 52 + i * 34, y, seat }])),
    [`walls${seat}`]: { drawing: 'walls', x: x + 40, y: y + 56, text: walls },
    [result]: { drawing: markers > 0 ? 'loss' : 'safe', x: x + 44, y: y - 6, text: `−${markers}` },
  };
  const beats: Beat[] = [
    { actor: result, property: 'alpha', from: 0, to: 1, start: STRIKE + 60, length: 60 },
    { actor: result, property: 'scale', from: 2, to: 1, start: STRIKE + 60, length: 170, ease: 'in' },
    markers > 0
      ? { actor: `sign${seat}`, property: 'x', from: 0, to: 9, start: STRIKE, length: 420, ease: 'shake' }
      : { actor: `walls${seat}`, property: 'y', from: 0, to: -8, start: STRIKE, length: 260, ease: 'pulse' },
    ...swept.flatMap(drift),
  ];
  return { actors, beats };
}

/** The water swells, falters, surges above `height`, sways and recedes. */
function tide(actor: string, height: number, along: number, late: number): Beat[] {
  const over = -height - 34;
  return [
    { actor, property: 'x', from: 0, to: along, start: 0, length: 2200, ease: 'linear' },
    { actor, property: 'y', from: 0, to: -46, start: late, length: 320, ease: 'out' },
    { actor, property: 'y', from: -46, to: -14, start: 320 + late, length: SURGE - 320 },
    { actor, property: 'y', from: -14, to: over, start: SURGE + late, length: STRIKE - SURGE - 20, ease: 'in' },
    { actor, property: 'y', from: over, to: -height, start: STRIKE - 20 + late, length: 300 },
    { actor, property: 'y', from: -height, to: -height - 9, start: STRIKE + 280 + late, length: 560, ease: 'shake' },
    { actor, property: 'y', from: -height, to: 0, start: 1720 + late, length: 480 },
  ];
}

/** Spray falls back and fades. */
const fallen = (actor: string, high: number, start: number): Beat[] => [
  { actor, property: 'scaleY', from: high, to: 0.25, start, length: 360, ease: 'in' },
  { actor, property: 'alpha', from: 1, to: 0, start: start + 120, length: 260 },
];

/** A marker is torn away by the wave, turns over and sinks. */
const drift = (actor: string, i: number): Beat[] => [
  { actor, property: 'alpha', from: 0, to: 1, start: STRIKE, length: 40 },
  { actor, property: 'x', from: 0, to: 130 + i * 30, start: STRIKE, length: 760, ease: 'out' },
  { actor, property: 'y', from: 0, to: -46, start: STRIKE, length: 240, ease: 'out' },
  { actor, property: 'y', from: -46, to: 74, start: STRIKE + 240, length: 520, ease: 'in' },
  { actor, property: 'turn', from: 0, to: 4 + i, start: STRIKE, length: 760, ease: 'out' },
  { actor, property: 'alpha', from: 1, to: 0, start: STRIKE + 560, length: 200 },
];
