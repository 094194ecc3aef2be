import type { Seat } from '../../../core/game';
import { sameBerth } from '../../serenissima/berths';
import type { Berth, Piece } from '../../serenissima/berths';
import { NOBODY } from '../../serenissima/board';
import type { GalleyId, GoodId } from '../../serenissima/board';
import { roomAboard } from '../../serenissima/cargo';
import { galleyAt, ownGalley, sinkGalley } from '../../serenissima/galleys';
import { exchangePieces, piecesOf, whyNotExchange, whyNotTransfer } from '../../serenissima/stowage';
import { BERTHS } from '../berths';
import { CUBE_COST } from '../data/components';
import { BOARD } from '../data/board';
import { portAt } from '../geography';
import type { Serenissima2012Move } from '../moves';
import { acting, activeGalley } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { ActivationFrame, State } from '../state';
import { whyNotPart } from '../steps';
import { endActivation } from './flow';
import type { Handlers } from './decision';

/** Step 1: adds the moves that load goods of the port or move pieces between the seat's galleys and its port. */
export function loadingMoves(state: State, frame: ActivationFrame, moves: Serenissima2012Move[]): void {
  if (whyNotPart(frame.step, 'loading')) return;
  const { seat, galley: id } = frame;
  const galley = galleyAt(state, id);
  for (let count = 1; !whyNotLoad(state, frame, count); count++) moves.push({ type: 'load', count });
  const port = portAt(galley.space);
  if (port >= 0 && state.ports[port].owner === seat) shifts(state, seat, id, BERTHS.ashore(port), moves);
  for (let other = 0; other < state.galleys.length; other++) {
    const mate = state.galleys[other];
    if (!mate || other === id || mate.owner !== seat || mate.space !== galley.space) continue;
    shifts(state, seat, id, BERTHS.aboard(other), moves);
    if (roomAboard(galley) > 0 || roomAboard(mate) > 0) continue;
    for (const piece of piecesOf(galley)) {
      for (const wanted of piecesOf(mate)) {
        if (!whyNotExchange(galley, piece, mate, wanted)) {
          moves.push({ type: 'exchange', piece, with: other, for: wanted });
        }
      }
    }
  }
  for (let good = 0; good < galley.cargo.length; good++) {
    if (galley.cargo[good] > 0) moves.push({ type: 'discard', good });
  }
  if (!whyNotScuttle(state, frame)) moves.push({ type: 'scuttle' });
}

/**
 * Why the seat can't sink the active galley. Our ruling: sinking it is allowed anywhere while loading. In matches
 * started before this ruling, a galley sinks only when its last sailor leaves.
 */
function whyNotScuttle(state: State, frame: ActivationFrame): RefusalCode | undefined {
  return state.options.scuttle ? whyNotPart(frame.step, 'loading') : 'not-now';
}

/** Adds every possible transfer between the active galley and another berth. */
function shifts(state: State, seat: Seat, id: GalleyId, other: Berth, moves: Serenissima2012Move[]): void {
  const own = BERTHS.aboard(id);
  for (const [from, to] of [
    [own, other],
    [other, own],
  ]) {
    // prettier-ignore
    if (BERTHS.roomAt(state, to) < 1) continue;
    const pieces: Piece[] = 'galley' in from && 'galley' in to ? piecesOf(galleyAt(state, from.galley)) : ['sailor'];
    for (const piece of pieces) {
      if (!whyNotShift(state, seat, from, to, piece)) moves.push({ type: 'transfer', from, to, piece });
    }
  }
}

function whyNotShift(state: State, seat: Seat, from: Berth, to: Berth, piece: Piece): RefusalCode | undefined {
  const active = BERTHS.aboard(acting(state).galley);
  if (!sameBerth(from, active) && !sameBerth(to, active)) return 'active-only';
  const why = whyNotTransfer(BERTHS, state, seat, from, to, piece);
  if (why) return why === 'no-room' && 'port' in to ? 'garrison-full' : why;
  return 'port' in from && state.ports[from.port].garrison === 1 ? 'last-garrison' : undefined;
}

