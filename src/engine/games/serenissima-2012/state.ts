import type { Seat } from '../../core/game';
import type { GalleyId, GoodId, PortId, SpaceId } from '../serenissima/board';
import type { Berth } from '../serenissima/berths';
import type { Serenissima2012Options } from './about';

/**
 * A seat's public standing order about blockading another seat's galleys: decide each time, always declare, never
 * declare.
 */
export type Standing = 'ask' | 'always' | 'never';

export interface Galley {
  owner: Seat;
  space: SpaceId;
  sailors: number;
  /** Number of cubes by good. */
  cargo: number[];
}

export interface Port {
  /** A seat, or NOBODY. */
  owner: Seat;
  garrison: number;
  fort: boolean;
  basilica: boolean;
  /** Closed to trade, with two or three players. */
  closed: boolean;
  /** The stored goods, in the order sold; the first is on the lowest space. */
  warehouse: GoodId[];
}

/** The closing of ports with two or three players: seats close one port of each of four goods in turn. */
export interface ClosingFrame {
  kind: 'closing';
  seat: Seat;
}

/**
 * Set-up: a seat chooses a starting port and a galley, or another galley. `pick` is the number of this choice, starting
 * at 0.
 */
export interface ChoosingFrame {
  kind: 'choosing';
  seat: Seat;
  pick: number;
  stage: 'port' | 'galley';
}

/**
 * The progress of an activation. `choice`: nothing done yet, so investing is possible. `stopped`: blockaded on the way,
 * so only a sale or battle is possible. `barred`: a sale or claim was blockaded, so only the blockader's galleys may be
 * attacked.
 */
export type Step = 'choice' | 'loading' | 'movement' | 'stopped' | 'sale' | 'barred' | 'battle' | 'investment';

/** The active galley acts, or its owner invests instead. */
export interface ActivationFrame {
  kind: 'activation';
  seat: Seat;
  galley: GalleyId;
  step: Step;
  /** The starting space, where the galley can't be blockaded. */
  start: SpaceId;
  /** Number of spaces crossed. */
  crossed: number;
  /** Whether the free cube of the owner's port has been loaded. */
  freeLoaded: boolean;
  /** The combat value in the first round, which limits later rounds; -1 before it. */
  value: number;
  /** The seat that blockaded a sale or claim, or NOBODY. */
  blockader: Seat;
  /** While investing: whether a galley has been bought. Only one is allowed. */
  bought: boolean;
}

/** An action that waits for the answers of seats that may blockade it. */
export type Blockaded =
  | { readonly type: 'movement' }
  | { readonly type: 'sale'; readonly good: GoodId }
  | { readonly type: 'claim'; readonly sailors: number };

/** The seats that may blockade the active galley, next one first. */
export interface BlockadeFrame {
  kind: 'blockade';
  seats: Seat[];
  what: Blockaded;
}

/** Between two rounds, the attacker continues or stops. */
export interface BattleFrame {
  kind: 'battle';
  seat: Seat;
  target: Berth;
  /** Number of rounds fought. */
  rounds: number;
}

/** The survivor of a sea fight takes cubes from the sinking galley. */
export interface LootFrame {
  kind: 'loot';
  seat: Seat;
  victor: GalleyId;
  prize: GalleyId;
}

/** After beating a garrison, the attacker lands sailors or leaves the port neutral. */
export interface LandingFrame {
  kind: 'landing';
  seat: Seat;
  port: PortId;
}

/** After the Doge card: the seats with fewer than two galleys that may still buy, next one first. */
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
  /** The first player, drawn by lot. */
  first: Seat;
  /** Counted from 1; 0 during set-up. */
  turn: number;
  /** The black token's galley, or -1 on the Doge space. */
  active: GalleyId;
  /** The white token's space on the turn track. */
  marker: number;
  /** Number of scorings so far. */
  scorings: number;
  /** The stack of decisions; the last frame is the current one. Empty if the game is over. */
  frames: Frame[];
  money: number[];
  /** Sailors in each seat's reserve. */
  reserve: number[];
  /** The number of cubes of each good left in the supply. */
  supply: number[];
  forts: number;
  basilicas: number;
  /** The galleys, by id (the number on the bow minus one); `null` if not on the board. */
  galleys: (Galley | null)[];
  ports: Port[];
  /** `standing[a][b]`: a's order about blockading b's galleys. */
  standing: Standing[][];
  /** Face-down Doge cards, as indices of DOGE_CARDS, next one first. Secret. */
  deck: number[];
  /** Face-up Doge cards, in the order drawn. */
  discard: number[];
}
