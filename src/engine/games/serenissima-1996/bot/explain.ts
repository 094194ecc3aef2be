import type { Seat } from '../../../core/game';
import { topFrame } from '../../../kit/frames';
import type { Plan, Reason } from '../../../bots/bot';
import { NOBODY } from '../../serenissima/board';
import type { GalleyId } from '../../serenissima/board';
import { goodsAboard } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { BOARD } from '../data/board';
import { portAt } from '../geography';
import type { Serenissima1996Move } from '../moves';
import type { State } from '../state';
import { fightFacts } from './explain-fights';
import { bargainFacts, passageFacts } from './explain-talks';
import {
  contested,
  fightChance,
  galleysOf,
  isLaden,
  nearPorts,
  portsOf,
  priceFor,
  rivalBeside,
  rivalNear,
  rivalThisTurn,
  stormChance,
} from './facts';
import { guarding } from './guarding';
import { lastTurnKey, reason } from './reasons';
import { wouldBuy } from './worth';

type Params = Record<string, number | string>;

/**
 * Describes a plan's reason with public figures such as garrisons, prices and odds. `null` if there is nothing useful
 * to say.
 */
export function explain(state: State, seat: Seat, plan: Plan<Serenissima1996Move>): Reason | null {
  const planned = plan.reason;
  const params = planned.params as Params;
  const [kind, what = ''] = planned.key.split('.');
  switch (kind) {
    case 'bid':
      return bid(state, seat, planned);
    case 'order':
      return place(state, seat, planned);
    case 'place':
      return placed(state, seat, plan);
    case 'build':
      return building(state, seat, Number(params.port));
    case 'wait':
    case 'mission':
      return guarding(state, seat, plan.moves) ?? errand(state, seat, plan, what);
    case 'fight':
      return fightFacts(state, seat, plan.moves[0]);
    case 'land':
      return landing(state, seat, plan.moves[0]);
    case 'sell':
      return sale(state, seat, plan.moves[0]);
    case 'bargain':
      return bargainFacts(state, seat, planned);
    case 'passage':
      return passageFacts(state, seat, what);
    case 'spoils':
      return spoils(state, plan.moves[0]);
    default:
      return planned;
  }
}

/**
 * The reason to build the next galley: the fleet with it, and the turns left with this one, in which it can sail. With
 * a variable end, the game may last longer.
 */
export function building(state: State, seat: Seat, port: number): Reason {
  const facts = { port, fleet: galleysOf(state, seat) + 1, count: Math.max(1, state.lastTurn - state.turn + 1) };
  return reason(state.options.end === 'fixed' ? 'build' : 'build.variable', facts);
}

/** The reason for a bid. Money may be hidden, so no reason mentions how much is left. */
function bid(state: State, seat: Seat, planned: Reason): Reason | null {
  if (Number(planned.params.ducats) > 0) return place(state, seat, planned);
  const count = contested(state, seat);
  if (count === 0) return reason('bid.calm');
  return state.turn === 1 ? reason('bid.save', { count }) : reason('bid.late');
}

/** The reason to choose a place: early if rivals can reach the same ports, last if a rival can reach the capital. */
function place(state: State, seat: Seat, { key, params }: Reason): Reason | null {
  if (key.endsWith('.last')) {
    const rival = rivalNear(state, seat, BOARD.powers[state.powers[seat]].capital);
    return rival ? reason(key, { ...params, power: rival.owner, sailors: rival.sailors }) : null;
  }
  const count = contested(state, seat);
  return count > 0 ? reason(key, { ...params, count }) : null;
}

function placed(state: State, seat: Seat, { moves: [move] }: Plan<Serenissima1996Move>): Reason {
  if (move.type !== 'place') return reason('place');
  const [first, second] = move.crews;
  const port = BOARD.powers[state.powers[seat]].capital;
  return first === second ? reason('place.same', { first, port }) : reason('place', { first, second, port });
}

/** The reason for the main mission of a turn, or for waiting if there is none. */
function errand(state: State, seat: Seat, plan: Plan<Serenissima1996Move>, task: string): Reason | null {
  return task === '' ? idle(state, seat) : errandFacts(state, seat, plan.reason, plan.moves);
}

/** The reason for a galley's mission, given its crew after the turn's moves. */
export function errandFacts(
  state: State,
  seat: Seat,
  { key, params }: Reason,
  moves: readonly Serenissima1996Move[],
): Reason | null {
  const { port, galley: id, good } = params as Record<string, number>;
  const task = key.slice('mission.'.length);
  const { owner, garrison } = state.ports[port];
  const crew = crewOf(state, id, moves);
  switch (task) {
    case 'sell':
      return sold(state, seat, id, port, good, crew);
    case 'land':
    case 'storm': {
      const guard = rivalBeside(state, seat, port);
      if (garrison > 0) {
        const facts = { port, power: owner, garrison, crew, chance: stormChance(state, port, crew) };
        if (!guard) return reason('mission.storm', facts);
        return reason('mission.stormGuarded', { ...facts, rival: guard.owner, men: guard.sailors });
      }
      if (guard) return reason('mission.landGuarded', { port, rival: guard.owner, men: guard.sailors });
      if (owner !== NOBODY) return reason('mission.landTaken', { port, power: owner });
      const rival = rivalThisTurn(state, seat, port);
      if (rival) return reason('mission.landRace', { port, power: rival.owner, sailors: rival.sailors });
      return reason('mission.land', { port, good: BOARD.ports[port].good, size: BOARD.ports[port].size });
    }
    case 'raid': {
      let best: Params | undefined;
      for (const foe of state.galleys) {
        if (!foe || foe.owner === seat || foe.space !== BOARD.ports[port].space) continue;
        const chance = fightChance(crew, foe.sailors);
        if (!best || chance > Number(best.chance))
          best = { port, power: foe.owner, sailors: foe.sailors, crew, chance };
      }
      return best ? reason('mission.raid', best) : idle(state, seat);
    }
    default: {
      const count = nearPorts(state, seat, id, BOARD.ports[port].space, crew);
      if (count === 0) return null;
      return reason(isLaden(state, id) ? 'mission.wait' : 'mission.waitEmpty', { port, count, galley: id });
    }
  }
}

