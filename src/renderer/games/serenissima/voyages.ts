import { sameMove } from '../../../engine/core/same-move';
import type { Move, Seat } from '../../../engine/core/game';
import type { Board, GalleyId, SpaceId } from '../../../engine/games/serenissima/board';
import type { ReachedSpace } from '../../../engine/games/serenissima/reach';
import type { TargetId, Path } from '../../board/board-types';
import type { Row, RowButton } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { target } from './targets';
import { andList, galleyLabel, galleyName, portIn, reachOf, sentenceOf } from './words';

type Reach = readonly ReachedSpace[];

/** The label of a row of voyages: the steps used on arrival, out of all the galley's steps. */
export const voyageLabel = (galley: GalleyId, steps: number, of: number): Sentence =>
  sentenceOf('rows.voyage', { galley: galleyLabel(galley), steps, of: reachOf(of), count: steps });

interface Edition {
  readonly board: Board;
  /** The moves along a path, which starts at the galley's current space. */
  moves(path: Reach): readonly Move[];
  arms(seat: Seat): number;
  /** A space's short name, and its name within a sentence. */
  goalName(space: SpaceId): Sentence;
  thePlace(space: SpaceId): Sentence;
  powerOf(seat: Seat): Sentence;
  /** Other players' galleys in a space, if choosing them sails there. */
  rivalsIn?(space: SpaceId): TargetId[];
  /** The price and the facts of a destination. */
  destination(space: SpaceId): Pick<RowButton, 'left' | 'price'>;
}

/** A path from the galley's current space to the goal; empty if there is no goal. */
function pathOf(reach: Reach, goal: ReachedSpace | undefined): ReachedSpace[] {
  const path: ReachedSpace[] = [];
  for (let at = goal; at; at = reach[at.from]) path.unshift(at);
  return path;
}

/** The number of players to ask before the last space, counted again in each space. */
const requestsOn = (path: Reach): number => path.slice(0, -1).flatMap(({ asks }) => asks).length;

/** A galley's path for display on the board, with the moves used and the players to ask. */
const drawn = (path: Reach, galley: GalleyId, arms: (seat: Seat) => number): Path =>
  path.map(({ space, steps, asks }, i) => ({
    at: i === 0 ? target.galley(galley) : target.space(space),
    mark: i === 0 ? '' : `${steps}`,
    asks: i < path.length - 1 ? asks.map(arms) : [],
  }));

/** A galley's shortest path to a space, for display on the board. */
export function pathTo(reach: Reach, galley: GalleyId, to: SpaceId, arms: (seat: Seat) => number): Path {
  const goal = reach.find(({ space }) => space === to);
  return drawn(pathOf(reach, goal), galley, arms);
}

/** Other targets that lead to the same goal as a space: its port, if any. */
export function portsIn(board: Board, space: SpaceId): TargetId[] {
  const port = portIn(board.ports, space);
  return port < 0 ? [] : [target.port(port)];
}

/**
 * A galley's voyages of several moves, which extend a row of first moves. Voyages with the same number of steps and the
 * same players to ask share a row. Only the paths in `reach` with the fewest requests are listed, the shortest first.
 */
export function voyageRows(first: Row, galley: GalleyId, sailors: number, reach: Reach, edition: Edition): Row[] {
  const rows = new Map<string, Row & { options: RowButton[] }>();
  const found = reach.map((goal) => ({ goal, path: pathOf(reach, goal) }));
  // The last path to a space has the fewest requests.
  const fewest = new Map(found.map(({ goal, path }) => [goal.space, requestsOn(path)]));
  for (const { goal, path } of found) {
    const { space: to, steps } = goal;
    if (requestsOn(path) > (fewest.get(to) ?? 0)) continue;
    const [move, ...onward] = edition.moves(path);
    if (onward.length === 0) continue;
    const begins = first.options.find(({ choice }) => sameMove(choice.move, move));
    if (!begins) continue;
    const asked = [...new Set(path.slice(0, -1).flatMap(({ asks }) => asks))].sort((a, b) => a - b);
    const powers = andList(asked.map(edition.powerOf), 'nobody');
    const left = sailors - steps;
    const params = { galley: galleyName(galley), steps, of: reachOf(sailors), left, powers, count: steps };
    const asking = asked.length > 0 ? 'Asking' : '';
    const key = `voyage ${galley} ${steps} ${asked.join(' ')}`.trim();
    const row = rows.get(key) ?? {
      key,
      group: 'sail',
      role: 'travel',
      label: asking
        ? sentenceOf('rows.voyageAsking', { ...params, galley: galleyLabel(galley) })
        : voyageLabel(galley, steps, sailors),
      options: [],
      note: null,
      open: null,
      actor: target.galley(galley),
      target: null,
    };
    row.options.push({
      choice: { ...begins.choice, onward },
      short: edition.goalName(to),
      full: sentenceOf(`rows.voyage${asking}Full`, { ...params, space: edition.thePlace(to) }),
      ...edition.destination(to),
      target: target.space(to),
      alternativeTargets: [...portsIn(edition.board, to), ...(edition.rivalsIn?.(to) ?? [])],
      path: drawn(path, galley, edition.arms),
    });
    rows.set(key, row);
  }
  return [...rows.values()];
}
