import type { ScoreLine, Seat } from '../../core/game';
import type { LaLoireOptions } from './about';
import type { ColourId, GoodId, LocationId } from './data/board';
import type { CharacterId } from './data/characters';
import type { CardId } from './data/messages';
import type { ChoiceFrame, CircusFrame, Player, TurnFrame } from './state';

/** A choice of cards as one seat may see it. Other seats see only the number of cards drawn by a Spy. */
type ViewChoiceFrame = Omit<ChoiceFrame, 'drawn'> & {
  readonly count: number;
  /** The cards to choose from, sorted by id, so that the order of the deck stays secret; `null` if hidden. */
  readonly cards: readonly CardId[] | null;
};

export type ViewFrame = Readonly<TurnFrame> | Readonly<CircusFrame> | ViewChoiceFrame;

/** A village's good and the prices at which a Merchant could buy there, in deniers. */
export interface Offer {
  readonly good: GoodId;
  /** The market price of the village's shield, which is also paid for delivering a message of level 1. */
  readonly market: number;
  /** The price after all discounts. */
  readonly price: number;
  /** The price of beer for the owner of the Monastery here; `null` without a Monastery. */
  readonly beer: number | null;
}

/** The market after a purchase in a village with this shield colour. */
export interface Shift {
  readonly colour: ColourId;
  readonly market: readonly ColourId[];
  /** The colour to which the circus moves; `null` if it stays. */
  readonly circusTo: ColourId | null;
}

export interface ViewMessage {
  readonly card: CardId;
  readonly cubes: readonly LocationId[];
  /** The locations where a stop would deliver or advance it now. */
  readonly targets: readonly LocationId[];
  /** Whether its player could now deliver or advance it by stopping at one of its targets. */
  readonly deliverable: boolean;
}

export interface ViewPlayer extends Omit<Readonly<Player>, 'messages'> {
  readonly messages: readonly ViewMessage[];
  /** The score if the game ended now, and its sources. */
  readonly points: number;
  readonly pointLines: readonly ScoreLine[];
  /** Deniers the Merchant may take out of a city. */
  readonly leavesWith: number;
  /** Maximum number of horses in a stack. */
  readonly stackLimit: number;
  /** Maximum number of messages held. */
  readonly messageLimit: number;
  /** The characters to be hired before messages of a level can be delivered, by level minus one. */
  readonly helpers: readonly (readonly CharacterId[])[];
  /** Maximum number of cards held, by good. */
  readonly goodLimits: readonly number[];
  /** Number of Farms and Monasteries not on the board. */
  readonly farms: number;
  readonly monasteries: number;
}

/** One seat's view: everything except the order of the decks and the cards that only the Spy has seen. */
export interface LaLoireView {
  /** The viewer's seat; `null` for a spectator. */
  readonly seat: Seat | null;
  readonly options: LaLoireOptions;
  readonly shields: readonly ColourId[];
  /** Market tiles, left to right; prices are MARKET_PRICES by space. */
  readonly market: readonly ColourId[];
  readonly shifts: readonly Shift[];
  /** The village of the circus; NONE in the casual game. */
  readonly circus: LocationId;
  /** The market space of the circus's tile; NONE in the casual game. */
  readonly circusTile: number;
  readonly horses: readonly number[];
  readonly buildings: readonly number[];
  readonly owners: readonly number[];
  /** The offer of each location; `null` for cities. */
  readonly offers: readonly (Offer | null)[];
  readonly towers: number;
  readonly goods: readonly number[];
  readonly characters: readonly number[];
  /** Cards left in each message deck, by level minus one. */
  readonly decks: readonly number[];
  readonly players: readonly ViewPlayer[];
  readonly turn: number;
  /** The solo game's last turn, or `null`. */
  readonly lastTurn: number | null;
  /** The river's last space. */
  readonly river: number;
  /** The number of messages that end the game. */
  readonly messagesToEnd: number;
  readonly lastTurns: readonly Seat[] | null;
  /** The seats that could end the game before the acting player's next turn; empty once it is ending. */
  readonly nearEnd: readonly Seat[];
  /** The current decision; `null` if the game is over. */
  readonly frame: ViewFrame | null;
  /** The current turn, even if a question interrupts it; `null` if the game is over. */
  readonly active: Readonly<TurnFrame> | null;
  readonly actors: readonly Seat[];
  /** Whether the active Merchant has yet to move and is in a city with too little money to leave it. */
  readonly stranded: boolean;
}
