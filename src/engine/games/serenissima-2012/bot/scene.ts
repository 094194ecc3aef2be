import type { Seat } from '../../../core/game';
import type { GoodId, SpaceId } from '../../serenissima/board';
import { CAPACITY } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { BOARD } from '../data/board';
import { portAt } from '../geography';
import type { ActivationFrame, Galley, State } from '../state';
import type { Style } from './style';
import { galleyWorth, nextSale, salesOf, turnsLeft } from './worth';

/** Crews of a galley, from 0 up. */
export const CREWS = CAPACITY + 1;

/** What every mission of one activation is judged by, worked out once. */
export interface Scene {
  readonly state: State;
  readonly seat: Seat;
  readonly style: Style;
  readonly frame: ActivationFrame;
  /** What each sale would bring now, by port and good. */
  readonly sales: Float64Array;
  /** What a galley with such a crew is worth, and what this one was worth before. */
  readonly crews: readonly number[];
  readonly before: number;
  /** By space, good and crew the best sale from there; NaN: not asked for yet. One scene at a time has it. */
  readonly later: Float64Array;
  /** By space and number of sailors landed, what a claim brings; by space, what a port stormed would; NaN: not asked for yet. */
  readonly claims: Float64Array;
  readonly storms: Float64Array;
  /** Whether the next activation counts. */
  readonly foresees: boolean;
  /** Rivals' galleys by space. */
  readonly foes: readonly (readonly Foe[])[];
}

interface Foe {
  readonly id: number;
  readonly galley: Galley;
}

const NO_FOES: Foe[] = [];

/** A scene is done with before the next is made: making these anew each time would take longer than filling them. */
const SPACES = BOARD.spaces.length;
const LATER = new Float64Array(SPACES * BOARD.goods.length * CREWS);
const CLAIMS = new Float64Array(SPACES * CREWS);
const STORMS = new Float64Array(SPACES);

export function sceneOf(state: State, frame: ActivationFrame, style: Style): Scene {
  const { seat } = frame;
  const crews: number[] = [];
  for (let crew = 0; crew < CREWS; crew++) crews.push(galleyWorth(state, crew, style));
  const foes: Foe[][] = BOARD.spaces.map(() => NO_FOES);
  state.galleys.forEach((galley, id) => {
    if (!galley || galley.owner === seat) return;
    if (foes[galley.space] === NO_FOES) foes[galley.space] = [{ id, galley }];
    else foes[galley.space].push({ id, galley });
  });
  return {
    state,
    seat,
    style,
    frame,
    sales: salesOf(state, seat, style),
    crews,
    before: crews[galleyAt(state, frame.galley).sailors],
    later: LATER.fill(NaN),
    claims: CLAIMS.fill(NaN),
    storms: STORMS.fill(NaN),
    foresees: turnsLeft(state) >= 0.7,
    foes,
  };
}

/** What cargo and the port's own good promise for the next activation. */
export function promise(scene: Scene, cargo: readonly number[], space: SpaceId, crew: number): number {
  const { state, style } = scene;
  if (!scene.foresees) return 0;
  let worth = 0;
  for (let good = 0; good < cargo.length; good++) {
    if (cargo[good] > 0) worth += later(scene, space, good, crew) * Math.min(2, cargo[good]);
  }
  const port = portAt(space);
  if (port >= 0 && !state.ports[port].closed) {
    worth += 0.6 * Math.max(0, later(scene, space, BOARD.ports[port].good, crew) - 1);
  }
  return worth * style.foresight;
}

function later({ state, sales, later: known }: Scene, space: SpaceId, good: GoodId, crew: number): number {
  const key = (space * BOARD.goods.length + good) * CREWS + crew;
  if (Number.isNaN(known[key])) known[key] = nextSale(state, sales, space, good, crew);
  return known[key];
}
