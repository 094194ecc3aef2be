import type { Seat } from '../../../core/game';
import type { Plan, Reason } from '../../../bots/bot';
import { topFrame } from '../../../kit/frames';
import { NOBODY } from '../../serenissima/board';
import { goodsAboard } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { BOARD } from '../data/board';
import { graph, portAt } from '../geography';
import type { Serenissima2012Move } from '../moves';
import { acting, activeGalley, sailorsIn } from '../queries';
import type { State } from '../state';
import { dearestNear, earnings, marketsNear, rivalNear, salesIn, stormChance } from './facts';
import { investmentFacts } from './explain-investment';

type Params = Record<string, number>;
type MovesOf<T extends Serenissima2012Move['type']> = Extract<Serenissima2012Move, { type: T }>;

const reason = (key: string, params: Reason['params'] = {}): Reason => ({ key, params });

/** Describes a plan's reason with public figures. `null` if there is nothing useful to say. */
export function explain(
  state: State,
  seat: Seat,
  { reason: planned, moves }: Plan<Serenissima2012Move>,
): Reason | null {
  const params = planned.params as Params;
  switch (planned.key) {
    case 'mission.sell':
      return sale(state, seat, params, moves);
    case 'mission.claim':
      return claim(state, seat, params.port, moves);
    case 'mission.storm':
      return storm(state, params);
    case 'mission.raid':
      return raid(state, params, moves);
    case 'mission.wait': {
      const { galley, space } = params;
      const { cargo, sailors } = galleyAt(state, galley);
      const count = marketsNear(state, space, cargo, sailors);
      if (count === 0) return null;
      return reason(goodsAboard(galleyAt(state, galley)) > 0 ? 'mission.wait' : 'mission.waitEmpty', {
        galley,
        space,
        count,
      });
    }
    case 'invest':
      return investmentFacts(state, seat, moves);
    case 'blockade.declare':
    case 'blockade.pass': {
      const { owner, space, sailors } = activeGalley(state);
      return reason(planned.key, { galley: acting(state).galley, power: owner, space, sailors });
    }
    case 'battle.fight':
    case 'battle.stop': {
      const frame = topFrame(state);
      if (frame?.kind !== 'battle') return planned;
      const { target } = frame;
      const defenders = 'port' in target ? state.ports[target.port].garrison : galleyAt(state, target.galley).sailors;
      return reason(planned.key, { win: params.win, crew: activeGalley(state).sailors, sailors: defenders });
    }
    case 'loot.take':
      return loot(state, params.good);
    case 'land':
      return landing(state, seat, params);
    case 'choosePort':
      return reason(planned.key, {
        port: params.port,
        good: BOARD.ports[params.port].good,
        count: free(state, params.port),
        steps: NEAR,
      });
    case 'chooseGalley':
      return number(state, params.galley);
    case 'close':
      return reason(planned.key, { port: params.port, size: BOARD.ports[params.port].size });
    default:
      return planned;
  }
}

/**
 * The reason for a sale: the proceeds compared with the best other port, or the income at each scoring in the seat's
 * own port.
 */
function sale(state: State, seat: Seat, { galley, port }: Params, moves: readonly Serenissima2012Move[]): Reason {
  const goods = moves.flatMap((move) => (move.type === 'sell' ? [move.good] : []));
  if (goods.length === 0) return reason('sale.done', { port });
  const { owner, warehouse } = state.ports[port];
  if (owner === seat) {
    const [before, income] = [0, goods.length].map((more) => earnings(state, warehouse.length + more));
    return reason('mission.store', { port, good: goods[0], count: goods.length, before, income });
  }
  const facts = { port, good: goods[0], price: salesIn(state, seat, port, goods) };
  if (goods.length > 1) return reason('mission.sellAll', { ...facts, cubes: goods.length });
  const { space, sailors } = galleyAt(state, galley);
  const next = dearestNear(state, seat, space, goods[0], sailors, port);
  if (!next || next.price >= facts.price) return reason('mission.sell', facts);
  return reason('mission.sellBest', { ...facts, other: next.port, less: next.price });
}

/** If a rival's chance is at least this (in per cent), no reason claims that a garrison protects the port. */
const HOLDS = 50;

function claim(state: State, seat: Seat, port: number, moves: readonly Serenissima2012Move[]): Reason {
  const sailors = moves.find((move): move is MovesOf<'claim'> => move.type === 'claim')?.sailors ?? 0;
  const facts = { port, sailors, size: BOARD.ports[port].size };
  const rival = rivalNear(state, seat, port);
  if (!rival) return reason('mission.claim', facts);
  const chance = stormChance(state, rival, port, sailors);
  if (chance >= HOLDS) return reason('mission.claimGain', { port, size: facts.size });
  return reason('mission.claimAgainst', { ...facts, power: rival.owner, crew: rival.sailors, chance });
}

/** The reason for storming a port. Names its defenders ashore and on galleys. */
function storm(state: State, { port, win }: Params): Reason {
  const { owner, garrison } = state.ports[port];
  const sailors = sailorsIn(state, BOARD.ports[port].space, owner);
  const facts = { port, power: owner, garrison, win };
  return sailors > 0 ? reason('mission.stormThrough', { ...facts, sailors }) : reason('mission.storm', facts);
}

function raid(state: State, { space, win }: Params, moves: readonly Serenissima2012Move[]): Reason {
  const target = moves.find((move): move is MovesOf<'attack'> => move.type === 'attack')?.target;
  if (!target || !('galley' in target)) return reason('mission.raid', { space, win });
  const { owner, sailors } = galleyAt(state, target.galley);
  return reason('mission.raid', { space, power: owner, sailors, win });
}

function loot(state: State, good: number): Reason {
  const frame = topFrame(state);
  if (frame?.kind !== 'loot') return reason('loot.take', { good });
  const { owner, space, sailors } = galleyAt(state, frame.victor);
  const market = dearestNear(state, owner, space, good, sailors, NOBODY);
  return market ? reason('loot.sell', { good, port: market.port, price: market.price }) : reason('loot.take', { good });
}

function landing(state: State, seat: Seat, { port, sailors }: Params): Reason {
  if (sailors === 0) return reason('land.none', { port });
  const rival = rivalNear(state, seat, port);
  if (!rival) return reason('land', { port, sailors });
  const chance = stormChance(state, rival, port, sailors);
  if (chance >= HOLDS) return reason('land.gain', { port, sailors, size: BOARD.ports[port].size });
  return reason('land.against', { port, sailors, power: rival.owner, crew: rival.sailors, chance });
}

/** The reason for a galley's number: the galleys that act before it. `null` if that is the same for all free numbers. */
function number(state: State, galley: number): Reason | null {
  const before = (id: number) => state.galleys.slice(0, id).filter((other) => other !== null).length;
  const count = before(galley);
  if (state.galleys.every((other, id) => other !== null || before(id) === count)) return null;
  return count > 0 ? reason('chooseGalley', { galley, count }) : reason('chooseGalley.first', { galley });
}

/** Maximum distance of a near port, in spaces. */
const NEAR = 3;

function free(state: State, port: number): number {
  const away = graph(state.options).distance[BOARD.ports[port].space];
  return BOARD.ports.filter(({ space }, other) => {
    if (other === port || away[space] > NEAR || portAt(space) < 0) return false;
    return state.ports[other].owner === NOBODY && !state.ports[other].closed;
  }).length;
}
