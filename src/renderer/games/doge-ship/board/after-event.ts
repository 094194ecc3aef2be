import { BARRICADES, FIRST_BARRICADE } from '../../../../engine/games/doge-ship/data/board';
import type { TileId } from '../../../../engine/games/doge-ship/data/components';
import type { Berth, DogeShipEvent } from '../../../../engine/games/doge-ship/events';
import type { DogeShipView, PlayerView } from '../../../../engine/games/doge-ship/view-types';

/**
 * Returns the view with the barricades updated for an event, because the animations of later events need them. All
 * other data changes only with the next view.
 */
export function afterEvent(view: DogeShipView, event: DogeShipEvent): DogeShipView {
  if (event.type !== 'barricadeBuilt' && event.type !== 'reordered') return view;
  const tile = event.type === 'reordered' ? event.top : event.tile;
  const players = view.players.map((player, seat) => (seat === event.seat ? withTop(player, tile) : player));
  return { ...view, players };
}

/** The player with a barricade moved from the yard, or from within the stack, to the top of the stack. */
function withTop(player: PlayerView, tile: TileId): PlayerView {
  const { priority, action, bonus } = BARRICADES[tile - FIRST_BARRICADE];
  return {
    ...player,
    yard: player.yard.filter((entry) => entry.tile !== tile),
    stack: [...player.stack.filter((other) => other !== tile), tile],
    top: { tile, priority, action, bonus },
  };
}

/** The view with a part added to or replaced in its ship. */
export function withPart(view: DogeShipView, tile: TileId, at: Berth, builder: number): DogeShipView {
  const before = view.ship.levels[at.level][at.column].tile;
  const levels = view.ship.levels.map((level) =>
    level.map((berth) =>
      berth.level === at.level && berth.column === at.column ? { ...berth, tile, builder, open: false } : berth,
    ),
  );
  return { ...view, ship: { ...view.ship, levels, left: view.ship.left - (before === null ? 1 : 0) } };
}
