import type { Container } from 'pixi.js';
import type { Lettering, Rect } from '../../../../board/board-types';

/** The visual style of an edition's board: its sea, land, frame and ornaments. The positions are in the plan. */
export interface Dressing {
  readonly lane: number;
  /** The colour of sea names. */
  readonly letters: number;
  /** The colour of the halo around sea names. */
  readonly halo: number;
  /** The colour of land names. */
  readonly legend: number;
  /** The colour of a space's disc with its star, and of a high sea's disc in the edition that has high seas. */
  readonly disc: number;
  readonly star: number;
  /** The background of the chart, including the margin beyond the world. */
  sheet(): Container;
  sea(): Container;
  /** Coasts and land, with traces of age. */
  land(): Container;
  /** The mountains' areas on land, which names along the coast avoid. */
  heights(): readonly Rect[];
  ornaments(lettering: Lettering): Container;
  /** The border around the chart. It covers anything that extends beyond the world. */
  frame(): Container;
}
