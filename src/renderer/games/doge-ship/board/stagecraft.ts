import type { Container } from 'pixi.js';
import type { TileId } from '../../../../engine/games/doge-ship/data/components';
import type { Berth } from '../../../../engine/games/doge-ship/events';
import type { DogeShipView } from '../../../../engine/games/doge-ship/view-types';
import type { Rect, TargetId } from '../../../board/board-types';
import type { Tokens } from './tokens';

/** Everything that animations use: the layers, and the positions of things. */
export interface Stagecraft {
  /** The top layer; emptied by the next `show`. */
  readonly effects: Container;
  readonly tokens: Tokens;
  /** The ship's own container, for the launch. */
  readonly ship: Container;
  view(): DogeShipView | undefined;
  locate(target: TargetId): Rect | null;
  /** Keeps a part in the ship until the next `show`, for the events that follow. */
  build(tile: TileId, berth: Berth, seat: number): void;
}
