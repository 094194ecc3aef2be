import type { GoodId, PortId, SpaceId } from '../../serenissima/board';
import { whyNotStore } from '../../serenissima/warehouse';
import { BOARD } from '../data/board';
import { portAt } from '../geography';
import type { State } from '../state';
import { MAX_LOAD } from './outfits';
import type { Outfit } from './outfits';
import { saleGain } from './sales';
import { CREWS, promise } from './scene';
import type { Foe, Scene } from './scene';
import type { Style } from './style';
import { cubeWorth, holdProbability, portWorth, turnsLeft } from './worth';

/** A destination space, with cached values that don't depend on the outfit. */
export interface Goal {
  readonly scene: Scene;
  readonly space: SpaceId;
  readonly port: PortId;
  /** Rival galleys in the space. */
  readonly foes: readonly Foe[];
  /**
   * The cargo's value in the next activation, without and with a sale here, by load and crew. NaN if not computed yet.
   */
  readonly promises: Float64Array;
  readonly promisesAfter: Float64Array;
  /** The possible sale here, by load. */
  readonly sales: (Sale | undefined)[];
  /** The value of a claim, by number of sailors landed. NaN if not computed yet. */
  readonly claims: Float64Array;
  /** The value of storming the port. */
  storm: number | undefined;
}

/** The sale of an outfit's goods to a port: all that the port buys and has room for. */
interface Sale {
  /** The goods in selling order. Prices rise with each sale, so the best good is sold last. */
  readonly goods: readonly GoodId[];
  readonly gain: number;
  /** The remaining cargo. */
  readonly left: readonly number[];
}

/** Shared by all goals to save allocations, so only one goal may be in use at a time. */
const PROMISES = new Float64Array((MAX_LOAD + 1) * CREWS);
const PROMISES_AFTER = new Float64Array((MAX_LOAD + 1) * CREWS);
const CLAIMS = new Float64Array(CREWS);
const NO_FOES: readonly Foe[] = [];

/** Creates a goal for a space, valid until the next call. */
export function goalOf(scene: Scene, space: SpaceId): Goal {
  let foes: Foe[] | undefined;
  for (const foe of scene.foes) if (foe.galley.space === space) (foes ??= []).push(foe);
  return {
    scene,
    space,
    port: portAt(space),
    foes: foes ?? NO_FOES,
    promises: PROMISES.fill(NaN),
    promisesAfter: PROMISES_AFTER.fill(NaN),
    sales: [],
    claims: CLAIMS.fill(NaN),
    storm: undefined,
  };
}

/** The value of an outfit's cargo in the next activation, starting from this space. */
export function promiseOf({ scene, space, promises }: Goal, { load, cargo }: Outfit, crew: number): number {
  if (!scene.foresees) return 0;
  const key = load * CREWS + crew;
  if (Number.isNaN(promises[key])) promises[key] = promise(scene, cargo, space, crew);
  return promises[key];
}

/** The value of an outfit's cargo in the next activation, after selling here. */
export function promiseAfter({ scene, space, promisesAfter }: Goal, { left }: Sale, { load, crew }: Outfit): number {
  if (!scene.foresees) return 0;
  const key = load * CREWS + crew;
  if (Number.isNaN(promisesAfter[key])) promisesAfter[key] = promise(scene, left, space, crew);
  return promisesAfter[key];
}

/** The sale that an outfit can make in the goal's port. Cached by load. */
export function saleOf({ scene, port, sales }: Goal, { load, cargo }: Outfit): Sale {
  return (sales[load] ??= sold(scene, port, cargo));
}

const NOTHING: Sale = { goods: [], gain: 0, left: [] };

function sold({ state, seat, style, market }: Scene, port: PortId, cargo: readonly number[]): Sale {
  const town = state.ports[port];
  let goods: GoodId[] | undefined;
  for (let good = 0; good < cargo.length; good++) {
    if (cargo[good] === 0 || whyNotStore(town, BOARD.ports[port], good)) continue;
    goods ??= [];
    let at = goods.length;
    for (; at > 0 && saleGain(market, port, goods[at - 1]) < saleGain(market, port, good); at--)
      goods[at] = goods[at - 1];
    goods[at] = good;
  }
  if (!goods) return NOTHING;
  goods.length = Math.min(goods.length, BOARD.ports[port].size - town.warehouse.length);
  // Each additional cube pays one ducat more. In the seat's own port, each cube adds more income than the previous one.
  const step = goods.length === 1 ? 0 : town.owner === seat ? 0.5 * cubeWorth(state, port, style) * 0.3 : 1;
  const left = cargo.slice();
  let gain = 0;
  for (let nth = 0; nth < goods.length; nth++) {
    left[goods[nth]]--;
    gain += saleGain(market, port, goods[nth]) + nth * step;
  }
  return { goods, gain, left };
}

/** The value of landing `lands` sailors in a neutral port. */
export function claimGain({ scene, port, claims }: Goal, lands: number): number {
  if (Number.isNaN(claims[lands])) {
    const { state, seat, style } = scene;
    const worth = portWorth(state, port, state.ports[port].warehouse.length, style);
    claims[lands] = worth * holdProbability(state, seat, port, lands, style) + landedWorth(state, lands, style);
  }
  return claims[lands];
}

function landedWorth(state: State, sailors: number, style: Style): number {
  return sailors * style.sailor * 0.6 * Math.min(1, turnsLeft(state) / 2);
}
