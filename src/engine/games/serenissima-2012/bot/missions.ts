import { NOBODY } from '../../serenissima/board';
import type { GoodId, PortId, SpaceId } from '../../serenissima/board';
import type { Berth } from '../../serenissima/berths';
import { CAPACITY, goodsAboard } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { waysFrom } from '../../serenissima/routes';
import type { Ways } from '../../serenissima/routes';
import { whyNotStore } from '../../serenissima/warehouse';
import { BERTHS } from '../berths';
import { BOARD } from '../data/board';
import { graph, portAt } from '../geography';
import { blockadersIn, portsOf } from '../queries';
import type { ActivationFrame, State } from '../state';
import { promise, sceneOf } from './scene';
import type { Scene } from './scene';
import type { Style } from './style';
import { cubeWorth, holds, portWorth, turnsLeft, winChance } from './worth';

/** What the active galley does with its activation. */
export interface Mission {
  readonly crew: number;
  readonly load: number;
  readonly space: SpaceId;
  readonly task: 'sell' | 'claim' | 'storm' | 'raid' | 'wait';
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

/** The best mission of each goal and deed: of other crews and loads for it nothing is kept. */
type Shortlist = (Mission | undefined)[];

/** What a cube that costs nothing is worth at least, wherever it is sold one day. */
const GIFT = 0.3;

const TASKS = ['wait', 'sell', 'claim', 'storm'] as const;

/** Whether a mission of such a value would be the best of its slot: asked before one is made. */
function isBetter(list: Shortlist, slot: number, value: number): boolean {
  const known = list[slot];
  return known === undefined || value > known.value;
}

function slotOf(space: SpaceId, task: (typeof TASKS)[number]): number {
  return space * TASKS.length + TASKS.indexOf(task);
}

function raidSlot(galley: number): number {
  return BOARD.spaces.length * TASKS.length + galley;
}

/**
 * What an activation could be used for, but investment: for each goal and deed the best, the most valuable first. `ways` leads to
 * each goal.
 */
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
  const scene = sceneOf(state, frame, style);
  const list: Shortlist = [];
  for (const outfit of outfits(scene)) {
    for (let space = 0; space < BOARD.spaces.length; space++) {
      const steps = ways.steps[space];
      if (steps < 0 || steps > outfit.crew - frame.crossed) continue;
      addMissions(scene, outfit, space, steps + frame.crossed, list);
    }
  }
  const missions = list.filter((mission) => mission !== undefined);
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
      const gift = load > 0 && free > 0 && turnsLeft(state) > 0 ? GIFT : 0;
      list.push({ crew, load, cargo, cost: price + weaker - gift });
    }
  }
  return list;
}

function addMissions(scene: Scene, outfit: Outfit, space: SpaceId, crossed: number, list: Shortlist): void {
  const { state, frame, crews } = scene;
  const { crew, load, cost } = outfit;
  const port = portAt(space);
  const idle = crews[crew] - scene.before - cost;
  const still = idle + promise(scene, outfit.cargo, space, crew);
  const slot = slotOf(space, 'wait');
  if (isBetter(list, slot, still)) list[slot] = mission('wait', { crew, load, space, value: still });
  if (port >= 0 && !state.ports[port].closed && frame.step !== 'barred') {
    sale(scene, outfit, space, port, idle, list);
    if (state.ports[port].owner === NOBODY) claims(scene, outfit, space, port, list);
  }
  fights(scene, outfit, space, crossed, still, list);
}

type Told = Pick<Mission, 'crew' | 'load' | 'space' | 'value'> & Partial<Mission>;

/** A mission by what is to be told of it; the rest is nothing, and certain. */
function mission(task: Mission['task'], told: Told): Mission {
  return { task, sells: [], lands: 0, target: null, chance: 1, ...told };
}

