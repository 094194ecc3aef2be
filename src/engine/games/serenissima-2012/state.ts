import type { Seat } from '../../core/game';
import type { GalleyId, GoodId, PortId, SpaceId } from '../serenissima/board';
import type { Berth } from '../serenissima/berths';
import type { Serenissima2012Options } from './about';

/**
 * A seat's public order for its blockades of another seat's galleys: decide each time, always declare, never declare.
 */
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
  /** Closed to trade, in games for two and three players. */
  closed: boolean;
  /** Stored goods in the order sold; the first is on the lowest space. */
  warehouse: GoodId[];
}

/** With two or three players: seats close one port of each of four goods in turn. */
export interface ClosingFrame {
  kind: 'closing';
  seat: Seat;
}

/** Set-up: the `pick`-th choice, counted from 0: a starting port and a galley, or a further galley. */
export interface ChoosingFrame {
  kind: 'choosing';
  seat: Seat;
  pick: number;
  stage: 'port' | 'galley';
}

/**
 * The progress of an activation. `choice`: nothing done yet, so investing is possible. `stopped`: blockaded on the way,
 * so only a sale or battle is left. `barred`: a sale or claim was blockaded, so only the blockader's galleys may be
 * attacked.
 */
export type Step = 'choice' | 'loading' | 'movement' | 'stopped' | 'sale' | 'barred' | 'battle' | 'investment';

/** The active galley acts, or its owner invests instead. */
export interface ActivationFrame {
  kind: 'activation';
  seat: Seat;
  galley: GalleyId;
  step: Step;
  /** The space where the galley was activated; it cannot be blockaded there. */
  start: SpaceId;
  /** Number of spaces crossed. */
  crossed: number;
  /** Whether the free cube of the owner's port has been loaded. */
  freeLoaded: boolean;
  /** The combat value in the activation's first round, which is the maximum for later rounds; -1 before it. */
  value: number;
  /** The seat whose blockade barred a sale or claim, or NOBODY. */
  blockader: Seat;
  /** While investing: whether the one allowed galley has been bought. */
  bought: boolean;
}

/** An action that waits for the answers of the seats that may blockade it. */
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
  /** The current turn, counted from 1; 0 during set-up. */
  turn: number;
  /** The black token's galley, or -1 on the Doge space. */
  active: GalleyId;
  /** Space of the white token on the turn track. */
  marker: number;
  /** Number of scorings so far. */
  scorings: number;
  /** The stack of decisions; the last frame is decided first. Empty if the game is over. */
  frames: Frame[];
  money: number[];
  /** Sailors in each seat's reserve. */
  reserve: number[];
  /** Cubes in the supply, by good. */
  supply: number[];
  forts: number;
  basilicas: number;
  /** By galley id, which is one less than the number on the bow; `null` if not on the board. */
  galleys: (Galley | null)[];
  ports: Port[];
  /** `standing[a][b]`: a's order for blockades of b's galleys. */
  standing: Standing[][];
  /** Doge cards face down, by index in DOGE_CARDS, next one first. Secret. */
  deck: number[];
  /** Doge cards face up, in the order drawn. */
  discard: number[];
}
