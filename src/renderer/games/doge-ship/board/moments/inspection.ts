import { cast, fades, LONGEST } from '../../../kit/moments/moment';
import type { Actor, Beat, Moment } from '../../../kit/moments/moment';
import { signed } from '../../words';
import { QUAY } from '../layout';
import type { DrawingName } from './drawings';

/** The distance between ballots, if there is room. */
const STEP = 205;

/** The bids lie face down under the Doge's cap, turn over one after the other, and are stamped with their points. */
export function inspection(bids: readonly number[], points: readonly number[]): Moment<DrawingName> {
  const best = Math.max(...points);
  const placeOf = (seat: number) => (seat - (bids.length - 1) / 2) * Math.min(STEP, QUAY.width / bids.length);
  const glory = points.flatMap((won, seat): [string, Actor<DrawingName>][] =>
    won === best && best > 0 ? [[`rays${seat}`, { drawing: 'rays', x: placeOf(seat), y: 0, size: 400 }]] : [],
  );
  const ballots = bids.map((bid, seat): [Record<string, Actor<DrawingName>>, Beat[]] => {
    const x = placeOf(seat);
    const turn = 600 + seat * 110;
    const stamp = 1300 + seat * 60;
    const [back, face, sign, prize] = ['back', 'face', 'sign', 'prize'].map((part) => `${part}${seat}`);
    return [
      {
        [back]: { drawing: 'sealedBid', x, y: 0 },
        [face]: { drawing: 'openBid', x, y: 0, text: String(bid) },
        [sign]: { drawing: 'builder', x, y: -112, seat, size: 58 },
        [prize]: { drawing: 'points', x, y: 128, text: signed(points[seat]), size: points[seat] > 0 ? 74 : 58 },
      },
      [
        { actor: back, property: 'y', from: -44, to: 0, start: 90 + seat * 50, length: 280, ease: 'bounce' },
        { actor: back, property: 'scale', from: 1, to: 1.06, start: turn - 160, length: 160 },
        { actor: back, property: 'scaleX', from: 1, to: 0, start: turn, length: 110, ease: 'in', sound: 'page' },
        { actor: face, property: 'scaleX', from: 0, to: 1, start: turn + 110, length: 240, ease: 'back' },
        { actor: face, property: 'y', from: 0, to: 7, start: stamp, length: 160, ease: 'pulse' },
        { actor: prize, property: 'alpha', from: 0, to: 1, start: stamp - 130, length: 60 },
        { actor: prize, property: 'scale', from: 2.2, to: 1, start: stamp - 130, length: 130, ease: 'in' },
      ],
    ];
  });
  return {
    length: LONGEST,
    still: 2000,
    actors: {
      table: { drawing: 'inspectors', x: 0, y: -5 },
      cap: { drawing: 'cap', x: 0, y: -166 },
      ...Object.fromEntries(glory),
      ...cast<DrawingName>(ballots.map(([actors]) => actors)),
    },
    beats: [
      ...fades(LONGEST),
      { actor: 'cap', property: 'y', from: -70, to: 0, start: 0, length: 420, ease: 'bounce' },
      { actor: 'cap', property: 'turn', from: 0, to: 0.14, start: 420, length: 420, ease: 'shake' },
      { actor: 'cap', property: 'scale', from: 1, to: 1.12, start: 1240, length: 260, ease: 'pulse', sound: 'seal' },
      ...ballots.flatMap(([, beats]) => beats),
      ...glory.flatMap(([rays]) => shining(rays)),
    ],
  };
}

/** Rays behind the highest score. */
const shining = (rays: string): Beat[] => [
  { actor: rays, property: 'alpha', from: 0, to: 1, start: 1540, length: 260 },
  { actor: rays, property: 'scale', from: 0.6, to: 1, start: 1540, length: 420, ease: 'out' },
  { actor: rays, property: 'turn', from: 0, to: 0.35, start: 1540, length: 690, ease: 'out' },
];
