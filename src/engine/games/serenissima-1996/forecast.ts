import type { Forecast, Seat } from '../../core/game';
import type { Berth } from '../serenissima/berths';
import { NOBODY } from '../serenissima/board';
import type { GalleyId, GoodId, PortId } from '../serenissima/board';
import { bestMarket } from '../serenissima/markets';
import { inPerCent, percent } from '../serenissima/odds';
import { BERTHS } from './berths';
import { divisorAgainst } from './blows';
import { BUILD_COST, PORT_PRICE, SAILOR_COST, gainFromFull } from './data/components';
import { graph, portAt } from './geography';
import type { Serenissima1996Move } from './moves';
import { fightToTheEnd, lossesIfWon, oneExchange } from './odds';
import { choosesNumber, payable } from './phases/bargain';
import { priceAt } from './phases/purchase';
import { saleValue } from './phases/revenue';
import { ownersIn } from './queries';
import type { BargainFrame, SpoilsFrame, State } from './state';
import { frameOf, topFrame } from '../../kit/frames';
import { galleyAfloat } from '../serenissima/galleys';
import { whyNotStore } from '../serenissima/warehouse';
import { BOARD } from './data/board';

/**
 * Predicts a move for display. Empty if there is nothing to predict.
 * - Payments and sales: the ducats paid or earned. A sale that fills an owned port: also the points its owner gains
 *   (`fills`).
 * - Purchases and bargains: also the money and room left (`money`, `room`) and the best resale (`market`, `brings`, and
 *   `turns` if it is not possible this turn).
 * - Attacking: the chances in per cent, of one exchange and of the whole fight, and in a won fight of losing n sailors
 *   (`lost0`, `lost1` and so on).
 * - Sailing: the seats whose consent is needed to sail on.
 * - Moves that take a galley's last sailor: `sinks`.
 */
export function forecast(state: State, seat: Seat, move: Serenissima1996Move): Forecast {
  switch (move.type) {
    case 'bid':
      return purchase(state, seat, move.amount);
    case 'buy':
      return {
        ...purchase(state, seat, move.count * (priceAt(state, seat, move.port) ?? PORT_PRICE), move, move.count),
        ...resale(state, seat, move.galley, BOARD.ports[move.port].good),
      };
    case 'askPrice':
      return resale(state, seat, move.galley, BOARD.ports[move.port].good);
    case 'askCargo':
      return resale(state, seat, move.galley, move.good);
    case 'offerCargo':
      return resale(state, seat, move.from, move.good);
    case 'askBarter':
      return exchanged(state, seat, move.galley, move.good, move.inReturn);
    case 'offerBarter':
      return exchanged(state, seat, move.from, move.good, move.inReturn);
    case 'quote':
    case 'counter':
      return bargained(state, seat, move.price);
    case 'buildFort':
      return purchase(state, seat, BUILD_COST);
    case 'buildGalley':
      return purchase(state, seat, move.crew === 'hired' ? BUILD_COST + SAILOR_COST : BUILD_COST);
    case 'hire':
      return purchase(state, seat, move.count * SAILOR_COST, move.to, move.count);
    case 'accept': {
      const frame = frameOf(state, 'bargain');
      const price = frame.stage === 'counter' ? frame.countered : frame.quoted;
      return { ...acceptance(state, frame, seat, price), ...bargained(state, seat, price) };
    }
    case 'refuse':
      return worth(state, seat);
    case 'take': {
      const { quoted, galley } = frameOf(state, 'bargain');
      return {
        ...worth(state, seat),
        ...purchase(state, seat, move.count * quoted, { galley }, move.count),
      };
    }
    case 'sell': {
      const space = galleyAfloat(state, move.galley)?.space ?? 0;
      return { ...saleValue(state, seat, portAt(space), move.good), ...filling(state, portAt(space)) };
    }
    case 'attack':
      return attack(state, move);
    case 'sail':
    case 'askPassage':
      return consent(state, seat, move);
    case 'transfer':
      return 'galley' in move.from && move.piece === 'sailor' ? sinking(state, move.from.galley, 1) : {};
    case 'dismiss':
      return sinking(state, move.galley, 1);
    case 'land':
      return sinking(state, move.galley, move.count);
    case 'seize':
      return sinking(state, (topFrame(state) as SpoilsFrame).victor, move.crew);
    default:
      return {};
  }
}

/** Ducats paid and left, and the room left after loading `count` pieces. */
function purchase(state: State, seat: Seat, cost: number, to?: Berth, count = 0): Forecast {
  return { cost, ...left(state, seat, cost, to, count) };
}

function left(state: State, seat: Seat, cost: number, to?: Berth, count = 0): Forecast {
  return {
    money: state.money[seat] - cost,
    ...(to && 'galley' in to && { room: BERTHS.roomAt(state, to) - count }),
  };
}

/** The points that one more good gives a port's owner, if it fills the port. */
function filling({ ports }: State, port: PortId): { fills?: number } {
  const { size } = BOARD.ports[port];
  const { owner, warehouse } = ports[port];
  return owner === NOBODY || warehouse.length + 1 < size ? {} : { fills: gainFromFull(size) };
}

