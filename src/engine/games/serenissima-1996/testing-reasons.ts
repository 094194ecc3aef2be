import { NOBODY } from '../serenissima/board';
import { galleyAt } from '../serenissima/galleys';
import { DIVISOR, FORT_DIVISOR } from './blows';
import { BOARD } from './data/board';
import { graph, portAt } from './geography';
import { serenissima1996 } from '.';
import type { Serenissima1996Move } from './moves';
import { fightToTheEnd } from './odds';
import type { BargainFrame, PassageFrame, SpoilsFrame, State } from './state';
import { fastRandom } from '../../core/random';
import { IllegalMove } from '../../core/errors';
import { DARING } from './testing-fights';
import { LEAVING } from './testing-garrisons';
import { boards, builds } from './testing-outfits';
import { paidFor } from './testing-sales';
import type { ReasonClaims, GivenReason } from '../../kit/testing';

type Where = GivenReason<State>;

const paid = ({ state, seat }: Where, port: number, good: number) => paidFor(state, seat, port, good);
const away = (state: State, port: number, space: number) =>
  graph(state.options).distance[BOARD.ports[port].space][space];
const percent = (attackers: number, defenders: number, fort = false) =>
  Math.round(100 * fightToTheEnd(attackers, defenders, fort ? FORT_DIVISOR : DIVISOR).attacker);
/** True if a power's galley with exactly this many sailors can reach a port within a turn. */
const comes = ({ state }: Where, port: number, power: number, sailors: number) =>
  state.galleys.some(
    (galley) => galley?.owner === power && galley.sailors === sailors && away(state, port, galley.space) <= sailors,
  );
/**
 * True if a power's galley with exactly this many sailors can sail to a port this turn: sailing has not begun, or the
 * power sails after the seat.
 */
const comesThisTurn = (where: Where, port: number, power: number, sailors: number) => {
  const { order, frames } = where.state;
  const phase = frames.find((frame) => frame.kind === 'phase')?.phase;
  if (phase !== undefined && phase !== 'harbour' && phase !== 'sailing') return false;
  const later = phase !== 'sailing' || order.indexOf(power) > order.indexOf(where.seat);
  return later && comes(where, port, power, sailors);
};
const laden = ({ state }: Where, galley: number) => galleyAt(state, galley).cargo.some((pieces) => pieces > 0);
const own = ({ state, seat }: Where) =>
  state.galleys.flatMap((galley, id) => (galley?.owner === seat ? [{ ...galley, id }] : []));
const top = <F>({ state }: Where) => state.frames.at(-1) as F;

function carriedOut({ state, seat, plan }: Where): State {
  const then = serenissima1996.copy(state);
  for (const move of plan.moves as readonly Serenissima1996Move[]) {
    if (move.type === 'endPhase') break;
    try {
      serenissima1996.play(then, seat, move, fastRandom(1));
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
    }
    if (then.frames.at(-1)?.kind !== 'phase') break;
  }
  return then;
}

const takes = ({ state }: Where, port: number, good: number) => {
  const { warehouse } = state.ports[port];
  const { good: made, size } = BOARD.ports[port];
  return good !== made && !warehouse.includes(good) && warehouse.length < size;
};
/** The number of other ports within range at which a galley with this cargo could land or sell. */
const worthwhile = (where: Where, from: number, range: number, cargo: readonly number[]) =>
  BOARD.ports.filter(({ space }, port) => {
    const { owner, garrison } = where.state.ports[port];
    if (space === from || away(where.state, port, from) > range) return false;
    return (
      (owner !== where.seat && garrison === 0) || cargo.some((pieces, good) => pieces > 0 && takes(where, port, good))
    );
  }).length;
const capital = ({ state, seat }: Where) => BOARD.powers[state.powers[seat]].capital;
const contested = (where: Where) =>
  BOARD.ports.filter((_, port) => {
    const near = where.state.galleys.filter(
      (galley) => galley && away(where.state, port, galley.space) <= galley.sailors,
    );
    const mine = near.filter((galley) => galley?.owner === where.seat).length;
    return where.state.ports[port].owner === NOBODY && mine > 0 && near.length > mine;
  }).length;
const guards = (where: Where, p: Record<string, number>) => {
  const { garrison, owner, fort } = where.state.ports[p.port];
  const before = garrison === 0 ? 100 : percent(p.sailors, garrison, fort);
  const after = percent(p.sailors, p.garrison, fort);
  const kept = carriedOut(where).ports[p.port].garrison === p.garrison;
  return (
    owner === where.seat && comes(where, p.port, p.power, p.sailors) && p.before === before && p.after === after && kept
  );
};
const stored = ({ state }: Where, p: Record<string, number>) =>
  state.ports[p.port].warehouse.length === p.stored && BOARD.ports[p.port].size === p.size;
