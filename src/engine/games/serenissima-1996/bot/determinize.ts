import type { Random, Seat } from '../../../core/game';
import { COIN, COIN_BOX } from '../data/components';
import { copyFrame } from '../copy';
import type { BargainFrame, BiddingFrame, Frame, Galley, PhaseFrame, Port, State } from '../state';
import type { Serenissima1996View, ViewFrame } from '../view-types';

/**
 * Range of a rival's hidden money in coins: at least POOREST, less than RICHEST. Most players have spent most of their
 * money.
 */
const POOREST = 3;
const RICHEST = 25;
/** Possible bids of rivals in coins. Most bids are small. */
const BIDS = [0, 0, 0, 1, 1, 2, 3, 5] as const;

/**
 * A complete position consistent with a seat's view. Hidden money and bids are drawn at random. Rivals are assumed to
 * have no standing orders.
 */
export function determinize(view: Serenissima1996View, seat: Seat, random: Random): State {
  const seats = view.powers.length;
  const money = view.money.map((ducats, other) => {
    if (ducats !== null) return ducats;
    if (view.turn <= 1 && view.phase !== 'harbour') return 2000;
    const known = view.frame?.kind === 'bargain' && view.frame.buyer === other ? owed(view.frame) : 0;
    return Math.max(known, COIN * (POOREST - 1 + random.roll(RICHEST - POOREST)));
  });
  const galleys = view.galleys.map((galley) => galley && copyGalley(galley));
  const ports = view.ports.map(copyPort);
  const afloat = galleys.reduce((sum, galley) => sum + (galley?.sailors ?? 0), 0);
  const ashore = ports.reduce((sum, { garrison }) => sum + garrison, 0);
  return {
    options: view.options,
    powers: view.powers.slice(),
    turn: view.turn,
    lastTurn: view.lastTurn,
    order: view.order.slice(),
    frames: frames(view, seat, money, random),
    money,
    treasury: money.reduce((left, ducats) => left - ducats, COIN_BOX),
    supply: view.supply.slice(),
    sailors: view.sailors,
    fallen: Math.max(0, view.options.sailors - view.sailors - afloat - ashore),
    forts: view.forts,
    galleys,
    ports,
    standing: Array.from({ length: seats }, (_, other) =>
      other === seat && view.standing ? view.standing.slice() : Array.from({ length: seats }, () => 'ask' as const),
    ),
  };
}

/** The minimum money of a buyer: the price it offered or agreed to. */
const owed = ({ stage, quoted, countered }: BargainFrame): number => (stage === 'take' ? quoted : countered);

function frames(view: Serenissima1996View, seat: Seat, money: readonly number[], random: Random): Frame[] {
  const { frame } = view;
  if (!frame) return [];
  if (frame.kind === 'bidding') return [bids(frame, seat, money, random)];
  const top = copyFrame(frame);
  if (frame.kind !== 'bargain' && frame.kind !== 'passage' && frame.kind !== 'spoils') return [top];
  const below: PhaseFrame = {
    kind: 'phase',
    phase: frame.kind === 'bargain' ? 'harbour' : frame.kind === 'passage' ? 'sailing' : 'combat',
    place: Math.max(0, view.order.indexOf(view.active ?? 0)),
    closed: [],
  };
  return [below, top];
}

function bids(
  frame: Extract<ViewFrame, { kind: 'bidding' }>,
  seat: Seat,
  money: readonly number[],
  random: Random,
): BiddingFrame {
  return {
    kind: 'bidding',
    bids: frame.placed.map((placed, other) => {
      if (other === seat) return frame.own;
      return placed ? Math.min(money[other], COIN * BIDS[random.roll(BIDS.length) - 1]) : null;
    }),
  };
}

function copyGalley(galley: Readonly<Galley>): Galley {
  return { ...galley, cargo: galley.cargo.slice() };
}

function copyPort(port: Readonly<Port>): Port {
  return { ...port, warehouse: port.warehouse.slice() };
}
