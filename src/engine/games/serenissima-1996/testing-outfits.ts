import type { Move, Seat } from '../../core/game';
import { BOARD } from './data/board';
import type { Serenissima1996Move } from './moves';
import type { State } from './state';

/** The part of a given reason that these checks read. */
interface Where {
  readonly seat: Seat;
  readonly plan: { readonly moves: readonly Move[] };
  readonly now: State;
}

type Figures = Record<string, number>;

const own = ({ now, seat }: Where) => now.galleys.flatMap((galley) => (galley?.owner === seat ? [galley] : []));
const planned = ({ plan }: Where) => plan.moves as readonly Serenissima1996Move[];

/** Checks a reason for a new galley. The galley sails in the turn it is built, so that turn counts too. */
export const builds = (where: Where, { fleet, count, port }: Figures): boolean =>
  own(where).length + 1 === fleet &&
  count === Math.max(1, where.now.lastTurn - where.now.turn + 1) &&
  where.now.ports[port].owner === where.seat &&
  planned(where).some((move) => move.type === 'buildGalley' && move.port === port);

/** Checks a reason for hiring a port's sailors to go aboard the galleys beside it: their room, and that some do. */
export const boards = (where: Where, { port, count }: Figures): boolean => {
  const beside = own(where).filter(({ space }) => space === BOARD.ports[port].space);
  const embarks = (move: Serenissima1996Move) =>
    move.type === 'transfer' &&
    move.piece === 'sailor' &&
    'port' in move.from &&
    move.from.port === port &&
    'galley' in move.to;
  const room = beside.reduce(
    (sum, { sailors, cargo }) => cargo.reduce((left, goods) => left - goods, sum + 5 - sailors),
    0,
  );
  return count > 0 && count === room && planned(where).some(embarks);
};
