import type { Seat } from '../../core/game';
import type { GalleyId } from '../serenissima/board';
import type { ReachedSpace } from '../serenissima/reach';
import type { Serenissima2012Options } from './about';
import type { Frame, Galley, Port, Standing, Step } from './state';

/** The active galley's strength: sailors minus spaces crossed, capped by its first round. */
export interface CombatValue {
  readonly sailors: number;
  readonly crossed: number;
  /** The limit set by the first round of this activation, or `null` before it. */
  readonly limit: number | null;
  readonly value: number;
}

/**
 * What one seat may know of a 2012 position: everything but other seats' money (an option) and the order of the Doge
 * cards.
 */
export interface Serenissima2012View {
  /** The seat whose view this is; `null` for a bystander. */
  readonly seat: Seat | null;
  readonly options: Serenissima2012Options;
  readonly first: Seat;
  readonly turn: number;
  /** The black token's galley, or `null` on the Doge space. */
  readonly active: GalleyId | null;
  /** Galleys still to be activated this turn, in order, without the active one. */
  readonly upcoming: readonly GalleyId[];
  /** The white token's space on the turn track. */
  readonly marker: number;
  readonly scorings: number;
  /** Spaces from the white token to the next scoring; `null` after the last. */
  readonly toScoring: number | null;
  /** The decision on top, or `null` if the game is over. */
  readonly frame: Frame | null;
  readonly phase: 'closing' | 'choosing' | Step | 'catchUp' | 'over';
  /** The seats that may move now. */
  readonly actors: readonly Seat[];
  /** The seat whose activation or purchase it is (also while another answers a question), or `null`. */
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
   * By port: ducats paid for the next cube in a foreign or neutral port, without bonuses; `null` if it is full or
   * closed.
   */
  readonly prices: readonly (number | null)[];
  /** By port: ducats earned at a scoring now, and with one more cube; `null` if there is no room for one. */
  readonly incomes: readonly { readonly now: number; readonly next: number | null }[];
  /** `standing[a][b]`: a's order for blockades of b's galleys. */
  readonly standing: readonly (readonly Standing[])[];
  /** Ducats each seat would earn at a scoring now. */
  readonly income: readonly number[];
  /** Ducats each seat would earn from the wine card now. */
  readonly wine: readonly number[];
  /** By space: the seats that could blockade the active galley there, in the order in which they decide. */
  readonly blockaders: readonly (readonly Seat[])[];
  /** By galley: how many more pieces fit aboard. */
  readonly room: readonly number[];
  /** Where the active galley could sail now; empty if it may not leave its space or another seat decides. */
  readonly reach: readonly ReachedSpace[];
  /** The active galley's combat value; `null` if no galley is active. */
  readonly combat: CombatValue | null;
  readonly doge: {
    /** Cards still face down, by index in DOGE_CARDS, in no particular order. */
    readonly left: readonly number[];
    /** Cards face up, in the order drawn. */
    readonly discard: readonly number[];
    /** The probability, from 0 to 1, that this turn's card brings a scoring. */
    readonly scoringChance: number;
  };
}
