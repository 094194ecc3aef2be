import { cast, EVERYTHING, fades, LONGEST } from '../../../kit/moments/moment';
import type { Actor, Beat, Moment } from '../../../kit/moments/moment';
import { signed } from '../../words';
import { QUAY } from '../layout';
import type { DrawingName } from './drawings';

/** The distance between ballots, if there is room. */
const STEP = 205;
/** When the first ballot turns over, the time between ballots, and the pause before the best, in milliseconds. */
const TURN = 620;
const NEXT = 120;
const HUSH = 180;
/** From the beginning of a ballot's turn until its points are stamped on it. */
const STAMPED = 400;

type Part = readonly [Readonly<Record<string, Actor<DrawingName>>>, readonly Beat[]];

/**
 * A cloth is unrolled, the bids are dealt face down and the Doge's cap drops behind them. They turn over from the
 * fewest points to the most. The best bid turns over after a pause, and its stamp shakes the table.
 */
export function inspection(bids: readonly number[], points: readonly number[]): Moment<DrawingName> {
  const ranks = [...new Set(points)].sort((a, b) => a - b);
  const best = ranks[ranks.length - 1];
  const isBest = (seat: number) => best > 0 && points[seat] === best;
  const turnOf = (seat: number) => TURN + ranks.indexOf(points[seat]) * NEXT + (isBest(seat) ? HUSH : 0);
  const impact = turnOf(points.indexOf(best)) + STAMPED;
  const xOf = (seat: number) => (seat - (bids.length - 1) / 2) * Math.min(STEP, QUAY.width / bids.length);
  const seats = points.map((_, seat) => seat);
  const ballots = seats.map((seat) => ballot(seat, bids[seat], points[seat], xOf(seat), turnOf(seat)));
  const winners = seats.filter(isBest).map((seat) => winner(seat, xOf(seat), impact));
  return {
    length: LONGEST,
    still: 2200,
    actors: {
      table: { drawing: 'inspectors', x: 0, y: -5 },
      cap: { drawing: 'cap', x: 0, y: -166 },
      ...cast<DrawingName>(winners.map(([actors]) => actors)),
      ...cast<DrawingName>(ballots.map(([actors]) => actors)),
    },
    beats: [
      ...fades(LONGEST),
      { actor: 'table', property: 'scaleX', from: 0.2, to: 1, start: 0, length: 260, ease: 'out' },
      { actor: 'cap', property: 'alpha', from: 0, to: 1, start: 220, length: 80 },
      { actor: 'cap', property: 'y', from: -110, to: 0, start: 220, length: 360, ease: 'bounce' },
      { actor: 'cap', property: 'turn', from: 0, to: 0.16, start: impact - 300, length: 280, ease: 'shake' },
      { actor: 'cap', property: 'scale', from: 1, to: 1.25, start: impact, length: 320, ease: 'pulse', sound: 'seal' },
      ...(winners.length > 0 ? [shaken(impact)] : []),
      ...ballots.flatMap(([, beats]) => beats),
      ...winners.flatMap(([, beats]) => beats),
    ],
  };
}

const shaken = (start: number): Beat => {
  return { actor: EVERYTHING, property: 'y', from: 0, to: 9, start, length: 300, ease: 'shake' };
};

/** A ballot is dealt, rises, turns over, and is stamped with its points. */
function ballot(seat: number, bid: number, won: number, x: number, turn: number): Part {
  const [back, face, sign, prize] = ['back', 'face', 'sign', 'prize'].map((part) => `${part}${seat}`);
  const dealt = 100 + seat * 40;
  const stamp = turn + STAMPED;
  return [
    {
      [back]: { drawing: 'sealedBid', x, y: 0 },
      [face]: { drawing: 'openBid', x, y: 0, text: String(bid) },
      [sign]: { drawing: 'builder', x, y: -112, seat, size: 58 },
      [prize]: { drawing: 'points', x, y: 128, text: signed(won), size: won > 0 ? 74 : 58 },
    },
    [
      { actor: back, property: 'alpha', from: 0, to: 1, start: dealt, length: 60 },
      { actor: back, property: 'y', from: 240, to: 0, start: dealt, length: 260, ease: 'back', sound: 'page' },
      { actor: back, property: 'turn', from: 0.3, to: 0, start: dealt, length: 260, ease: 'out' },
      { actor: sign, property: 'scale', from: 0, to: 1, start: dealt + 160, length: 200, ease: 'back' },
      { actor: back, property: 'y', from: 0, to: -16, start: turn - 100, length: 100 },
      { actor: back, property: 'scaleX', from: 1, to: 0, start: turn, length: 110, ease: 'in', sound: 'page' },
      { actor: face, property: 'scaleX', from: 0, to: 1, start: turn + 110, length: 200, ease: 'back' },
      { actor: face, property: 'y', from: -16, to: 0, start: turn + 110, length: 200, ease: 'in' },
      { actor: prize, property: 'alpha', from: 0, to: 1, start: stamp - 110, length: 50 },
      { actor: prize, property: 'scale', from: 2.6, to: 1, start: stamp - 110, length: 110, ease: 'in' },
      { actor: face, property: 'y', from: 0, to: 8, start: stamp, length: 160, ease: 'pulse' },
    ],
  ];
}

/** Rays and dust burst from the highest score, and its emblem leaps. */
function winner(seat: number, x: number, impact: number): Part {
  const [rays, dust] = [`rays${seat}`, `dust${seat}`];
  return [
    { [rays]: { drawing: 'rays', x, y: 0, size: 440 }, [dust]: { drawing: 'dust', x, y: 170 } },
    [
      { actor: rays, property: 'alpha', from: 0, to: 1, start: impact, length: 120 },
      { actor: rays, property: 'scale', from: 0.4, to: 1, start: impact, length: 420, ease: 'back' },
      { actor: rays, property: 'turn', from: 0, to: 0.4, start: impact, length: 2230 - impact, ease: 'out' },
      { actor: dust, property: 'alpha', from: 0, to: 0.8, start: impact, length: 40 },
      { actor: dust, property: 'scale', from: 0.5, to: 2.4, start: impact, length: 420, ease: 'out' },
      { actor: dust, property: 'alpha', from: 0.8, to: 0, start: impact + 120, length: 300 },
      { actor: `sign${seat}`, property: 'y', from: 0, to: -34, start: impact, length: 460, ease: 'pulse' },
    ],
  ];
}
