import { BOARD, POWERS } from '../../../src/engine/games/serenissima-1996/data/board';
import { gainFromFull } from '../../../src/engine/games/serenissima-1996/data/components';
import type { Blow, Serenissima1996Event } from '../../../src/engine/games/serenissima-1996/events';
import type { Serenissima1996View } from '../../../src/engine/games/serenissima-1996/view-types';
import { fact } from './fact';
import type { Facts } from './fact';
import { namesOn } from './serenissima';

type View = Serenissima1996View;

const power = (view: View, seat: number) => `powers.${POWERS[view.powers[seat]]}`;
const { port, good, piece, place, berth } = namesOn(BOARD);
const counted = (id: number) => `counted.${BOARD.goods[id]}`;
const blow = ({ sailors, die, divisor, hits, losses }: Blow) => [sailors, die, sailors + die, divisor, hits, losses];
const total = ({ price, count }: { price: number; count: number }) => price * count;

export const facts1996: Facts<Serenissima1996Event, View> = {
  placed: (e, v) => fact([power(v, e.seat)], ...e.crews, e.garrison),
  turnBegan: (e) => fact([], e.turn),
  bidMade: (e, v) => fact([power(v, e.seat)]),
  bidsRevealed: (e, v) =>
    fact(
      e.bids.map((_, seat) => power(v, seat)),
      ...e.bids,
    ),
  thrownForOrder: (e, v) =>
    fact(
      e.throws.map(({ seat }) => power(v, seat)),
      ...e.throws.map(({ die }) => die),
    ),
  orderChosen: (e, v) => fact([power(v, e.seat)], e.place + 1),
  phaseBegan: (e, v) => fact([power(v, e.seat), `within.phases.${e.phase}`]),
  phaseSkipped: () => null,
  bought: (e, v) =>
    fact(
      [power(v, e.seat), counted(e.good), port(e.port), ...(e.paidTo < 0 ? [] : [power(v, e.paidTo)])],
      e.count,
      total(e),
    ),
  bargainOpened: (e, v) => {
    const { inReturn } = e;
    const names = [power(v, e.buyer), power(v, e.seller), counted(e.good)];
    return inReturn ? fact([...names, counted(inReturn.good)], e.count, inReturn.count) : fact(names, e.count);
  },
  quoted: (e, v) => fact([power(v, e.seat)], e.price),
  countered: (e, v) => fact([power(v, e.seat)], e.price),
  counterRefused: (e, v) => fact([power(v, e.seat)], e.price),
  priceAgreed: (e, v) => fact([power(v, e.buyer), power(v, e.seller), good(e.good)], e.price),
  noneTaken: (e, v) => fact([power(v, e.seat), good(e.good)]),
  bargainFailed: (e) => fact([good(e.good)]),
  bartered: (e, v) => {
    const names = [power(v, e.buyer), power(v, e.seller), counted(e.good), counted(e.inReturn.good)];
    return fact(names, e.count, e.inReturn.count, ...(e.price > 0 ? [e.price] : []));
  },
  traded: (e, v) => fact([power(v, e.buyer), power(v, e.seller), counted(e.good)], e.count, total(e)),
  galleyBuilt: (e, v) => fact([power(v, e.seat), port(e.port)], e.cost),
  fortBuilt: (e, v) => fact([power(v, e.seat), port(e.port)], e.cost),
  hired: (e, v) => fact([power(v, e.seat), port(e.port)], e.count, e.cost),
  transferred: (e, v) => {
    const [from, to] = [berth(e.from), berth(e.to)];
    return fact([power(v, e.seat), piece(e.piece), ...from.names, ...to.names], ...from.figures, ...to.figures);
  },
  exchanged: (e, v) => fact([power(v, e.seat), piece(e.piece), piece(e.for)]),
  discarded: (e, v) => fact([power(v, e.seat), good(e.good)]),
  dismissed: (e, v) => fact([power(v, e.seat), port(e.port)]),
  sailed: (e, v) => fact([power(v, e.seat), ...place(e.to)], e.galley + 1),
  passageAsked: (e, v) => fact([e.seat, ...e.owners].map((seat) => power(v, seat))),
  passageAnswered: (e, v) => fact([power(v, e.seat), power(v, e.asker)]),
  fought: (e, v) => {
    const place = 'port' in e.target ? [port(e.target.port)] : [];
    const sides = [power(v, e.attacker.seat), power(v, e.defender.seat)];
    const galleys = [e.galley, ...('galley' in e.target ? [e.target.galley] : [])].map((galley) => galley + 1);
    return fact([...sides, ...place], ...galleys, ...blow(e.attacker), ...blow(e.defender));
  },
  sank: (e, v) => fact([power(v, e.seat)], e.galley + 1),
  garrisonFell: (e) => fact([port(e.port)]),
  seized: (e, v) => fact([power(v, e.seat), power(v, e.from)], e.prize + 1, e.crew),
  stowed: (e, v) => fact([power(v, e.seat), good(e.good)], e.to + 1),
  landed: (e, v) => {
    const loser = e.from < 0 || e.from === e.seat ? [] : [power(v, e.from)];
    return fact([power(v, e.seat), port(e.port), ...loser], e.count);
  },
  sold: (e, v) => {
    const { size } = BOARD.ports[e.port];
    const filled = e.slot + 1 === size ? [gainFromFull(size)] : [];
    return fact([power(v, e.seat), port(e.port), good(e.good)], e.price, ...(e.bonus > 0 ? [e.bonus] : []), ...filled);
  },
  income: (e, v) => fact([power(v, e.seat)], e.amount),
  endThrown: (e) => fact([], e.die),
  gameOver: (e, v) => fact(e.winners.map((seat) => power(v, seat))),
};
