import type { Seat } from '../../core/game';
import type { Serenissima1996Options } from './about';
import type { ReachedSpace } from '../serenissima/reach';
import type { PowerId } from './data/board';
import type { BiddingFrame, Frame, Galley, Port, Standing } from './state';

/** The bids as one seat may know them: who has bid, and its own. */
interface HiddenBiddingFrame {
  readonly kind: 'bidding';
  readonly placed: readonly boolean[];
  readonly own: number | null;
}

export type ViewFrame = Exclude<Frame, BiddingFrame> | HiddenBiddingFrame;

/** What one seat may know of a 1996 position: all but other people's money, bids and standing orders. */
export interface Serenissima1996View {
  /** Whose view this is; `null`: everybody's. */
  readonly seat: Seat | null;
  readonly options: Serenissima1996Options;
  readonly powers: readonly PowerId[];
  readonly turn: number;
  readonly lastTurn: number;
  readonly order: readonly Seat[];
  /** The decision on top, or `null` when the game is over. */
  readonly frame: ViewFrame | null;
  /** The phase under way, below any bargain or passage. */
  readonly phase:
    'placement' | 'bidding' | 'ordering' | 'harbour' | 'sailing' | 'combat' | 'landing' | 'revenue' | 'over';
  /** Who may move now. */
  readonly actors: readonly Seat[];
  /** Whose phase it is (also while another answers a question), or `null`. */
  readonly active: Seat | null;
  /** Ducats, `null` where they are hidden. */
  readonly money: readonly (number | null)[];
  readonly supply: readonly number[];
  readonly sailors: number;
  readonly forts: number;
  readonly galleys: readonly (Readonly<Galley> | null)[];
  readonly ports: readonly Readonly<Port>[];
  /** How many more pieces each galley takes aboard, by galley. */
  readonly room: readonly number[];
  /** Where each galley could sail to now, by galley; empty where it may not leave its space, or nobody sails. */
  readonly reach: readonly (readonly ReachedSpace[])[];
  /** Ducats the next piece of a new good brings the viewer in each port, bonuses apart; `null` when its warehouse is full. */
  readonly prices: readonly (number | null)[];
  /** The viewer's standing answers by asker, `null` for a bystander. */
  readonly standing: readonly Standing[] | null;
  /** Monopolies: `monopolies[good]` is the seat that owns every port producing it, or NOBODY. */
  readonly monopolies: readonly Seat[];
}
