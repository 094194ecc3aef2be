import { galleyAt } from '../serenissima/galleys';
import type { Move, Seat } from '../../core/game';
import { divisorAgainst } from './blows';
import { BOARD } from './data/board';
import type { Serenissima1996Move } from './moves';
import { fightToTheEnd } from './odds';
import type { State } from './state';

/** The part of a given reason that these claims read. */
interface Where {
  readonly state: State;
  readonly seat: Seat;
  readonly plan: { readonly moves: readonly Move[] };
}

type Claims = Readonly<Record<string, (where: Where, p: Record<string, number>) => boolean>>;

const attackOf = ({ plan }: Where) => {
  const [move] = plan.moves as readonly Serenissima1996Move[];
  return move.type === 'attack' ? move : undefined;
};

/** True if the plan’s attack has exactly this chance, below one half. */
function isDaring(where: Where, chance: number): boolean {
  const attack = attackOf(where);
  if (!attack) return false;
  const { galley, target } = attack;
  const town = 'port' in target ? where.state.ports[target.port] : undefined;
  const foes = 'galley' in target ? galleyAt(where.state, target.galley).sailors : (town?.garrison ?? 0);
  const crew = galleyAt(where.state, galley).sailors;
  const { attacker } = fightToTheEnd(crew, foes, divisorAgainst(town?.fort ?? false));
  return chance < 50 && Math.round(100 * attacker) === chance;
}

/** True if the plan attacks a galley of this power beside this port. */
function isBeside(where: Where, port: number, power: number): boolean {
  const target = attackOf(where)?.target;
  if (!target || !('galley' in target)) return false;
  const { owner, space } = galleyAt(where.state, target.galley);
  return owner === power && space === BOARD.ports[port].space;
}

const isEarlier = ({ state, seat }: Where, power: number) => state.order.indexOf(power) < state.order.indexOf(seat);

/** What must be true of the reasons for attacks that will probably fail. */
export const DARING: Claims = {
  'fight.free': (where, p) => {
    const { options, turn, lastTurn } = where.state;
    const cargo = galleyAt(where.state, attackOf(where)?.galley ?? -1).cargo;
    const last = turn === lastTurn && options.end === 'fixed' && options.unitScoring === 'none';
    return isDaring(where, p.chance) && last && cargo.every((count) => count === 0);
  },
  'fight.landing': (where, p) =>
    isDaring(where, p.chance) &&
    isBeside(where, p.port, p.power) &&
    isEarlier(where, p.power) &&
    where.state.ports[p.port].garrison === 0 &&
    where.state.ports[p.port].owner !== p.power,
  'fight.defend': (where, p) =>
    isDaring(where, p.chance) &&
    isBeside(where, p.port, p.power) &&
    !isEarlier(where, p.power) &&
    where.state.ports[p.port].owner === where.seat,
  'fight.long': (where, p) => isDaring(where, p.chance),
};
