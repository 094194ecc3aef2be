import type { Seat } from '../../core/game';
import type { PortId } from '../serenissima/board';
import { actors } from './rules';
import { BERTHS } from './berths';
import { copyState, copyFrame } from './copy';
import { BOARD } from './data/board';
import type { Serenissima1996Move } from './moves';
import { raidsIn } from './raids';
import { saleValue } from './phases/revenue';
import { reaches } from './phases/sailing';
import { incomeOf, isFull, monopolist, phaseFrame } from './queries';
import type { Frame, State } from './state';
import type { Serenissima1996View, ViewFrame } from './view-types';
import { scoreLines } from './score';
import { topFrame } from '../../kit/frames';
import { whyNotStore } from '../serenissima/warehouse';

/** A position as one seat may see it: without other seats' bids, standing orders and (with hidden money) ducats. */
export function viewOf(state: State, seat: Seat | null): Serenissima1996View {
  const { options, powers, turn, lastTurn, order, money, supply, sailors, forts, galleys, ports, standing } =
    copyState(state);
  const phase = phaseFrame(state);
  const top = topFrame(state);
  const open = options.money === 'open' || top === undefined;
  const visible = money.map((ducats, other) => (open || other === seat ? ducats : null));
  // Without a seat at the screen, the market is described for the seat whose phase it is.
  const seller = seat ?? (phase ? order[phase.place] : null);
  const reach = reaches(state);
  const pointLines = powers.map((_, owner) => scoreLines({ options, powers, ports, galleys, money: visible }, owner));
  return {
    seat,
    options: { ...options },
    powers: powers.slice(),
    turn,
    lastTurn,
    order: order.slice(),
    frame: top ? viewFrame(top, seat) : null,
    phase: phase ? phase.phase : top ? (top.kind as 'placement' | 'bidding' | 'ordering') : 'over',
    actors: actors(state),
    active: phase ? order[phase.place] : null,
    money: visible,
    supply,
    sailors,
    forts,
    galleys,
    ports,
    room: state.galleys.map((_, galley) => BERTHS.roomAt(state, BERTHS.aboard(galley))),
    reach,
    ...raidsIn(state, reach),
    prices: BOARD.ports.map((_, port) => nextPrice(state, seller, port)),
    sales: state.ports.map((_, port) => salesIn(state, seller, port)),
    income: powers.map((_, owner) => incomeOf(state, owner)),
    points: pointLines.map((lines) => lines.reduce((sum, { points }) => sum + points, 0)),
    pointLines,
    standing: seat === null ? null : standing[seat],
    monopolies: BOARD.goods.map((_, good) => monopolist(state, good)),
  };
}

/** The ducats that the seat would get for one more good here, without a bonus. `null` if the port is full. */
function nextPrice(state: State, seat: Seat | null, port: PortId): number | null {
  return isFull(state, port) ? null : saleValue(state, seat, port, BOARD.ports[port].good).price;
}

function salesIn(state: State, seat: Seat | null, port: PortId): number[] {
  return BOARD.goods.map((_, good) => {
    if (whyNotStore(state.ports[port], BOARD.ports[port], good)) return 0;
    const { price, bonus } = saleValue(state, seat, port, good);
    return price + bonus;
  });
}

function viewFrame(frame: Frame, seat: Seat | null): ViewFrame {
  if (frame.kind !== 'bidding') return copyFrame(frame) as ViewFrame;
  return {
    kind: 'bidding',
    placed: frame.bids.map((bid) => bid !== null),
    own: seat === null ? null : frame.bids[seat],
  };
}

/** Bids are hidden until all are revealed; standing orders always. */
export function isHidden(move: Serenissima1996Move): boolean {
  if (move.type === 'answerPassage') return move.standing;
  return move.type === 'bid' || move.type === 'setPassage';
}

/**
 * Whether a decision's screen shows the seat's bid, hidden money or standing orders. The curtain therefore tells others
 * that the seat has standing orders, but not which ones.
 */
export function isPrivate(state: State, seat: Seat): boolean {
  const frame = topFrame(state);
  const hidden = state.options.money === 'hidden';
  switch (frame?.kind) {
    case 'bidding':
      return true;
    case 'phase':
      return frame.phase === 'harbour' && (hidden || state.standing[seat].some((answer) => answer !== 'ask'));
    case 'bargain':
      return hidden && seat === frame.buyer;
    default:
      return false;
  }
}
