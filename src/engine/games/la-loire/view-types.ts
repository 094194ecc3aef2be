import type { Seat } from '../../core/game';
import type { LaLoireOptions } from './about';
import type { ColourId, GoodId, LocationId } from './data/board';
import type { CardId } from './data/messages';
import type { ChoiceFrame, CircusFrame, Player, TurnFrame } from './state';

/** A choice among drawn cards as others see it: how many, not which. The Ducal Palace's search lists the deck by card. */
type ViewChoiceFrame = Omit<ChoiceFrame, 'drawn'> & {
  readonly count: number;
  /** The cards to choose from, in no telling order; `null` where they are hidden. */
  readonly cards: readonly CardId[] | null;
};

export type ViewFrame = Readonly<TurnFrame> | Readonly<CircusFrame> | ViewChoiceFrame;

/** What a village offers any Merchant who stops there now, in deniers. */
export interface Offer {
  readonly good: GoodId;
  /** Market price of its shield: what a message of level 1 pays. */
  readonly market: number;
  /** After all discounts. */
  readonly price: number;
  /** Price of beer for the owner of the monastery here, or `null` where none stands. */
  readonly beer: number | null;
}

/** What the market becomes when a good is bought under a shield. */
export interface Shift {
  readonly colour: ColourId;
  readonly market: readonly ColourId[];
  /** The colour the circus moves to then, or `null` when it stays. */
  readonly circusTo: ColourId | null;
}

export interface ViewMessage {
  readonly card: CardId;
  readonly cubes: readonly LocationId[];
  /** Where stopping would deliver it or bring it on, as things stand. */
  readonly targets: readonly LocationId[];
  /** Whether its player may deliver it yet (Apprentice, Helper; the casual game's order). */
  readonly deliverable: boolean;
}

export interface ViewPlayer extends Omit<Readonly<Player>, 'messages'> {
  readonly messages: readonly ViewMessage[];
  /** Deniers the Merchant may take out of a city. */
  readonly leavesWith: number;
  /** Horses a stack may have, messages one may hold. */
  readonly stackLimit: number;
  readonly messageLimit: number;
  /** Cards one may hold, by good. */
  readonly goodLimits: readonly number[];
  /** Wooden buildings in hand. */
  readonly farms: number;
  readonly monasteries: number;
}

/** What one seat may know of a position of La Loire: all but the order of the decks and what the Spy has seen. */
export interface LaLoireView {
  /** Whose view this is; `null`: everybody's. */
  readonly seat: Seat | null;
  readonly options: LaLoireOptions;
  readonly shields: readonly ColourId[];
  /** Market tiles, left to right; prices are MARKET_PRICES by space. */
  readonly market: readonly ColourId[];
  readonly shifts: readonly Shift[];
  /** The village of the circus and the market space of its tile; NONE in the casual game. */
  readonly circus: LocationId;
  readonly circusTile: number;
  readonly horses: readonly number[];
  readonly buildings: readonly number[];
  readonly owners: readonly number[];
  /** By location, `null` in the cities. */
  readonly offers: readonly (Offer | null)[];
  readonly towers: number;
  readonly goods: readonly number[];
  readonly characters: readonly number[];
  /** Cards left in each message deck, by level less one. */
  readonly decks: readonly number[];
  readonly players: readonly ViewPlayer[];
  readonly turn: number;
  /** The solo game's last turn, or `null`. */
  readonly lastTurn: number | null;
  /** The river's last space and the messages that end the game. */
  readonly river: number;
  readonly messagesToEnd: number;
  readonly lastTurns: readonly Seat[] | null;
  /** The decision on top, or `null` when the game is over. */
  readonly frame: ViewFrame | null;
  /** The turn under way, also below a question; `null` when the game is over. */
  readonly active: Readonly<TurnFrame> | null;
  readonly actors: readonly Seat[];
  /** Whether the Merchant in turn has yet to move, stands in a city and has too little to leave it. */
  readonly stranded: boolean;
}
