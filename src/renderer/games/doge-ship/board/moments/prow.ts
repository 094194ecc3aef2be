import type { Rect } from '../../../../board/board-types';
import { cast, fades, LONGEST } from '../../../kit/moments/moment';
import type { Actor, Beat, Moment } from '../../../kit/moments/moment';
import type { DrawingName } from './drawings';

/** When the prow lands, in milliseconds. */
export const LANDING = 900;
const HATS = 14;

/** The gilded prow swings in on its ropes and drops into place. The workers throw their caps. */
export function lastPart(seat: number, place: Rect, builders: number): Moment<DrawingName> {
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const foot = place.y + place.height;
  const deck = place.x - 760;
  const hats = Array.from({ length: HATS }, (_, i): [Record<string, Actor<DrawingName>>, Beat[]] => {
    const name = `hat${i}`;
    const at = { x: deck + (i * 760) / HATS + ((i * 37) % 30), y: place.y + 30 + ((i * 53) % 40) };
    return [
      { [name]: { drawing: 'hat', ...at, seat: i % builders } },
      thrown(name, LANDING + 120 + ((i * 97) % 260), i),
    ];
  });
  return {
    length: LONGEST,
    still: 1900,
    actors: {
      rays: { drawing: 'rays', x, y: y - 30, size: 300 },
      ropes: { drawing: 'ropes', x, y: place.y },
      prow: { drawing: 'prow', x, y },
      left: { drawing: 'dust', x: place.x + 10, y: foot },
      right: { drawing: 'dust', x: place.x + place.width * 0.6, y: foot },
      ...cast<DrawingName>(hats.map(([actors]) => actors)),
      wreath: { drawing: 'rays', x, y: y + 20, size: 90 },
      builder: { drawing: 'builder', x, y: y + 20, seat, size: 92 },
    },
    beats: [
      ...fades(LONGEST),
      ...lowered('prow'),
      ...lowered('ropes'),
      { actor: 'ropes', property: 'y', from: 0, to: -320, start: LANDING + 110, length: 420, ease: 'in' },
      { actor: 'ropes', property: 'alpha', from: 1, to: 0, start: LANDING + 330, length: 200 },
      {
        actor: 'prow',
        property: 'scaleY',
        from: 1,
        to: 0.95,
        start: LANDING,
        length: 200,
        ease: 'pulse',
        sound: 'hammer',
      },
      { actor: 'rays', property: 'alpha', from: 0, to: 0.8, start: LANDING + 60, length: 200 },
      { actor: 'rays', property: 'scale', from: 0.5, to: 1, start: LANDING + 60, length: 500, ease: 'out' },
      { actor: 'rays', property: 'turn', from: 0, to: 0.4, start: LANDING + 60, length: 1200, ease: 'out' },
      ...blown('left', -46),
      ...blown('right', 40),
      ...hats.flatMap(([, beats]) => beats),
      ...(['builder', 'wreath'] as const).map((actor, i): Beat => {
        return { actor, property: 'scale', from: 0, to: 1, start: 1250 + i * 60, length: 300, ease: 'back' };
      }),
    ],
  };
}

const lowered = (actor: string): Beat[] => [
  { actor, property: 'y', from: -210, to: -70, start: 0, length: 620 },
  { actor, property: 'x', from: 60, to: 0, start: 0, length: 620, ease: 'back' },
  { actor, property: 'turn', from: 0, to: 0.07, start: 0, length: 720, ease: 'shake' },
  { actor, property: 'y', from: -70, to: 0, start: 720, length: LANDING - 720, ease: 'in' },
];

const blown = (actor: string, along: number): Beat[] => [
  { actor, property: 'alpha', from: 0, to: 0.9, start: LANDING, length: 40 },
  { actor, property: 'x', from: 0, to: along, start: LANDING, length: 520, ease: 'out' },
  { actor, property: 'scale', from: 0.4, to: 1.5, start: LANDING, length: 520, ease: 'out' },
  { actor, property: 'alpha', from: 0.9, to: 0, start: LANDING + 200, length: 320 },
];

/** A cap is thrown up, turns and falls back. */
const thrown = (actor: string, start: number, i: number): Beat[] => [
  { actor, property: 'alpha', from: 0, to: 1, start, length: 40 },
  { actor, property: 'y', from: 0, to: -90 - ((i * 31) % 60), start, length: 380, ease: 'out' },
  { actor, property: 'y', from: -90 - ((i * 31) % 60), to: 0, start: start + 380, length: 380, ease: 'in' },
  { actor, property: 'turn', from: 0, to: (i % 2 ? 1 : -1) * 5, start, length: 760, ease: 'linear' },
  { actor, property: 'alpha', from: 1, to: 0, start: start + 700, length: 100 },
];
