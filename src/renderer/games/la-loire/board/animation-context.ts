import type { Container } from 'pixi.js';
import type { LocationId } from '../../../../engine/games/la-loire/data/board';
import type { Figure } from '../../../../engine/games/la-loire/state';
import type { Lettering } from '../../../board/board-types';
import type { View } from '../words';
import type { Boats } from './boats';
import type { FigureSprite } from './figures';
import type { Tiles } from './market-tiles';

export interface AnimationContext {
  /** The top layer. The next `show` empties it. */
  readonly effects: Container;
  readonly boats: Boats;
  readonly tiles: Tiles;
  readonly lettering: Lettering;
  /** Device pixels per world unit. */
  sharpness(): number;
  figure(figure: Figure, seat: number): FigureSprite | undefined;
  view(): View | undefined;
  /** Shows the circus tent in another village until the next `show`; `NONE` hides it. */
  showTent(at: LocationId): void;
}
