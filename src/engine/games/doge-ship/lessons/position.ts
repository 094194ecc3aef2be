import type { MatchConfig, ScriptedMove, Seat } from '../../../core/game';
import { ABOUT, DEFAULT_OPTIONS } from '../about';
import { FIRST_BARRICADE, FIRST_GONDOLA, PARTS, TABLES } from '../data/board';
import type { DogeId, Level, TableId, TileId, ZoneId } from '../data/components';
import { setup } from '../setup';
import type { DogeShipMove } from '../moves';
import type { State } from '../state';

/** Builds lesson positions for the Yards of the Anchor and of the Tower from the real set-up. */

export const ANCHOR: Seat = 0;
export const TOWER: Seat = 1;

const table = (key: string): TableId => TABLES.findIndex((entry) => entry.key === key);
/** The galley part of a zone with this cost. */
export const part = (zone: ZoneId, cost: number): TileId =>
  PARTS.findIndex((entry) => entry.pile === zone && entry.cost === cost);
/** The barricade with this priority. */
export const barricade = (priority: number): TileId => FIRST_BARRICADE + priority - 1;
/** The gondola with this number, from 1. */
export const gondola = (number: number): TileId => FIRST_GONDOLA + number - 1;

export const tower = (...moves: DogeShipMove[]): ScriptedMove[] => moves.map((move) => ({ seat: TOWER, move }));
/** Puts a marker on a space. */
export const act = (key: string, space: number): DogeShipMove => ({ type: 'act', table: table(key), space });

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
  readonly dice: readonly [red: number, green: number, white: number];
  /** The current Doge tile. */
  readonly doge: DogeId;
  /** The next Doge tiles. */
  readonly doges?: readonly DogeId[];
  readonly yards: readonly [anchor: Yard, tower: Yard];
  /** The parts of the Galley by level, built by both yards in turn. */
  readonly ship?: readonly [lower: readonly TileId[], upper: readonly TileId[]];
  /** Tiles to put on top of their piles, in this order. */
  readonly drawn?: readonly TileId[];
  /** The order of play. Default: the Anchor first. It is the Anchor's turn. */
  readonly order?: readonly Seat[];
  /** Fixed dice. */
  readonly chance?: readonly number[];
}

/** A two-player match that starts mid-game, in the Anchor's turn. */
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

/** Removes a tile from its pile and returns that pile. */
function takeOut(state: State, tile: TileId): TileId[] {
  const pile = state.piles.find((tiles) => tiles.includes(tile)) ?? [];
  pile.splice(pile.indexOf(tile), 1);
  return pile;
}