/** A port nobody owns is taken by as many sailors as are worth more ashore than aboard. */
function claims(scene: Scene, outfit: Outfit, space: SpaceId, port: PortId, list: Shortlist): void {
  const { state, seat, style, crews } = scene;
  const { crew, load, cargo, cost } = outfit;
  const slot = slotOf(space, 'claim');
  const worth = portWorth(state, port, state.ports[port].warehouse.length, style);
  for (let lands = 1; lands <= Math.min(crew, BOARD.ports[port].size); lands++) {
    const gain = worth * holds(state, seat, port, lands, style) + landedWorth(state, lands, style);
    const rest = crew === lands ? 0 : promise(scene, cargo, space, crew - lands);
    const value = crews[crew - lands] - scene.before - cost + gain + rest;
    if (isBetter(list, slot, value)) list[slot] = mission('claim', { crew, load, space, lands, value });
  }
}

function landedWorth(state: State, sailors: number, style: Style): number {
  return sailors * style.sailor * 0.6 * Math.min(1, turnsLeft(state) / 2);
}

/** Sells every good the port takes, the dearest to the seller last: prices rise with every cube. */
function sale(
  scene: Scene,
  { cargo, crew, load }: Outfit,
  space: SpaceId,
  port: PortId,
  idle: number,
  list: Shortlist,
): void {
  const { state, seat, style, sales } = scene;
  const town = state.ports[port];
  const room = BOARD.ports[port].size - town.warehouse.length;
  if (room <= 0) return;
  const wanted: GoodId[] = [];
  for (let good = 0; good < cargo.length; good++) {
    if (cargo[good] > 0 && !whyNotStore(town, BOARD.ports[port], good)) wanted.push(good);
  }
  if (wanted.length === 0) return;
  const gainOf = (good: GoodId) => sales[port * BOARD.goods.length + good];
  const sells = wanted.sort((a, b) => gainOf(b) - gainOf(a)).slice(0, room);
  const left = cargo.slice();
  // Every further cube lies a space higher and pays a ducat more; in an own port incomes grow ever faster.
  const step = town.owner === seat ? 0.5 * cubeWorth(state, port, style) * 0.3 : 1;
  let gain = 0;
  sells.forEach((good, nth) => {
    left[good]--;
    gain += gainOf(good) + nth * step;
  });
  const slot = slotOf(space, 'sell');
  const value = idle + gain + promise(scene, left, space, crew);
  if (isBetter(list, slot, value)) list[slot] = mission('sell', { crew, load, space, sells, value });
}

/** Ports to storm and galleys to board there, by the exact odds. */
function fights(
  scene: Scene,
  { crew, load }: Outfit,
  space: SpaceId,
  crossed: number,
  still: number,
  list: Shortlist,
): void {
  const { state, seat, style, frame, crews } = scene;
  const strength = Math.max(0, crew - crossed);
  if (strength === 0 && !state.options.weakAttacks) return;
  const risk = crews[crew];
  for (const { id, galley: foe } of scene.foes[space]) {
    if (frame.step === 'barred' && foe.owner !== frame.blockader) continue;
    const chance = winChance(crew, foe.sailors, strength, false);
    const prize = style.rivalry * crews[foe.sailors] + goodsAboard(foe) * 1.2;
    const value = still + style.war * chance * prize - (1 - chance) * risk - wounds(foe.sailors, style);
    if (!isBetter(list, raidSlot(id), value)) continue;
    list[raidSlot(id)] = mission('raid', { crew, load, space, target: BERTHS.aboard(id), chance, value });
  }
  const port = portAt(space);
  if (port < 0 || frame.step === 'barred') return;
  const { owner, garrison, fort, warehouse } = state.ports[port];
  if (owner === NOBODY || owner === seat || scene.foes[space].some(({ galley }) => galley.owner === owner)) return;
  if (portsOf(state, owner).length === 1) return;
  const chance = winChance(crew, garrison, strength, fort);
  const worth = portWorth(state, port, warehouse.length, style);
  const prize = worth * (holds(state, seat, port, 1, style) * 0.9 + style.rivalry);
  const value = still + style.war * chance * prize - (1 - chance) * risk - wounds(garrison, style);
  const slot = slotOf(space, 'storm');
  if (isBetter(list, slot, value))
    list[slot] = mission('storm', { crew, load, space, target: BERTHS.ashore(port), chance, value });
}

/** Men that a fight is likely to cost, won or lost. */
function wounds(defenders: number, style: Style): number {
  return defenders * 0.7 * style.sailor;
}
