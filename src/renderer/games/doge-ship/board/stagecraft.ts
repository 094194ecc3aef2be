import type { Container } from 'pixi.js';
import type { TileId } from '../../../../engine/games/doge-ship/data/components';
import type { Berth } from '../../../../engine/games/doge-ship/events';
import type { DogeShipView } from '../../../../engine/games/doge-ship/view-types';
import type { Rect, TargetId } from '../../../board/board-types';
import type { Tokens } from './tokens';

/** What animations work with: the layers and where everything is. */
export interface Stagecraft {
  /** Above everything; emptied by the next `show`. */
  readonly effects: Container;
  readonly tokens: Tokens;
  /** The ship's own picture, to set sail with. */
  readonly ship: Container;
  view(): DogeShipView | undefined;
  locate(target: TargetId): Rect | null;
  /** Leaves a part in the ship until the next `show`, for the events after it. */
  build(tile: TileId, berth: Berth, seat: number): void;
}
