import type { Forecast, Seat } from '../../core/game';
import type { Berth } from '../serenissima/berths';
import { NOBODY } from '../serenissima/board';
import { bestMarket } from '../serenissima/markets';
import { whyNotStore } from '../serenissima/warehouse';
import type { GalleyId, PortId } from '../serenissima/board';
import { galleyAfloat } from '../serenissima/galleys';
import { topFrame } from '../../kit/frames';
import { inPerCent, percent } from '../serenissima/odds';
import { BERTHS } from './berths';
import { combatValue, fightOdds, FORT_CHANCES, stormOdds } from './blows';
import { BASILICA_COST, FORT_COST, SAILOR_COST } from './data/components';
import { BOARD } from './data/board';
import { graph, portAt } from './geography';
import { warehouseIncome } from './income';
import type { Serenissima2012Move } from './moves';
import { barringSeats } from './phases/asking';
import { galleyCost } from './phases/investment';
import { loadCost } from './phases/loading';
import { saleValue } from './phases/sale';
import { acting, activeGalley, blockadersIn } from './queries';
import type { ActivationFrame, State } from './state';

/**
 * Predicts a move for display. Empty if there is nothing to predict.
 * - Loading: the cost, the money and room left, the best resale (`market`, `brings`), and the seat paid (`paidTo`).
 * - Purchases: the cost and the money left, for sailors also the room left in their galley.
 * - Sailing: the spaces left, the combat value, and the number of players who could stop the galley.
 * - Selling and claiming: the number of players who could blockade the move; for a sale also its price and bonus, and
 *   what it adds to another owner's income at a scoring (`income`).
 * - Attacking: the terms of the combat value, and the chances in per cent of one round and of the whole battle,
 *   including a fort's shot.
 * - Moves that take a galley's last sailor: `sinks`.
 */
export function forecast(state: State, seat: Seat, move: Serenissima2012Move): Forecast {
  switch (move.type) {
    case 'load':
      return loading(state, seat, move.count);
    case 'transfer':
      return 'galley' in move.from && move.piece === 'sailor' ? sinking(state, move.from.galley, 1) : {};
    case 'sail':
      return voyage(state, seat, move.to);
    case 'sell': {
      const frame = acting(state);
      const port = portAt(activeGalley(state).space);
      const blockaders = frame.step === 'sale' ? 0 : barringSeats(state, frame).length;
      return { ...saleValue(state, frame, port, move.good), blockaders, ...ownersGain(state, seat, port) };
    }
    case 'claim':
      return {
        blockaders: barringSeats(state, acting(state)).length,
        ...sinking(state, acting(state).galley, move.sailors),
      };
    case 'land':
      return sinking(state, acting(state).galley, move.sailors);
    case 'attack':
      return assault(state, move.target, true);
    case 'fight': {
      const frame = topFrame(state);
      return frame?.kind === 'battle' ? assault(state, frame.target, false) : {};
    }
    case 'recruit':
      return purchase(state, seat, move.count * SAILOR_COST, move.to, move.count);
    case 'buyGalley':
      return purchase(state, seat, galleyCost(state, seat));
    case 'buildFort':
      return purchase(state, seat, FORT_COST);
    case 'buildBasilica':
      return purchase(state, seat, BASILICA_COST);
    default:
      return {};
  }
}

function loading(state: State, seat: Seat, count: number): Forecast {
  const frame = acting(state);
  const { owner } = state.ports[portAt(activeGalley(state).space)];
  const cost = loadCost(state, frame, count);
  const left = purchase(state, seat, cost.cost, { galley: frame.galley }, count);
  const paid = owner !== NOBODY && owner !== seat && { paidTo: owner };
  return { ...cost, ...left, ...resale(state, frame), ...paid };
}

/** The ducats that one more cube adds to the income of a port's owner at a scoring. Empty if the seat is the owner. */
function ownersGain(state: State, seat: Seat, port: PortId): Forecast {
  const { owner, warehouse } = state.ports[port];
  if (owner === NOBODY || owner === seat) return {};
  return { income: warehouseIncome(state, warehouse.length + 1) - warehouseIncome(state, warehouse.length) };
}

/** The port where the active galley's load sells best now. */
function resale(state: State, frame: ActivationFrame): Forecast {
  const { space } = activeGalley(state);
  const { good } = BOARD.ports[portAt(space)];
  return bestMarket(BOARD, graph(state.options).distance[space], (port) => {
    if (state.ports[port].closed || whyNotStore(state.ports[port], BOARD.ports[port], good)) return 0;
    const { price, bonus } = saleValue(state, frame, port, good);
    return price + bonus;
  });
}

/** Ducats paid and left, and the room left after loading `count` pieces. */
function purchase(state: State, seat: Seat, cost: number, to?: Berth, count = 0): Record<string, number> {
  return {
    cost,
    money: state.money[seat] - cost,
    ...(to && 'galley' in to && { room: BERTHS.roomAt(state, to) - count }),
  };
}

/** `sinks` if all sailors leave a galley. */
function sinking(state: State, id: GalleyId, leaving: number): Forecast {
  return galleyAfloat(state, id)?.sailors === leaving ? { sinks: 1 } : {};
}

/** The spaces left after a step, the combat value on arrival, and the number of players who could stop the galley. */
function voyage(state: State, seat: Seat, to: number): Forecast {
  const frame = acting(state);
  const { sailors } = activeGalley(state);
  const left = sailors - frame.crossed - 1;
  const blockaders = to === frame.start || left === 0 ? 0 : blockadersIn(state, to, seat, sailors).length;
  return { left, value: left, blockaders };
}

/** The chances of an attack. `opening`: the battle has not started, so a fort fires first. */
function assault(state: State, target: Berth, opening: boolean): Forecast {
  const frame = acting(state);
  const galley = activeGalley(state);
  const { sailors } = galley;
  const value = combatValue(galley, frame);
  const limit = frame.value < 0 ? value : frame.value;
  const defenders = BERTHS.piecesAt(state, target, 'sailor');
  const spelled = { value, sailors, crossed: frame.crossed, defenders };
  if (!opening || 'galley' in target || !state.ports[target.port].fort) {
    const { once, end } = fightOdds(sailors, defenders, limit);
    return { ...spelled, ...inPerCent(once, end) };
  }
  const { once, end } = stormOdds(sailors, defenders, limit);
  const [, one, two] = FORT_CHANCES.map(percent);
  return { ...spelled, fortOne: one, fortTwo: two, ...inPerCent(once, end) };
}
