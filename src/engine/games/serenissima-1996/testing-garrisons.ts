import { galleyAt } from '../serenissima/galleys';
import type { Move, Seat } from '../../core/game';
import { divisorAgainst } from './blows';
import { BOARD } from './data/board';
import { graph } from './geography';
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

const movesOf = ({ plan }: Where) => plan.moves as readonly Serenissima1996Move[];

/** The sailors that the plan hires for a port, and those that it moves ashore, aboard or into a new galley. */
function changesIn(where: Where, port: number): { readonly in: number; readonly out: number } {
  const changes = { in: 0, out: 0 };
  for (const move of movesOf(where)) {
    if (move.type === 'hire' && 'port' in move.to && move.to.port === port) changes.in += move.count;
    if (move.type === 'buildGalley' && move.port === port && move.crew === 'garrison') changes.out++;
    if (move.type !== 'transfer' || move.piece !== 'sailor') continue;
    if ('port' in move.to && move.to.port === port) changes.in++;
    if ('port' in move.from && move.from.port === port) changes.out++;
  }
  return changes;
}

/** True if the seat's port has sailors at some point of the plan, and none at its end. */
function isEmptied(where: Where, port: number): boolean {
  const { owner, garrison } = where.state.ports[port];
  const changes = changesIn(where, port);
  return owner === where.seat && changes.out > 0 && garrison + changes.in === changes.out;
}

/** The crews of the rival galleys that can reach a port within a turn, by power. */
const comers = ({ state, seat }: Where, port: number) =>
  state.galleys.flatMap((galley) => {
    const away = galley ? graph(state.options).distance[BOARD.ports[port].space][galley.space] : Infinity;
    return galley && galley.owner !== seat && away <= galley.sailors ? [galley] : [];
  });

const comes = (where: Where, { port, power, sailors }: Record<string, number>) =>
  comers(where, port).some((galley) => galley.owner === power && galley.sailors === sailors);

/** What must be true of the reasons to leave a port without a garrison. */
export const LEAVING: Claims = {
  'leave.safe': (where, { port }) => isEmptied(where, port) && comers(where, port).length === 0,
  'leave.doomed': (where, p) => {
    const divisor = divisorAgainst(where.state.ports[p.port].fort);
    const chance = Math.round(100 * fightToTheEnd(p.sailors, p.garrison, divisor).attacker);
    const most = where.state.ports[p.port].garrison + changesIn(where, p.port).in;
    const real = p.garrison > 0 && p.garrison <= most;
    return isEmptied(where, p.port) && comes(where, p) && real && chance === p.chance && chance >= 50;
  },
  'leave.risk': (where, p) =>
    isEmptied(where, p.port) &&
    comes(where, p) &&
    movesOf(where).some(
      (move) =>
        move.type === 'transfer' &&
        'galley' in move.to &&
        'port' in move.from &&
        move.from.port === p.port &&
        galleyAt(where.state, move.to.galley).sailors < p.crew,
    ),
};
