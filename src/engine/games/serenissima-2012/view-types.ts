import type { Seat } from '../../core/game';
import type { GalleyId } from '../serenissima/board';
import type { ReachedSpace } from '../serenissima/reach';
import type { Serenissima2012Options } from './about';
import type { Frame, Galley, Port, Standing, Step } from './state';

/**
 * The active galley's strength: its sailors minus the spaces crossed; after the first round, at most the value of that
 * round.
 */
export interface CombatValue {
  readonly sailors: number;
  readonly crossed: number;
  /** The value of the first round, which limits later ones; `null` before it. */
  readonly limit: number | null;
  readonly value: number;
}

/** One seat's view: everything but the order of the Doge cards and, if money is hidden, other seats' money. */
export interface Serenissima2012View {
  /** The viewer's seat; `null` for a spectator. */
  readonly seat: Seat | null;
  readonly options: Serenissima2012Options;
  readonly first: Seat;
  readonly turn: number;
  /** The black token's galley; `null` on the Doge space. */
  readonly active: GalleyId | null;
  /** Galleys that will still be activated this turn, in order. */
  readonly upcoming: readonly GalleyId[];
  /** The white token's space on the turn track. */
  readonly marker: number;
  readonly scorings: number;
  /** Spaces from the white token to the next scoring; `null` after the last one. */
  readonly toScoring: number | null;
  /** The current decision; `null` if the game is over. */
  readonly frame: Frame | null;
  readonly phase: 'closing' | 'choosing' | Step | 'catchUp' | 'over';
  readonly actors: readonly Seat[];
  /** The seat whose activation or purchase it is, even while another seat answers a question; otherwise `null`. */
  readonly turnOf: Seat | null;
  /** Ducats by seat; `null` if hidden. */
  readonly money: readonly (number | null)[];
  readonly reserve: readonly number[];
  readonly supply: readonly number[];
  readonly forts: number;
  readonly basilicas: number;
  readonly galleys: readonly (Readonly<Galley> | null)[];
  readonly ports: readonly Readonly<Port>[];
  /**
   * The ducats that each port pays for the next cube, except to its owner and without bonuses; `null` if full or
   * closed.
   */
  readonly prices: readonly (number | null)[];
  /**
   * The ducats that the viewer gets for the next piece of each good in each port, with bonuses; 0 if the port doesn't buy
   * it. For a spectator, those of the seat whose turn it is.
   */
  readonly sales: readonly (readonly number[])[];
  /** Each warehouse's income if there were a scoring now, and with one more cube; `null` if there is no room for it. */
  readonly incomes: readonly { readonly now: number; readonly next: number | null }[];
  /** `standing[a][b]`: a's order about blockading b's galleys. */
  readonly standing: readonly (readonly Standing[])[];
  /** Ducats each seat would earn at a scoring now. */
  readonly income: readonly number[];
  /** Ducats each seat would earn from the wine card now. */
  readonly wine: readonly number[];
  /** The seats that could blockade the active galley in each space, in the order of their decisions. */
  readonly blockaders: readonly (readonly Seat[])[];
  /** The number of pieces that still fit aboard each galley. */
  readonly room: readonly number[];
  /** The spaces that the active galley could sail to; empty if it can't leave or another seat decides. */
  readonly reach: readonly ReachedSpace[];
  /** The active galley's combat value; `null` if no galley is active. */
  readonly combat: CombatValue | null;
  readonly doge: {
    /** Face-down cards, as indices of DOGE_CARDS, in no particular order. */
    readonly left: readonly number[];
    /** Face-up cards, in the order drawn. */
    readonly discard: readonly number[];
    /** Probability, from 0 to 1, that this turn's card brings a scoring. */
    readonly scoringChance: number;
  };
}
