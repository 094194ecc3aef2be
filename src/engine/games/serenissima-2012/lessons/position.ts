import type { MatchConfig, ScriptedMove, Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import { lessonBoard } from '../../serenissima/lesson-board';
import type { Cargo, Town } from '../../serenissima/lesson-board';
import { ABOUT, DEFAULT_OPTIONS } from '../about';
import { BOARD, GOODS, TRACKS } from '../data/board';
import type { GoodName } from '../data/board';
import type { Serenissima2012Move } from '../moves';
import { setup } from '../setup';
import type { State } from '../state';

/** Builds lesson positions for Blue and Red from the real set-up, so that the number of pieces is right. */

export const BLUE: Seat = 0;
export const RED: Seat = 1;

const board = lessonBoard(BOARD, GOODS);
export const { port, off, good } = board;
/** A galley's id by the number on its bow. */
export const galley = (number: number): number => number - 1;

export const red = (...moves: Serenissima2012Move[]): ScriptedMove[] => moves.map((move) => ({ seat: RED, move }));

/** The closed ports: one each of wood, wine, stone and marble, far from the lessons' ports. */
const CLOSED = ['Cirenaica', 'Creta', 'Constantinople', 'Alexandria'];

/** A galley in the space of a port. */
interface Ship {
  readonly owner: Seat;
  readonly off: string;
  readonly sailors: number;
  readonly cargo?: Cargo<GoodName>;
}

interface Scene {
  readonly turn: number;
  /** The galleys, by the number on the bow. */
  readonly galleys: Readonly<Record<number, Ship>>;
  /** The number of the active galley, which is Blue's. */
  readonly active: number;
  readonly ports: Readonly<Record<string, Town<GoodName>>>;
  readonly money: readonly [blue: number, red: number];
  /** The white token's space. Default: the start of the track. */
  readonly marker?: number;
  /** The next Doge card. */
  readonly card?: number;
  /** Fixed dice. */
  readonly chance?: readonly number[];
}

/** A match for Blue and Red that starts mid-game, when one of Blue's galleys is activated. */
export function begin(scene: Scene): MatchConfig {
  const state = setup({ seats: 2, options: DEFAULT_OPTIONS }, { roll: () => 1 });
  for (const name of CLOSED) state.ports[port(name)].closed = true;
  for (const [number, ship] of Object.entries(scene.galleys)) launch(state, galley(Number(number)), ship);
  for (const [name, town] of Object.entries(scene.ports)) {
    board.hold(state.ports[port(name)], state.supply, town);
    state.reserve[town.owner] -= town.garrison;
  }
  state.turn = scene.turn;
  state.money = scene.money.slice();
  state.marker = scene.marker ?? state.marker;
  state.scorings = TRACKS[2].scoring.filter((space) => space <= state.marker).length;
  const { card, chance } = scene;
  if (card !== undefined) state.deck = [card, ...state.deck.filter((other) => other !== card)];
  activate(state, galley(scene.active));
  const config = { game: ABOUT.id, options: DEFAULT_OPTIONS, seats: 2, seed: 'lesson', position: state };
  return chance ? { ...config, chance } : config;
}

function activate(state: State, id: number): void {
  state.active = id;
  const start = state.galleys[id]?.space ?? NOBODY;
  const frame = { crossed: 0, freeLoaded: false, value: -1, blockader: NOBODY, bought: false };
  state.frames = [{ kind: 'activation', seat: BLUE, galley: id, step: 'choice', start, ...frame }];
}

function launch(state: State, id: number, { owner, off: at, sailors, cargo }: Ship): void {
  state.galleys[id] = { owner, space: off(at), sailors, cargo: board.aboard(state.supply, cargo) };
  state.reserve[owner] -= sailors;
}