/** The reason to sell here, compared with the best other port in reach. */
function sold(state: State, seat: Seat, id: GalleyId, port: number, good: number, crew: number): Reason {
  const { size } = BOARD.ports[port];
  if (state.ports[port].owner === seat && !state.options.payInOwnPorts)
    return reason('mission.store', { port, good, stored: state.ports[port].warehouse.length, size });
  const price = priceFor(state, seat, port, good);
  let other = -1;
  let less = 0;
  const { space, sailed } = galleyAt(state, id);
  for (const near of portsOf(state, space, crew - sailed)) {
    if (near === port || !wouldBuy(state, near, good)) continue;
    const paid = priceFor(state, seat, near, good);
    if (paid > less) [other, less] = [near, paid];
  }
  const facts = { port, good, price };
  return other >= 0 && less < price
    ? reason('mission.sellBest', { ...facts, other, less })
    : reason('mission.sell', facts);
}

/** The reason for doing nothing: no galley can sell or land. */
function idle(state: State, seat: Seat): Reason | null {
  const galleys = galleysOf(state, seat);
  if (galleys === 0) return reason('wait.ashore');
  const own = state.galleys.flatMap((galley, id) => (galley?.owner === seat ? [{ ...galley, id }] : []));
  if (own.some(({ id, space, sailors }) => nearPorts(state, seat, id, space, sailors) > 0)) return null;
  return reason(own.some(({ id }) => isLaden(state, id)) ? 'wait.none' : 'wait.empty', { galleys });
}

/** A galley's sailors after a plan's moves. */
export function crewOf(state: State, id: GalleyId, moves: readonly Serenissima1996Move[]): number {
  let crew = galleyAt(state, id).sailors;
  for (const move of moves) {
    if (move.type !== 'transfer' || move.piece !== 'sailor') continue;
    if ('galley' in move.to && move.to.galley === id) crew++;
    if ('galley' in move.from && move.from.galley === id) crew--;
  }
  return crew;
}

/** If a rival's chance is at least this (in per cent), no reason claims that a garrison protects the port. */
const HOLDS = 50;

function landing(state: State, seat: Seat, move: Serenissima1996Move): Reason {
  if (move.type !== 'land') {
    const open = state.galleys.find((galley) => {
      const port = galley?.owner === seat ? portAt(galley.space) : -1;
      return port >= 0 && state.ports[port].garrison === 0;
    });
    return open ? reason('land.none', { port: portAt(open.space), crew: open.sailors }) : reason('land.nowhere');
  }
  const port = portAt(galleyAt(state, move.galley).space);
  if (state.turn >= state.lastTurn) return reason(lastTurnKey(state, 'land.last'), { port, sailors: move.count });
  const rival = rivalNear(state, seat, port);
  if (!rival) return reason('land', { port, sailors: move.count });
  const chance = stormChance(state, port, rival.sailors, move.count);
  if (chance >= HOLDS) return reason('land.gain', { port, sailors: move.count, good: BOARD.ports[port].good });
  return reason('land.against', { port, crew: move.count, power: rival.owner, sailors: rival.sailors, chance });
}

function sale(state: State, seat: Seat, move: Serenissima1996Move): Reason {
  if (move.type === 'sell') {
    const port = portAt(galleyAt(state, move.galley).space);
    const { owner, warehouse } = state.ports[port];
    const { good } = move;
    if (owner === seat && !state.options.payInOwnPorts)
      return reason('sell.store', { port, good, stored: warehouse.length, size: BOARD.ports[port].size });
    return reason('sell', { port, good, price: priceFor(state, seat, port, good) });
  }
  for (const galley of state.galleys) {
    const port = galley?.owner === seat ? portAt(galley.space) : -1;
    if (!galley || port < 0) continue;
    const good = galley.cargo.findIndex((count, kind) => count > 0 && wouldBuy(state, port, kind));
    if (good >= 0) return reason('sell.none', { port, good, price: priceFor(state, seat, port, good) });
  }
  return reason('sell.nowhere');
}

function spoils(state: State, move: Serenissima1996Move): Reason {
  const frame = topFrame(state);
  const key = `spoils.${move.type}`;
  if (frame?.kind !== 'spoils') return reason(key);
  const victor = galleyAt(state, frame.victor);
  switch (move.type) {
    case 'sink':
      if (victor.sailors === 1) return reason(key, { sailors: victor.sailors });
      return state.turn < state.lastTurn
        ? reason(lastTurnKey(state, 'spoils.late'), { count: state.lastTurn - state.turn })
        : reason(lastTurnKey(state, 'spoils.last'));
    case 'seize':
      return reason(key, { crew: move.crew, sailors: victor.sailors });
    case 'stow':
    case 'jettison':
      return reason(key, { good: move.good });
    default:
      return reason(key, { pieces: goodsAboard(victor) });
  }
}
