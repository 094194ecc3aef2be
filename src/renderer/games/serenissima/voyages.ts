import { sameMove } from '../../../engine/core/same-move';
import type { Move, Seat } from '../../../engine/core/game';
import type { Board, GalleyId, SpaceId } from '../../../engine/games/serenissima/board';
import type { ReachedSpace } from '../../../engine/games/serenissima/reach';
import type { TargetId, Way } from '../../board/board-types';
import type { Row, RowButton, Sentence } from '../../game-ui/game-ui';
import { target } from './targets';

type Reach = readonly ReachedSpace[];

/** How an edition tells of a voyage. */
interface Telling {
  readonly board: Board;
  /** The moves of a way, the first at the galley's own space. */
  moves(way: Reach): readonly Move[];
  /** The arms of a seat. */
  arms(seat: Seat): number;
  /** What stands before the spaces that are so many steps away. */
  label(steps: number): Sentence;
  /** A goal on its button, and the whole voyage, with whoever may stop it. */
  short(to: SpaceId, asked: readonly Seat[]): Sentence;
  full(to: SpaceId, steps: number, asked: readonly Seat[]): Sentence;
}

/** The way to a space as the view has it, from the galley's own to the goal; empty where it does not lead there. */
function spacesTo(reach: Reach, to: SpaceId): ReachedSpace[] {
  const way: ReachedSpace[] = [];
  for (let at: SpaceId | undefined = to; at !== undefined;) {
    const here = reach.find(({ space }) => space === at);
    if (!here) return [];
    way.unshift(here);
    at = here.from === here.space ? undefined : here.from;
  }
  return way;
}

/** The way of a galley to a space, for the board: moves used and whom to ask. */
export function wayTo(reach: Reach, galley: GalleyId, to: SpaceId, arms: (seat: Seat) => number): Way {
  return spacesTo(reach, to).map(({ space, steps, asks }, i, all) => ({
    at: i === 0 ? target.galley(galley) : target.space(space),
    mark: i === 0 ? '' : `${steps}`,
    asks: i < all.length - 1 ? asks.map(arms) : [],
  }));
}

/** What lies in a space and means the same as a goal: its port. */
export function portsIn(board: Board, space: SpaceId): TargetId[] {
  const port = board.ports.findIndex((entry) => entry.space === space);
  return port < 0 ? [] : [target.port(port)];
}

/**
 * The voyages of a galley that take several moves, a row for each number of steps, next to a row of its first moves: where its view
 * says it could get to.
 */
export function voyageRows(first: Row, galley: GalleyId, reach: Reach, telling: Telling): Row[] {
  const rows = new Map<number, Row & { options: RowButton[] }>();
  for (const { space: to, steps } of reach) {
    const way = spacesTo(reach, to);
    const [move, ...onward] = telling.moves(way);
    if (onward.length === 0) continue;
    const begins = first.options.find(({ choice }) => sameMove(choice.move, move));
    if (!begins) continue;
    const row = rows.get(steps) ?? {
      key: `voyage ${galley} ${steps}`,
      group: 'sail',
      role: 'travel',
      label: telling.label(steps),
      options: [],
      note: null,
      open: null,
      actor: target.galley(galley),
      target: null,
    };
    const asked = [...new Set(way.slice(0, -1).flatMap(({ asks }) => asks))];
    row.options.push({
      choice: { ...begins.choice, onward },
      short: telling.short(to, asked),
      full: telling.full(to, steps, asked),
      target: target.space(to),
      beside: portsIn(telling.board, to),
      way: wayTo(reach, galley, to, telling.arms),
    });
    rows.set(steps, row);
  }
  return [...rows.values()];
}
