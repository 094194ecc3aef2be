/**
 * An index into TILES, in which tiles of all kinds share one numbering: galley parts 0-35 (by zone, then cost),
 * barricades 36-61 (by priority), gondolas 62-75. Doge tiles are numbered separately.
 */
export type TileId = number;
export type DogeId = number;

/** An index into COLOURS. */
export type ColourId = number;

/**
 * A zone of the Galley, which is one section of one level: lower 0, 1, 2, upper 3, 4, 5. The pile of its parts has the
 * same number.
 */
export type ZoneId = number;

/** A pile of the supply: a zone's galley parts, the barricades, the gondolas. */
export type PileId = number;

/** An index into TABLES. */
export type TableId = number;

/** A level of the Galley: 0 is the lower one. */
export type Level = 0 | 1;
export const LOWER: Level = 0;
export const UPPER: Level = 1;

export const SECTIONS = 3;
export const ZONES = 6;
export const SPACES = 6;
export const BARRICADE_PILE: PileId = 6;
export const GONDOLA_PILE: PileId = 7;
export const PILES = 8;

/** The seat number that means “no seat”. */
export const NOBODY = -1;

export type Kind = 'galley' | 'barricade' | 'gondola';

export interface Part {
  readonly kind: 'galley';
  readonly pile: ZoneId;
  readonly level: Level;
  /** The section, from the stern: 0, 1, 2. */
  readonly section: number;
  /** The cost in ducats. */
  readonly cost: number;
  readonly points: number;
  /** Whether it has an Approval symbol. */
  readonly symbol: boolean;
  /** A colour may occur twice and then counts twice. */
  readonly squares: readonly ColourId[];
}

/** A bonus that the top barricade adds to an action. */
export type Bonus =
  | { readonly type: 'ducats' | 'approvals' | 'points'; readonly amount: number }
  /** One more tile of this kind, bought or built like the action's tile. */
  | { readonly type: 'tile'; readonly kind: Kind };

export interface Barricade {
  readonly kind: 'barricade';
  readonly pile: PileId;
  readonly cost: number;
  /** 1 to 26. The seat whose top barricade has the lowest priority plays first. */
  readonly priority: number;
  readonly action: Action['type'];
  readonly bonus: Bonus;
}

export interface Gondola {
  readonly kind: 'gondola';
  readonly pile: PileId;
  readonly cost: number;
  readonly ducats: number;
  readonly approvals: number;
}

export type Tile = Part | Barricade | Gondola;

/** A new Doge tile, one free Approval, or two Approvals for two ducats. */
export type Intrigue = 'doge' | 'approval' | 'bribe';

/** The action of a space. */
export type Action =
  | { readonly type: 'money'; readonly ducats: number }
  | { readonly type: 'buy' | 'construct'; readonly join: 'or' | 'and'; readonly kinds: readonly Kind[] }
  | { readonly type: 'intrigue'; readonly intrigue: Intrigue }
  | { readonly type: 'replacement' };

export interface Table {
  readonly key: string;
  /** Six, for the die's faces 1 to 6. */
  readonly spaces: readonly Action[];
}

export type DogeEvent = { readonly type: 'highWater'; readonly level: number } | { readonly type: 'inspection' };

export interface DogeTile {
  /** Points per square, by colour. */
  readonly parameters: readonly number[];
  /** The zones that the Doge inspects. */
  readonly violet: readonly ZoneId[];
  /** The event at the end of the round, if any. */
  readonly event: DogeEvent | null;
}

/** The sources of victory points, each a line of the score. */
export const SOURCES = ['parts', 'parameters', 'bonuses', 'inspections', 'finalInspection'] as const;
export type PointSource = (typeof SOURCES)[number];
