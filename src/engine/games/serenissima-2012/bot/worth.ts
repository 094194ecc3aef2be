import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { GoodId, PortId, SpaceId } from '../../serenissima/board';
import { isFull } from '../../serenissima/warehouse';
import { fightOdds, stormOdds } from '../blows';
import { CAPACITY } from '../../serenissima/cargo';
import type { Graph } from '../../serenissima/graph';
import { BASILICA_INCOME, FORT_COST, SCORINGS, SPICE_BONUS, WINE_INCOME } from '../data/components';
import { BOARD, DOGE_CARDS, TRACKS } from '../data/board';
import { graph, slotValue } from '../geography';
import { incomes, warehouseIncome } from '../income';
import { hasGood, seatsOf, SPICE, WINE } from '../queries';
import type { State } from '../state';
import type { Style } from './style';

/** By number of players: what the leader is sure to gain by a gift, as a part of one's own loss. With two it has not paid to look at it. */
const GIFT_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 0, 3: 1, 4: 1 };
/** Steps of the white token a turn on average, and wine cards. */
const PACE = DOGE_CARDS.reduce((sum, { steps }) => sum + steps, 0) / DOGE_CARDS.length;
const WINE_CARDS = 0.25;
/** The chance that a rival who can storm a port does so. */
const GREED = 0.35;

/** Turns after this one that may be expected until the white token has reached the end of its track. */
export function turnsLeft(state: State): number {
  const { scoring } = TRACKS[seatsOf(state)];
  const way = scoring[scoring.length - 1] - state.marker;
  // Which cards are left is known to all: when each of them brings the end, nothing bought now is of use any more.
  if (state.turn > 0 && state.deck.every((card) => DOGE_CARDS[card].steps >= way)) return 0;
  return Math.max(0, way / PACE - 0.5);
}

/** Scorings to come. */
export function scoringsLeft(state: State): number {
  return SCORINGS - state.scorings;
}

/** Whether the turn under way, or between two turns the next, is sure to bring the last scoring. */
export function isLastTurn(state: State): boolean {
  return turnsLeft(state) === 0 && scoringsLeft(state) === 1;
}

/** By number of players: what a port may still grow to, against the weight. Fewer galleys fill it. */
const GROWTH_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 0.3, 3: 0.33, 4: 1 };

/** What a port brings its owner until the end with so many cubes in store, if they keep it. */
export function portWorth(state: State, port: PortId, cubes: number, style: Style): number {
  const scorings = scoringsLeft(state);
  const { size } = BOARD.ports[port];
  const full = warehouseIncome(state, size);
  const now = warehouseIncome(state, cubes);
  // The next scoring finds it as it is, the later ones fuller; also on the way to a scoring cubes come in.
  const time = Math.min(1, turnsLeft(state) / 5);
  const growth = style.growth * GROWTH_BY_PLAYERS[seatsOf(state)];
  let worth = now * scorings + (full - now) * growth * (Math.max(0, scorings - 1) + 0.4 * time);
  if (state.ports[port].basilica) worth += BASILICA_INCOME * scorings;
  if (hasGood(state, port, WINE)) worth += WINE_INCOME * WINE_CARDS * turnsLeft(state);
  return worth;
}

/** What one cube more in a port is worth to its owner. */
export function cubeWorth(state: State, port: PortId, style: Style): number {
  const cubes = state.ports[port].warehouse.length;
  return portWorth(state, port, cubes + 1, style) - portWorth(state, port, cubes, style);
}

const SIDES = CAPACITY + 1;
const chances = new Float64Array(SIDES * SIDES * SIDES * 2).fill(-1);

/** The attacker's chance to win in the end, worked out once for every kind of fight; `fort` fires first. */
export function winChance(attackers: number, defenders: number, strength: number, fort: boolean): number {
  const key = ((attackers * SIDES + defenders) * SIDES + strength) * 2 + Number(fort);
  if (chances[key] < 0) chances[key] = (fort ? stormOdds : fightOdds)(attackers, defenders, strength).end.attacker;
  return chances[key];
}

/** The chance that a seat keeps a port with such a garrison until it matters. */
export function holds(state: State, seat: Seat, port: PortId, garrison: number, style: Style): number {
  if (garrison === 0) return 0;
  const { space } = BOARD.ports[port];
  const { distance } = graph(state.options);
  let threat = 0;
  for (const galley of state.galleys) {
    if (!galley || galley.owner === seat) continue;
    const away = distance[galley.space][space];
    if (away >= galley.sailors) continue;
    threat = Math.max(threat, winChance(galley.sailors, garrison, galley.sailors - away, state.ports[port].fort));
  }
  return 0.97 - GREED * style.caution * 2 * threat;
}

