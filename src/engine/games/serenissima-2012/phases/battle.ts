import type { Seat } from '../../../core/game';
import type { Berth } from '../../serenissima/berths';
import { NOBODY } from '../../serenissima/board';
import type { GalleyId, PortId } from '../../serenissima/board';
import { seatOf } from '../../../kit/frames';
import { galleyAfloat, galleyAt, sinkGalley } from '../../serenissima/galleys';
import { BERTHS } from '../berths';
import { combatValue, sum, throwDice, volley } from '../blows';
import { FORT_DICE } from '../data/components';
import { BOARD } from '../data/board';
import { portAt } from '../geography';
import type { Serenissima2012Move } from '../moves';
import { acting, activeGalley, hasGalleyIn, isLastPort } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { ActivationFrame, BattleFrame, State } from '../state';
import { whyNotPart } from '../steps';
import type { Decision, Handlers, MoveContext } from './decision';
import { endActivation } from './flow';
import { abandonPort } from './landing';
import { takeLoot } from './loot';

/** Step 3, battle: against galleys in the space, and against the port once its owner's galleys are sunk. */
export function battleMoves(state: State, frame: ActivationFrame, moves: Serenissima2012Move[]): void {
  const { space } = galleyAt(state, frame.galley);
  for (let id = 0; id < state.galleys.length; id++) {
    const foe = state.galleys[id];
    if (!foe || foe.space !== space || foe.owner === frame.seat) continue;
    const target = BERTHS.aboard(id);
    if (!whyNotAttack(state, frame, target)) moves.push({ type: 'attack', target });
  }
  const port = portAt(space);
  if (port < 0) return;
  const target = BERTHS.ashore(port);
  if (!whyNotAttack(state, frame, target)) moves.push({ type: 'attack', target });
}

function whyNotAttack(state: State, frame: ActivationFrame, target: Berth): RefusalCode | undefined {
  const why =
    whyNotPart(frame.step, 'battle') ??
    ('galley' in target ? whyNotFight(state, frame, target.galley) : whyNotStorm(state, frame, target.port));
  if (why) return why;
  const spent = combatValue(galleyAt(state, frame.galley), frame) === 0;
  return spent && !state.options.weakAttacks ? 'no-strength' : undefined;
}

function whyNotFight(state: State, frame: ActivationFrame, id: GalleyId): RefusalCode | undefined {
  const foe = galleyAfloat(state, id);
  if (!foe || foe.owner === frame.seat) return 'no-such-galley';
  if (foe.space !== galleyAt(state, frame.galley).space) return 'attack-here';
  return frame.step === 'barred' && foe.owner !== frame.blockader ? 'blockaded' : undefined;
}

function whyNotStorm(state: State, frame: ActivationFrame, port: PortId): RefusalCode | undefined {
  const { space } = BOARD.ports[port];
  const { owner } = state.ports[port];
  if (space !== galleyAt(state, frame.galley).space) return 'attack-here';
  if (frame.step === 'barred') return 'blockaded';
  if (owner === NOBODY) return state.ports[port].closed ? 'port-closed' : 'neutral-port';
  if (owner === frame.seat) return 'own-port';
  if (isLastPort(state, port)) return 'last-port';
  return hasGalleyIn(state, space, owner) ? 'galleys-first' : undefined;
}

export const battle: Handlers<ActivationFrame, 'attack'> = {
  attack(state, seat, { target }, context, frame) {
    refuseIf(whyNotAttack(state, frame, target));
    const galley = activeGalley(state);
    frame.value = combatValue(galley, frame);
    frame.step = 'battle';
    const { space } = galley;
    const defender = ownerOf(state, target);
    context.events.push({ type: 'attacked', seat, galley: frame.galley, space, target, defender, value: frame.value });
    const fight: BattleFrame = { kind: 'battle', seat, target, rounds: 0 };
    state.frames.push(fight);
    // A fort's shot is a separate roll. The attacker can then stop.
    if ('port' in target && state.ports[target.port].fort) return fireFort(state, target.port, context);
    fightRound(state, fight, context);
  },
};

