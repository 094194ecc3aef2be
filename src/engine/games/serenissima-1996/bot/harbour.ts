import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { GalleyId, GoodId, PortId } from '../../serenissima/board';
import { CAPACITY, goodsAboard, roomAboard } from '../../serenissima/cargo';
import { aboard, ashore } from '../berths';
import { BUILD_COST, PORT_PRICE, SAILOR_COST } from '../data/components';
import { BOARD } from '../data/board';
import { graph, portAt } from '../geography';
import { priceAt } from '../phases/purchase';
import { galleyAt } from '../../serenissima/galleys';
import type { Galley, State } from '../state';
import { assign } from './assign';
import type { PlanVariant } from './assign';
import { draftOf } from './draft';
import type { Draft } from './draft';
import { guardOf, isFortWanted, safeGarrison, strongestNear, captureProbability } from './garrisons';
import { bestBySpace, bestMission, ranked } from './missions';
import type { Mission, Outfit } from './missions';
import { reachOf } from './routes';
import { surveyOf } from './survey';
import type { Survey } from './survey';
import type { Style } from './style';
import { deals } from './trading';
import { holdProbability, portWorth, turnsLeft, wouldBuy } from './worth';

/** A complete harbour turn. */
export interface HarbourPlan {
  readonly moves: Draft['moves'];
  readonly missions: readonly Mission[];
  readonly built: readonly PortId[];
  readonly hired: number;
  readonly value: number;
}

/** Ducats to keep for goods. */
const RESERVE = 200;
/** Probability that a rival able to take a port in the last turn attempts it. */
const COMES = 0.8;

/**
 * Plans forts, galleys and sailors, then a mission for each galley, then bargains. `variant` changes one galley's
 * mission.
 */
export function harbourPlan(state: State, seat: Seat, style: Style, variant?: PlanVariant): HarbourPlan {
  const draft = draftOf(state, seat);
  for (let port = 0; port < state.ports.length; port++) {
    if (isFortWanted(draft.state, seat, port)) draft.make({ type: 'buildFort', port });
  }
  const built = buildAll(draft, seat, style);
  const hired = hireAll(draft, seat, style);
  const survey = surveyOf(draft.state, seat, style);
  const asks: Draft['moves'] = [];
  const missions = assign(
    survey,
    (id, rank) => (rank === 0 ? bestOf(survey, id) : goalOf(survey, id, rank)),
    (mission) => fitOut(draft, seat, mission, asks),
    variant,
  );
  fillHolds(draft, seat);
  let value = missions.reduce((sum, mission) => sum + mission.value, built.length * 100);
  if (style.caution > 0 && hireLast(draft, seat, style)) value += 50;
  const cargo = deals(draft.state, seat, style);
  value += cargo.gain;
  const moves = [...draft.moves, ...asks, ...cargo.moves, { type: 'endPhase' as const }];
  return { moves, missions, built, hired, value };
}

function bestOf(survey: Survey, id: GalleyId): Mission | undefined {
  const reach = reachOf(survey.state, galleyAt(survey.state, id), CAPACITY, survey.foreign);
  let best: Mission | undefined;
  for (const outfit of outfits(survey, id)) best = bestMission(survey, outfit, reach, best);
  return best;
}

/** A galley's n-th best mission, counting only the best mission in each space. */
function goalOf(survey: Survey, id: GalleyId, rank: number): Mission | undefined {
  const reach = reachOf(survey.state, galleyAt(survey.state, id), CAPACITY, survey.foreign);
  const bySpace: (Mission | undefined)[] = [];
  for (const outfit of outfits(survey, id)) bestBySpace(survey, outfit, reach, bySpace);
  return ranked(bySpace, rank);
}

