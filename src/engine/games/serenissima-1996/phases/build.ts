import type { Seat } from '../../../core/game';
import type { PortId } from '../../serenissima/board';
import { BUILD_COST, SAILOR_COST } from '../data/components';
import { BOARD, GOODS } from '../data/board';
import { aboard, addPieces, ashore, berthSpace, roomAt } from '../berths';
import { galleyInBox, launch } from '../galleys';
import type { Berth } from '../../serenissima/berths';
import type { Serenissima1996Move } from '../moves';
import { hasGood } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { State, PhaseFrame } from '../state';
import { pay } from '../treasury';
import type { Handlers } from './decision';

const WOOD = GOODS.indexOf('wood');
const IRON = GOODS.indexOf('iron');
const GOLD = GOODS.indexOf('gold');

/** Phase 2: building and hiring in a seat's own ports. */
export function buildMoves(state: State, seat: Seat, moves: Serenissima1996Move[]): void {
  for (let port = 0; port < state.ports.length; port++) {
    if (state.ports[port].owner !== seat) continue;
    for (const crew of ['hired', 'garrison'] as const) {
      if (!whyNotBuildGalley(state, seat, port, crew)) moves.push({ type: 'buildGalley', port, crew });
    }
    if (!whyNotBuildFort(state, seat, port)) moves.push({ type: 'buildFort', port });
    if (whyNotHire(state, seat, port, ashore(port), 1)) continue;
    hireMoves(state, seat, port, ashore(port), moves);
    const { space } = BOARD.ports[port];
    state.galleys.forEach((galley, id) => {
      if (galley?.owner === seat && galley.space === space) hireMoves(state, seat, port, aboard(id), moves);
    });
  }
}

function hireMoves(state: State, seat: Seat, port: PortId, to: Berth, moves: Serenissima1996Move[]): void {
  for (let count = 1; !whyNotHire(state, seat, port, to, count); count++) moves.push({ type: 'hire', port, to, count });
}

/** Sailors that a port still offers this turn: one per stored good, minus those already hired. */
function onOffer(state: State, port: PortId): number {
  return state.ports[port].warehouse.length - state.ports[port].hired;
}

function whyNotBuild(state: State, seat: Seat, port: PortId): RefusalCode | undefined {
  if (state.ports[port].owner !== seat) return 'not-your-port';
  if (state.ports[port].built) return 'built-already';
  if (state.money[seat] < BUILD_COST) return 'no-money';
  return undefined;
}

function whyNotBuildGalley(
  state: State,
  seat: Seat,
  port: PortId,
  crew: 'hired' | 'garrison',
): RefusalCode | undefined {
  const why = whyNotBuild(state, seat, port);
  if (why) return why;
  const lacksWood = !hasGood(state, port, WOOD);
  if (!hasGood(state, port, IRON)) return lacksWood ? 'galley-goods' : 'galley-iron';
  if (lacksWood) return 'galley-wood';
  if (galleyInBox(state) < 0) return 'no-galleys';
  if (crew === 'garrison') return state.ports[port].garrison > 0 ? undefined : 'no-garrison';
  if (onOffer(state, port) < 1) return 'no-hands';
  if (state.sailors < 1) return 'no-sailors';
  return state.money[seat] < BUILD_COST + SAILOR_COST ? 'no-money' : undefined;
}

function whyNotBuildFort(state: State, seat: Seat, port: PortId): RefusalCode | undefined {
  const why = whyNotBuild(state, seat, port);
  if (why) return why;
  if (state.ports[port].fort) return 'fort-already';
  const lacksWood = !hasGood(state, port, WOOD);
  if (!hasGood(state, port, GOLD)) return lacksWood ? 'fort-goods' : 'fort-gold';
  if (lacksWood) return 'fort-wood';
  return state.forts > 0 ? undefined : 'no-forts';
}

function whyNotHire(state: State, seat: Seat, port: PortId, to: Berth, count: number): RefusalCode | undefined {
  if (state.ports[port].owner !== seat) return 'not-your-port';
  if ('port' in to ? to.port !== port : berthSpace(state, seat, to) !== BOARD.ports[port].space) return 'hire-here';
  if (count < 1) return 'count';
  if (count > onOffer(state, port)) return state.ports[port].warehouse.length > 0 ? 'no-hands' : 'no-stores';
  if (count > state.sailors) return 'no-sailors';
  if (count * SAILOR_COST > state.money[seat]) return 'no-money';
  return count > roomAt(state, to) ? 'no-room' : undefined;
}

export const build: Handlers<PhaseFrame, 'buildGalley' | 'buildFort' | 'hire'> = {
  buildGalley(state, seat, { port, crew }, { events }) {
    refuseIf(whyNotBuildGalley(state, seat, port, crew));
    const galley = galleyInBox(state);
    const cost = crew === 'hired' ? BUILD_COST + SAILOR_COST : BUILD_COST;
    if (crew === 'hired') {
      state.sailors--;
      state.ports[port].hired++;
    } else {
      state.ports[port].garrison--;
    }
    state.ports[port].built = true;
    launch(state, galley, seat, BOARD.ports[port].space, 1);
    pay(state, seat, cost);
    events.push({ type: 'galleyBuilt', seat, port, galley, crew, cost });
  },

  buildFort(state, seat, { port }, { events }) {
    refuseIf(whyNotBuildFort(state, seat, port));
    state.forts--;
    state.ports[port].fort = true;
    state.ports[port].built = true;
    pay(state, seat, BUILD_COST);
    events.push({ type: 'fortBuilt', seat, port, cost: BUILD_COST });
  },

  hire(state, seat, { port, to, count }, { events }) {
    refuseIf(whyNotHire(state, seat, port, to, count));
    const cost = count * SAILOR_COST;
    state.sailors -= count;
    state.ports[port].hired += count;
    addPieces(state, to, 'sailor', count);
    pay(state, seat, cost);
    events.push({ type: 'hired', seat, port, to, count, cost });
  },
};
