import type { ScoreLine, Seat } from '../../core/game';
import type { Serenissima1996Options } from './about';
import type { ReachedSpace } from '../serenissima/reach';
import type { SpaceId } from '../serenissima/board';
import type { Raid } from './raids';
import type { PowerId } from './data/board';
import type { BiddingFrame, Frame, Galley, Port, Standing } from './state';

/** The bids as one seat may see them: which seats have bid, and its own bid. */
interface HiddenBiddingFrame {
  readonly kind: 'bidding';
  readonly placed: readonly boolean[];
  readonly own: number | null;
}

export type ViewFrame = Exclude<Frame, BiddingFrame> | HiddenBiddingFrame;

/** One seat's view: everything except other seats' bids, standing orders and (with hidden money) ducats. */
export interface Serenissima1996View {
  /** The viewer's seat; `null` for a spectator. */
  readonly seat: Seat | null;
  readonly options: Serenissima1996Options;
  readonly powers: readonly PowerId[];
  readonly turn: number;
  readonly lastTurn: number;
  readonly order: readonly Seat[];
  /** The current decision; `null` if the game is over. */
  readonly frame: ViewFrame | null;
  /** The current phase, even if a question interrupts it. */
  readonly phase:
    'placement' | 'bidding' | 'ordering' | 'harbour' | 'sailing' | 'combat' | 'landing' | 'revenue' | 'over';
  readonly actors: readonly Seat[];
  /** The seat whose phase it is, even while another seat answers a question; `null` outside phases. */
  readonly active: Seat | null;
  /** Ducats by seat; `null` if hidden. */
  readonly money: readonly (number | null)[];
  readonly supply: readonly number[];
  readonly sailors: number;
  readonly forts: number;
  readonly galleys: readonly (Readonly<Galley> | null)[];
  readonly ports: readonly Readonly<Port>[];
  /** The number of pieces that still fit aboard each galley. */
  readonly room: readonly number[];
  /**
   * The spaces that each galley could sail to now; empty if it can't leave its space, and outside the sailing phase.
   */
  readonly reach: readonly (readonly ReachedSpace[])[];
  /** By galley: the likely attack on it this turn before it can sail away, or `null`. */
  readonly raids: readonly (Raid | null)[];
  /** By galley: the spaces in its reach where a rival that is there now would probably beat it, and that attack. */
  readonly raidsAt: readonly (readonly (Raid & { readonly space: SpaceId })[])[];
  /**
   * The ducats for one more good in each port, without bonuses; `null` if the warehouse is full. Calculated for
   * the viewer, or for the seat whose phase it is if the viewer is a spectator.
   */
  readonly prices: readonly (number | null)[];
  /** By port and good: the same seat's proceeds for one piece, with bonuses. 0 if the port doesn't buy it. */
  readonly sales: readonly (readonly number[])[];
  /** Ducats each seat is paid at the end of the turn. */
  readonly income: readonly number[];
  /** Points that each seat would score if the game ended now. Hidden money doesn't count. */
  readonly points: readonly number[];
  /** The same points by source. */
  readonly pointLines: readonly (readonly ScoreLine[])[];
  /** The viewer's standing orders by asking seat; `null` for a spectator. */
  readonly standing: readonly Standing[] | null;
  /** The seat that owns all ports producing each good, or NOBODY. */
  readonly monopolies: readonly Seat[];
}
