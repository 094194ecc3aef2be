import type { Container } from 'pixi.js';
import type { Lettering } from '../../../../board/board-types';
import type { WaterLook } from '../../../kit/water';
import type { BattleLook } from '../battle/look';
import type { BoardPlan } from '../plan';
import type { CardLook } from './card-look';

/** The visual style of an edition's board: its sea, land, frame and ornaments. The positions are in the plan. */
export interface Dressing {
  readonly lane: number;
  /** The colour of sea names. */
  readonly letters: number;
  /** The colour of the halo around sea names. */
  readonly halo: number;
  /** The colour of land names. */
  readonly legend: number;
  /** The colours of a space's disc and its star. High seas have fixed colours instead. */
  readonly disc: number;
  readonly star: number;
  /** How the water moves if there is a graphics card. */
  readonly water: WaterLook;
  /** How the picture behind a battle is painted. */
  readonly battle: BattleLook;
  /** What the ports' cards are made of. */
  readonly card: CardLook;
  /**
   * Functions that paint the textures used by the methods below. The first call of each is slow. Later calls do
   * nothing.
   */
  readonly washes: readonly (() => void)[];
  /** The background of the chart, including the margin beyond the world. */
  sheet(): Container;
  sea(): Container;
  /** Coasts and land, with traces of age. */
  land(): Container;
  /** Mountains, towns, ships and other small drawings, clear of everything else on the board. */
  scenery(plan: BoardPlan): Container;
  /** The grain or the cracks of the surface, over everything that is painted on it. */
  surface(): Container;
  ornaments(lettering: Lettering): Container;
  /** The border around the chart, drawn over its edges. */
  frame(): Container;
}
