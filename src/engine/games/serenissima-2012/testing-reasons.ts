import { NOBODY } from '../serenissima/board';
import { galleyAt } from '../serenissima/galleys';
import { fightOdds, stormOdds } from './blows';
import { BOARD } from './data/board';
import { SPICE_BONUS } from './data/components';
import { graph, slotValue } from './geography';
import { portIncomes } from './income';
import { serenissima2012 } from '.';
import type { Serenissima2012Move } from './moves';
import { SPICE } from './queries';
import type { ActivationFrame, BattleFrame, State } from './state';
import { IllegalMove } from '../../core/errors';
import { fastRandom } from '../../core/random';
import type { ReasonClaims, GivenReason } from '../../kit/testing';

type Where = GivenReason<State>;
type Params = Record<string, number>;

const away = (state: State, port: number, space: number) =>
  graph(state.options).distance[BOARD.ports[port].space][space];
const frame = ({ state }: Where) => state.frames[0] as ActivationFrame;

/** Returns what a seat gets for goods in a port, by putting its galley there and selling them. */
function paid(where: Where, port: number, goods: readonly number[]): number {
  const { state, seat } = where;
  const then = serenissima2012.copy(state);
  const id = frame(where).galley;
  const galley = galleyAt(then, id);
  galley.space = BOARD.ports[port].space;
  for (const good of goods) galley.cargo[good]++;
  then.frames = [{ ...frame(where), step: 'sale' }];
  for (const good of goods) serenissima2012.play(then, seat, { type: 'sell', good }, fastRandom(1));
  return then.money[seat] - state.money[seat];
}

const sold = ({ plan }: Where) =>
  (plan.moves as readonly Serenissima2012Move[]).flatMap((move) => (move.type === 'sell' ? [move.good] : []));
/** For each rival galley with this crew that could storm a port, its chance in per cent. */
const storms = ({ state, seat }: Where, p: Params, garrison: number, fort = state.ports[p.port].fort) =>
  state.galleys.flatMap((galley) => {
    if (galley?.owner !== p.power || p.power === seat || galley.sailors !== p.crew) return [];
    const left = galley.sailors - away(state, p.port, galley.space);
    if (left <= 0) return [];
    if (garrison === 0) return [100];
    const odds = fort ? stormOdds(galley.sailors, garrison, left) : fightOdds(galley.sailors, garrison, left);
    return [Math.round(odds.end.attacker * 100)];
  });
const nobodyNear = ({ state, seat }: Where, port: number) =>
  !state.galleys.some((galley) => galley && galley.owner !== seat && galley.sailors > away(state, port, galley.space));
const income = (state: State, seat: number, port: number, cubes: number): number => {
  const then = serenissima2012.copy(state);
  then.ports[port].warehouse = Array.from({ length: cubes }, () => 0);
  const own = portIncomes(then).find((entry) => entry.port === port && entry.seat === seat);
  return own?.warehouse ?? NaN;
};
const bought = ({ state, seat, plan }: Where): State => {
  const then = serenissima2012.copy(state);
  for (const move of plan.moves as readonly Serenissima2012Move[]) {
    if (move.type === 'done') break;
    try {
      serenissima2012.play(then, seat, move, fastRandom(1));
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
    }
  }
  return then;
};
const fleet = (state: State, seat: number) => state.galleys.filter((galley) => galley?.owner === seat).length;
const worthwhile = ({ state }: Where, space: number, range: number, cargo: readonly number[]) =>
  BOARD.ports.filter((data, port) => {
    const { owner, warehouse, closed } = state.ports[port];
    if (data.space === space || closed || away(state, port, space) > range) return false;
    if (owner === NOBODY) return true;
    if (warehouse.length >= data.size) return false;
    return cargo.some((cubes, good) => cubes > 0 && good !== data.good && !warehouse.includes(good));
  }).length;
/** The number of galleys on the board that act before a number. */
const actsAfter = ({ state }: Where, number: number) =>
  state.galleys.filter((galley, id) => galley && id < number).length;
/** Whether more galleys act before some free numbers than before others. */
const tellsNumbersApart = (where: Where) =>
  new Set(where.state.galleys.flatMap((galley, id) => (galley ? [] : [actsAfter(where, id)]))).size > 1;
const laden = ({ state }: Where, galley: number) => galleyAt(state, galley).cargo.some((cubes) => cubes > 0);
const active = (where: Where) => galleyAt(where.state, frame(where).galley);
const stopped = (where: Where, p: Params) => {
  const { owner, space, sailors } = active(where);
  return owner === p.power && space === p.space && sailors === p.sailors && frame(where).galley === p.galley;
};
const battle = (where: Where, p: Params) => {
  const { target } = where.state.frames.at(-1) as BattleFrame;
  const defenders =
    'port' in target ? where.state.ports[target.port].garrison : galleyAt(where.state, target.galley).sailors;
  return defenders === p.sailors && active(where).sailors === p.crew && p.win <= 100;
};

