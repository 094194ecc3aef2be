import { NOBODY } from '../../common/board';
import type { GalleyId, GoodId, PortId, SpaceId } from '../../common/board';
import { DIVISOR, FORT_DIVISOR } from '../blows';
import { BOARD } from '../data';
import { fightToTheEnd } from '../odds';
import { isFull } from '../queries';
import type { Galley } from '../state';
import type { Reach } from './routes';
import { keeps } from './survey';
import type { Survey } from './survey';
import { fillingGain, portWorth } from './worth';

const KINDS = BOARD.goods.length;

/** What a galley could do this turn, and what comes of it, in ducats. */
export interface Mission {
  readonly galley: GalleyId;
  /** Sailors it sails with and pieces of the local good it takes aboard. */
  readonly crew: number;
  readonly load: number;
  readonly space: SpaceId;
  /** The port it lands at, storms or sells in; -1 on the open sea. */
  readonly port: PortId;
  readonly deed: 'sell' | 'land' | 'storm' | 'raid' | 'wait';
  readonly sells: readonly GoodId[];
  readonly value: number;
  /** Of the value, what is earned this very turn. */
  readonly now: number;
}

/** A galley as it would sail. */
export interface Outfit {
  readonly galley: GalleyId;
  readonly crew: number;
  readonly load: number;
  readonly cargo: readonly number[];
  /** Ducats this outfit costs, sailors taken from a garrison included. */
  readonly cost: number;
}

/** What lies in somebody's way may let pass or not. */
const LEAVE = 0.55;

/** The best thing a galley can do in each space it reaches, for one outfit; better than `floor` only. */
export function missionsOf(survey: Survey, outfit: Outfit, reach: Reach, each: (mission: Mission) => void): void {
  for (let space = 0; space < reach.steps.length; space++) {
    if (reach.steps[space] < 0 || reach.steps[space] > outfit.crew) continue;
    const mission = visit(survey, outfit, space);
    if (!reach.asked[space]) each(mission);
    else each({ ...mission, value: mission.value > 0 ? mission.value * LEAVE : mission.value });
  }
}

function visit(survey: Survey, outfit: Outfit, space: SpaceId): Mission {
  const { state, seat, style, left } = survey;
  const { crew, cargo, cost } = outfit;
  const port = survey.graph.portAt[space];
  const hull = left * style.galley + crew * style.sailor * Math.min(1, left / 2);
  const freight = goodsOf(cargo) * 150 * Math.min(1, left);
  let deed: Mission['deed'] = 'wait';
  let now = 0;
  let crewLeft = crew;
  let owner = port < 0 ? NOBODY : state.ports[port].owner;

  if (port >= 0 && survey.landings[port] > 0 && !survey.taken[port]) {
    const wanted = left === 0 || survey.threat[space] === 0 ? 1 : 2;
    const count = Math.min(wanted, Math.max(1, crew - 1));
    const abandoned = crew - count < 1 ? hull + freight : 0;
    const race = survey.threat[space] > 0 ? 0.85 : 1;
    const gain = survey.landings[port] * keeps(survey, port, count) * race - count * 20 - abandoned;
    if (gain > 0) {
      deed = 'land';
      now = gain;
      crewLeft = crew - count;
      owner = seat;
    }
  } else if (port >= 0 && owner !== NOBODY && owner !== seat && !survey.taken[port]) {
    const town = state.ports[port];
    const odds = fightToTheEnd(crew, town.garrison, town.fort ? FORT_DIVISOR : DIVISOR);
    const stored = town.warehouse.length;
    const prize = portWorth(state, seat, port, stored, style) * 0.8 + style.rivalry * portWorth(state, owner, port, stored, style);
    const lost = odds.attacker * town.garrison * 0.7 * style.sailor * Math.min(1, left / 2);
    const gain = style.war * odds.attacker * prize - (1 - odds.attacker) * (hull + freight) - lost;
    if (gain > 0) {
      deed = 'storm';
      now = gain;
      crewLeft = Math.max(1, crew - Math.ceil(town.garrison * 0.7));
    }
  }
  const raid = raidGain(survey, space, crew, hull + freight);
  if (raid > now) {
    deed = 'raid';
    now = raid;
    crewLeft = Math.max(1, crew - 1);
    owner = port < 0 ? NOBODY : state.ports[port].owner;
  }
  const sells: GoodId[] = [];
  if (port >= 0 && crewLeft > 0) now += sellAll(survey, cargo, port, owner, sells);
  if (deed === 'wait' && sells.length > 0) deed = 'sell';
  let value = now - cost;
  if (left > 0 && crewLeft > 0) {
    value += style.foresight * promise(survey, space, crewLeft, cargo, sells);
    const foe = survey.threat[space];
    if (foe > crewLeft) value -= style.caution * 0.15 * (hull + freight);
  }
  return { galley: outfit.galley, crew, load: outfit.load, space, port, deed, sells, value, now };
}

