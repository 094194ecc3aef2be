/** Seats are numbered as in `core/game`. */

/** A place or piece of a board, as the table names it (`space:14`, `port:3`). */
export type PlaceId = string;

/** The places that a piece could reach on its owner's next move. */
export interface Reach {
  readonly seat: number;
  readonly piece: PlaceId;
  /** The reachable places except the current one, nearest first. */
  readonly places: readonly PlaceId[];
  /** Whether that move is next turn (true) or can be this turn (false). Default: unknown. */
  readonly later?: boolean;
}

/** An attack that a seat could make with one piece. */
export interface Attack {
  readonly seat: number;
  readonly piece: PlaceId;
  readonly target: PlaceId;
  readonly owner: number;
  /** The probability of taking the target in a fight to the end, rounded to whole per cent. */
  readonly chance: number;
  /** Number of moves to reach the target; 0 if the piece can attack from its current place. */
  readonly steps: number;
  /** The seats that may stop the piece on the way. */
  readonly asks: readonly number[];
  /** Whether the attack could still happen this turn. */
  readonly soon: boolean;
}

/** Whether the target's owner may stop the attacking piece on the way. */
export const isBlockable = ({ asks, owner }: Attack): boolean => asks.includes(owner);

/** A place where a seat may stop pieces of other seats that want to move on. */
export interface Blockade {
  readonly seat: number;
  readonly place: PlaceId;
  readonly against: readonly number[];
}

/** A seat's loss from a disaster of a given level. */
interface Loss {
  readonly seat: number;
  readonly place: PlaceId;
  readonly level: number;
  readonly count: number;
  /** Whether the disaster happens at the end of this round. */
  readonly coming: boolean;
}

/** A seat that could end the game on its next turn. */
export interface Ending {
  readonly seat: number;
  /** The seats whose next turn is later. */
  readonly before: readonly number[];
}

/** The moves, attacks, blockades and losses that are possible next. Contains public information only. */
export interface Threats {
  readonly reach: readonly Reach[];
  readonly attacks: readonly Attack[];
  readonly blockades: readonly Blockade[];
  readonly losses: readonly Loss[];
  /** Default: the game can't end by a move. */
  readonly endings?: readonly Ending[];
}

export const NO_THREATS: Threats = { reach: [], attacks: [], blockades: [], losses: [] };