export const REASONS: ReasonClaims<State> = {
  'mission.sell': (where, p) => sold(where).length === 1 && paid(where, p.port, [p.good]) === p.price,
  'mission.sellAll': (where, p) =>
    sold(where)[0] === p.good && sold(where).length === p.cubes && paid(where, p.port, sold(where)) === p.price,
  'mission.sellBest': (where, p) =>
    paid(where, p.port, [p.good]) === p.price && paid(where, p.other, [p.good]) === p.less && p.less < p.price,
  'mission.store': (where, p) => {
    const { owner, warehouse } = where.state.ports[p.port];
    const [before, then] = [0, p.count].map((more) => income(where.state, where.seat, p.port, warehouse.length + more));
    return owner === where.seat && before === p.before && then === p.income;
  },
  'sale.done': (where) => sold(where).length === 0,
  'mission.claim': (where, p) =>
    where.state.ports[p.port].owner === NOBODY && BOARD.ports[p.port].size === p.size && nobodyNear(where, p.port),
  'mission.claimAgainst': (where, p) =>
    where.state.ports[p.port].owner === NOBODY &&
    BOARD.ports[p.port].size === p.size &&
    storms(where, p, p.sailors).includes(p.chance) &&
    p.chance < 50,
  'mission.claimGain': (where, p) => where.state.ports[p.port].owner === NOBODY && BOARD.ports[p.port].size === p.size,
  'mission.storm': ({ state, seat }, p) => {
    const { owner, garrison } = state.ports[p.port];
    return owner === p.power && owner !== seat && owner !== NOBODY && garrison === p.garrison && p.win <= 100;
  },
  'mission.stormThrough': ({ state, seat }, p) => {
    const { owner, garrison } = state.ports[p.port];
    const before = state.galleys.filter(
      (galley) => galley?.owner === owner && galley.space === BOARD.ports[p.port].space,
    );
    const aboard = before.reduce((sum, galley) => sum + (galley?.sailors ?? 0), 0);
    return (
      owner === p.power &&
      owner !== seat &&
      garrison === p.garrison &&
      aboard > 0 &&
      aboard === p.sailors &&
      p.win <= 100
    );
  },
  'mission.raid': ({ state, seat }, p) =>
    p.power !== seat &&
    state.galleys.some((foe) => foe?.owner === p.power && foe.sailors === p.sailors && foe.space === p.space),
  'mission.wait': (where, p) => {
    const { cargo, sailors } = galleyAt(where.state, p.galley);
    return laden(where, p.galley) && p.count > 0 && worthwhile(where, p.space, sailors, cargo) === p.count;
  },
  'mission.waitEmpty': (where, p) => {
    const { sailors } = galleyAt(where.state, p.galley);
    return !laden(where, p.galley) && p.count > 0 && worthwhile(where, p.space, sailors, []) === p.count;
  },
  'invest.basilica': (where, p) => {
    const then = bought(where);
    const has = ({ ports }: State) => ports[p.port].basilica;
    return (
      !has(where.state) &&
      has(then) &&
      p.count > 0 &&
      portIncomes(then).find(({ port }) => port === p.port)?.basilica === p.income
    );
  },
  'invest.galley': (where, p) =>
    fleet(bought(where), where.seat) === p.fleet && p.fleet > fleet(where.state, where.seat),
  'invest.fort': (where, p) => bought(where).ports[p.port].fort && nobodyNear(where, p.port),
  'invest.fortAgainst': (where, p) =>
    bought(where).ports[p.port].fort && storms(where, p, where.state.ports[p.port].garrison).length > 0,
  'invest.guard': (where, p) =>
    where.state.ports[p.port].owner === where.seat &&
    bought(where).ports[p.port].garrison === p.garrison &&
    storms(where, p, where.state.ports[p.port].garrison).includes(p.before) &&
    storms(where, p, p.garrison).includes(p.after),
  'invest.crew': (where, p) => {
    const crew = (state: State) => galleyAt(state, p.galley).sailors;
    return crew(bought(where)) === p.sailors && crew(where.state) < p.sailors;
  },
  'invest.none': (where) => where.plan.moves.every(({ type }) => type === 'done' || type === 'invest'),
  'blockade.declare': stopped,
  'blockade.pass': stopped,
  'battle.fight': battle,
  'battle.stop': battle,
  'loot.take': (_, p) => p.good < BOARD.goods.length,
  'loot.sell': (where, p) => {
    const town = where.state.ports[p.port];
    const paid = town.owner === where.seat ? 0 : slotValue(town.warehouse.length);
    const price = paid + (p.good === SPICE ? SPICE_BONUS : 0);
    return !town.closed && !town.warehouse.includes(p.good) && price === p.price;
  },
  'loot.finish': () => true,
  land: (where, p) => nobodyNear(where, p.port),
  'land.against': (where, p) => storms(where, p, p.sailors).includes(p.chance) && p.chance < 50,
  'land.gain': (_, p) => p.sailors > 0 && BOARD.ports[p.port].size === p.size,
  'land.none': ({ plan }) => (plan.moves[0] as { sailors?: number }).sailors === 0,
  choosePort: ({ state }, p) => {
    const near = BOARD.ports.filter(({ space }, other) => {
      const { owner, closed } = state.ports[other];
      return other !== p.port && owner === NOBODY && !closed && away(state, p.port, space) <= p.steps;
    });
    return BOARD.ports[p.port].good === p.good && near.length === p.count;
  },
  'chooseGalley.first': (where, p) => actsAfter(where, p.galley) === 0 && tellsNumbersApart(where),
  chooseGalley: (where, p) => actsAfter(where, p.galley) === p.count && tellsNumbersApart(where),
  close: (_, p) => BOARD.ports[p.port].size === p.size,
};
