import type { MatchConfig, ScriptedMove, Seat } from '../../../core/game';
import { lessonBoard } from '../../serenissima/lesson-board';
import type { Cargo, Town } from '../../serenissima/lesson-board';
import { ABOUT, DEFAULT_OPTIONS } from '../about';
import { BOARD, GOODS } from '../data/board';
import type { GoodName } from '../data/board';
import type { Serenissima1996Move } from '../moves';
import { setup } from '../setup';
import type { Phase, State } from '../state';

/** Builds lesson positions for Venice and Genoa from the real set-up, so that the number of pieces is right. */

export const VENICE: Seat = 0;
export const GENOA: Seat = 1;

const board = lessonBoard(BOARD, GOODS);
export const { port, off, good } = board;
export const sea = (name: string): number => BOARD.spaces.findIndex((entry) => entry.name === name);

export const genoa = (...moves: Serenissima1996Move[]): ScriptedMove[] => moves.map((move) => ({ seat: GENOA, move }));

interface Ship {
  readonly space: number;
  readonly sailors: number;
  readonly cargo?: Cargo<GoodName>;
}

interface Scene {
  readonly turn: number;
  readonly phase: Phase;
  /** The order of play. Default: Venice first. */
  readonly order?: readonly Seat[];
  /** Venice's two galleys, then Genoa's. */
  readonly galleys: readonly [Ship, Ship, Ship, Ship];
  readonly ports: Readonly<Record<string, Town<GoodName>>>;
  readonly money?: readonly [venice: number, genoa: number];
  /** Fixed dice. */
  readonly chance?: readonly number[];
  /** A decision above the phase. */
  readonly within?: State['frames'][number];
}

/** A match for Venice and Genoa that starts mid-game. */
export function begin(scene: Scene): MatchConfig {
  const nobodyRolls = { roll: () => 1 };
  const state = setup({ seats: 2, options: DEFAULT_OPTIONS }, nobodyRolls);
  state.turn = scene.turn;
  state.order = (scene.order ?? [VENICE, GENOA]).slice();
  state.frames = [{ kind: 'phase', phase: scene.phase, place: 0, closed: [] }];
  if (scene.within) state.frames.push(scene.within);
  scene.galleys.forEach((ship, id) => crew(state, id, ship));
  for (const [name, town] of Object.entries(scene.ports)) {
    board.hold(state.ports[port(name)], state.supply, town);
    state.sailors -= town.garrison;
  }
  scene.money?.forEach((ducats, seat) => {
    state.treasury += state.money[seat] - ducats;
    state.money[seat] = ducats;
  });
  const { chance } = scene;
  const config = { game: ABOUT.id, options: DEFAULT_OPTIONS, seats: 2, seed: 'lesson', position: state };
  return chance ? { ...config, chance } : config;
}

function crew(state: State, id: number, { space, sailors, cargo }: Ship): void {
  const galley = state.galleys[id];
  if (!galley) return;
  galley.space = space;
  galley.sailors = sailors;
  state.sailors -= sailors;
  galley.cargo = board.aboard(state.supply, cargo);
}
