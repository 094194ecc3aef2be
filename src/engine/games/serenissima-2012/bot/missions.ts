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
import { blockadedSpaces, portsOf } from '../queries';
import type { ActivationFrame, State } from '../state';
import { CREWS, promise, sceneOf } from './scene';
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

/** Of each goal and task the best mission, whatever its crew and load; with `only` the best of all, and no other. */
interface BestMissions {
  readonly bySlot: (Mission | undefined)[];
  readonly only: boolean;
  best: Mission | undefined;
  bestSlot: number;
}

/** What a cube that costs nothing is worth at least, wherever it is sold one day. */
const GIFT = 0.3;

const TASKS = ['wait', 'sell', 'claim', 'storm'] as const;

/** Whether a mission of such a value would be the best of its slot, or of all: asked before one is made. */
function isBetter({ bySlot, only, best, bestSlot }: BestMissions, slot: number, value: number): boolean {
  if (!only) {
    const known = bySlot[slot];
    return known === undefined || value > known.value;
  }
  return best === undefined || value > best.value || (value === best.value && slot < bestSlot);
}

function note(list: BestMissions, slot: number, found: Mission): void {
  if (!list.only) list.bySlot[slot] = found;
  else [list.best, list.bestSlot] = [found, slot];
}

function slotOf(space: SpaceId, task: (typeof TASKS)[number]): number {
  return space * TASKS.length + TASKS.indexOf(task);
}

function raidSlot(galley: number): number {
  return BOARD.spaces.length * TASKS.length + galley;
}

/**
 * What an activation could be used for, but investment: for each goal and task the best, the most valuable first; with `only` just the
 * best of all. `ways` leads to each goal.
 */
export function missionsOf(
  state: State,
  frame: ActivationFrame,
  style: Style,
  only: boolean,
): { missions: Mission[]; ways: Ways } {
  const { seat, galley: id } = frame;
  const galley = galleyAt(state, id);
  const mayMove = frame.step === 'choice' || frame.step === 'loading' || frame.step === 'movement';
  const range = mayMove ? CAPACITY - frame.crossed : 0;
  const shut = blockadedSpaces(state, seat, galley.sailors);
  shut[frame.start] = 0;
  const ways = waysFrom(graph(state.options), galley.space, range, shut);
  const scene = sceneOf(state, frame, style);
  const list: BestMissions = { bySlot: [], only, best: undefined, bestSlot: -1 };
  for (const outfit of outfits(scene)) {
    for (let space = 0; space < BOARD.spaces.length; space++) {
      const steps = ways.steps[space];
      if (steps < 0 || steps > outfit.crew - frame.crossed) continue;
      addMissions(scene, outfit, space, steps + frame.crossed, list);
    }
  }
  if (only) return { missions: list.best ? [list.best] : [], ways };
  const missions = list.bySlot.filter((mission) => mission !== undefined);
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
  const worth = own ? portWorth(state, port, town.warehouse.length, style) : 0;
  const held = own ? holds(state, seat, port, pool, style) : 0;
  const free = own && !frame.freeLoaded ? 1 : 0;
  const toll = own || town.owner === NOBODY ? 1 : 1 + 0.3 * style.rivalry;
  const freely = free > 0 && turnsLeft(state) > 0 ? GIFT : 0;
  for (let crew = Math.max(1, Math.min(fewest, galley.sailors)); crew <= Math.max(most, galley.sailors); crew++) {
    const left = pool - (crew - galley.sailors);
    const weaker = own ? worth * (held - holds(state, seat, port, left, style)) : 0;
    const room = town.closed ? 0 : Math.min(CAPACITY - aboard - crew, state.supply[good], state.money[seat] + free, 3);
    for (let load = 0; load <= Math.max(0, room); load++) {
      const cargo = load === 0 ? galley.cargo : galley.cargo.slice();
      if (load > 0) cargo[good] += load;
      const price = Math.max(0, load - free) * toll;
      list.push({ crew, load, cargo, cost: price + weaker - (load > 0 ? freely : 0) });
    }
  }
  return list;
}

