import type { SpaceId } from '../../serenissima/board';
import { BOARD } from '../data/board';
import type { Survey } from './survey';

const KINDS = BOARD.goods.length;
/** Expected price in ducats of a piece bought on the way. */
const LOCAL_PRICE = 120;
/** Scratch buffer for the goods aboard. */
const ABOARD = new Uint8Array(KINDS);

/**
 * The most a galley can earn next turn from a space, with its cargo and one local good. `sold` marks the goods of which
 * it has already sold a piece this turn.
 */
export function promise(
  survey: Survey,
  space: SpaceId,
  crew: number,
  cargo: readonly number[],
  goodsLeft: number,
  sold: Uint8Array,
): number {
  const { state, seat, sales, hopes } = survey;
  const here = survey.graph.portAt[space];
  const away = survey.graph.distance[space];
  let range = crew;
  let local = -1;
  let bought = -1;
  if (here >= 0) {
    const { owner, garrison } = state.ports[here];
    if (owner === seat) range = Math.min(4, crew + Math.min(2, garrison));
    if (crew + goodsLeft < 5) local = BOARD.ports[here].good;
  }
  let goods = 0;
  for (let good = 0; good < KINDS; good++) {
    if (cargo[good] > sold[good]) ABOARD[goods++] = good;
    else if (good === local) bought = good;
  }
  let best = 0;
  for (let port = 0; port < BOARD.ports.length; port++) {
    if (port === here || away[BOARD.ports[port].space] > range) continue;
    let gain = hopes[port];
    const base = port * KINDS;
    for (let i = 0; i < goods; i++) gain += sales[base + ABOARD[i]];
    if (bought >= 0) gain += Math.max(0, sales[base + bought] - LOCAL_PRICE);
    if (gain > best) best = gain;
  }
  return survey.left > 1 ? best : best * 0.9;
}

/** A quick upper bound of `promise` for any space. It rules out most destinations. */
export function mostPromised({ sales, hopes }: Survey, cargo: readonly number[]): number {
  let best = 0;
  for (let port = 0; port < BOARD.ports.length; port++) {
    const base = port * KINDS;
    let gain = hopes[port];
    let dearest = 0;
    for (let good = 0; good < KINDS; good++) {
      const sale = sales[base + good];
      if (cargo[good] > 0) gain += sale;
      else if (sale > dearest) dearest = sale;
    }
    gain += Math.max(0, dearest - LOCAL_PRICE);
    if (gain > best) best = gain;
  }
  return best;
}
