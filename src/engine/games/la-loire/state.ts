import type { Seat } from '../../core/game';
import type { LaLoireOptions } from './about';
import type { ColourId, LocationId } from './data/board';
import type { CharacterId } from './data/characters';
import type { CardId, Level } from './data/messages';

/** A player's two figures on the roads. */
export type Figure = 'merchant' | 'messenger';
export const FIGURES: readonly Figure[] = ['merchant', 'messenger'];

/** The value for “no seat”, “no location” and “no building”. */
export const NONE = -1;

/**
 * The direction along the loop: 1 is clockwise (Nantes, north road, Orléans, south road), -1 the other way. 0 is in a
 * city, from which a figure may go either way.
 */
export type Direction = -1 | 0 | 1;

/** A figure and its horses. */
export interface Stack {
  at: LocationId;
  direction: Direction;
  horses: number;
}

/** A message that is bought but not yet delivered. */
export interface Message {
  card: CardId;
  /** The villages with its cubes, in the order they were visited. */
  cubes: LocationId[];
}

export interface Player {
  merchant: Stack;
  messenger: Stack;
  money: number;
  /** Spaces its boat has moved on the river; each is a point. */
  boat: number;
  /** Cards held, by good. */
  goods: number[];
  messages: Message[];
  delivered: CardId[];
  /** Message cubes in hand. */
  cubes: number;
  /** The characters hired, in order. */
  characters: CharacterId[];
  /** By palace card: NOT_OWNED, NEW (bought this turn) or WORKING. */
  palaces: number[];
}

export const NOT_OWNED = 0;
export const NEW = 1;
export const WORKING = 2;

/** The Messenger's action this turn. Only one is possible. */
type Errand = 'none' | 'delivery' | 'messages' | 'hire';

/** A player's turn: both figures move, in any order, and each may act right after its move. */
export interface TurnFrame {
  kind: 'turn';
  seat: Seat;
  /**
   * Whether the turn began with the Merchant in a city and too little money to leave. In such a turn, no figure moves
   * or acts.
   */
  poor: boolean;
  /** For each figure, whether it has moved. */
  merchant: boolean;
  messenger: boolean;
  /** The figure that moved last and may act; `null` before the first move. */
  acting: Figure | null;
  /** Whether a horse was bought from elsewhere this turn, and the figure that must move with it. */
  fetched: boolean;
  fetchedBy: Figure | null;
  /** Characters hired this turn, by either figure. */
  hired: number;
  /** Whether the Merchant bought a good. */
  bought: boolean;
  /** How many buildings the Merchant bought. */
  built: number;
  /** Whether the Merchant shipped. */
  shipped: boolean;
  errand: Errand;
  messages: number;
}

/** The circus moves. The active player chooses a village of the first market tile's colour. */
export interface CircusFrame {
  kind: 'circus';
  seat: Seat;
  colour: ColourId;
}

/** Choosing a card: from three drawn by the Spy, or from a whole deck in the Ducal Palace. */
export interface ChoiceFrame {
  kind: 'choice';
  seat: Seat;
  way: 'spy' | 'palace';
  level: Level;
  /** Spy: the drawn cards in order, removed from the deck. Palace: empty, because the deck itself is searched. */
  drawn: CardId[];
  /** Deniers already paid. */
  cost: number;
}

export type Frame = TurnFrame | CircusFrame | ChoiceFrame;

export interface State {
  options: LaLoireOptions;
  /** Shields by location, NONE in the cities. Never changes after the set-up. */
  shields: ColourId[];
  /** Market tiles, left to right. */
  market: ColourId[];
  /** The village of the circus; NONE in the casual game. The circus's market tile has the colour of this village. */
  circus: LocationId;
  /** Horses without a rider, by location. */
  horses: number[];
  /** The building at each location, or NONE. */
  buildings: number[];
  /** The seat that owns the building at each location, or NONE. */
  owners: number[];
  /** Number of towers left. */
  towers: number;
  /** The number of cards left of each good. */
  goods: number[];
  /** The number of cards left of each character; all 0 in the casual game. */
  characters: number[];
  /** Message decks by level minus one; the last card is on top. */
  decks: CardId[][];
  players: Player[];
  /** Number of turns begun by all players. */
  turn: number;
  /** The seats that have a last turn to come, next one first; `null` until the end is triggered. */
  lastTurns: Seat[] | null;
  /** The stack of decisions; the last frame is the current one. Empty if the game is over. */
  frames: Frame[];
}
