import type { Seat } from '../../core/game';
import { LOWER, NOBODY, SECTIONS, UPPER, ZONES } from './data/components';
import type { Level, TileId, ZoneId } from './data/components';
import { DOGE_TILES, GALLEY, PARTS } from './data/board';
import type { Berth, PartWorth } from './events';
import { partOf } from './queries';
import type { State } from './state';

/** The section of each column from the stern, by number of players. */
const SECTION_AT: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  Object.entries(GALLEY).map(([seats, sections]) => [
    seats,
    sections.flatMap((columns, section) => Array.from({ length: columns }, () => section)),
  ]),
);

const PARTS_A_ZONE = PARTS.length / ZONES;

/** Number of columns of the Galley. */
export function columnsOf(state: State): number {
  return SECTION_AT[state.money.length].length;
}

/** The zone of a Galley space. Columns are numbered from the stern; the sections depend on the number of players. */
export function zoneAt(state: State, level: Level, column: number): ZoneId {
  return level * SECTIONS + SECTION_AT[state.money.length][column];
}

/** The zone of the next space to build on a level, or NOBODY if no part can be built there now. */
export function openZone(state: State, level: Level): ZoneId {
  const column = state.ship[level].length;
  const end = level === UPPER ? state.ship[LOWER].length : columnsOf(state);
  return column < end ? zoneAt(state, level, column) : NOBODY;
}

/** The zone of the last part on a level, which can be destroyed; NOBODY if there is none or a part is above it. */
export function lastZone(state: State, level: Level): ZoneId {
  const built = state.ship[level].length;
  if (built === 0 || (level === LOWER && state.ship[UPPER].length === built)) return NOBODY;
  return zoneAt(state, level, built - 1);
}

/** Whether a part's zone is the next one to build on its level. */
export function fits(state: State, tile: TileId): boolean {
  const { pile, level } = partOf(tile);
  return openZone(state, level) === pile;
}

/** Whether a part has the same zone as the last part on its level. */
export function meetsLast(state: State, tile: TileId): boolean {
  const { pile, level } = partOf(tile);
  return lastZone(state, level) === pile;
}

/** Whether a part could replace the last one on its level. */
export function canReplace(state: State, tile: TileId): boolean {
  return meetsLast(state, tile) && mayLeave(state, partOf(tile).pile);
}

/**
 * Whether a part of a zone may be destroyed. If destroyed parts leave the game, enough must remain to finish the Galley
 * (our ruling, since rules version 2).
 */
function mayLeave(state: State, zone: ZoneId): boolean {
  const { destroyed, enoughParts } = state.options;
  if (destroyed === 'pile' || !enoughParts) return true;
  const gone = state.box.filter((tile) => partOf(tile).pile === zone).length;
  return gone < sparesOf(state, zone);
}

/** The number of parts of a zone beyond the number of its spaces. */
export function sparesOf(state: State, zone: ZoneId): number {
  const spaces = SECTION_AT[state.money.length].filter((section) => section === zone % SECTIONS).length;
  return PARTS_A_ZONE - spaces;
}

/** Whether the Galley is complete. The upper level is built on the lower one, so a full upper level is enough. */
export function isFinished(state: State): boolean {
  return state.ship[UPPER].length === columnsOf(state);
}

/** Adds a part at the end of its level, and returns its position. */
export function layPart(state: State, seat: Seat, tile: TileId): Berth {
  const { level, pile } = partOf(tile);
  const column = state.ship[level].length;
  state.ship[level].push(tile);
  state.builders[level].push(seat);
  return { level, column, zone: pile };
}

/** The yield of a part under the current Doge tile. */
export function worthOf(state: State, tile: TileId): PartWorth {
  const part = partOf(tile);
  const doge = DOGE_TILES[state.doge];
  const squares = part.squares.map((colour) => ({ colour, points: doge.parameters[colour] }));
  const symbol = Number(part.symbol);
  const violet = Number(doge.violet.includes(part.pile));
  return {
    printed: part.points,
    squares,
    points: squares.reduce((sum, square) => sum + square.points, part.points),
    symbol,
    violet,
    approvals: symbol + violet,
  };
}
