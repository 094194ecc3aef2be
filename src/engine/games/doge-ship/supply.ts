import type { Random, Seat } from '../../core/game';
import { shuffle } from '../../kit/shuffle';
import type { DogeId, PileId, TileId } from './data/components';
import { DRAW, TILES } from './data/board';
import type { DogeShipEvent } from './events';
import type { State } from './state';

/** Draws the top three tiles of a pile, or as many as it has. */
export function drawTiles(state: State, pile: PileId): TileId[] {
  return state.piles[pile].splice(0, DRAW);
}

/** Puts a tile at the bottom of its own pile. */
export function returnToPile(state: State, tile: TileId): void {
  state.piles[TILES[tile].pile].push(tile);
}

/** Removes a tile from a seat's yard. The tile must be there. */
export function takeFromYard(state: State, seat: Seat, tile: TileId): void {
  const yard = state.yards[seat];
  yard.splice(yard.indexOf(tile), 1);
}

/** Draws the top Doge tile. If the pile is empty, first shuffles all old tiles except the current one. */
export function drawDoge(state: State, random: Random, events: DogeShipEvent[]): DogeId {
  if (state.dogePile.length === 0) {
    state.dogePile = shuffle(state.dogeOld, random);
    state.dogeOld = [];
    events.push({ type: 'dogeReshuffled', count: state.dogePile.length });
  }
  return state.dogePile.shift() as DogeId;
}
