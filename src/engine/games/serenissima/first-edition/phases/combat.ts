import type { Seat } from '../../../../core/game';
import { NOBODY } from '../../common/board';
import type { GalleyId, PortId } from '../../common/board';
import { galleyAfloat, galleyAt, ownGalley, sinkGalley } from '../../common/galleys';
import { aboard, ashore } from '../berths';
import { DIVISOR, FORT_DIVISOR, hits } from '../blows';
import { BOARD } from '../data';
import type { Blow } from '../events';
import { killSailors } from '../galleys';
import { portAt } from '../geography';
import type { Berth } from '../../common/berths';
import type { FirstEditionMove } from '../moves';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { Galley, State } from '../state';
import type { Handlers, Turn } from './handler';
import { takeSpoils } from './spoils';

/** Phase 4: any own galley against any foreign galley, or the foreign port, in its space, as often as the seat likes. */
export function combatMoves(state: State, seat: Seat): FirstEditionMove[] {
  const moves: FirstEditionMove[] = [];
  for (let id = 0; id < state.galleys.length; id++) {
    const galley = state.galleys[id];
    if (!galley || galley.owner !== seat) continue;
    for (let other = 0; other < state.galleys.length; other++) {
      const foe = state.galleys[other];
      if (foe && foe.owner !== seat && foe.space === galley.space) {
        moves.push({ type: 'attack', galley: id, target: aboard(other) });
      }
    }
    const port = portAt(galley.space);
    if (port >= 0 && !whyNotStorm(state, seat, galley, port)) {
      moves.push({ type: 'attack', galley: id, target: ashore(port) });
    }
  }
  moves.push({ type: 'endPhase' });
  return moves;
}

/** Whether a seat has anybody to fight. */
export function canFight(state: State, seat: Seat): boolean {
  return combatMoves(state, seat).length > 1;
}

function whyNotFight(seat: Seat, galley: Galley, foe: Galley | undefined): RefusalCode | undefined {
  if (!foe || foe.owner === seat) return 'no-such-galley';
  return foe.space === galley.space ? undefined : 'attack-here';
}

function whyNotStorm(state: State, seat: Seat, galley: Galley, port: PortId): RefusalCode | undefined {
  if (BOARD.ports[port].space !== galley.space) return 'attack-here';
  const { owner, garrison } = state.ports[port];
  if (owner === NOBODY || owner === seat) return 'no-foe';
  return garrison > 0 ? undefined : 'no-defenders';
}

export const combat: Handlers<'attack'> = {
  attack(state, seat, { galley: id, target }, turn) {
    const galley = ownGalley(state, seat, id);
    if (!galley) return refuseIf('not-your-galley');
    if ('galley' in target) attackGalley(state, seat, galley, id, target.galley, turn);
    else attackPort(state, seat, galley, id, target.port, turn);
  },
};

function attackGalley(state: State, seat: Seat, galley: Galley, id: GalleyId, foeId: GalleyId, turn: Turn): void {
  const foe = galleyAfloat(state, foeId);
  refuseIf(whyNotFight(seat, galley, foe));
  if (!foe) return;
  const [attacker, defender] = exchangeBlows(state, galley, id, aboard(foeId), foe.owner, foe.sailors, DIVISOR, turn);
  galley.sailors -= attacker.losses;
  foe.sailors -= defender.losses;
  if (galley.sailors === 0 && foe.sailors === 0) {
    sinkGalley(state, id, 'battle', turn.events);
    sinkGalley(state, foeId, 'battle', turn.events);
  } else if (foe.sailors === 0) {
    takeSpoils(state, seat, id, foeId);
  } else if (galley.sailors === 0) {
    takeSpoils(state, foe.owner, foeId, id);
  }
}

/** A garrison only defends: it never boards the attacker, who sinks with all when his crew is gone. Fort and goods stay whole. */
function attackPort(state: State, seat: Seat, galley: Galley, id: GalleyId, port: PortId, turn: Turn): void {
  refuseIf(whyNotStorm(state, seat, galley, port));
  const town = state.ports[port];
  const divisor = town.fort ? FORT_DIVISOR : DIVISOR;
  const [attacker, defender] = exchangeBlows(state, galley, id, ashore(port), town.owner, town.garrison, divisor, turn);
  galley.sailors -= attacker.losses;
  town.garrison -= defender.losses;
  if (town.garrison === 0) turn.events.push({ type: 'garrisonFell', seat: town.owner, port });
  if (galley.sailors === 0) sinkGalley(state, id, 'battle', turn.events);
}

/** Both sides throw, the attacker first, and lose men at the same time; more hits than men are lost. */
function exchangeBlows(
  state: State,
  galley: Galley,
  id: GalleyId,
  target: Berth,
  owner: Seat,
  defenders: number,
  divisor: number,
  { random, events }: Turn,
): [attacker: Blow, defender: Blow] {
  const dice = [random.roll(6), random.roll(6)];
  const struck = hits(galley.sailors, dice[0], divisor);
  const suffered = hits(defenders, dice[1], DIVISOR);
  const attacker: Blow = {
    seat: galley.owner,
    sailors: galley.sailors,
    die: dice[0],
    divisor,
    hits: struck,
    losses: Math.min(suffered, galley.sailors),
  };
  const defender: Blow = {
    seat: owner,
    sailors: defenders,
    die: dice[1],
    divisor: DIVISOR,
    hits: suffered,
    losses: Math.min(struck, defenders),
  };
  killSailors(state, attacker.losses + defender.losses);
  events.push({ type: 'fought', space: galleyAt(state, id).space, galley: id, target, attacker, defender });
  return [attacker, defender];
}
