import type { Container } from 'pixi.js';
import type { Point } from '../geography';
import type { Crew } from './crew';
import type { Marks } from '../../../kit/dice';

/** One side of an exchange: who fights, what was thrown, and what it comes to. */
export interface Blow {
  readonly arms: number;
  /** Sailors before the exchange, and how many of them fall. */
  readonly sailors: number;
  readonly losses: number;
  /** The faces thrown, from 1 to 6; none when this side does not throw. */
  readonly dice: readonly number[];
  readonly marks: Marks;
  /** How the hits come about, and what this side loses, as they are written below the picture. */
  readonly sum: string;
  readonly loss: string;
}

/** An exchange of blows in either edition. */
export interface Fight {
  readonly attacker: Blow;
  readonly defender: Blow;
  /** What the defender stands on: `null` is another ship. */
  readonly walls: 'town' | 'fort' | null;
}

/** What fights on one side: a galley, or a port's walls. */
export interface Combatant {
  readonly root: Container;
  /** Who falls from it and where they splash, before the near waves. */
  readonly front: Container;
  readonly crew: Crew;
  /** Where each sailor's feet are in the view once the sides have met, the first to be hit first. */
  readonly places: readonly Point[];
  /** A point of hull or wall, for an arrow that hits nobody; `part` from 0 to 1. */
  stray(part: number): Point;
  show(ms: number): void;
}
