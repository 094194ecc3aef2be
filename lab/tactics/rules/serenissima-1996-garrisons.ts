import type { PortId } from '../../../src/engine/games/serenissima/board';
import { CAPACITY } from '../../../src/engine/games/serenissima/cargo';
import { BOARD } from '../../../src/engine/games/serenissima-1996/data/board';
import { graph } from '../../../src/engine/games/serenissima-1996/geography';
import type { Serenissima1996Move } from '../../../src/engine/games/serenissima-1996/moves';
import { isFull, ownCapital } from '../../../src/engine/games/serenissima-1996/queries';
import { moves } from '../../../src/engine/games/serenissima-1996/rules';
import { FULL_POINTS } from '../../../src/engine/games/serenissima-1996/data/components';
import type { State } from '../../../src/engine/games/serenissima-1996/state';
import type { Rule } from '../rule';
import { fleet, inPhase, isThreatened, stormChance } from './serenissima-1996-position';

/** A full port is worth a garrison if it scores at least this many points. */
const PRECIOUS = 5;
/** A port counts as safe if the probability of losing it is at most this. */
const SAFE = 0.1;

const isBeside = (state: State, seat: number, port: PortId) =>
  fleet(state, seat).some(({ galley }) => galley.space === BOARD.ports[port].space);

/**
 * The seat's full ports, except its own capital, worth at least `PRECIOUS` points that have a garrison, that a rival
 * can reach, and where one of the seat's galleys could take the men aboard.
 */
function tempting(state: State, seat: number): PortId[] {
  return state.ports.flatMap(({ owner, garrison }, port) =>
    owner === seat &&
    garrison > 0 &&
    port !== ownCapital(state, seat) &&
    isFull(state, port) &&
    FULL_POINTS[BOARD.ports[port].size] >= PRECIOUS &&
    isBeside(state, seat, port) &&
    isThreatened(state, seat, port)
      ? [port]
      : [],
  );
}

/** Whether a port's garrison is safe from any rival galley that could reach it this turn with a full crew. */
function isSafe(state: State, seat: number, port: PortId): boolean {
  const away = graph(state.options).distance[BOARD.ports[port].space];
  const comes = state.galleys.some((galley) => galley && galley.owner !== seat && away[galley.space] <= CAPACITY);
  const { garrison } = state.ports[port];
  return garrison > 0 && (!comes || stormChance(state, port, CAPACITY, garrison) <= SAFE);
}

/** Ports where men can be hired although the garrison is safe and none of the seat's galleys could take them aboard. */
function saturated(state: State, seat: number): PortId[] {
  const ports = new Set(moves(state, seat).flatMap((move) => (move.type === 'hire' ? [move.port] : [])));
  return [...ports].filter((port) => !isBeside(state, seat, port) && isSafe(state, seat, port));
}

export const garrisonRules = {
  'full-left': {
    because:
      'A rival galley can reach a full port worth at least five points this turn. Without a garrison, any landing takes it.',
    asks: (state, seat) => inPhase(state, 'harbour') && tempting(state, seat).length > 0,
    fails: ({ before, after, seat }) => tempting(before, seat).some((port) => after.ports[port].garrison === 0),
  },
  'hired-beyond': {
    because:
      'Even a full galley would take the port in at most one of ten attacks, and none of the seat’s galleys there could use the men. More can be hired when needed.',
    asks: (state, seat) => inPhase(state, 'harbour') && saturated(state, seat).length > 0,
    fails: ({ before, moves: list, seat }) => {
      const idle = saturated(before, seat);
      return list.some((move) => move.type === 'hire' && idle.includes(move.port));
    },
  },
} satisfies Readonly<Record<string, Rule<State, Serenissima1996Move>>>;
