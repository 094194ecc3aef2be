import { BOARD, COLOURS, DOGE_CARDS } from '../../../src/engine/games/serenissima-2012/data/board';
import type { Serenissima2012Event, Volley } from '../../../src/engine/games/serenissima-2012/events';
import type { Serenissima2012View } from '../../../src/engine/games/serenissima-2012/view-types';
import { fact, unlessNought } from './fact';
import type { Facts } from './fact';
import { namesOn } from './serenissima';

const power = (seat: number) => `colours.${COLOURS[seat]}`;
const { port, good, piece, place, berth } = namesOn(BOARD);
/** Losses of 0 are not told. */
const isSome = (losses: number) => losses > 0;
const volley = ({ hits, dice }: Volley) => [hits, dice.length];

export const facts2012: Facts<Serenissima2012Event, Serenissima2012View> = {
  closed: (e) => fact([power(e.seat), port(e.port)]),
  portChosen: (e) => fact([power(e.seat), port(e.port)], e.garrison),
  galleyChosen: (e) => fact([power(e.seat), port(e.port)], e.galley + 1, e.sailors),
  turnBegan: (e) => fact([], e.turn),
  activated: (e) => fact([power(e.seat)], e.galley + 1),
  loaded: (e) => {
    const owner = e.cost > 0 && e.paidTo >= 0 ? [power(e.paidTo)] : [];
    return fact([power(e.seat), good(e.good), port(e.port), ...owner], e.count, ...(e.cost > 0 ? [e.cost] : []));
  },
  transferred: (e) => {
    const [from, to] = [berth(e.from), berth(e.to)];
    return fact([power(e.seat), piece(e.piece), ...from.names, ...to.names], ...from.figures, ...to.figures);
  },
  exchanged: (e) => fact([power(e.seat), piece(e.piece), piece(e.for)], e.with + 1),
  scuttled: (e) => fact([power(e.seat)], e.galley + 1, e.sailors),
  discarded: (e) => fact([power(e.seat), good(e.good)]),
  sailed: (e) => fact([power(e.seat), ...place(e.to)], e.galley + 1),
  blockadeAsked: (e) => fact([power(e.seat), ...e.seats.map(power), `blockaded.${e.what.type}`], e.galley + 1),
  blockadeAnswered: (e) => {
    const figures = e.declared ? [e.sailors, e.facing] : [];
    return fact([power(e.seat), power(e.against), `blockaded.${e.what.type}`], e.galley + 1, ...figures);
  },
  revoked: (e) => fact([power(e.seat), power(e.against)]),
  sold: (e) => {
    const paid = [e.price, e.bonus].filter((ducats) => ducats > 0);
    return fact([power(e.seat), port(e.port), good(e.good)], ...paid);
  },
  attacked: (e) => {
    const target = berth(e.target);
    return fact([power(e.seat), power(e.defender), ...target.names], e.galley + 1, ...target.figures, e.value);
  },
  fortFired: (e) => fact([port(e.port)], ...volley(e.volley), ...[e.losses].filter(isSome)),
  fought: ({ round, attacker, defender }) =>
    fact(
      [power(attacker.seat), power(defender.seat)],
      ...[round, ...volley(attacker), ...volley(defender)],
      ...[attacker.losses, defender.losses].filter(isSome),
    ),
  battleStopped: (e) => {
    const target = berth(e.target);
    return fact([power(e.seat), ...target.names], ...target.figures);
  },
  sank: (e) => {
    const aboard = e.cargo.flatMap((cubes, id) => (cubes > 0 ? [good(id)] : []));
    return fact([power(e.seat), ...aboard], e.galley + 1, ...unlessNought(...e.cargo));
  },
  looted: (e) => fact([power(e.seat), good(e.good)], e.from + 1),
  garrisonFell: (e) => fact([port(e.port)]),
  landed: (e) => fact([power(e.seat), port(e.port), ...(e.from < 0 ? [] : [power(e.from)])], e.count),
  portLost: (e) => fact([port(e.port)]),
  invested: (e) => fact([power(e.seat)], e.galley + 1),
  recruited: (e) => {
    const to = berth(e.to);
    return fact([power(e.seat), ...to.names], e.count, ...to.figures, e.cost);
  },
  galleyBought: (e) => fact([power(e.seat), port(e.port)], e.galley + 1, e.cost),
  fortBuilt: (e) => fact([power(e.seat), port(e.port)], e.cost),
  basilicaBuilt: (e) => fact([power(e.seat), port(e.port)], e.cost),
  dogeDrawn: (e) => fact([`doge.${DOGE_CARDS[e.card].key}`], ...unlessNought(e.to - e.from)),
  wineIncome: (e) => (e.amount > 0 ? fact([power(e.seat), ...e.ports.map(port)], e.amount) : null),
  shuffled: (e) => fact([], e.cards),
  scored: (e) =>
    fact(
      e.totals.map((_, seat) => power(seat)),
      e.scoring,
      ...e.totals,
    ),
  catchUpBegan: (e) => fact([power(e.seat)], e.galleys),
  gameOver: (e) => fact(e.winners.map(power)),
};
