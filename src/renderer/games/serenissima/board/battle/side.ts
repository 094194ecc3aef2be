import type { Container } from 'pixi.js';
import type { Point } from '../geography';
import type { Crew } from './crew';
import type { Marks } from '../../../kit/dice';

export interface Blow {
  readonly arms: number;
  /** Sailors before the exchange. */
  readonly sailors: number;
  /** Sailors lost in the exchange. */
  readonly losses: number;
  /** The numbers rolled, from 1 to 6; empty if this side does not roll. */
  readonly dice: readonly number[];
  readonly marks: Marks;
  /** The roll that this side needs, as text; empty if it does not roll. */
  readonly need: string;
  /** The hits in words. */
  readonly hits: string;
  /** How the hits are calculated: before the roll, and with the result. */
  readonly before: string;
  readonly sum: string;
  /** The losses of this side, as shown below the picture. */
  readonly loss: string;
}

/** An exchange of blows, in either edition. */
export interface Fight {
  readonly attacker: Blow;
  readonly defender: Blow;
  /** The kind of walls that the defender has; `null` for a ship. */
  readonly walls: 'town' | 'fort' | null;
}

/** A fighter on one side: a galley, or a port's walls. */
export interface Combatant {
  readonly root: Container;
  /** Falling sailors and their splashes, in front of the near waves. */
  readonly front: Container;
  /** Its reflection and foam, in front of the wave that laps it. */
  readonly surface: Container;
  readonly crew: Crew;
  /** The position of each sailor's feet after the sides have closed in, in the order in which they are hit. */
  readonly places: readonly Point[];
  /** Where the other side's ship or shot hits this side, in battle units. */
  readonly contact: Point;
  /** A point on the hull or wall for an arrow that misses; `part` is from 0 to 1. */
  stray(part: number): Point;
  show(ms: number): void;
}
