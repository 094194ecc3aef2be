import type { Seat } from '../../core/game';
import { frameOf } from '../../kit/frames';
import { BEER, LOCATIONS, MARKET_PRICES, RIVER } from './data/board';
import type { ColourId, GoodId, LocationId } from './data/board';
import { BEER_FACTOR, BUILDING_DATA, BUILDINGS, CASTLE, CIRCUS_DISCOUNT, FARM, MONASTERY } from './data/buildings';
import type { BuildingId } from './data/buildings';
import { NONE } from './state';
import type { State, TurnFrame } from './state';

/** The current turn, even if a question interrupts it. */
export function turnFrame(state: State): TurnFrame {
  return frameOf(state, 'turn');
}

/** The location of the acting figure, or NONE before a figure has moved. */
export function actingAt(state: State, frame: TurnFrame): LocationId {
  return frame.acting === null ? NONE : state.players[frame.seat][frame.acting].at;
}

/** Whether a location is a city. False for NONE, which means no location. */
export function isCity(at: LocationId): boolean {
  return at !== NONE && LOCATIONS[at].kind === 'city';
}

/** The good a village sells; NONE in a city. */
export function goodOf(at: LocationId): GoodId {
  return LOCATIONS[at].kind === 'village' ? LOCATIONS[at].good : NONE;
}

/** A shield's market price, in deniers. */
export function marketPrice(state: State, colour: ColourId): number {
  return MARKET_PRICES[state.market.indexOf(colour)];
}

/**
 * The price of one good in a village, in deniers. Beer costs twice the market price; the building's discount applies to
 * all other goods. Every good is cheaper at the circus.
 */
export function priceOf(state: State, at: LocationId, good: GoodId): number {
  const market = marketPrice(state, state.shields[at]);
  const building = state.buildings[at];
  const discount = building === NONE ? 0 : BUILDING_DATA[building].discount;
  const price = good === BEER ? market * BEER_FACTOR : market - discount;
  return Math.max(0, price - (state.circus === at ? CIRCUS_DISCOUNT : 0));
}

/** Number of a seat's buildings of a kind on the board. */
export function countBuildings(state: State, seat: Seat, building: BuildingId): number {
  let count = 0;
  for (let at = 0; at < state.buildings.length; at++) {
    if (state.owners[at] === seat && state.buildings[at] === building) count++;
  }
  return count;
}

/** Number of a seat's Farm tokens on the board. A Castle is built on a Farm; a Monastery returns it. */
export function farmTokens(state: State, seat: Seat): number {
  return countBuildings(state, seat, FARM) + countBuildings(state, seat, CASTLE);
}

/** Number of a seat's Monasteries on the board. */
export function monasteries(state: State, seat: Seat): number {
  return countBuildings(state, seat, MONASTERY);
}

/** Number of a seat's buildings on the board and palaces. */
export function allBuildings(state: State, seat: Seat): number {
  const palaces = state.players[seat].palaces.filter((owned) => owned > 0).length;
  return BUILDINGS.reduce((sum, _, building) => sum + countBuildings(state, seat, building), palaces);
}

/** The last space of the river in this match. */
export function riverEnd(state: State): number {
  return RIVER[state.players.length];
}