function addMissions(scene: Scene, outfit: Outfit, space: SpaceId, crossed: number, list: BestMissions): void {
  const { state, frame, crews } = scene;
  const { crew, load, cost } = outfit;
  const port = portAt(space);
  const idle = crews[crew] - scene.before - cost;
  const still = idle + promise(scene, outfit.cargo, space, crew);
  const slot = slotOf(space, 'wait');
  if (isBetter(list, slot, still)) note(list, slot, mission('wait', { crew, load, space, value: still }));
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
function claims(scene: Scene, outfit: Outfit, space: SpaceId, port: PortId, list: BestMissions): void {
  const { crews } = scene;
  const { crew, load, cargo, cost } = outfit;
  const slot = slotOf(space, 'claim');
  for (let lands = 1; lands <= Math.min(crew, BOARD.ports[port].size); lands++) {
    const rest = crew === lands ? 0 : promise(scene, cargo, space, crew - lands);
    const value = crews[crew - lands] - scene.before - cost + claimGain(scene, port, lands) + rest;
    if (isBetter(list, slot, value)) note(list, slot, mission('claim', { crew, load, space, lands, value }));
  }
}

/** What so many sailors ashore make of a port nobody owns. */
function claimGain({ state, seat, style, claims: known }: Scene, port: PortId, lands: number): number {
  const key = BOARD.ports[port].space * CREWS + lands;
  if (Number.isNaN(known[key])) {
    const worth = portWorth(state, port, state.ports[port].warehouse.length, style);
    known[key] = worth * holds(state, seat, port, lands, style) + landedWorth(state, lands, style);
  }
  return known[key];
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
  list: BestMissions,
): void {
  const { state, seat, style, sales } = scene;
  const town = state.ports[port];
  const room = BOARD.ports[port].size - town.warehouse.length;
  if (room <= 0) return;
  const first = port * BOARD.goods.length;
  let wanted = 0;
  for (let good = 0; good < cargo.length; good++) {
    if (cargo[good] === 0 || whyNotStore(town, BOARD.ports[port], good)) continue;
    let at = wanted++;
    for (; at > 0 && sales[first + SELLS[at - 1]] < sales[first + good]; at--) SELLS[at] = SELLS[at - 1];
    SELLS[at] = good;
  }
  if (wanted === 0) return;
  const sold = Math.min(wanted, room);
  // Every further cube lies a space higher and pays a ducat more; in an own port incomes grow ever faster.
  const step = sold === 1 ? 0 : town.owner === seat ? 0.5 * cubeWorth(state, port, style) * 0.3 : 1;
  for (let good = 0; good < cargo.length; good++) LEFT[good] = cargo[good];
  let gain = 0;
  for (let nth = 0; nth < sold; nth++) {
    LEFT[SELLS[nth]]--;
    gain += sales[first + SELLS[nth]] + nth * step;
  }
  const slot = slotOf(space, 'sell');
  const value = idle + gain + promise(scene, LEFT, space, crew);
  if (!isBetter(list, slot, value)) return;
  note(list, slot, mission('sell', { crew, load, space, sells: SELLS.slice(0, sold), value }));
}

/** Goods in the order they would be sold, and what would be left of a cargo, while a sale is weighed. */
const SELLS: GoodId[] = BOARD.goods.map(() => 0);
const LEFT: number[] = BOARD.goods.map(() => 0);

/** Ports to storm and galleys to board there, by the exact odds. */
function fights(
  scene: Scene,
  { crew, load }: Outfit,
  space: SpaceId,
  crossed: number,
  still: number,
  list: BestMissions,
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
    note(list, raidSlot(id), mission('raid', { crew, load, space, target: BERTHS.aboard(id), chance, value }));
  }
  const port = portAt(space);
  if (port < 0 || frame.step === 'barred') return;
  const { owner, garrison, fort } = state.ports[port];
  if (owner === NOBODY || owner === seat || scene.foes[space].some(({ galley }) => galley.owner === owner)) return;
  const prize = stormPrize(scene, port);
  if (prize === UNTOUCHABLE) return;
  const chance = winChance(crew, garrison, strength, fort);
  const value = still + style.war * chance * prize - (1 - chance) * risk - wounds(garrison, style);
  const slot = slotOf(space, 'storm');
  if (isBetter(list, slot, value))
    note(list, slot, mission('storm', { crew, load, space, target: BERTHS.ashore(port), chance, value }));
}

/** The last port of its owner. */
const UNTOUCHABLE = -Infinity;

/** What a rival's port is worth to who storms it. */
function stormPrize({ state, seat, style, storms }: Scene, port: PortId): number {
  const { space } = BOARD.ports[port];
  if (Number.isNaN(storms[space])) {
    const { owner, warehouse } = state.ports[port];
    const worth = portWorth(state, port, warehouse.length, style);
    const prize = worth * (holds(state, seat, port, 1, style) * 0.9 + style.rivalry);
    storms[space] = portsOf(state, owner).length === 1 ? UNTOUCHABLE : prize;
  }
  return storms[space];
}

/** Men that a fight is likely to cost, won or lost. */
function wounds(defenders: number, style: Style): number {
  return defenders * 0.7 * style.sailor;
}
