import type { Seat } from '../../core/game';
import type { GalleyId, GoodId, PortId, SpaceId } from '../serenissima/board';
import type { Berth } from '../serenissima/berths';
import type { Serenissima2012Options } from './about';

/** A seat’s open order for its blockades of another seat’s galleys: decide each time, always declare, never declare. */
export type Standing = 'ask' | 'always' | 'never';

export interface Galley {
  owner: Seat;
  space: SpaceId;
  sailors: number;
  /** Cubes of each good aboard, by good. */
  cargo: number[];
}

export interface Port {
  /** A seat, or NOBODY. */
  owner: Seat;
  garrison: number;
  fort: boolean;
  basilica: boolean;
  /** No commerce here in games of two and three. */
  closed: boolean;
  /** Goods in store in the order sold: the first lies on the space of least value. */
  warehouse: GoodId[];
}

/** Two and three players: one port of each of four goods is closed, by one seat after the other. */
export interface ClosingFrame {
  kind: 'closing';
  seat: Seat;
}

/** Set-up: the `pick`-th choice, from 0: a starting port and a galley, or a further galley. */
export interface ChoosingFrame {
  kind: 'choosing';
  seat: Seat;
  pick: number;
  stage: 'port' | 'galley';
}

/**
 * How far an activation has come. `choice`: nothing done yet, investment still open; `stopped`: blockaded on the way, only sale
 * or battle are left; `barred`: a sale or claim was blockaded, and only the blockader’s galleys may be fought.
 */
export type Step = 'choice' | 'loading' | 'movement' | 'stopped' | 'sale' | 'barred' | 'battle' | 'investment';

/** The active galley acts, or its owner invests instead. */
export interface ActivationFrame {
  kind: 'activation';
  seat: Seat;
  galley: GalleyId;
  step: Step;
  /** Where the galley was when it was activated: nobody blockades it there. */
  start: SpaceId;
  /** Spaces crossed. */
  crossed: number;
  /** Whether the free cube of an own port has been loaded. */
  freeLoaded: boolean;
  /** The combat value of the first round of this activation, which later rounds never exceed; -1 before it. */
  value: number;
  /** Whose blockade barred a sale or claim, or NOBODY. */
  blockader: Seat;
  /** Investment: whether its one galley has been bought. */
  bought: boolean;
}

/** What waits until those who may blockade have answered. */
export type Blockaded =
  | { readonly type: 'movement' }
  | { readonly type: 'sale'; readonly good: GoodId }
  | { readonly type: 'claim'; readonly sailors: number };

/** The seats that may blockade the active galley, the next to answer first. */
export interface BlockadeFrame {
  kind: 'blockade';
  seats: Seat[];
  what: Blockaded;
}

/** Between two rounds: the attacker fights on or stops. */
export interface BattleFrame {
  kind: 'battle';
  seat: Seat;
  target: Berth;
  /** Rounds fought. */
  rounds: number;
}

/** The survivor of a fight at sea takes cubes from the galley that sinks. */
export interface LootFrame {
  kind: 'loot';
  seat: Seat;
  victor: GalleyId;
  prize: GalleyId;
}

/** A garrison has been beaten: the attacker lands sailors, or leaves the port to nobody. */
export interface LandingFrame {
  kind: 'landing';
  seat: Seat;
  port: PortId;
}

/** After the Doge card: the seats with fewer than two galleys that may still buy, the next first. */
export interface CatchUpFrame {
  kind: 'catchUp';
  seats: Seat[];
}

export type Frame =
  | ClosingFrame
  | ChoosingFrame
  | ActivationFrame
  | BlockadeFrame
  | BattleFrame
  | LootFrame
  | LandingFrame
  | CatchUpFrame;

export interface State {
  options: Serenissima2012Options;
  /** The first player, by lot. */
  first: Seat;
  /** The turn being played, from 1; 0 during set-up. */
  turn: number;
  /** The number of the black token's galley, or -1 when it is on the Doge space. */
  active: GalleyId;
  /** Space of the white token on the turn track. */
  marker: number;
  /** Scorings done. */
  scorings: number;
  /** Decisions within decisions: the last one decides. Empty: the game is over. */
  frames: Frame[];
  money: number[];
  /** Sailors in each seat's reserve. */
  reserve: number[];
  /** Cubes in the supply, by good. */
  supply: number[];
  forts: number;
  basilicas: number;
  /** By galley id, one less than the number on the bow; `null`: beside the board. */
  galleys: (Galley | null)[];
  ports: Port[];
  /** `standing[a][b]`: whether a blockades the galleys of b. */
  standing: Standing[][];
  /** Doge cards face down, by index in DOGE_CARDS, the next first. A secret. */
  deck: number[];
  /** Doge cards face up, in the order drawn. */
  discard: number[];
}
