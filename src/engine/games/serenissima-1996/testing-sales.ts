import type { Seat } from '../../core/game';
import { fastRandom } from '../../core/random';
import { galleyAt } from '../serenissima/galleys';
import { BOARD } from './data/board';
import { serenissima1996 } from '.';
import type { State } from './state';

/** Returns what a seat is paid for a piece in a port, by putting its galley there and selling. */
export function paidFor(state: State, seat: Seat, port: number, good: number): number {
  const then = serenissima1996.copy(state);
  const id = then.galleys.findIndex((galley) => galley?.owner === seat);
  const galley = galleyAt(then, id);
  galley.space = BOARD.ports[port].space;
  galley.cargo[good]++;
  galley.sailors = Math.max(1, galley.sailors);
  then.frames = [{ kind: 'phase', phase: 'revenue', place: then.order.indexOf(seat), closed: [] }];
  serenissima1996.play(then, seat, { type: 'sell', galley: id, good }, fastRandom(1));
  return then.money[seat] - state.money[seat];
}
