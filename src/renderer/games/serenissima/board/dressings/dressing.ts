import type { Container } from 'pixi.js';
import type { Lettering, Rect } from '../../../../board/board-types';

/** How an edition's board is dressed: what its sea, land, frame and ornaments look like. Where things are, the plan says. */
export interface Dressing {
  readonly lane: number;
  /** Letters of a sea's name, and the water that is left round them. */
  readonly letters: number;
  readonly halo: number;
  /** The names of lands, pale on the land. */
  readonly legend: number;
  /** A space's disc with its star; the high sea's, in the edition that has one. */
  readonly disc: number;
  readonly star: number;
  /** What the chart lies on, with the margin beyond the world. */
  sheet(): Container;
  sea(): Container;
  /** Coasts, land, and what time has done to both. */
  land(): Container;
  /** Mountains on the land, over which no place on a coast is named. */
  heights(): readonly Rect[];
  ornaments(lettering: Lettering): Container;
  /** The border round the chart; it covers whatever runs out of the world. */
  frame(): Container;
}
