import type { Container } from 'pixi.js';
import type { TileId } from '../../../../engine/games/doge-ship/data/components';
import type { Berth } from '../../../../engine/games/doge-ship/events';
import type { DogeShipView } from '../../../../engine/games/doge-ship/view-types';
import type { Point, Rect, TargetId } from '../../../board/board-types';
import type { Tokens } from './tokens';

export interface AnimationContext {
  /** The top layer. The next `show` empties it. */
  readonly effects: Container;
  readonly tokens: Tokens;
  readonly ship: Container;
  /** The water around the launched ship; invisible until `launch`. */
  readonly water: Container;
  /** Shows that water until the next `show`. */
  launch(): void;
  view(): DogeShipView | undefined;
  locate(target: TargetId): Rect | null;
  /** The point of the visible board nearest to a builder's chip; `null` if no chip is on screen. */
  beside(seat: number): Point | null;
  /** Device pixels per world unit. */
  sharpness(): number;
  /** Shows a part as built, so that the following animations include it. The next `show` replaces it. */
  build(tile: TileId, berth: Berth, seat: number): void;
}