/** All combinations of crew and load available to a galley here. */
function outfits(survey: Survey, id: GalleyId): Outfit[] {
  const { state, seat, style } = survey;
  const galley = galleyAt(state, id);
  const port = portAt(galley.space);
  const aboard = goodsAboard(galley);
  const list: Outfit[] = [];
  const own = port >= 0 && state.ports[port].owner === seat;
  const pool = own ? state.ports[port].garrison : 0;
  const guard = own ? guardOf(state, seat, port, survey.threat[galley.space]) : 0;
  const most = own ? Math.min(CAPACITY - aboard, Math.max(1, galley.sailors + pool - guard)) : galley.sailors;
  for (let crew = own ? 1 : galley.sailors; crew <= most; crew++) {
    const weakened = own ? garrisonCost(survey, port, pool, pool - (crew - galley.sailors)) : 0;
    const room = CAPACITY - aboard - crew;
    const price = port < 0 ? undefined : priceToExpect(state, seat, port, style);
    const payable = price === undefined ? 0 : Math.floor(state.money[seat] / price);
    const stock = port < 0 ? 0 : Math.min(room, payable, state.supply[BOARD.ports[port].good]);
    for (let load = 0; load <= Math.min(stock, survey.left === 0 ? 1 : 4); load++) {
      const cargo = galley.cargo.slice();
      if (load > 0) cargo[BOARD.ports[port].good] += load;
      list.push({ galley: id, crew, load, cargo, cost: load * (price ?? 0) + weakened + crew * style.sailor * 0.05 });
    }
  }
  return list;
}

/** The expected price of a piece; `undefined` if a bargain with the owner has failed. */
function priceToExpect(state: State, seat: Seat, port: PortId, style: Style): number | undefined {
  const fixed = priceAt(state, seat, port);
  if (fixed !== undefined) return fixed;
  const [phase] = state.frames;
  return phase.kind === 'phase' && phase.closed.includes(port) ? undefined : style.price;
}

/** The cost in ducats of changing a garrison; negative if it grows. */
function garrisonCost({ state, seat, style }: Survey, port: PortId, now: number, then: number): number {
  if (now === then) return 0;
  const worth = portWorth(state, seat, port, state.ports[port].warehouse.length, style);
  const risk =
    holdProbability(state, seat, port, now, style.caution) - holdProbability(state, seat, port, then, style.caution);
  return worth * risk + (then === 0 ? 60 : 0);
}

/** Loads crew and cargo for a mission. Requests to owners go to `asks`, because they need an answer. */
function fitOut(draft: Draft, seat: Seat, mission: Mission, asks: Draft['moves']): void {
  const { galley: id, crew, load } = mission;
  const galley = galleyAt(draft.state, id);
  const port = portAt(galley.space);
  const shore = ashore(port);
  const deck = aboard(id);
  while (galley.sailors < crew && draft.make({ type: 'transfer', from: shore, to: deck, piece: 'sailor' }));
  while (galley.sailors > crew && draft.make({ type: 'transfer', from: deck, to: shore, piece: 'sailor' }));
  if (load === 0) return;
  if (priceAt(draft.state, seat, port) !== undefined) draft.make({ type: 'buy', port, galley: id, count: load });
  else asks.push({ type: 'askPrice', port, galley: id, count: load });
}

/** In neutral ports and the seat's own, buys one piece for each galley with room if a port in reach wants it. */
function fillHolds(draft: Draft, seat: Seat): void {
  const { state } = draft;
  if (turnsLeft(state) === 0) return;
  state.galleys.forEach((galley, id) => {
    if (galley?.owner !== seat || state.money[seat] < PORT_PRICE + RESERVE) return;
    const port = portAt(galley.space);
    if (port < 0 || ![seat, NOBODY].includes(state.ports[port].owner) || roomAboard(galley) === 0) return;
    const { good } = BOARD.ports[port];
    if (galley.cargo[good] > 0 || !isWantedNear(state, galley, good)) return;
    draft.make({ type: 'buy', port, galley: id, count: 1 });
  });
}

