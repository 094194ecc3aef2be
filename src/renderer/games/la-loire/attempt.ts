import { alongLoop, LOCATIONS } from '../../../engine/games/la-loire/data/board';
import type { LocationId } from '../../../engine/games/la-loire/data/board';
import { CASTLE, FARM } from '../../../engine/games/la-loire/data/buildings';
import type { LaLoireMove } from '../../../engine/games/la-loire/moves';
import type { Figure } from '../../../engine/games/la-loire/state';
import type { TargetId } from '../../board/board-types';
import { idOf, kindOf } from '../kit/targets';
import { target } from './targets';
import type { View } from './words';

export { wishes } from './wishes';

type Turn = NonNullable<View['active']>;

/** The move that a player attempts by choosing a target, with or without a chosen figure. */
export function attempt(actor: TargetId | null, to: TargetId, view: View): LaLoireMove | null {
  const { active, frame } = view;
  const id = idOf(to);
  if (frame?.kind === 'circus') return kindOf(to) === 'place' ? { type: 'placeCircus', at: id } : null;
  if (frame?.kind !== 'turn' || !active) return null;
  if (kindOf(to) === 'message') return { type: 'deliver', card: id };
  if (kindOf(to) === 'boat') return id === active.seat ? { type: 'ship', spaces: 1 } : null;
  const at = placeOf(to, view);
  if (at === null) return null;
  const figure = ownFigure(actor, active.seat) ?? ownFigure(to, active.seat);
  if (!figure) return kindOf(to) === 'place' ? unchosen(active, at, view) : null;
  return (active.acting === figure ? act(figure, at, view) : null) ?? ride(figure, at, view);
}

export const ownPieces = ({ active }: View): TargetId[] =>
  active ? [target.merchant(active.seat), target.messenger(active.seat)] : [];

/** The move if no figure is chosen: an action of the figure that moved last, or a ride. */
function unchosen(turn: Turn, at: LocationId, view: View): LaLoireMove {
  const { acting } = turn;
  return (acting && act(acting, at, view)) ?? ride(nextFigure(turn, at, view), at, view);
}

/**
 * The figure that has yet to move. If both have yet to move, the figure nearer to the place. If both have moved, the
 * figure that moved last.
 */
function nextFigure({ seat, acting, merchant, messenger }: Turn, to: LocationId, view: View): Figure {
  if (merchant !== messenger) return merchant ? 'messenger' : 'merchant';
  if (merchant) return acting ?? 'merchant';
  const player = view.players[seat];
  return shorterWay(player.messenger.at, to) < shorterWay(player.merchant.at, to) ? 'messenger' : 'merchant';
}

const isFigure = (kind: string): kind is Figure => kind === 'merchant' || kind === 'messenger';

function ownFigure(id: TargetId | null, seat: number): Figure | null {
  const kind = id === null ? '' : kindOf(id);
  return id !== null && isFigure(kind) && idOf(id) === seat ? kind : null;
}

/** The place of a target: the place itself, or the place of a figure. */
function placeOf(id: TargetId, { players }: View): LocationId | null {
  const kind = kindOf(id);
  if (isFigure(kind)) return players[idOf(id)][kind].at;
  return kind === 'place' ? idOf(id) : null;
}

/** The action of a figure that has moved: trade or messages at its place or, from a city, a building in a village. */
function act(figure: Figure, at: LocationId, view: View): LaLoireMove | null {
  const seat = view.active?.seat ?? 0;
  const { merchant, messenger, goods, messages } = view.players[seat];
  if (figure === 'messenger') {
    if (at !== messenger.at) return null;
    return messages.length > 0
      ? { type: 'deliver', card: messages[0].card }
      : { type: 'buyMessage', level: 1, way: 'top' };
  }
  const place = LOCATIONS[merchant.at];
  if (at === merchant.at) {
    return place.kind === 'city'
      ? {
          type: 'sell',
          good: Math.max(
            0,
            goods.findIndex((count) => count > 0),
          ),
          count: 1,
        }
      : { type: 'buy', good: place.good, count: 1 };
  }
  if (place.kind !== 'city') return null;
  const building = view.buildings[at] === FARM ? CASTLE : FARM;
  return { type: 'build', building, at, woodInDeniers: false };
}

/** A ride the shorter way round, even if the figure can't turn. It leaves any horses that would carry it too far. */
function ride(figure: Figure, to: LocationId, view: View): LaLoireMove {
  const { at, horses, direction: heading } = view.players[view.active?.seat ?? 0][figure];
  const [east, west] = [steps(at, to, 1), steps(at, to, -1)];
  const direction = east < west || (east === west && heading >= 0) ? 1 : -1;
  const leave = Math.min(horses, Math.max(0, horses + 1 - Math.min(east, west)));
  return { type: 'move', figure, direction, leave, take: 0, to };
}

const steps = (from: LocationId, to: LocationId, direction: 1 | -1) => alongLoop(from, to, direction).length - 1;
/** The steps of the shorter way round; a whole loop if the figure is already there. */
const shorterWay = (from: LocationId, to: LocationId) =>
  Math.min(steps(from, to, 1), steps(from, to, -1)) || LOCATIONS.length;