const bargain = (where: Where, p: Record<string, number>) => top<BargainFrame>(where).good === p.good;
const wanted = (where: Where, p: Record<string, number>) =>
  top<BargainFrame>(where).inReturn?.good === p.wanted && bargain(where, p);
const asker = (where: Where, p: Record<string, number>) =>
  galleyAt(where.state, top<PassageFrame>(where).galley).owner === p.power;
const grants = ({ plan }: Where) =>
  plan.moves.some((move) => move.type === 'answerPassage' && 'grant' in move && move.grant);
const noGift = (where: Where, p: Record<string, number>) =>
  asker(where, p) && !grants(where) && where.state.turn === p.turn;
const lands = ({ plan }: Where, { sailors }: Record<string, number>) =>
  plan.moves.some((move) => (move as { count?: number }).count === sailors && move.type === 'land');
/** The turns after this one; `undefined` if the match ends in the other way. With a variable end, it may be more. */
const turnsAfter = ({ options, turn, lastTurn }: State, end: State['options']['end']) =>
  options.end === end ? Math.max(0, lastTurn - turn) : undefined;
const isLast = (state: State, end: State['options']['end']) => turnsAfter(state, end) === 0;
const attacks = ({ state, seat }: Where) =>
  serenissima1996.moves(state, seat).flatMap((move) => (move.type === 'attack' ? [move] : []));
/** True if an attack has exactly this chance. At a port, the seat's other galleys join, each without one sailor. */
const attackIs = (where: Where, chance: number) =>
  attacks(where).some(({ galley: id, target }) => {
    const galley = galleyAt(where.state, id);
    if ('galley' in target) return percent(galley.sailors, galleyAt(where.state, target.galley).sailors) === chance;
    const { garrison, fort } = where.state.ports[target.port];
    const mates = own(where).filter((mate) => mate.id !== id && mate.space === galley.space);
    const men = mates.reduce((sum, { sailors }) => sum + sailors - 1, galley.sailors);
    return percent(men, garrison, fort) === chance;
  });
/** True if one of the seat's galleys is beside a galley of `power`, with `good` aboard if a good is given. */
const meets = (where: Where, power: number, good?: number) =>
  own(where).some(({ space }) =>
    where.state.galleys.some(
      (other) => other?.owner === power && other.space === space && (good === undefined || other.cargo[good] > 0),
    ),
  );
/** True if a rival's galley with this many sailors is beside a port. */
const lies = ({ state, seat }: Where, port: number, rival: number, men: number) =>
  rival !== seat &&
  state.galleys.some((foe) => foe?.owner === rival && foe.sailors === men && foe.space === BOARD.ports[port].space);
const storm = ({ state, seat }: Where, p: Record<string, number>) => {
  const { owner, garrison, fort } = state.ports[p.port];
  return owner === p.power && owner !== seat && garrison === p.garrison && percent(p.crew, garrison, fort) === p.chance;
};
const victor = (where: Where) => galleyAt(where.state, top<SpoilsFrame>(where).victor);

