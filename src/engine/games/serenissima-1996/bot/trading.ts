import type { Seat } from '../../../core/game';
import type { GalleyId, GoodId, PortId } from '../../serenissima/board';
import { COIN, MAX_CARGO_PRICE, MAX_PRICE, PORT_PRICE } from '../data/components';
import { BOARD } from '../data/board';
import { graph, portAt } from '../geography';
import type { Serenissima1996Move } from '../moves';
import { galleyAt } from '../../serenissima/galleys';
import { openingMoves, payable } from '../phases/bargain';
import { monopolist } from '../queries';
import type { BargainFrame, Galley, State } from '../state';
import type { Style } from './style';
import { saleGain, turnsLeft, wants } from './worth';

/** What cargo must fetch beyond what it is worth aboard, and the least a buyer hopes to gain by it, in ducats. */
export const MARGIN = 2 * COIN;
const PROFIT = COIN;

/** What a seat says in a bargain, and the figures that speak for it. */
export interface Answer {
  readonly move: Serenissima1996Move;
  readonly why: 'quote' | 'dear' | 'fair' | 'counter' | 'refuse' | 'take' | 'top' | 'even' | 'keep';
  readonly price: number;
  readonly worth: number;
}

/** The answer to a bargain: quote what the buyer may still pay, haggle once, take what leaves a profit. */
export function bargainAnswer(state: State, seat: Seat, frame: BargainFrame, style: Style): Answer {
  const worth = pieceWorth(state, seat, galleyAt(state, frame.galley), frame.good, style);
  const step = (ducats: number) => Math.floor(ducats / COIN) * COIN;
  switch (frame.stage) {
    case 'quote': {
      if (frame.source.kind === 'galley') {
        const cost = pieceWorth(state, seat, galleyAt(state, frame.source.galley), frame.good, style);
        if (cost + MARGIN > MAX_CARGO_PRICE) return { move: { type: 'refuse' }, why: 'refuse', price: 0, worth: cost };
        return quote(step(cost) + MARGIN, cost);
      }
      const most = monopolist(state, frame.good) === seat ? style.monopolyPrice : Math.min(MAX_PRICE, style.price);
      return quote(most, worth);
    }
    case 'answer': {
      const payable = frame.quoted <= state.money[seat];
      const low = Math.max(
        frame.source.kind === 'port' ? PORT_PRICE : COIN,
        step(Math.min(frame.quoted - COIN, worth / 2)),
      );
      if (frame.quoted > PORT_PRICE && low < frame.quoted && low <= state.money[seat] && worth > low) {
        return { move: { type: 'counter', price: low }, why: 'counter', price: low, worth };
      }
      if (payable && worth > frame.quoted) return { move: { type: 'accept' }, why: 'fair', price: frame.quoted, worth };
      return { move: { type: 'refuse' }, why: 'dear', price: frame.quoted, worth };
    }
    case 'counter': {
      const cost =
        frame.source.kind === 'galley'
          ? pieceWorth(state, seat, galleyAt(state, frame.source.galley), frame.good, style)
          : Math.max(COIN, style.price - COIN);
      const good = frame.countered >= cost;
      const move: Serenissima1996Move = good ? { type: 'accept' } : { type: 'refuse' };
      return { move, why: good ? 'fair' : 'refuse', price: frame.countered, worth: cost };
    }
    case 'last': {
      const take = frame.quoted <= state.money[seat] && worth > frame.quoted;
      const move: Serenissima1996Move = take ? { type: 'accept' } : { type: 'refuse' };
      return { move, why: take ? 'fair' : 'dear', price: frame.quoted, worth };
    }
    case 'take':
      return {
        move: { type: 'take', count: payable(state, frame, frame.quoted) },
        why: 'take',
        price: frame.quoted,
        worth,
      };
  }
}

function quote(price: number, worth: number): Answer {
  return { move: { type: 'quote', price }, why: 'quote', price, worth };
}

/** What a piece aboard a galley should bring its owner: the best sale within its reach this turn, a little less the next. */
export function pieceWorth(state: State, seat: Seat, galley: Galley, good: GoodId, style: Style): number {
  const { distance } = graph(state.options);
  const left = turnsLeft(state);
  let best = 0;
  for (let port = 0; port < BOARD.ports.length; port++) {
    if (!wants(state, port, good)) continue;
    const away = distance[galley.space][BOARD.ports[port].space];
    const turns = Math.max(0, Math.ceil(away / galley.sailors) - 1);
    if (turns > left) continue;
    const gain = saleGain(state, seat, port, good, state.ports[port].owner, style) * 0.75 ** turns;
    if (gain > best) best = gain;
  }
  return best;
}

/** Bargains over cargo that leave both sides a profit, at most one for each galley of one's own, and what they should bring. */
export function deals(state: State, seat: Seat, style: Style): { moves: Serenissima1996Move[]; gain: number } {
  const best = new Map<GalleyId, { move: CargoMove; gain: number }>();
  for (const move of meetings(state, seat)) {
    const [from, to] = [galleyAt(state, move.from), galleyAt(state, move.galley)];
    const cost = pieceWorth(state, from.owner, from, move.good, style);
    const worth = pieceWorth(state, to.owner, to, move.good, style);
    if (worth - cost < MARGIN + PROFIT) continue;
    const asks = move.type === 'askCargo';
    const own = asks ? move.galley : move.from;
    const gain = asks ? worth - cost - MARGIN : MARGIN;
    if (gain > (best.get(own)?.gain ?? 0)) best.set(own, { move, gain });
  }
  const chosen = [...best.values()];
  return { moves: chosen.map(({ move }) => move), gain: chosen.reduce((sum, { gain }) => sum + gain, 0) };
}

type CargoMove = Extract<Serenissima1996Move, { type: 'askCargo' | 'offerCargo' }>;

/** What could be asked of, or offered to, the foreign galleys that lie where one's own do, a piece at a time. */
function meetings(state: State, seat: Seat): CargoMove[] {
  const [phase] = state.frames;
  const meet = state.galleys.some(
    (own) => own?.owner === seat && state.galleys.some((other) => other?.space === own.space && other.owner !== seat),
  );
  if (!meet || phase.kind !== 'phase') return [];
  const opening: Serenissima1996Move[] = [];
  openingMoves(state, seat, phase, opening);
  return opening.filter(
    (move): move is CargoMove => (move.type === 'askCargo' || move.type === 'offerCargo') && move.count === 1,
  );
}

/** Sales worth making, the best first: not those that give a rival more than they bring. */
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
      if (galley.cargo[good] === 0 || !wants(state, port, good)) continue;
      const gain = saleGain(state, seat, port, good, state.ports[port].owner, style);
      const spare = galley.cargo[good] > 1 ? 30 : 0;
      if (gain > 0) list.push({ move: { type: 'sell', galley: id, good }, gain: gain + spare, port, good });
    }
  });
  return list.sort((a, b) => b.gain - a.gain);
}
