import type { Seat } from '../../../core/game';
import type { Reason } from '../../../bots/bot';
import { NOBODY } from '../../serenissima/board';
import { goodsAboard } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { portAt } from '../geography';
import type { Serenissima1996Move } from '../moves';
import type { State } from '../state';
import { assaults } from './fighting';
import { fightChance, stormChance } from './facts';
import { reason } from './reasons';
import { STYLES, atTable } from './style';

type Attack = Extract<Serenissima1996Move, { type: 'attack' }>;

/** Below this chance in per cent, the odds alone are no reason to attack. */
const EVEN = 50;

/** The reason for an attack, or for none. */
export function fightFacts(state: State, seat: Seat, move: Serenissima1996Move): Reason {
  if (move.type !== 'attack') return unfought(state, seat);
  const crew = galleyAt(state, move.galley).sailors;
  if ('port' in move.target) {
    const { port } = move.target;
    const { owner, garrison } = state.ports[port];
    const facts = { port, power: owner, garrison, crew, chance: stormChance(state, port, crew) };
    return facts.chance < EVEN ? daring(state, seat, move, facts.chance) : reason('fight.port', facts);
  }
  const { owner, sailors } = galleyAt(state, move.target.galley);
  const facts = { power: owner, sailors, crew, chance: fightChance(crew, sailors) };
  return facts.chance < EVEN ? daring(state, seat, move, facts.chance) : reason('fight.galley', facts);
}

/** The reason for an attack that will probably fail. */
function daring(state: State, seat: Seat, { galley, target }: Attack, chance: number): Reason {
  const { options, turn, lastTurn } = state;
  const last = turn >= lastTurn && options.end === 'fixed' && options.unitScoring === 'none';
  if (last && goodsAboard(galleyAt(state, galley)) === 0) return reason('fight.free', { chance });
  const saved = 'galley' in target ? saving(state, seat, target.galley, chance) : undefined;
  return saved ?? reason('fight.long', { chance });
}

/** The port that a rival’s galley can take if it isn’t beaten now: it lands first, or may still attack the seat’s port. */
function saving(state: State, seat: Seat, foe: number, chance: number): Reason | undefined {
  const { owner: power, space } = galleyAt(state, foe);
  const port = portAt(space);
  if (port < 0) return undefined;
  const { owner, garrison } = state.ports[port];
  const first = state.order.indexOf(power) < state.order.indexOf(seat);
  if (garrison === 0 && owner !== power) return first ? reason('fight.landing', { power, port, chance }) : undefined;
  return owner === seat && owner !== NOBODY && !first ? reason('fight.defend', { power, port, chance }) : undefined;
}

/** The reason to avoid the most promising fight: a possible loss, a small gain, or a better alternative. */
function unfought(state: State, seat: Seat): Reason {
  const best = assaults(state, seat, atTable(STYLES.usual, state.powers.length)).at(0);
  if (!best) return reason('fight.nobody');
  const chance = Math.round(best.odds * 100);
  if (best.gain > 0) return reason('fight.better', { chance });
  return reason(best.won > 0 && chance < 100 ? 'fight.none' : 'fight.little', { chance });
}