/** The attacker decides between two rounds. */
export const rounds: Decision<BattleFrame, 'fight' | 'stop'> = {
  actors: seatOf,
  moves: () => [{ type: 'fight' }, { type: 'stop' }],
  play: {
    fight(state, _seat, _move, context, frame) {
      fightRound(state, frame, context);
    },

    stop(state, seat, _move, context, { target }) {
      context.events.push({ type: 'battleStopped', seat, galley: acting(state).galley, target });
      endActivation(state, context);
    },
  },
};

function ownerOf(state: State, target: Berth): Seat {
  return 'galley' in target ? galleyAt(state, target.galley).owner : state.ports[target.port].owner;
}

/** Returns killed sailors to their owner's reserve. */
function kill(state: State, seat: Seat, at: Berth, losses: number): void {
  BERTHS.addPieces(state, at, 'sailor', -losses);
  state.reserve[seat] += losses;
}

function fireFort(state: State, port: PortId, context: MoveContext): void {
  const { seat, galley: id } = acting(state);
  const { owner, garrison } = state.ports[port];
  const shot = volley(owner, garrison, throwDice(FORT_DICE, context.random), 0);
  const losses = Math.min(shot.hits, activeGalley(state).sailors);
  kill(state, seat, BERTHS.aboard(id), losses);
  context.events.push({ type: 'fortFired', galley: id, port, volley: shot, losses });
  if (activeGalley(state).sailors > 0) return;
  sinkGalley(state, id, 'battle', context.events, owner);
  endActivation(state, context);
}

/** Both sides roll, attacker first, and take losses at the same time. */
function fightRound(state: State, fight: BattleFrame, context: MoveContext): void {
  const frame = acting(state);
  const galley = activeGalley(state);
  const { target } = fight;
  const owner = ownerOf(state, target);
  const defenders = BERTHS.piecesAt(state, target, 'sailor');
  const struck = throwDice(combatValue(galley, frame), context.random);
  const suffered = throwDice(defenders, context.random);
  const attacker = volley(frame.seat, galley.sailors, struck, sum(suffered));
  const defender = volley(owner, defenders, suffered, sum(struck));
  fight.rounds++;
  kill(state, frame.seat, BERTHS.aboard(frame.galley), attacker.losses);
  kill(state, owner, target, defender.losses);
  const { space } = galley;
  context.events.push({ type: 'fought', space, galley: frame.galley, target, round: fight.rounds, attacker, defender });
  if (galley.sailors > 0 && BERTHS.piecesAt(state, target, 'sailor') > 0) return;
  state.frames.pop();
  if ('galley' in target) decideAtSea(state, target.galley, context);
  else decideAshore(state, target.port, context);
}

/** Ends a sea fight: a galley without sailors sinks, and the survivor takes cargo. */
function decideAtSea(state: State, foeId: GalleyId, context: MoveContext): void {
  const frame = acting(state);
  const galley = activeGalley(state);
  const foe = galleyAt(state, foeId);
  if (galley.sailors > 0) {
    frame.blockader = NOBODY;
    takeLoot(state, frame.seat, frame.galley, foeId, context);
  } else if (foe.sailors > 0) {
    takeLoot(state, foe.owner, foeId, frame.galley, context);
  } else {
    sinkGalley(state, foeId, 'battle', context.events, frame.seat);
    sinkGalley(state, frame.galley, 'battle', context.events, foe.owner);
    endActivation(state, context);
  }
}

/** Ends a fight for a port. If both sides have died, the port becomes neutral. */
function decideAshore(state: State, port: PortId, context: MoveContext): void {
  const { seat, galley: id } = acting(state);
  const survived = activeGalley(state).sailors > 0;
  const { owner, garrison } = state.ports[port];
  if (garrison === 0) context.events.push({ type: 'garrisonFell', seat: owner, port, by: seat });
  if (survived) {
    state.frames.push({ kind: 'landing', seat, port });
    return;
  }
  if (garrison === 0) abandonPort(state, port, context);
  sinkGalley(state, id, 'battle', context.events, owner);
  endActivation(state, context);
}
