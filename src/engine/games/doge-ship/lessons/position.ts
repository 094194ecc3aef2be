import type { MatchConfig, ScriptedMove, Seat } from '../../../core/game';
import { ABOUT, DEFAULT_OPTIONS } from '../about';
import { FIRST_BARRICADE, FIRST_GONDOLA, PARTS, TABLES } from '../data/board';
import type { DogeId, Level, TableId, TileId, ZoneId } from '../data/components';
import { setup } from '../setup';
import type { DogeShipMove } from '../moves';
import type { State } from '../state';

/** Positions of lessons: the real set-up for the Yards of the Anchor and of the Tower, and then what has happened since. */

export const ANCHOR: Seat = 0;
export const TOWER: Seat = 1;

/** A table by its colour. */
const table = (key: string): TableId => TABLES.findIndex((entry) => entry.key === key);
/** The galley part of a zone that costs so many ducats. */
export const part = (zone: ZoneId, cost: number): TileId =>
  PARTS.findIndex((entry) => entry.pile === zone && entry.cost === cost);
/** The barricade of a priority. */
export const barricade = (priority: number): TileId => FIRST_BARRICADE + priority - 1;
/** A gondola by its number, from 1. */
export const gondola = (number: number): TileId => FIRST_GONDOLA + number - 1;

/** What the Yard of the Tower does by script. */
export const tower = (...moves: DogeShipMove[]): ScriptedMove[] => moves.map((move) => ({ seat: TOWER, move }));
/** A marker on a space, as a move. */
export const act = (key: string, space: number): DogeShipMove => ({ type: 'act', table: table(key), space });

/** A yard as a lesson places it. */
interface Yard {
  readonly money: number;
  readonly markers: number;
  readonly approvals?: number;
  readonly points?: readonly number[];
  readonly yard?: readonly TileId[];
  readonly stack?: readonly TileId[];
}

interface Scene {
  readonly round: number;
  /** What the dice of the red, green and white tables show. */
  readonly dice: readonly [red: number, green: number, white: number];
  /** The current Doge tile, and those drawn next. */
  readonly doge: DogeId;
  readonly doges?: readonly DogeId[];
  readonly yards: readonly [anchor: Yard, tower: Yard];
  /** The Galley, lower level first; its builders took turns. */
  readonly ship?: readonly [lower: readonly TileId[], upper: readonly TileId[]];
  /** Tiles on top of their piles, the first first. */
  readonly drawn?: readonly TileId[];
  /** Who plays first this round; the Anchor unless said. It is the Anchor’s turn. */
  readonly order?: readonly Seat[];
  /** Outcomes of dice that the lesson needs. */
  readonly chance?: readonly number[];
}

/** A match for two yards that begins in the middle of a game, in the turn of the Anchor. */
export function begin(scene: Scene): MatchConfig {
  const state = setup({ seats: 2, options: DEFAULT_OPTIONS }, { roll: () => 1 });
  const order = scene.order ?? [ANCHOR, TOWER];
  state.round = scene.round;
  state.order = order.slice();
  state.frames = [{ kind: 'turn', place: order.indexOf(ANCHOR), reordered: false, acted: false }];
  state.dice = scene.dice.slice();
  scene.yards.forEach((yard, seat) => settle(state, seat, yard));
  ([0, 1] as const).forEach((level) => lay(state, level, scene.ship?.[level] ?? []));
  for (const tile of scene.drawn?.toReversed() ?? []) takeOut(state, tile).unshift(tile);
  const next = scene.doges ?? [];
  const rest = [state.doge, ...state.dogePile].filter((id) => id !== scene.doge && !next.includes(id));
  state.doge = scene.doge;
  state.dogePile = [...next, ...rest];
  const { chance } = scene;
  const config = { game: ABOUT.id, options: DEFAULT_OPTIONS, seats: 2, seed: 'lesson', position: state };
  return chance ? { ...config, chance } : config;
}

function settle(
  state: State,
  seat: Seat,
  { money, markers, approvals = 0, points, yard = [], stack = [] }: Yard,
): void {
  state.money[seat] = money;
  state.markers[seat] = markers;
  state.approvals[seat] = approvals;
  if (points) state.points[seat] = points.slice();
  for (const tile of [...yard, ...stack]) takeOut(state, tile);
  state.yards[seat] = yard.slice();
  state.stacks[seat] = stack.slice();
}

function lay(state: State, level: Level, tiles: readonly TileId[]): void {
  for (const tile of tiles) takeOut(state, tile);
  state.ship[level] = tiles.slice();
  state.builders[level] = tiles.map((_, column) => (column + level) % 2);
}

/** Takes a tile out of its pile, and answers that pile. */
function takeOut(state: State, tile: TileId): TileId[] {
  const pile = state.piles.find((tiles) => tiles.includes(tile)) ?? [];
  pile.splice(pile.indexOf(tile), 1);
  return pile;
}
