import type { Seat } from '../../core/game';
import type { LaLoireOptions } from './about';
import type { ColourId, LocationId } from './data/board';
import type { CharacterId } from './data/characters';
import type { CardId, Level } from './data/messages';

/** A player's two figures on the roads. */
export type Figure = 'merchant' | 'messenger';
export const FIGURES: readonly Figure[] = ['merchant', 'messenger'];

/** No seat, no location, no building. */
export const NONE = -1;

/** Which way along the loop: 1 clockwise (Nantes, north road, Orléans, south road), -1 the other way; 0 in a city: free. */
export type Direction = -1 | 0 | 1;

/** A figure on its horses. */
export interface Stack {
  at: LocationId;
  direction: Direction;
  horses: number;
}

/** A message bought and not yet delivered. */
export interface Message {
  card: CardId;
  /** The villages where its cubes lie, in the order they were visited. */
  cubes: LocationId[];
}

export interface Player {
  merchant: Stack;
  messenger: Stack;
  money: number;
  /** Spaces its boat has gone on the river: a point each. */
  boat: number;
  /** Cards held, by good. */
  goods: number[];
  messages: Message[];
  delivered: CardId[];
  /** Message cubes in hand. */
  cubes: number;
  /** Characters hired, in order. */
  characters: CharacterId[];
  /** By palace card: NOT_OWNED, NEW (bought this turn) or WORKING. */
  palaces: number[];
}

export const NOT_OWNED = 0;
export const NEW = 1;
export const WORKING = 2;

/** What the Messenger has done with his action: one thing, and nothing else with it. */
type Errand = 'none' | 'delivery' | 'messages' | 'hire';

/** A player's turn: both figures move, in any order, and each may act right after it moved. */
export interface TurnFrame {
  kind: 'turn';
  seat: Seat;
  /** Whether it began with the Merchant in a city and too little money to leave: nobody moves, nobody acts. */
  poor: boolean;
  /** Which figures have moved. */
  merchant: boolean;
  messenger: boolean;
  /** The figure that moved last and may act; `null` before the first move. */
  acting: Figure | null;
  /** Whether a horse was bought from elsewhere this turn, and the figure that has yet to move with it. */
  fetched: boolean;
  fetchedBy: Figure | null;
  /** Characters hired this turn, by either figure. */
  hired: number;
  /** The Merchant's action: a good bought, buildings bought, shipped. */
  bought: boolean;
  built: number;
  shipped: boolean;
  /** The Messenger's action. */
  errand: Errand;
  messages: number;
}

/** The circus moves on: its active player chooses a village of the first market tile's colour. */
export interface CircusFrame {
  kind: 'circus';
  seat: Seat;
  colour: ColourId;
}

/** One of several cards is chosen: of three the Spy has drawn, or of a whole deck in the Ducal Palace. */
export interface ChoiceFrame {
  kind: 'choice';
  seat: Seat;
  way: 'spy' | 'palace';
  level: Level;
  /** Spy: the cards drawn, taken out of the deck, the first drawn first. Palace: empty, the deck itself is searched. */
  drawn: CardId[];
  /** Deniers paid already. */
  cost: number;
}

export type Frame = TurnFrame | CircusFrame | ChoiceFrame;

export interface State {
  options: LaLoireOptions;
  /** Shields by location, NONE in the cities. Never changed after set-up. */
  shields: ColourId[];
  /** Market tiles, left to right. */
  market: ColourId[];
  /** The village of the circus; NONE in the casual game. The market tile of its colour shows its circus side. */
  circus: LocationId;
  /** Horses without a rider, by location. */
  horses: number[];
  /** By location a building or NONE, and the seat that owns it or NONE. */
  buildings: number[];
  owners: number[];
  /** Towers left. */
  towers: number;
  /** Cards left of each good. */
  goods: number[];
  /** Cards left of each character; all 0 in the casual game. */
  characters: number[];
  /** Message decks by level, less one; the last card is the top one. */
  decks: CardId[][];
  players: Player[];
  /** Turns begun, of all players together. */
  turn: number;
  /** Who has a last turn to come, the next first; `null` until the end is near. */
  lastTurns: Seat[] | null;
  /** Decisions within decisions: the last one decides. Empty: the game is over. */
  frames: Frame[];
}
