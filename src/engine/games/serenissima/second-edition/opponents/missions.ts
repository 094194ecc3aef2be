import type { Seat } from '../../../../core/game';
import { NOBODY } from '../../common/board';
import type { GoodId, PortId, SpaceId } from '../../common/board';
import type { Berth } from '../../common/berths';
import { CAPACITY, goodsAboard } from '../../common/cargo';
import { galleyAt } from '../../common/galleys';
import { waysFrom } from '../../common/routes';
import type { Ways } from '../../common/routes';
import { whyNotStore } from '../../common/warehouse';
import { BERTHS } from '../berths';
import { BOARD } from '../data';
import { graph, portAt } from '../geography';
import { blockadersIn, hasGalleyIn, portsOf } from '../queries';
import type { ActivationFrame, State } from '../state';
import type { Style } from './style';
import { cubeWorth, galleyWorth, holds, nextSale, portWorth, salesOf, turnsLeft, winChance } from './worth';

/** What the active galley does with its activation. */
export interface Mission {
  readonly crew: number;
  readonly load: number;
  readonly space: SpaceId;
  readonly deed: 'sell' | 'claim' | 'storm' | 'raid' | 'wait';
  readonly sells: readonly GoodId[];
  /** Sailors landed. */
  readonly lands: number;
  readonly target: Berth | null;
  /** Chance to win, 1 where there is nothing to fight. */
  readonly chance: number;
  readonly value: number;
}

/** The crew and cargo a galley sets out with. */
interface Outfit {
  readonly crew: number;
  readonly load: number;
  readonly cargo: readonly number[];
  readonly cost: number;
}

interface Scene {
  readonly state: State;
  readonly seat: Seat;
  readonly style: Style;
  readonly frame: ActivationFrame;
  /** What each sale would bring now, and by space, good and crew the best one from there. */
  readonly sales: Float64Array;
  readonly later: Map<number, number>;
  /** What the galley and its crew were worth before. */
  readonly before: number;
}

/** Everything an activation could be used for, but investment; the best first. `ways` leads to each goal. */
export function missionsOf(state: State, frame: ActivationFrame, style: Style): { missions: Mission[]; ways: Ways } {
  const { seat, galley: id } = frame;
  const galley = galleyAt(state, id);
  const shut = new Uint8Array(BOARD.spaces.length);
  for (let space = 0; space < shut.length; space++) {
    if (space !== frame.start && blockadersIn(state, space, seat, galley.sailors).length > 0) shut[space] = 1;
  }
  const mayMove = ['choice', 'loading', 'movement'].includes(frame.step);
  const range = mayMove ? CAPACITY - frame.crossed : 0;
  const ways = waysFrom(graph(state.options), galley.space, range, shut);
  const scene: Scene = {
    state,
    seat,
    style,
    frame,
    sales: salesOf(state, seat, style),
    later: new Map(),
    before: galleyWorth(state, galley.sailors, style),
  };
  const missions: Mission[] = [];
  for (const outfit of outfits(scene)) {
    for (let space = 0; space < BOARD.spaces.length; space++) {
      const steps = ways.steps[space];
      if (steps < 0 || steps > outfit.crew - frame.crossed) continue;
      deeds(scene, outfit, space, steps + frame.crossed, missions);
    }
  }
  return { missions: missions.sort((a, b) => b.value - a.value), ways };
}

/** Crews of an own port's garrison, and cubes of its good. */
function outfits({ state, seat, style, frame }: Scene): Outfit[] {
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
  for (let crew = Math.max(1, Math.min(fewest, galley.sailors)); crew <= Math.max(most, galley.sailors); crew++) {
    const left = pool - (crew - galley.sailors);
    const worth = own ? portWorth(state, port, town.warehouse.length, style) : 0;
    const weaker = own ? worth * (holds(state, seat, port, pool, style) - holds(state, seat, port, left, style)) : 0;
    const free = own && !frame.freeLoaded ? 1 : 0;
    const room = town.closed ? 0 : Math.min(CAPACITY - aboard - crew, state.supply[good], state.money[seat] + free, 3);
    for (let load = 0; load <= Math.max(0, room); load++) {
      const cargo = galley.cargo.slice();
      cargo[good] += load;
      const price = Math.max(0, load - free) * (own || town.owner === NOBODY ? 1 : 1 + 0.3 * style.rivalry);
      list.push({ crew, load, cargo, cost: price + weaker });
    }
  }
  return list;
}

