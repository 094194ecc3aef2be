import type { Container, Graphics } from 'pixi.js';

/** A warehouse space: with a price, with the price of the next sale, or with a good. */
type Well = 'price' | 'next' | 'good';

/** The line around a card, in its owner's colour. */
export interface CardEdge {
  readonly color: number;
  readonly width: number;
}

/** The material of an edition's port cards. Sizes and places come from the layout. `salt` varies a drawing. */
export interface CardLook {
  /** The sheet that hangs from a card's header, with its shadow. The origin is the card's corner. */
  sheet(width: number, height: number, edge: CardEdge, salt: number): Container;
  /** A warehouse space, centred. */
  well(kind: Well, salt: number): Graphics;
  /** The colour of a price's figure. */
  ink(next: boolean): number;
  /** The colour of an income below a warehouse space. */
  readonly income: number;
}

/**
 * How far the sheet is narrower than the header on each side, how far its lower edge hangs below the card, and how far
 * it reaches with its waves and its outline.
 */
export const HANGING = { inset: 2.5, below: 4, reach: 6 } as const;
