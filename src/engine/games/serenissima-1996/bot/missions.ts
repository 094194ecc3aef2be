import { NOBODY } from '../../serenissima/board';
import type { GalleyId, GoodId, PortId, SpaceId } from '../../serenissima/board';
import { DIVISOR, divisorAgainst } from '../blows';
import { BOARD } from '../data/board';
import { fightToTheEnd } from '../odds';
import type { Galley } from '../state';
import { mostPromised, promise } from './promise';
import type { Reach } from './routes';
import { keepProbability } from './survey';
import type { Survey } from './survey';
import { fillingGain } from './worth';

const KINDS = BOARD.goods.length;

/** A task for a galley this turn; its value is in ducats. */
export interface Mission {
  readonly galley: GalleyId;
  /** The crew that the galley sails with. */
  readonly crew: number;
  /** Number of pieces of the local good that the galley loads. */
  readonly load: number;
  readonly space: SpaceId;
  /** The port where it lands, attacks or sells; -1 on the open sea. */
  readonly port: PortId;
  readonly task: 'sell' | 'land' | 'storm' | 'raid' | 'wait';
  readonly sells: readonly GoodId[];
  readonly value: number;
  /** The part of the value that is earned this turn. */
  readonly now: number;
}

export interface Outfit {
  readonly galley: GalleyId;
  readonly crew: number;
  readonly load: number;
  readonly cargo: readonly number[];
  /** Cost in ducats, including the value of sailors taken from a garrison. */
  readonly cost: number;
}

/** Scratch buffer: 1 for each good sold on the visit being evaluated. */
const SOLD = new Uint8Array(KINDS);
/** Probability that a stronger crew that arrives first boards the galley. */
const ATTACKED = 0.5;
/** Probability that the owners on the way grant passage. */
const LEAVE = 0.55;
/** Probability that the galley lands first where rivals can land too. */
const FIRST = 0.85;
/** Part of hull and cargo that a threat puts at risk, times the style's `caution`. */
const THREATENED = 0.15;
/** Sailors that an attacker loses per defender beaten. */
const LOSSES = 0.7;
/** Share of a boarding's expected prize that counts. */
const CAUGHT = 0.8;
/** Part of a hull's value that the captor gains. */
const CAPTURED = 0.7;
/** Ducats that a landed sailor costs. */
const LANDED_SAILOR = 20;
/** Value in ducats of a good on board to its owner, who expects to sell it. */
const OWN_GOOD = 150;
/** Value in ducats of a good on board to a captor. In the last turn, only `LATE` of it. */
const CAPTURED_GOOD = 200;
const LATE = 0.5;
/** Ducats by which each sale in a port raises the price of the next. */
const PRICE_RISE = 100;

/** The best mission in reach for an outfit, or `best` if that is better. */
export function bestMission(survey: Survey, outfit: Outfit, reach: Reach, best?: Mission): Mission | undefined {
  const ship = fitted(survey, outfit);
  for (let space = 0; space < reach.steps.length; space++) {
    if (reach.steps[space] < 0 || reach.steps[space] > outfit.crew) continue;
    best = visit(survey, ship, space, reach.asked[space] ? LEAVE : 1, best ? best.value : -Infinity) ?? best;
  }
  return best;
}

/** Replaces the mission of each space in `best` if the outfit has a better one there. */
export function bestBySpace(survey: Survey, outfit: Outfit, reach: Reach, best: (Mission | undefined)[]): void {
  const ship = fitted(survey, outfit);
  for (let space = 0; space < reach.steps.length; space++) {
    if (reach.steps[space] < 0 || reach.steps[space] > outfit.crew) continue;
    const leave = reach.asked[space] ? LEAVE : 1;
    best[space] = visit(survey, ship, space, leave, best[space]?.value ?? -Infinity) ?? best[space];
  }
}

/** The n-th best of these missions. */
export function ranked(missions: readonly (Mission | undefined)[], rank: number): Mission | undefined {
  return missions.filter((mission) => mission !== undefined).sort((a, b) => b.value - a.value)[rank];
}

/** An outfit with the values that don't depend on its destination. */
interface Fitted extends Outfit {
  readonly goods: number;
  /** The value of hull and crew. */
  readonly hull: number;
  /** The value of the cargo. */
  readonly freight: number;
  readonly hope: number;
}

function fitted(survey: Survey, outfit: Outfit): Fitted {
  const { style, left } = survey;
  const { galley, crew, load, cargo, cost } = outfit;
  const goods = goodsOf(cargo);
  const hull = left * style.galley + crew * style.sailor * Math.min(1, left / 2);
  const freight = goods * OWN_GOOD * Math.min(1, left);
  const hope = left > 0 ? style.foresight * mostPromised(survey, cargo) : 0;
  return { galley, crew, load, cargo, cost, goods, hull, freight, hope };
}