function deeds(scene: Scene, outfit: Outfit, space: SpaceId, crossed: number, missions: Mission[]): void {
  const { state, seat, style, frame } = scene;
  const { crew, load, cost } = outfit;
  const port = portAt(space);
  const base = { crew, load, space, sells: [], lands: 0, target: null, chance: 1 } as const;
  const kept = galleyWorth(state, crew, style);
  const still = kept - scene.before - cost + promise(scene, outfit.cargo, space, crew);
  missions.push({ ...base, deed: 'wait', value: still });
  if (port >= 0 && !state.ports[port].closed && frame.step !== 'barred') {
    sale(scene, outfit, space, port, kept - scene.before - cost, base, missions);
    if (state.ports[port].owner === NOBODY) {
      for (let lands = 1; lands <= Math.min(crew, BOARD.ports[port].size); lands++) {
        const worth = portWorth(state, port, state.ports[port].warehouse.length, style);
        const gain = worth * holds(state, seat, port, lands, style) + landedWorth(state, lands, style);
        const after = crew === lands ? 0 : galleyWorth(state, crew - lands, style);
        const rest = crew === lands ? 0 : promise(scene, outfit.cargo, space, crew - lands);
        missions.push({ ...base, deed: 'claim', lands, value: after - scene.before - cost + gain + rest });
      }
    }
  }
  fights(scene, outfit, space, crossed, base, still, missions);
}

function landedWorth(state: State, sailors: number, style: Style): number {
  return sailors * style.sailor * 0.6 * Math.min(1, turnsLeft(state) / 2);
}

type Base = Pick<Mission, 'crew' | 'load' | 'space'> & { readonly sells: readonly []; readonly lands: 0; readonly target: null; readonly chance: 1 }; // prettier-ignore

/** Sells every good the port takes, the dearest to the seller last: prices rise with every cube. */
function sale(
  scene: Scene,
  { cargo, crew }: Outfit,
  space: SpaceId,
  port: PortId,
  value: number,
  base: Base,
  missions: Mission[],
): void {
  const { state, seat, style, sales } = scene;
  const town = state.ports[port];
  const gainOf = (good: GoodId) => sales[port * BOARD.goods.length + good];
  const room = BOARD.ports[port].size - town.warehouse.length;
  const wanted: GoodId[] = [];
  for (let good = 0; good < cargo.length; good++) {
    if (cargo[good] > 0 && !whyNotStore(town, BOARD.ports[port], good)) wanted.push(good);
  }
  if (wanted.length === 0 || room <= 0) return;
  const sells = wanted.sort((a, b) => gainOf(b) - gainOf(a)).slice(0, room);
  const left = cargo.slice();
  let gain = 0;
  sells.forEach((good, nth) => {
    left[good]--;
    const own = town.owner === seat;
    // Every further cube lies a space higher and pays a ducat more; in an own port incomes grow ever faster.
    gain += gainOf(good) + (own ? nth * 0.5 * cubeWorth(state, port, style) * 0.3 : nth);
  });
  missions.push({ ...base, deed: 'sell', sells, value: value + gain + promise(scene, left, space, crew) });
}

/** What cargo and the port's own good promise for the next activation. */
function promise(scene: Scene, cargo: readonly number[], space: SpaceId, crew: number): number {
  const { state, style } = scene;
  if (turnsLeft(state) < 0.7) return 0;
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
  const key = (space * 8 + good) * 8 + crew;
  let sale = known.get(key);
  if (sale === undefined) known.set(key, (sale = nextSale(state, sales, space, good, crew)));
  return sale;
}

/** Ports to storm and galleys to board there, by the exact odds. */
function fights(
  scene: Scene,
  outfit: Outfit,
  space: SpaceId,
  crossed: number,
  base: Base,
  still: number,
  missions: Mission[],
): void {
  const { state, seat, style, frame } = scene;
  const { crew } = outfit;
  const strength = Math.max(0, crew - crossed);
  if (strength === 0 && !state.options.weakAttacks) return;
  const risk = galleyWorth(state, crew, style);
  for (let id = 0; id < state.galleys.length; id++) {
    const foe = state.galleys[id];
    if (!foe || foe.owner === seat || foe.space !== space) continue;
    if (frame.step === 'barred' && foe.owner !== frame.blockader) continue;
    const chance = winChance(crew, foe.sailors, strength, false);
    const prize = style.rivalry * galleyWorth(state, foe.sailors, style) + goodsAboard(foe) * 1.2;
    const value = still + style.war * chance * prize - (1 - chance) * risk - wounds(foe.sailors, style);
    missions.push({ ...base, deed: 'raid', target: BERTHS.aboard(id), chance, value });
  }
  const port = portAt(space);
  if (port < 0 || frame.step === 'barred') return;
  const { owner, garrison, fort, warehouse } = state.ports[port];
  if (owner === NOBODY || owner === seat || portsOf(state, owner).length === 1) return;
  if (hasGalleyIn(state, space, owner)) return;
  const chance = winChance(crew, garrison, strength, fort);
  const worth = portWorth(state, port, warehouse.length, style);
  const prize = worth * (holds(state, seat, port, 1, style) * 0.9 + style.rivalry);
  const value = still + style.war * chance * prize - (1 - chance) * risk - wounds(garrison, style);
  missions.push({ ...base, deed: 'storm', target: BERTHS.ashore(port), chance, value });
}

/** Men that a fight is likely to cost, won or lost. */
function wounds(defenders: number, style: Style): number {
  return defenders * 0.7 * style.sailor;
}
