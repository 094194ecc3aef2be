import type { Container } from 'pixi.js';
import type { Lettering, Rect } from '../../../../board/board-types';

/**
 * The visual style of an edition's board: its sea, land, frame and ornaments. Positions come from
 * the plan.
 */
export interface Dressing {
  readonly lane: number;
  /** The colour of sea names, and of the halo around them. */
  readonly letters: number;
  readonly halo: number;
  /** The colour of land names, pale on the land. */
  readonly legend: number;
  /** A space's disc with its star, and the one for the high sea in the edition that has one. */
  readonly disc: number;
  readonly star: number;
  /** The background of the chart, with the margin beyond the world. */
  sheet(): Container;
  sea(): Container;
  /** Coasts and land, with traces of age. */
  land(): Container;
  /** Mountains on land; names along the coast avoid them. */
  heights(): readonly Rect[];
  ornaments(lettering: Lettering): Container;
  /** The border around the chart; it covers anything that extends beyond the world. */
  frame(): Container;
}
