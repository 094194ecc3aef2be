import type { TileId } from '../../../engine/games/doge-ship/data/components';
import { SPACES } from '../../../engine/games/doge-ship/data/components';
import { TILES } from '../../../engine/games/doge-ship/data/board';
import type { BerthView } from '../../../engine/games/doge-ship/view-types';
import type { TargetId } from '../../board/board-types';
import { idOf, idsOf } from '../kit/targets';
import type { View } from './words';

/** An upper bound on the number of columns. */
const LONGEST = 20;

export const target = {
  /** A space of a table, numbered from 1. */
  space: (table: number, space: number): TargetId => idsOf('space')(table * SPACES + space - 1),
  pile: idsOf('pile'),
  /** A tile under construction, in any builder's yard. */
  yard: idsOf('yard'),
  drawn: idsOf('drawn'),
  /** The free room in the player's yard, on which a drawn tile can be dropped. It is never chosen. */
  room: 'room:0',
  /** The current Doge tile, or a drawn one to choose from. */
  doge: idsOf('doge'),
  dogePile: 'dogePile:0',
  /** A space of the Galley, by level and by column from the stern. */
  berth: (level: number, column: number): TargetId => idsOf('berth')(level * LONGEST + column),
  stack: idsOf('stack'),
  /** A builder's markers that are not on the tables yet. */
  marker: idsOf('marker'),
  gauge: 'gauge:0',
  /** All tables. It is only located, never chosen. */
  quay: 'quay:0',
};

/** The space of the Galley for a target, if it is one. */
export const berthAt = (id: TargetId, view: View): BerthView | undefined =>
  view.ship.levels[Math.floor(idOf(id) / LONGEST)]?.[idOf(id) % LONGEST];

/** The seat whose yard is displayed: the viewer's; for a spectator, the active seat or the first seat in turn order. */
export const shownSeat = (view: View): number => view.seat ?? view.active ?? view.order.at(0) ?? 0;

/** Whether every space in a pile's zone has a part. False for piles without a zone. */
export function isZoneFull(pile: number, view: View): boolean {
  const berths = view.ship.levels.flat().filter(({ zone }) => zone === pile);
  return berths.length > 0 && berths.every(({ tile }) => tile !== null);
}

/** Whether a pile's parts can replace one now: the last part of their level, with nothing above it, is in their zone. */
export const canReplace = (pile: number, view: View): boolean =>
  view.ship.levels.flat().some(({ zone, last }) => zone === pile && last);

/**
 * Whether a pile's parts can never be built again. The last part of a level never goes back to an earlier zone, because
 * parts are only replaced, not removed.
 */
export const isDeadEnd = (pile: number, view: View): boolean => isZoneFull(pile, view) && !canReplace(pile, view);

/** The number of parts that must be built before a pile's zone opens: 0 if it is open or full, or not a zone's pile. */
export function waitOf(pile: number, view: View): number {
  const berths = view.ship.levels.flat().filter(({ zone }) => zone === pile);
  const next = berths.find(({ tile }) => tile === null);
  if (!next) return 0;
  const [lower, upper] = view.ship.levels.map((level) => level.filter(({ tile }) => tile !== null).length);
  const along = next.column - (next.level === 0 ? lower : upper);
  return next.level === 0 ? along : along + Math.max(0, next.column + 1 - lower);
}

/**
 * The space where a galley part would be built now or, in a replacement, whose part it would replace; `null` if there
 * is none.
 */
export function berthFor(tile: TileId, view: View): BerthView | null {
  const part = TILES[tile];
  if (part.kind !== 'galley') return null;
  const level = view.ship.levels[part.level];
  const replacing = view.frame?.kind === 'replacement';
  return level.find((berth) => berth.zone === part.pile && (replacing ? berth.last : berth.open)) ?? null;
}

export const berthTarget = ({ level, column }: Pick<BerthView, 'level' | 'column'>): TargetId =>
  target.berth(level, column);
