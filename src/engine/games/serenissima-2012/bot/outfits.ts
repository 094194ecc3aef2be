import { NOBODY } from '../../serenissima/board';
import { CAPACITY, goodsAboard } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { BOARD } from '../data/board';
import { portAt } from '../geography';
import type { Scene } from './scene';
import { holdProbability, portWorth, turnsLeft } from './worth';

/** The crew and cargo with which a galley sails. */
export interface Outfit {
  readonly crew: number;
  /** Cubes of the local good that it loads. Outfits with the same load have the same cargo. */
  readonly load: number;
  readonly cargo: readonly number[];
  readonly cost: number;
}

export const MAX_LOAD = 3;
/** A bonus for loading the free cube. It applies even if no port in reach buys the cube. */
const GIFT = 0.3;

/** All combinations of crew and load. Sailors come from the seat's own garrison. */
export function outfitsOf({ state, seat, style, frame }: Scene): Outfit[] {
  const galley = galleyAt(state, frame.galley);
  const aboard = goodsAboard(galley);
  const plain: Outfit = { crew: galley.sailors, load: 0, cargo: galley.cargo, cost: 0 };
  if (frame.step !== 'choice' && frame.step !== 'loading') return [plain];
  const port = portAt(galley.space);
  if (port < 0) return [plain];
  const town = state.ports[port];
  const own = town.owner === seat;
  const { good, size } = BOARD.ports[port];
  const pool = own ? town.garrison : 0;
  const fewest = own ? Math.max(1, galley.sailors - (size - pool)) : galley.sailors;
  const most = own ? Math.min(CAPACITY - aboard, galley.sailors + pool - 1) : galley.sailors;
  const list: Outfit[] = [];
  const worth = own ? portWorth(state, port, town.warehouse.length, style) : 0;
  const held = own ? holdProbability(state, seat, port, pool, style) : 0;
  const free = own && !frame.freeLoaded ? 1 : 0;
  const toll = own || town.owner === NOBODY ? 1 : 1 + 0.3 * style.rivalry;
  const freely = free > 0 && turnsLeft(state) > 0 ? GIFT : 0;
  const cargoes = [galley.cargo];
  for (let crew = Math.max(1, Math.min(fewest, galley.sailors)); crew <= Math.max(most, galley.sailors); crew++) {
    const left = pool - (crew - galley.sailors);
    const weaker = own ? worth * (held - holdProbability(state, seat, port, left, style)) : 0;
    const room = town.closed
      ? 0
      : Math.min(CAPACITY - aboard - crew, state.supply[good], state.money[seat] + free, MAX_LOAD);
    for (let load = 0; load <= Math.max(0, room); load++) {
      const cargo = (cargoes[load] ??= galley.cargo.map((count, kind) => (kind === good ? count + load : count)));
      const price = Math.max(0, load - free) * toll;
      list.push({ crew, load, cargo, cost: price + weaker - (load > 0 ? freely : 0) });
    }
  }
  return list;
}
