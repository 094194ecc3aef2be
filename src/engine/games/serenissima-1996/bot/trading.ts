import type { Seat } from '../../../core/game';
import type { GalleyId, GoodId, PortId } from '../../serenissima/board';
import { COIN } from '../data/components';
import { BOARD } from '../data/board';
import { portAt } from '../geography';
import type { Serenissima1996Move } from '../moves';
import { openingMoves } from '../phases/bargain';
import type { State } from '../state';
import { fairPrice, termsOf } from './bargaining';
import { marketIn } from './cargo-worth';
import type { Style } from './style';
import { saleGain, wouldBuy } from './worth';

/** Minimum total gain of a bargain in ducats. Both sides share it equally. */
const PROFIT = 2 * COIN;

/** Cargo bargains that profit both sides, at most one per galley of the seat, and the seat's total expected gain. */
export function deals(state: State, seat: Seat, style: Style): { moves: Serenissima1996Move[]; gain: number } {
  const best = new Map<GalleyId, { move: CargoMove; gain: number }>();
  const market = marketIn(state, style);
  for (const move of meetings(state, seat)) {
    const source = { kind: 'galley', galley: move.from } as const;
    const terms = termsOf(market, { ...move, source });
    const price = fairPrice(terms);
    if ((terms.worth - terms.cost) * terms.pieces < PROFIT || price <= terms.cost) continue;
    const asks = move.type === 'askCargo';
    const own = asks ? move.galley : move.from;
    const gain = (asks ? terms.worth - price : price - terms.cost) * terms.pieces;
    if (gain > (best.get(own)?.gain ?? 0)) best.set(own, { move: { ...move, count: terms.pieces }, gain });
  }
  const chosen = [...best.values()];
  return { moves: chosen.map(({ move }) => move), gain: chosen.reduce((sum, { gain }) => sum + gain, 0) };
}

type CargoMove = Extract<Serenissima1996Move, { type: 'askCargo' | 'offerCargo' }>;

/** Possible requests and offers between galleys in the same space, each with its highest count. */
function meetings(state: State, seat: Seat): CargoMove[] {
  const [phase] = state.frames;
  const meet = state.galleys.some(
    (own) => own?.owner === seat && state.galleys.some((other) => other?.space === own.space && other.owner !== seat),
  );
  if (!meet || phase.kind !== 'phase') return [];
  const opening: Serenissima1996Move[] = [];
  openingMoves(state, seat, phase, opening);
  const cargo = opening.filter((move): move is CargoMove => move.type === 'askCargo' || move.type === 'offerCargo');
  // Moves are sorted by count, so the last one of a kind has the highest.
  return cargo.filter((move, i) => !(cargo[i + 1]?.count > move.count));
}

/** Profitable sales, best first. Leaves out sales that help a rival more than the seat. */
export function sales(
  state: State,
  seat: Seat,
  style: Style,
): { move: Serenissima1996Move; gain: number; port: PortId; good: GoodId }[] {
  const list: { move: Serenissima1996Move; gain: number; port: PortId; good: GoodId }[] = [];
  state.galleys.forEach((galley, id) => {
    if (!galley || galley.owner !== seat) return;
    const port = portAt(galley.space);
    if (port < 0) return;
    for (let good = 0; good < BOARD.goods.length; good++) {
      if (galley.cargo[good] === 0 || !wouldBuy(state, port, good)) continue;
      const gain = saleGain(state, seat, port, good, state.ports[port].owner, style);
      const spare = galley.cargo[good] > 1 ? 30 : 0;
      if (gain > 0) list.push({ move: { type: 'sell', galley: id, good }, gain: gain + spare, port, good });
    }
  });
  return list.sort((a, b) => b.gain - a.gain);
}
