import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { GalleyId, PortId } from '../../serenissima/board';
import { galleyAfloat, galleyAt, ownGalley, sinkGalley } from '../../serenissima/galleys';
import { aboard, ashore } from '../berths';
import { DIVISOR, divisorAgainst, sailorsKilled } from '../blows';
import { BOARD } from '../data/board';
import type { Blow } from '../events';
import { killSailors } from '../galleys';
import { portAt } from '../geography';
import type { Berth } from '../../serenissima/berths';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { Galley, State, PhaseFrame } from '../state';
import type { Handlers, MoveContext, MoveOf } from './decision';
import { takeSpoils } from './spoils';

/** Phase 4: a galley may attack rival galleys and ports in its space, any number of times. */
export function combatMoves(state: State, seat: Seat): MoveOf<'attack' | 'endPhase'>[] {
  const moves: MoveOf<'attack' | 'endPhase'>[] = [];
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

/** Whether a seat can attack anything. If not, the seat skips the phase. */
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

export const combat: Handlers<PhaseFrame, 'attack'> = {
  attack(state, seat, { galley: id, target }, context) {
    const galley = ownGalley(state, seat, id);
    if (!galley) return refuseIf('not-your-galley');
    if ('galley' in target) attackGalley(state, seat, galley, id, target.galley, context);
    else attackPort(state, seat, galley, id, target.port, context);
  },
};

function attackGalley(
  state: State,
  seat: Seat,
  galley: Galley,
  id: GalleyId,
  foeId: GalleyId,
  context: MoveContext,
): void {
  const foe = galleyAfloat(state, foeId);
  refuseIf(whyNotFight(seat, galley, foe));
  if (!foe) return;
  const [attacker, defender] = exchangeBlows(
    state,
    galley,
    id,
    aboard(foeId),
    foe.owner,
    foe.sailors,
    DIVISOR,
    context,
  );
  galley.sailors -= attacker.losses;
  foe.sailors -= defender.losses;
  if (galley.sailors === 0 && foe.sailors === 0) {
    sinkGalley(state, id, 'battle', context.events, foe.owner);
    sinkGalley(state, foeId, 'battle', context.events, seat);
  } else if (foe.sailors === 0) {
    takeSpoils(state, seat, id, foeId);
  } else if (galley.sailors === 0) {
    takeSpoils(state, foe.owner, foeId, id);
  }
}

/** A garrison never boards the attacker. The port keeps its fort and goods. */
function attackPort(state: State, seat: Seat, galley: Galley, id: GalleyId, port: PortId, context: MoveContext): void {
  refuseIf(whyNotStorm(state, seat, galley, port));
  const town = state.ports[port];
  const divisor = divisorAgainst(town.fort);
  const [attacker, defender] = exchangeBlows(
    state,
    galley,
    id,
    ashore(port),
    town.owner,
    town.garrison,
    divisor,
    context,
  );
  galley.sailors -= attacker.losses;
  town.garrison -= defender.losses;
  if (town.garrison === 0) context.events.push({ type: 'garrisonFell', seat: town.owner, port, by: seat });
  if (galley.sailors === 0) sinkGalley(state, id, 'battle', context.events, town.owner);
}

/** Both sides roll, attacker first, and take losses at the same time. Excess hits are ignored. */
function exchangeBlows(
  state: State,
  galley: Galley,
  id: GalleyId,
  target: Berth,
  owner: Seat,
  defenders: number,
  divisor: number,
  { random, events }: MoveContext,
): [attacker: Blow, defender: Blow] {
  const dice = [random.roll(6), random.roll(6)];
  const struck = sailorsKilled(galley.sailors, dice[0], divisor);
  const suffered = sailorsKilled(defenders, dice[1], DIVISOR);
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
