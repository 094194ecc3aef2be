import type { Seat } from '../../core/game';
import { NOBODY, SPACES } from './data/components';
import type { Action, Barricade, Kind, Part, TableId, TileId } from './data/components';
import { BARRICADES, FIRST_BARRICADE, PARTS, TABLES, TILES } from './data/board';
import { SOURCES } from './data/components';
import type { PointSource } from './data/components';
import type { Frame, State } from './state';

/** The active seat, or NOBODY during an inspection and after the end. */
export function activeSeat(state: State): Seat {
  const frame = state.frames[0] as Frame | undefined;
  return frame?.kind === 'turn' ? state.order[frame.place] : NOBODY;
}

/** The seats that decide in a turn: only the active seat. */
export function turnActors(state: State): readonly Seat[] {
  return [activeSeat(state)];
}

/** Whether a tile is a part of the Galley, not a barricade or gondola. Part ids come first. */
export function isPart(tile: TileId): boolean {
  return tile < FIRST_BARRICADE;
}

/** The printed data of a part. The tile must be one ({@link isPart}). */
export function partOf(tile: TileId): Part {
  return PARTS[tile];
}

/** The kind of a tile: a part of the Galley (`galley`), a barricade or a gondola. */
export function kindOf(tile: TileId): Kind {
  return TILES[tile].kind;
}

/** A seat's top barricade, whose bonus and priority count. */
export function topBarricade(state: State, seat: Seat): Barricade | undefined {
  const stack = state.stacks[seat];
  return stack.length === 0 ? undefined : BARRICADES[stack[stack.length - 1] - FIRST_BARRICADE];
}

/** The index of a space in `taken`. */
export function spaceIndex(table: TableId, space: number): number {
  return table * SPACES + space - 1;
}

/** The action of a space. Spaces are numbered from 1, like the faces of the die. */
export function actionAt(table: TableId, space: number): Action {
  return TABLES[table].spaces[space - 1];
}

/** The price of a space in ducats: by how much its number exceeds the die. */
export function priceOf(state: State, table: TableId, space: number): number {
  return Math.max(0, space - state.dice[table]);
}

/** Adds points to a seat's total for this source. The score sheet has a line per source. */
export function award(state: State, seat: Seat, source: PointSource, points: number): void {
  state.points[seat][SOURCES.indexOf(source)] += points;
}

/** A seat's points from all sources so far. */
export function totalPoints(state: State, seat: Seat): number {
  return state.points[seat].reduce((sum, points) => sum + points, 0);
}

/**
 * Number of markers that high water takes from a seat: two with fewer than `level` barricades, one with exactly `level`,
 * none with more.
 */
export function floodLoss(barricades: number, level: number): number {
  return barricades > level ? 0 : barricades === level ? 1 : 2;
}