/**
 * The best-paying port for a good among those that a galley can reach soonest with its present crew, and the proceeds
 * there now. `turns`: the turns of sailing to it, if more than one. Empty if no port buys the good, or none in reach before
 * a fixed end.
 */
function resale(
  state: State,
  seat: Seat,
  id: GalleyId,
  good: GoodId,
): { market?: PortId; brings?: number; turns?: number } {
  const { space, sailors } = galleyAfloat(state, id) ?? { space: 0, sailors: 1 };
  const distance = graph(state.options).distance[space];
  const paid = BOARD.ports.map((data, port) => {
    if (whyNotStore(state.ports[port], data, good)) return 0;
    const { price, bonus } = saleValue(state, seat, port, good);
    return price + bonus;
  });
  const away = BOARD.ports.map((port) => Math.max(1, Math.ceil(distance[port.space] / sailors)));
  const turns = Math.min(...away.filter((_, port) => paid[port] > 0));
  const left = state.options.end === 'fixed' ? state.lastTurn - state.turn + 1 : Infinity;
  if (turns > left) return {};
  const best = bestMarket(BOARD, distance, (port) => (away[port] === turns ? paid[port] : 0));
  return turns > 1 && best.market !== undefined ? { ...best, turns } : best;
}

/**
 * The result of a bargain: the seat's remaining money and room, the number of `pieces`, and their resale value. A buyer
 * gets as many pieces as it can pay for. A seller may not know that number, so it sees the requested count. If money is
 * hidden, a seller doesn't see its own money either, because the buyer could see its screen.
 */
function bargained(state: State, seat: Seat, price: number): Forecast {
  const frame = frameOf(state, 'bargain');
  const { buyer, galley, count, inReturn } = frame;
  const sells = seat !== buyer;
  const pieces = sells || inReturn ? count : payable(state, frame, price);
  const paid = price * (inReturn ? 1 : pieces);
  const taken = pieces - (inReturn?.count ?? 0);
  return {
    ...(!sells && left(state, seat, paid, { galley }, taken)),
    ...(sells && state.options.money === 'open' && { money: state.money[seat] + paid }),
    ...(!inReturn && { pieces }),
    ...worth(state, seat),
  };
}

/** The resale value of the bargain's goods, for the buyer or for a seller who could keep them. */
function worth(state: State, seat: Seat): Forecast {
  const { buyer, source, galley, good, inReturn } = frameOf(state, 'bargain');
  const hold = seat === buyer ? { galley } : source;
  if (!('galley' in hold)) return {};
  return inReturn ? exchanged(state, seat, hold.galley, good, inReturn.good) : resale(state, seat, hold.galley, good);
}

/** Resale values in an exchange. `otherMarket`, `otherBrings` and `otherTurns` are for the goods that go the other way. */
function exchanged(state: State, seat: Seat, id: GalleyId, good: GoodId, inReturn: GoodId): Forecast {
  const { market, brings, turns } = resale(state, seat, id, inReturn);
  return {
    ...resale(state, seat, id, good),
    ...(market !== undefined && brings !== undefined && { otherMarket: market, otherBrings: brings }),
    ...(turns !== undefined && { otherTurns: turns }),
  };
}

/** `sinks` if all sailors leave a galley. */
function sinking(state: State, id: GalleyId, leaving: number): Forecast {
  return galleyAfloat(state, id)?.sailors === leaving ? { sinks: 1 } : {};
}

/**
 * A seller sees the price per piece, because the total depends on the buyer's money. A buyer who chooses the number of
 * pieces later sees it too.
 */
function acceptance(state: State, frame: BargainFrame, seat: Seat, price: number): Forecast {
  if (frame.inReturn) return { onTop: price };
  return seat === frame.seller || choosesNumber(state, frame)
    ? { each: price }
    : { cost: price * payable(state, frame, price) };
}

/** The seats that must consent before the galley may sail on, as a bit mask. */
function consent(
  state: State,
  seat: Seat,
  move: Extract<Serenissima1996Move, { type: 'sail' | 'askPassage' }>,
): Forecast {
  const galley = galleyAfloat(state, move.galley);
  if (!galley) return {};
  if (move.type === 'sail' && galley.sailed + 1 >= galley.sailors) return {};
  const owners = ownersIn(state, move.type === 'sail' ? move.to : galley.space, seat);
  return owners.length > 0 ? { consent: owners.reduce((bits, owner) => bits | (1 << owner), 0) } : {};
}

function attack(state: State, move: Extract<Serenissima1996Move, { type: 'attack' }>): Forecast {
  const attackers = galleyAfloat(state, move.galley)?.sailors ?? 0;
  const town = 'port' in move.target ? state.ports[move.target.port] : undefined;
  const defenders =
    'galley' in move.target ? (galleyAfloat(state, move.target.galley)?.sailors ?? 0) : (town?.garrison ?? 0);
  const divisor = divisorAgainst(town?.fort ?? false);
  const odds = inPerCent(oneExchange(attackers, defenders, divisor), fightToTheEnd(attackers, defenders, divisor));
  const losses = lossesIfWon(attackers, defenders, divisor).map((chance, lost): [string, number] => [
    `lost${lost}`,
    percent(chance),
  ]);
  return { ...odds, ...Object.fromEntries(losses) };
}