/** What a galley with its crew is worth: activations to come, and sailors. */
export function galleyWorth(state: State, sailors: number, style: Style): number {
  if (sailors === 0) return 0;
  const left = turnsLeft(state);
  return style.galley * left * (0.6 + 0.4 * Math.min(1, sailors / 3)) + crewWorth(state, sailors, style);
}

/** Sailors: worth their price while they can still do something. */
export function crewWorth(state: State, sailors: number, style: Style): number {
  return sailors * style.sailor * Math.min(1, turnsLeft(state) / 2);
}

/** What a seat would gain by each sale there is, by port and good; nothing where it cannot be sold. */
export function salesOf(state: State, seat: Seat, style: Style): Float64Array {
  const kinds = BOARD.goods.length;
  const sales = new Float64Array(BOARD.ports.length * kinds);
  const first = leader(state);
  for (let port = 0; port < BOARD.ports.length; port++) {
    const { closed, warehouse } = state.ports[port];
    if (closed || isFull(state.ports[port], BOARD.ports[port])) continue;
    const plain = cubeGain(state, seat, port, first, style);
    const at = port * kinds;
    for (let good = 0; good < kinds; good++) {
      const spice = good === SPICE ? SPICE_BONUS : 0;
      sales[at + good] = Math.max(0, plain + spice);
    }
    // What it produces or stores already it does not take.
    sales[at + BOARD.ports[port].good] = 0;
    for (let i = 0; i < warehouse.length; i++) sales[at + warehouse[i]] = 0;
  }
  return sales;
}

/** What a seat gains by a cube sold in a port: its own grows, a stranger pays and grows as well. */
function cubeGain(state: State, seat: Seat, port: PortId, first: Seat, style: Style): number {
  const { owner, warehouse } = state.ports[port];
  if (owner === seat) return 0.85 * cubeWorth(state, port, style);
  const feeds = owner === NOBODY ? 0 : style.rivalry * cubeWorth(state, port, style);
  if (owner !== first) return slotValue(warehouse.length) - feeds;
  const sure = warehouseIncome(state, warehouse.length + 1) - warehouseIncome(state, warehouse.length);
  return slotValue(warehouse.length) - Math.max(feeds, GIFT_BY_PLAYERS[seatsOf(state)] * sure * scoringsLeft(state));
}

/** Who has most, what their ports will bring as they are among it. */
function leader(state: State): Seat {
  const income = incomes(state);
  const left = scoringsLeft(state);
  let first = 0;
  for (let seat = 1; seat < income.length; seat++) {
    if (state.money[seat] + income[seat] * left > state.money[first] + income[first] * left) first = seat;
  }
  return first;
}

/** For both maps, by space: its ports, the nearest first but without its own, and how far they are. */
const NEAR = new Map<Graph, readonly (readonly { readonly port: PortId; readonly steps: number }[])[]>();

function portsNear(map: Graph, from: SpaceId) {
  let near = NEAR.get(map);
  if (!near) {
    near = map.distance.map((away) =>
      BOARD.ports
        .map(({ space }, port) => ({ port, steps: away[space] }))
        .filter(({ steps }) => steps > 0 && steps <= CAPACITY)
        .sort((a, b) => a.steps - b.steps),
    );
    NEAR.set(map, near);
  }
  return near[from];
}

/** The best of these sales of a good within reach of a space for a galley with so many sailors. */
export function nextSale(state: State, sales: Float64Array, from: SpaceId, good: GoodId, sailors: number): number {
  let best = 0;
  for (const { port, steps } of portsNear(graph(state.options), from)) {
    if (steps > sailors) break;
    const gain = sales[port * BOARD.goods.length + good] * (steps <= 3 ? 1 : 0.8);
    if (gain > best) best = gain;
  }
  return best;
}

/** What a fort would save a port's owner. */
export function fortGain(state: State, seat: Seat, port: PortId, style: Style): number {
  const town = state.ports[port];
  const worth = portWorth(state, port, town.warehouse.length, style);
  const before = holds(state, seat, port, town.garrison, style);
  const after = Math.min(0.97, before + (0.97 - before) * 0.4);
  return worth * (after - before) - FORT_COST;
}
