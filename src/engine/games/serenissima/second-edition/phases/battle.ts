import type { Seat } from '../../../../core/game';
import type { Berth } from '../../common/berths';
import { NOBODY } from '../../common/board';
import type { GalleyId, PortId } from '../../common/board';
import { topFrame } from '../../../../kit/frames';
import { galleyAfloat, galleyAt, sinkGalley } from '../../common/galleys';
import { BERTHS } from '../berths';
import { combatValue, sum, throwDice, volley } from '../blows';
import { FORT_DICE } from '../constants';
import { BOARD } from '../data';
import { portAt } from '../geography';
import type { SecondEditionMove } from '../moves';
import { acting, activeGalley, hasGalleyIn, portsOf } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { ActivationFrame, BattleFrame, State } from '../state';
import { whyNotPart } from '../steps';
import { endActivation } from './flow';
import type { Handlers, Turn } from './handler';
import { abandonPort } from './landing';
import { takeLoot } from './loot';

/** Step 3, battle: galleys here one after the other, and the port once its owner’s galleys are sunk. */
export function battleMoves(state: State, frame: ActivationFrame, moves: SecondEditionMove[]): void {
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

/** Between two rounds. */
export const BATTLE_CHOICES: readonly SecondEditionMove[] = [
  Object.freeze({ type: 'fight' }),
  Object.freeze({ type: 'stop' }),
];

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
  if (portsOf(state, owner).length === 1) return 'last-port';
  return hasGalleyIn(state, space, owner) ? 'galleys-first' : undefined;
}

export const battle: Handlers<'attack' | 'fight' | 'stop'> = {
  attack(state, seat, { target }, turn) {
    const frame = acting(state);
    refuseIf(whyNotAttack(state, frame, target));
    const galley = activeGalley(state);
    frame.value = combatValue(galley, frame);
    frame.step = 'battle';
    const { space } = galley;
    const defender = ownerOf(state, target);
    turn.events.push({ type: 'attacked', seat, galley: frame.galley, space, target, defender, value: frame.value });
    state.frames.push({ kind: 'battle', seat, target, rounds: 0 });
    // A fort’s shot is a throw of its own, so the attacker may think again after it.
    if ('port' in target && state.ports[target.port].fort) return fireFort(state, target.port, turn);
    fightRound(state, turn);
  },

  fight(state, _seat, _move, turn) {
    fightRound(state, turn);
  },

  stop(state, seat, _move, turn) {
    const { target } = topFrame(state) as BattleFrame;
    turn.events.push({ type: 'battleStopped', seat, galley: acting(state).galley, target });
    endActivation(state, turn);
  },
};

function ownerOf(state: State, target: Berth): Seat {
  return 'galley' in target ? galleyAt(state, target.galley).owner : state.ports[target.port].owner;
}

/** Sailors killed go back to their owner’s reserve. */
function kill(state: State, seat: Seat, at: Berth, losses: number): void {
  BERTHS.addPieces(state, at, 'sailor', -losses);
  state.reserve[seat] += losses;
}

function fireFort(state: State, port: PortId, turn: Turn): void {
  const { seat, galley: id } = acting(state);
  const { owner, garrison } = state.ports[port];
  const shot = volley(owner, garrison, throwDice(FORT_DICE, turn.random), 0);
  const losses = Math.min(shot.hits, activeGalley(state).sailors);
  kill(state, seat, BERTHS.aboard(id), losses);
  turn.events.push({ type: 'fortFired', galley: id, port, volley: shot, losses });
  if (activeGalley(state).sailors > 0) return;
  sinkGalley(state, id, 'battle', turn.events);
  endActivation(state, turn);
}

/** Both sides throw, the attacker first, and lose men at the same time. */
function fightRound(state: State, turn: Turn): void {
  const fight = topFrame(state) as BattleFrame;
  const frame = acting(state);
  const galley = activeGalley(state);
  const { target } = fight;
  const owner = ownerOf(state, target);
  const defenders = BERTHS.piecesAt(state, target, 'sailor');
  const struck = throwDice(combatValue(galley, frame), turn.random);
  const suffered = throwDice(defenders, turn.random);
  const attacker = volley(frame.seat, galley.sailors, struck, sum(suffered));
  const defender = volley(owner, defenders, suffered, sum(struck));
  fight.rounds++;
  kill(state, frame.seat, BERTHS.aboard(frame.galley), attacker.losses);
  kill(state, owner, target, defender.losses);
  const { space } = galley;
  turn.events.push({ type: 'fought', space, galley: frame.galley, target, round: fight.rounds, attacker, defender });
  if (galley.sailors > 0 && BERTHS.piecesAt(state, target, 'sailor') > 0) return;
  state.frames.pop();
  if ('galley' in target) decideAtSea(state, target.galley, turn);
  else decideAshore(state, target.port, turn);
}

/** A galley has lost its last sailor: it sinks, and a survivor takes what he has room for. */
function decideAtSea(state: State, foeId: GalleyId, turn: Turn): void {
  const frame = acting(state);
  const galley = activeGalley(state);
  const foe = galleyAt(state, foeId);
  if (galley.sailors > 0) {
    frame.blockader = NOBODY;
    takeLoot(state, frame.seat, frame.galley, foeId, turn);
  } else if (foe.sailors > 0) {
    takeLoot(state, foe.owner, foeId, frame.galley, turn);
  } else {
    sinkGalley(state, foeId, 'battle', turn.events);
    sinkGalley(state, frame.galley, 'battle', turn.events);
    endActivation(state, turn);
  }
}

/** A garrison has fallen, the attackers have, or both: then the port is nobody’s. */
function decideAshore(state: State, port: PortId, turn: Turn): void {
  const { seat, galley: id } = acting(state);
  const survived = activeGalley(state).sailors > 0;
  const { owner, garrison } = state.ports[port];
  if (garrison === 0) turn.events.push({ type: 'garrisonFell', seat: owner, port });
  if (survived) {
    state.frames.push({ kind: 'landing', seat, port });
    return;
  }
  if (garrison === 0) abandonPort(state, port, turn);
  sinkGalley(state, id, 'battle', turn.events);
  endActivation(state, turn);
}