function goodsOf(cargo: readonly number[]): number {
  let goods = 0;
  for (let good = 0; good < KINDS; good++) goods += cargo[good];
  return goods;
}

/** What all goods aboard that a port wants bring there together; each later one lies on a higher figure. */
function sellAll(survey: Survey, cargo: readonly number[], port: PortId, owner: number, sells: GoodId[]): number {
  const { state, seat, style } = survey;
  let room = BOARD.ports[port].size - state.ports[port].warehouse.length - survey.coming[port];
  const landing = owner === seat && state.ports[port].owner !== seat;
  let gain = 0;
  for (let good = 0; good < KINDS && room > 0; good++) {
    if (cargo[good] === 0) continue;
    const sale = survey.sales[port * KINDS + good];
    if (sale <= 0) continue;
    gain += sale + (survey.coming[port] + sells.length) * 100;
    if (landing) gain += fillingGain(state, seat, port, good, style);
    sells.push(good);
    room--;
  }
  return gain;
}

/** The most that a galley could earn next turn, starting from a space with what it still has aboard and what it can buy there. */
function promise(survey: Survey, space: SpaceId, crew: number, cargo: readonly number[], sold: readonly GoodId[]): number {
  const { state, seat, left } = survey;
  const here = survey.graph.portAt[space];
  const away = survey.graph.distance[space];
  let range = crew;
  let local = -1;
  if (here >= 0) {
    const { owner, garrison } = state.ports[here];
    if (owner === seat) range = Math.min(4, crew + Math.min(2, garrison));
    if (crew + goodsOf(cargo) - sold.length < 5) local = BOARD.ports[here].good;
  }
  let best = 0;
  for (let port = 0; port < BOARD.ports.length; port++) {
    if (port === here || away[BOARD.ports[port].space] > range) continue;
    let gain = survey.taken[port] ? 0 : survey.landings[port] * 0.5;
    const base = port * KINDS;
    for (let good = 0; good < KINDS; good++) {
      const aboard = cargo[good] - (sold.includes(good) ? 1 : 0);
      if (aboard > 0) gain += survey.sales[base + good];
      else if (good === local) gain += Math.max(0, survey.sales[base + good] - 120);
    }
    if (gain > best) best = gain;
  }
  return left > 1 ? best : best * 0.9;
}

/** What boarding the weakest rich galley in a space could bring. */
function raidGain(survey: Survey, space: SpaceId, crew: number, stake: number): number {
  if (!survey.foreign[space]) return 0;
  const { state, seat, style, left } = survey;
  let best = 0;
  for (const foe of state.galleys) {
    if (foe && foe.owner !== seat && foe.space === space) best = Math.max(best, boarding(foe, crew, stake, left, style));
  }
  return best;
}

/** The expectation of a fight to the end against a galley: its hull and cargo against one's own. */
export function boarding(foe: Galley, crew: number, stake: number, left: number, style: Survey['style']): number {
  const odds = fightToTheEnd(crew, foe.sailors, DIVISOR);
  const hull = left * style.galley;
  const cargo = goodsOf(foe.cargo) * 200 * (left > 0 ? 1 : 0.5);
  const crews = foe.sailors * style.sailor * Math.min(1, left / 2);
  const prize = hull * 0.7 + cargo + style.rivalry * (hull + cargo + crews);
  const lost = odds.attacker * foe.sailors * 0.7 * style.sailor * Math.min(1, left / 2);
  return style.war * odds.attacker * prize * 0.8 - (1 - odds.attacker) * stake - lost;
}

/** Whether a port can still take anything this turn. */
export function isOpen(survey: Survey, port: PortId): boolean {
  return !isFull(survey.state, port);
}