function isWantedNear(state: State, { space, sailors }: Galley, good: GoodId): boolean {
  const away = graph(state.options).distance[space];
  return BOARD.ports.some((data, port) => away[data.space] <= sailors && wouldBuy(state, port, good));
}

/** Builds galleys where wood and iron are available and enough turns are left. */
function buildAll(draft: Draft, seat: Seat, style: Style): PortId[] {
  const { state } = draft;
  const built: PortId[] = [];
  if (turnsLeft(state) < 2) return built;
  let fleet = state.galleys.filter((galley) => galley?.owner === seat).length;
  for (let port = 0; port < state.ports.length; port++) {
    if (fleet >= style.fleet || state.money[seat] < BUILD_COST + SAILOR_COST + RESERVE) break;
    if (state.ports[port].owner !== seat) continue;
    if (sailorsOf(state, seat) + 1 < (fleet + 1) * style.crew) break;
    const made =
      draft.make({ type: 'buildGalley', port, crew: 'hired' }) ||
      (state.ports[port].garrison > Math.max(1, guardOf(state, seat, port, strongestNear(state, seat, port))) &&
        draft.make({ type: 'buildGalley', port, crew: 'garrison' }));
    if (made) {
      built.push(port);
      fleet++;
    }
  }
  return built;
}

function sailorsOf(state: State, seat: Seat): number {
  let sailors = 0;
  for (const galley of state.galleys) if (galley?.owner === seat) sailors += galley.sailors;
  for (const { owner, garrison } of state.ports) if (owner === seat) sailors += garrison;
  return sailors;
}

/** In each of the seat's ports, hires sailors to fill the galleys there and to make the garrison safe. */
function hireAll(draft: Draft, seat: Seat, style: Style): number {
  const { state } = draft;
  if (turnsLeft(state) < 1 || style.sailor < 60) return 0;
  let hired = 0;
  for (let port = 0; port < state.ports.length; port++) {
    const town = state.ports[port];
    if (town.owner !== seat) continue;
    const payable = Math.floor((state.money[seat] - RESERVE) / SAILOR_COST);
    const useful = safeGarrison(state, seat, port) + roomBeside(state, seat, port) - town.garrison;
    const count = Math.min(town.warehouse.length - town.hired, payable, state.sailors, useful);
    if (count > 0 && draft.make({ type: 'hire', port, to: ashore(port), count })) hired += count;
  }
  return hired;
}

/** Number of pieces that still fit aboard a seat's galleys in a port's space. */
export function roomBeside(state: State, seat: Seat, port: PortId): number {
  let room = 0;
  for (const galley of state.galleys) {
    if (galley?.owner === seat && galley.space === BOARD.ports[port].space) room += roomAboard(galley);
  }
  return room;
}

/** In the last turn, hires sailors only if they save a port from the strongest galley in reach. */
function hireLast(draft: Draft, seat: Seat, style: Style): boolean {
  const { state } = draft;
  if (turnsLeft(state) > 0) return false;
  let hired = false;
  for (let port = 0; port < state.ports.length; port++) {
    const town = state.ports[port];
    if (town.owner !== seat) continue;
    const worth = portWorth(state, seat, port, town.warehouse.length, style);
    const most = Math.min(
      town.warehouse.length - town.hired,
      Math.floor(state.money[seat] / SAILOR_COST),
      state.sailors,
    );
    const crew = strongestNear(state, seat, port);
    const now = captureProbability(state, port, crew, town.garrison);
    let best = 0;
    let bestGain = 0;
    for (let count = 1; count <= most; count++) {
      const safer = COMES * (now - captureProbability(state, port, crew, town.garrison + count));
      const gain = worth * safer - count * SAILOR_COST;
      if (gain > bestGain) {
        best = count;
        bestGain = gain;
      }
    }
    if (best > 0 && draft.make({ type: 'hire', port, to: ashore(port), count: best })) hired = true;
  }
  return hired;
}