export const REASONS: ReasonClaims<State> = {
  place: ({ state, seat }, { first, second, port }) =>
    first + second <= 10 && BOARD.powers[state.powers[seat]].capital === port,
  'place.same': ({ state, seat }, { first, port }) =>
    2 * first <= 10 && BOARD.powers[state.powers[seat]].capital === port,
  bid: (where, { count, ducats }) =>
    ducats > 0 && count > 0 && count === contested(where) && ducats <= where.state.money[where.seat],
  order: (where, { count, place }) => count > 0 && count === contested(where) && place <= where.state.powers.length,
  'bid.last': (where, p) =>
    p.ducats > 0 && p.ducats <= where.state.money[where.seat] && comes(where, capital(where), p.power, p.sailors),
  'order.last': (where, p) => comes(where, capital(where), p.power, p.sailors),
  'bid.calm': (where) => contested(where) === 0,
  'bid.save': (where, { count }) => where.state.turn === 1 && count > 0 && count === contested(where),
  'bid.late': (where) => where.state.turn > 1 && contested(where) > 0,
  'wait.ashore': (where) => own(where).length === 0,
  'spoils.last': ({ state }) => isLast(state, 'fixed'),
  'spoils.last.variable': ({ state }) => isLast(state, 'variable'),
  'wait.empty': (where, { galleys }) =>
    own(where).length === galleys &&
    own(where).every((galley) => !laden(where, galley.id) && worthwhile(where, galley.space, galley.sailors, []) === 0),
  'wait.none': (where, { galleys }) =>
    own(where).length === galleys &&
    own(where).some((galley) => laden(where, galley.id)) &&
    own(where).every((galley) => worthwhile(where, galley.space, galley.sailors, galley.cargo) === 0),
  build: (where, p) => where.state.options.end === 'fixed' && builds(where, p),
  'build.variable': (where, p) => where.state.options.end === 'variable' && builds(where, p),
  guard: guards,
  'guard.open': (where, p) => where.state.ports[p.port].garrison === 0 && guards(where, p),
  fort: (where, p) => {
    const then = carriedOut(where).ports[p.port];
    return (
      comes(where, p.port, p.power, p.sailors) &&
      then.fort &&
      then.garrison === p.garrison &&
      p.before === percent(p.sailors, p.garrison) &&
      p.after === percent(p.sailors, p.garrison, true)
    );
  },
  hire: boards,
  load: (where, p) => takes(where, p.port, p.good) && paid(where, p.port, p.good) === p.price,
  'deal.ask': (where, p) => p.worth > 0 && meets(where, p.power, p.good),
  'deal.offer': (where, p) => p.worth > 0 && meets(where, p.power),
  'mission.sea': (where, { space, galley, count }) => {
    const { cargo } = galleyAt(where.state, galley);
    return (
      count > 0 &&
      laden(where, galley) &&
      [1, 2, 3, 4, 5].some((crew) => worthwhile(where, space, crew, cargo) === count)
    );
  },
  'mission.sell': (where, p) => takes(where, p.port, p.good) && paid(where, p.port, p.good) === p.price,
  'mission.sellBest': (where, p) =>
    paid(where, p.port, p.good) === p.price && paid(where, p.other, p.good) === p.less && p.less < p.price,
  'mission.store': (where, p) =>
    stored(where, p) && takes(where, p.port, p.good) && where.state.ports[p.port].owner === where.seat,
  'mission.land': ({ state }, { port, good, size }) =>
    state.ports[port].garrison === 0 &&
    state.ports[port].owner === NOBODY &&
    BOARD.ports[port].good === good &&
    BOARD.ports[port].size === size,
  'mission.landRace': (where, p) =>
    where.state.ports[p.port].garrison === 0 && comesThisTurn(where, p.port, p.power, p.sailors),
  'mission.landTaken': ({ state, seat }, { port, power }) =>
    state.ports[port].garrison === 0 && state.ports[port].owner === power && power !== seat,
  'mission.landGuarded': (where, p) =>
    where.state.ports[p.port].garrison === 0 &&
    where.state.ports[p.port].owner !== where.seat &&
    lies(where, p.port, p.rival, p.men),
  'mission.storm': (where, p) =>
    storm(where, p) && !where.state.galleys.some((foe) => foe && lies(where, p.port, foe.owner, foe.sailors)),
  'mission.stormGuarded': (where, p) => storm(where, p) && lies(where, p.port, p.rival, p.men),
  'mission.raid': (where, p) => percent(p.crew, p.sailors) === p.chance && lies(where, p.port, p.power, p.sailors),
  'mission.wait': (where, { count, galley, port }) => {
    const { cargo } = galleyAt(where.state, galley);
    const from = BOARD.ports[port].space;
    return (
      where.state.turn < where.state.lastTurn &&
      laden(where, galley) &&
      count > 0 &&
      [1, 2, 3, 4, 5].some((crew) => worthwhile(where, from, crew, cargo) === count)
    );
  },
  'mission.waitEmpty': (where, { count, galley, port }) =>
    where.state.turn < where.state.lastTurn &&
    count > 0 &&
    !laden(where, galley) &&
    [1, 2, 3, 4, 5].some((crew) => worthwhile(where, BOARD.ports[port].space, crew, []) === count),
  'mission.seaEmpty': (where, { space, galley, count }) =>
    count > 0 && !laden(where, galley) && [1, 2, 3, 4, 5].some((crew) => worthwhile(where, space, crew, []) === count),
  'bargain.quote': (where, p) => bargain(where, p) && p.price > p.worth,
  'bargain.cost': (where, p) => bargain(where, p) && p.price <= p.worth,
  'bargain.dear': (where, p) => bargain(where, p) && p.price > p.worth && p.worth > 0,
  'bargain.share': (where, p) => bargain(where, p) && p.price <= p.worth,
  'bargain.unwanted': bargain,
  'bargain.fair': (where, p) =>
    bargain(where, p) && p.price <= p.worth && where.seat === top<BargainFrame>(where).buyer,
  'bargain.sold': (where, p) =>
    bargain(where, p) && p.price >= p.worth && where.seat === top<BargainFrame>(where).seller,
  'bargain.counter': (where, p) =>
    bargain(where, p) && p.price < p.quoted && top<BargainFrame>(where).quoted === p.quoted,
  'bargain.take': (where, p) => bargain(where, p) && top<BargainFrame>(where).quoted === p.price,
  'bargain.refuse': (where, p) => bargain(where, p) && top<BargainFrame>(where).countered === p.price,
  'bargain.hold': (where, p) => bargain(where, p) && p.worth > 0,
  'exchange.top': (where, p) => wanted(where, p) && p.price > 0,
  'exchange.fair': (where, p) => wanted(where, p) && p.price > 0,
  'exchange.counter': (where, p) => wanted(where, p) && p.price > 0,
  'exchange.even': wanted,
  'exchange.keep': wanted,
  'passage.blockade': (where, p) => asker(where, p) && !grants(where),
  'passage.hold': (where, p) => asker(where, p) && !grants(where),
  'passage.through': (where, p) => asker(where, p) && grants(where),
  'passage.lastTurn': (where, p) => noGift(where, p) && isLast(where.state, 'fixed'),
  'passage.lastTurn.variable': (where, p) => noGift(where, p) && isLast(where.state, 'variable'),
  'passage.leader': (where, p) => {
    const of = (owner: number) => where.state.ports.filter((port) => port.owner === owner).length;
    return asker(where, p) && !grants(where) && of(p.power) === p.ports && of(where.seat) === p.own && p.ports > p.own;
  },
  'passage.ahead': (where, p) => asker(where, p) && !grants(where),
  'passage.peace': (where, p) => asker(where, p) && grants(where),
  'spoils.sink': (where, p) => victor(where).sailors === p.sailors && p.sailors === 1,
  'spoils.late': ({ state }, { count }) => turnsAfter(state, 'fixed') === count,
  'spoils.late.variable': ({ state }, { count }) => turnsAfter(state, 'variable') === count,
  'spoils.seize': (where, p) => victor(where).sailors === p.sailors && p.crew < p.sailors,
  'spoils.stow': (_, p) => p.good < BOARD.goods.length,
  'spoils.jettison': (_, p) => p.good < BOARD.goods.length,
  'spoils.finishSpoils': (where, p) => victor(where).cargo.reduce((sum, pieces) => sum + pieces, 0) === p.pieces,
  'fight.port': storm,
  'fight.galley': ({ state, seat }, p) =>
    p.power !== seat &&
    percent(p.crew, p.sailors) === p.chance &&
    state.galleys.some((foe) => foe?.owner === p.power && foe.sailors === p.sailors),
  ...DARING,
  ...LEAVING,
  // A certain win is never skipped because of risk.
  'fight.none': (where, p) => p.chance < 100 && attackIs(where, p.chance),
  'fight.little': (where, p) => attackIs(where, p.chance),
  'fight.better': (where, p) => attackIs(where, p.chance),
  'fight.nobody': (where) => attacks(where).length === 0,
  land: (where, { port, sailors }) =>
    where.state.turn < where.state.lastTurn &&
    own(where).some((galley) => portAt(galley.space) === port && galley.sailors >= sailors) &&
    !where.state.galleys.some(
      (galley) => galley && galley.owner !== where.seat && away(where.state, port, galley.space) <= galley.sailors,
    ),
  'land.against': (where, p) =>
    where.state.turn < where.state.lastTurn &&
    comes(where, p.port, p.power, p.sailors) &&
    percent(p.sailors, p.crew, where.state.ports[p.port].fort) === p.chance &&
    p.chance < 50,
  'land.gain': (where, { port, sailors, good }) =>
    BOARD.ports[port].good === good &&
    own(where).some((galley) => portAt(galley.space) === port && galley.sailors >= sailors),
  'land.last': (where, p) => lands(where, p) && isLast(where.state, 'fixed'),
  'land.last.variable': (where, p) => lands(where, p) && isLast(where.state, 'variable'),
  'land.none': (where, { port, crew }) =>
    where.state.ports[port].garrison === 0 &&
    own(where).some((galley) => portAt(galley.space) === port && galley.sailors === crew),
  'land.nowhere': ({ state, seat }) => !serenissima1996.moves(state, seat).some(({ type }) => type === 'land'),
  sell: (where, p) => paid(where, p.port, p.good) === p.price,
  'sell.store': (where, p) => stored(where, p) && where.state.ports[p.port].owner === where.seat,
  'sell.none': (where, p) => paid(where, p.port, p.good) === p.price,
  'sell.nowhere': ({ state, seat }) => !serenissima1996.moves(state, seat).some(({ type }) => type === 'sell'),
};