/** The price of `count` cubes, without the free cube of the seat's own port. */
export function loadCost(state: State, frame: ActivationFrame, count: number): { free: number; cost: number } {
  const port = portAt(galleyAt(state, frame.galley).space);
  const own = port >= 0 && state.ports[port].owner === frame.seat;
  const free = own && !frame.freeLoaded ? 1 : 0;
  return { free, cost: (count - free) * CUBE_COST };
}

function whyNotLoad(state: State, frame: ActivationFrame, count: number): RefusalCode | undefined {
  const why = whyNotPart(frame.step, 'loading');
  if (why) return why;
  const galley = galleyAt(state, frame.galley);
  const port = portAt(galley.space);
  if (port < 0) return 'no-port-here';
  if (state.ports[port].closed) return 'port-closed';
  if (count < 1) return 'count';
  if (count > state.supply[BOARD.ports[port].good]) return 'supply-empty';
  if (count > roomAboard(galley)) return 'no-room';
  return loadCost(state, frame, count).cost > state.money[frame.seat] ? 'no-money' : undefined;
}

export const loading: Handlers<ActivationFrame, 'load' | 'transfer' | 'exchange' | 'discard' | 'scuttle'> = {
  load(state, seat, { count }, { events }, frame) {
    refuseIf(whyNotLoad(state, frame, count));
    const galley = activeGalley(state);
    const port = portAt(galley.space);
    const { good } = BOARD.ports[port];
    const { free, cost } = loadCost(state, frame, count);
    const { owner } = state.ports[port];
    const paidTo = owner === seat ? NOBODY : owner;
    state.supply[good] -= count;
    galley.cargo[good] += count;
    state.money[seat] -= cost;
    if (paidTo !== NOBODY) state.money[paidTo] += cost;
    if (free > 0) frame.freeLoaded = true;
    frame.step = 'loading';
    events.push({ type: 'loaded', seat, galley: frame.galley, port, good, count, free, cost, paidTo });
  },

  transfer(state, seat, { from, to, piece }, context, frame) {
    refuseIf(whyNotPart(frame.step, 'loading') ?? whyNotShift(state, seat, from, to, piece));
    BERTHS.addPieces(state, from, piece, -1);
    BERTHS.addPieces(state, to, piece, 1);
    frame.step = 'loading';
    context.events.push({ type: 'transferred', seat, from, to, piece });
    if (!('galley' in from) || galleyAt(state, from.galley).sailors > 0) return;
    sinkGalley(state, from.galley, 'abandoned', context.events);
    if (from.galley === frame.galley) endActivation(state, context);
  },

  exchange(state, seat, { piece, with: other, for: wanted }, { events }, frame) {
    refuseIf(whyNotPart(frame.step, 'loading'));
    const galley = activeGalley(state);
    const mate = ownGalley(state, seat, other);
    if (!mate) return refuseIf('not-your-galley');
    refuseIf(other === frame.galley || mate.space !== galley.space ? 'not-here' : undefined);
    refuseIf(whyNotExchange(galley, piece, mate, wanted));
    exchangePieces(galley, piece, mate, wanted);
    frame.step = 'loading';
    events.push({ type: 'exchanged', seat, galley: frame.galley, piece, with: other, for: wanted });
  },

  discard(state, seat, { good }, { events }, frame) {
    refuseIf(whyNotPart(frame.step, 'loading') ?? whyNotDiscard(state, good));
    activeGalley(state).cargo[good]--;
    state.supply[good]++;
    frame.step = 'loading';
    events.push({ type: 'discarded', seat, galley: frame.galley, good });
  },

  scuttle(state, seat, _move, context, frame) {
    refuseIf(whyNotScuttle(state, frame));
    const galley = activeGalley(state);
    const { sailors } = galley;
    state.reserve[seat] += sailors;
    galley.sailors = 0;
    context.events.push({ type: 'scuttled', seat, galley: frame.galley, space: galley.space, sailors });
    sinkGalley(state, frame.galley, 'abandoned', context.events);
    endActivation(state, context);
  },
};

function whyNotDiscard(state: State, good: GoodId): RefusalCode | undefined {
  return activeGalley(state).cargo[good] === 0 ? 'none-to-discard' : undefined;
}
