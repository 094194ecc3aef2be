import type { Seat } from '../../../core/game';
import type { Berth } from '../../serenissima/berths';
import type { GoodId, PortId } from '../../serenissima/board';
import { BERTHS } from '../berths';
import { BASILICA_COST, CATCH_UP, FLEET, FORT_COST, SAILOR_COST } from '../data/components';
import { BOARD, GOODS } from '../data/board';
import { launch, whyNotNumber } from '../galleys';
import { portAt } from '../geography';
import type { Serenissima2012Move } from '../moves';
import { activation, fleetSize, hasGood } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { State, ActivationFrame, CatchUpFrame } from '../state';
import { whyNotPart } from '../steps';
import type { Handlers, MoveOf } from './decision';

const [WOOD, STONE, GOLD, MARBLE] = (['wood', 'stone', 'gold', 'marble'] as const).map((name) => GOODS.indexOf(name));

/** Possible purchases of sailors and galleys. `short`: as for {@link whyNotBuy}. */
export function purchaseMoves(state: State, seat: Seat, short: boolean): MoveOf<'recruit' | 'buyGalley'>[] {
  const moves: MoveOf<'recruit' | 'buyGalley'>[] = [];
  for (let port = 0; port < state.ports.length; port++) {
    if (state.ports[port].owner !== seat) continue;
    recruitMoves(state, seat, BERTHS.ashore(port), moves);
    if (whyNotBuy(state, seat, port, short)) continue;
    state.galleys.forEach((_, galley) => {
      if (!whyNotNumber(state, galley)) moves.push({ type: 'buyGalley', galley, port });
    });
  }
  state.galleys.forEach((galley, id) => {
    if (galley?.owner === seat) recruitMoves(state, seat, BERTHS.aboard(id), moves);
  });
  return moves;
}

function recruitMoves(state: State, seat: Seat, to: Berth, moves: Serenissima2012Move[]): void {
  for (let count = 1; !whyNotRecruit(state, seat, to, count); count++) moves.push({ type: 'recruit', to, count });
}

type InvestmentMove = MoveOf<'recruit' | 'buyGalley' | 'buildFort' | 'buildBasilica'>;

/** All purchases that are possible in an investment. */
export function investmentMoves(state: State, seat: Seat): InvestmentMove[] {
  const moves: InvestmentMove[] = purchaseMoves(state, seat, false);
  for (let port = 0; port < state.ports.length; port++) {
    if (!whyNotBuildFort(state, seat, port)) moves.push({ type: 'buildFort', port });
    if (!whyNotBuildBasilica(state, seat, port)) moves.push({ type: 'buildBasilica', port });
  }
  return moves;
}

/** Why `count` sailors can't be bought for a port or galley. */
export function whyNotRecruit(state: State, seat: Seat, to: Berth, count: number): RefusalCode | undefined {
  const space = BERTHS.berthSpace(state, seat, to);
  if (space < 0) return 'galley' in to ? 'not-your-galley' : 'not-your-port';
  const port = portAt(space);
  if (port < 0 || state.ports[port].owner !== seat) return 'no-own-port';
  if (count < 1) return 'count';
  if (count > state.reserve[seat]) return 'no-sailors';
  if (count * SAILOR_COST > state.money[seat]) return 'no-money';
  if (count <= BERTHS.roomAt(state, to)) return undefined;
  return 'galley' in to ? 'no-room' : 'garrison-full';
}

/** The price of a galley for a seat, including its first sailor. */
export function galleyCost(state: State, seat: Seat): number {
  return fleetSize(state, seat) + SAILOR_COST;
}

/**
 * Why a galley can't be bought in a port. `short`: whether this is the purchase after a turn, by a player with fewer
 * than two galleys.
 */