/** The best mission in a space with a value above `floor`. `leave` is the probability that the galley may pass. */
function visit(survey: Survey, ship: Fitted, space: SpaceId, leave: number, floor: number): Mission | undefined {
  const { state, seat, style, left } = survey;
  const { crew, cargo, cost, hull, freight } = ship;
  const port = survey.graph.portAt[space];
  let task: Mission['task'] = 'wait';
  let now = 0;
  let crewLeft = crew;
  let owner = port < 0 ? NOBODY : state.ports[port].owner;

  const first = survey.first[space];
  if (port >= 0 && survey.landings[port] > 0 && !survey.taken[port] && first === 0) {
    const wanted = left === 0 || survey.threat[space] === 0 ? 1 : 2;
    const count = Math.min(wanted, Math.max(1, crew - 1));
    const abandoned = crew - count < 1 ? hull + freight : 0;
    const race = survey.threat[space] > 0 ? FIRST : 1;
    const gain =
      survey.landings[port] * keepProbability(survey, port, count) * race - count * LANDED_SAILOR - abandoned;
    if (gain > 0) {
      task = 'land';
      now = gain;
      crewLeft = crew - count;
      owner = seat;
    }
  } else if (port >= 0 && owner !== NOBODY && owner !== seat && !survey.taken[port]) {
    const town = state.ports[port];
    const odds = fightToTheEnd(crew, town.garrison, divisorAgainst(town.fort));
    const lost = odds.attacker * town.garrison * LOSSES * style.sailor * Math.min(1, left / 2);
    const gain = style.war * odds.attacker * survey.prizes[port] - (1 - odds.attacker) * (hull + freight) - lost;
    if (gain > 0) {
      task = 'storm';
      now = gain;
      crewLeft = Math.max(1, crew - Math.ceil(town.garrison * LOSSES));
    }
  }
  const raid = raidGain(survey, space, crew, hull + freight);
  if (raid > now) {
    task = 'raid';
    now = raid;
    crewLeft = Math.max(1, crew - 1);
    owner = port < 0 ? NOBODY : state.ports[port].owner;
  }
  let goodsLeft = ship.goods;
  SOLD.fill(0);
  if (port >= 0 && crewLeft > 0 && ship.goods > 0) {
    now += sellAll(survey, cargo, port, owner);
    for (let good = 0; good < KINDS; good++) goodsLeft -= SOLD[good];
  }
  if (task === 'wait' && goodsLeft < ship.goods) task = 'sell';
  const beaten = first > crew ? fightToTheEnd(first, crew, DIVISOR).attacker : 0;
  now = now * (1 - beaten) - beaten * ATTACKED * (hull + freight);
  let value = now - cost;
  if (left > 0 && crewLeft > 0) {
    if (survey.threat[space] > crewLeft) value -= style.caution * THREATENED * (hull + freight);
    if (uncertain(value + ship.hope, leave) <= floor) return undefined;
    value += style.foresight * promise(survey, space, crewLeft, cargo, goodsLeft, SOLD);
  }
  value = uncertain(value, leave);
  if (value <= floor) return undefined;
  const sells: GoodId[] = [];
  for (let good = 0; good < KINDS; good++) if (SOLD[good]) sells.push(good);
  return { galley: ship.galley, crew, load: ship.load, space, port, task, sells, value, now };
}

/** Multiplies a gain by its probability; a loss counts in full. */
function uncertain(value: number, chance: number): number {
  return value > 0 ? value * chance : value;
}

function goodsOf(cargo: readonly number[]): number {
  let goods = 0;
  for (let good = 0; good < KINDS; good++) goods += cargo[good];
  return goods;
}

/** Marks in `SOLD` all goods that a port buys, and returns their total gain. Each sale raises the price. */
function sellAll(survey: Survey, cargo: readonly number[], port: PortId, owner: number): number {
  const { state, seat, style } = survey;
  const room = BOARD.ports[port].size - state.ports[port].warehouse.length - survey.coming[port];
  const landing = owner === seat && state.ports[port].owner !== seat;
  let gain = 0;
  let sold = 0;
  for (let good = 0; good < KINDS && sold < room; good++) {
    if (cargo[good] === 0) continue;
    const sale = survey.sales[port * KINDS + good];
    if (sale <= 0) continue;
    gain += sale + (survey.coming[port] + sold) * PRICE_RISE;
    if (landing) gain += fillingGain(state, seat, port, good, style);
    SOLD[good] = 1;
    sold++;
  }
  return gain;
}

/** The best gain from boarding a galley in a space. */
function raidGain(survey: Survey, space: SpaceId, crew: number, stake: number): number {
  if (!survey.foreign[space]) return 0;
  const { state, seat, style, left } = survey;
  let best = 0;
  for (const foe of state.galleys) {
    if (foe && foe.owner !== seat && foe.space === space)
      best = Math.max(best, boarding(foe, crew, stake, left, style));
  }
  return best;
}

/** Expected gain of boarding a galley: its hull and cargo against the attacker's `stake`. */
export function boarding(foe: Galley, crew: number, stake: number, left: number, style: Survey['style']): number {
  const odds = fightToTheEnd(crew, foe.sailors, DIVISOR);
  const hull = left * style.galley;
  const cargo = goodsOf(foe.cargo) * CAPTURED_GOOD * (left > 0 ? 1 : LATE);
  const crews = foe.sailors * style.sailor * Math.min(1, left / 2);
  const prize = hull * CAPTURED + cargo + style.rivalry * (hull + cargo + crews);
  const lost = odds.attacker * foe.sailors * LOSSES * style.sailor * Math.min(1, left / 2);
  return style.war * odds.attacker * prize * CAUGHT - (1 - odds.attacker) * stake - lost;
}
