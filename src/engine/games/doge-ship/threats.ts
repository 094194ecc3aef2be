import type { Seat } from '../../core/game';
import { fastRandom } from '../../core/random';
import { NO_THREATS } from '../../core/threats';
import type { Threats } from '../../core/threats';
import { topFrame } from '../../kit/frames';
import { copyState } from './copy';
import { DOGE_TILES, WATER_LEVELS } from './data/board';
import type { DogeShipMove } from './moves';
import { actionAt, activeSeat, floodLoss } from './queries';
import { moves, play } from './rules';
import { columnsOf, isFinished } from './ship';
import type { State, TurnFrame } from './state';

/** The number of parts that one action with its bonus can build. */
const PARTS_AT_ONCE = 2;

/**
 * The action markers that each seat would lose to high water of each level, with its current number of barricades, and
 * the seats that could finish the ship.
 */
export function threats(state: State): Threats {
  if (state.frames.length === 0) return NO_THREATS;
  const { event } = DOGE_TILES[state.doge];
  const coming = event?.type === 'highWater' ? event.level : 0;
  const losses = state.stacks.flatMap(({ length }, seat) =>
    WATER_LEVELS.map((level) => ({
      seat,
      place: `stack:${seat}`,
      level,
      count: floodLoss(length, level),
      coming: level === coming,
    })),
  );
  return { ...NO_THREATS, losses, endings: endings(state) };
}

/** The seats that could finish the ship this round with what they have now. */
export function endings(state: State): NonNullable<Threats['endings']> {
  const turn = state.frames.at(0);
  const left = 2 * columnsOf(state) - state.ship.flat().length;
  if (turn?.kind !== 'turn' || left > PARTS_AT_ONCE) return [];
  const active = activeSeat(state);
  const queue = [...state.order.slice(turn.place), ...state.order.slice(0, turn.place)].filter(
    (seat) => seat === active || state.markers[seat] > 0,
  );
  return queue.flatMap((seat, i) => {
    if (!canFinish(state, seat, turn)) return [];
    // The active seat is not one of the earlier ones, because its next turn comes after the current one.
    const earlier = queue.slice(1, i);
    return [{ seat, before: state.order.filter((other) => other !== seat && !earlier.includes(other)) }];
  });
}

/** Whether a seat could finish the ship on its turn, or with the rest of the current one. */
function canFinish(state: State, seat: Seat, turn: TurnFrame): boolean {
  if (seat === activeSeat(state)) return finishes(state, seat);
  const then = copyState(state);
  then.frames = [{ ...turn, place: state.order.indexOf(seat), reordered: false, acted: false }];
  return finishes(then, seat);
}

/** Tries the moves that lead to construction. They depend only on public facts. */
function finishes(state: State, seat: Seat): boolean {
  return moves(state, seat).some((move) => {
    if (!leadsToBuilding(move)) return false;
    const then = copyState(state);
    play(then, seat, move, fastRandom(0));
    if (isFinished(then)) return true;
    // Otherwise the turn is over.
    return (move.type === 'reorder' || topFrame(then)?.kind === 'construct') && finishes(then, seat);
  });
}

const leadsToBuilding = (move: DogeShipMove): boolean =>
  move.type === 'reorder' ||
  move.type === 'build' ||
  (move.type === 'act' && actionAt(move.table, move.space).type === 'construct');