export function whyNotBuy(state: State, seat: Seat, port: PortId, short: boolean): RefusalCode | undefined {
  if (state.ports[port].owner !== seat) return 'not-your-port';
  const owned = fleetSize(state, seat);
  if (short && owned >= CATCH_UP) return 'enough-galleys';
  if (!short && activation(state)?.bought) return 'one-galley';
  if (owned >= FLEET) return 'fleet-full';
  if (state.reserve[seat] === 0) return 'no-sailors';
  return galleyCost(state, seat) > state.money[seat] ? 'no-money' : undefined;
}

/** Why a fort can't be built in a port. */
export function whyNotBuildFort(state: State, seat: Seat, port: PortId): RefusalCode | undefined {
  const town = state.ports[port];
  if (town.owner !== seat) return 'not-your-port';
  if (town.fort) return 'fort-already';
  if (!hasBoth(state, port, WOOD, STONE)) return 'fort-goods';
  if (state.forts === 0) return 'no-forts';
  return state.money[seat] < FORT_COST ? 'no-money' : undefined;
}

/** Why a basilica can't be built in a port. */
export function whyNotBuildBasilica(state: State, seat: Seat, port: PortId): RefusalCode | undefined {
  const town = state.ports[port];
  if (town.owner !== seat) return 'not-your-port';
  if (town.basilica) return 'basilica-already';
  if (!hasBoth(state, port, GOLD, MARBLE)) return 'basilica-goods';
  if (state.basilicas === 0) return 'no-basilicas';
  return state.money[seat] < BASILICA_COST ? 'no-money' : undefined;
}

function hasBoth(state: State, port: PortId, one: GoodId, other: GoodId): boolean {
  return hasGood(state, port, one) && hasGood(state, port, other);
}

/** Why purchases are not possible now. They are allowed only in an investment or after a turn. */
function whyNotPurchase(state: State): RefusalCode | undefined {
  const frame = activation(state);
  return frame && whyNotPart(frame.step, 'investment');
}

/** The purchases that are possible both in an investment and after a turn. */
export const purchases: Handlers<ActivationFrame | CatchUpFrame, 'recruit' | 'buyGalley'> = {
  recruit(state, seat, { to, count }, { events }) {
    refuseIf(whyNotPurchase(state) ?? whyNotRecruit(state, seat, to, count));
    const cost = count * SAILOR_COST;
    state.reserve[seat] -= count;
    state.money[seat] -= cost;
    BERTHS.addPieces(state, to, 'sailor', count);
    events.push({ type: 'recruited', seat, to, count, cost });
  },

  buyGalley(state, seat, { galley, port }, { events }) {
    const frame = activation(state);
    refuseIf(whyNotPurchase(state) ?? whyNotBuy(state, seat, port, !frame) ?? whyNotNumber(state, galley));
    const cost = galleyCost(state, seat);
    state.money[seat] -= cost;
    launch(state, galley, seat, BOARD.ports[port].space, 1);
    if (frame) frame.bought = true;
    events.push({ type: 'galleyBought', seat, galley, port, cost });
  },
};

export const investment: Handlers<ActivationFrame, 'invest' | 'buildFort' | 'buildBasilica'> = {
  invest(_state, seat, _move, { events }, frame) {
    refuseIf(frame.step === 'investment' ? 'investing-already' : frame.step === 'choice' ? undefined : 'acted-already');
    frame.step = 'investment';
    events.push({ type: 'invested', seat, galley: frame.galley });
  },

  buildFort(state, seat, { port }, { events }) {
    refuseIf(whyNotPurchase(state) ?? whyNotBuildFort(state, seat, port));
    state.forts--;
    state.ports[port].fort = true;
    state.money[seat] -= FORT_COST;
    events.push({ type: 'fortBuilt', seat, port, cost: FORT_COST });
  },

  buildBasilica(state, seat, { port }, { events }) {
    refuseIf(whyNotPurchase(state) ?? whyNotBuildBasilica(state, seat, port));
    state.basilicas--;
    state.ports[port].basilica = true;
    state.money[seat] -= BASILICA_COST;
    events.push({ type: 'basilicaBuilt', seat, port, cost: BASILICA_COST });
  },
};
