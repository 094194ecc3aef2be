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

/** Crews of a galley, from 0 up. */
export const CREWS = CAPACITY + 1;

/** What every mission of one activation is judged by, worked out once. */
export interface Scene {
  readonly state: State;
  readonly seat: Seat;
  readonly style: Style;
  readonly frame: ActivationFrame;
  /** What each sale would bring now. */
  readonly market: Market;
  /** What a galley with such a crew is worth, and what this one was worth before. */
  readonly crews: readonly number[];
  readonly before: number;
  /** By space, good and crew the best sale from there; NaN: not asked for yet. One scene at a time has it. */
  readonly later: Float64Array;
  /** Whether the next activation counts. */
  readonly foresees: boolean;
  /** Rivals' galleys. */
  readonly foes: readonly Foe[];
}

export interface Foe {
  readonly id: GalleyId;
  readonly galley: Galley;
}

/** A scene is done with before the next is made: making this anew each time would take longer than filling it. */
const LATER = new Float64Array(BOARD.spaces.length * BOARD.goods.length * CREWS);

/** What the missions of an activation are judged by: the one scene there is, until the next is asked for. */
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

/** What cargo and the port's own good promise for the next activation, where that counts. */
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
