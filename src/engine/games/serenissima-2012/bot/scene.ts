import type { Seat } from '../../../core/game';
import type { GalleyId, GoodId, SpaceId } from '../../serenissima/board';
import { CAPACITY } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { BOARD } from '../data/board';
import { portAt } from '../geography';
import type { ActivationFrame, Galley, State } from '../state';
import type { Style } from './style';
import { marketOf, nextSales } from './sales';
import type { Market } from './sales';
import { galleyWorth, turnsLeft } from './worth';

/** Number of crew sizes, including 0. */
export const CREWS = CAPACITY + 1;

/** Values for judging the missions of an activation, computed once. */
export interface Scene {
  readonly state: State;
  readonly seat: Seat;
  readonly style: Style;
  readonly frame: ActivationFrame;
  readonly market: Market;
  /** A galley's value, by crew size. */
  readonly crews: readonly number[];
  /** The active galley's current value. */
  readonly before: number;
  /** The best later sale, by space, good and crew. NaN if not computed yet. */
  readonly later: Float64Array;
  /** Whether enough turns are left for the next activation's value to be counted. */
  readonly foresees: boolean;
  /** Rival galleys. */
  readonly foes: readonly Foe[];
}

export interface Foe {
  readonly id: GalleyId;
  readonly galley: Galley;
}

/** Shared by all scenes to save allocations, so only one scene may be in use at a time. */
const LATER = new Float64Array(BOARD.spaces.length * BOARD.goods.length * CREWS);

/** Creates an activation's scene, valid until the next call. */
export function sceneOf(state: State, frame: ActivationFrame, style: Style): Scene {
  const { seat } = frame;
  const crews: number[] = [];
  for (let crew = 0; crew < CREWS; crew++) crews.push(galleyWorth(state, crew, style));
  const foes: Foe[] = [];
  for (let id = 0; id < state.galleys.length; id++) {
    const galley = state.galleys[id];
    if (galley && galley.owner !== seat) foes.push({ id, galley });
  }
  return {
    state,
    seat,
    style,
    frame,
    market: marketOf(state, seat, style),
    crews,
    before: crews[galleyAt(state, frame.galley).sailors],
    later: LATER.fill(NaN),
    foresees: turnsLeft(state) >= 0.7,
    foes,
  };
}

/** The value of cargo and of the local good in the next activation. */
export function promise(scene: Scene, cargo: readonly number[], space: SpaceId, crew: number): number {
  const { state, style } = scene;
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

function later({ market, later: known }: Scene, space: SpaceId, good: GoodId, crew: number): number {
  const first = (space * BOARD.goods.length + good) * CREWS;
  if (Number.isNaN(known[first])) nextSales(market, space, good, known, first);
  return known[first + crew];
}
