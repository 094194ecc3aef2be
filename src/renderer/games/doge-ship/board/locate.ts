import { SPACES } from '../../../../engine/games/doge-ship/data/components';
import type { Rect, TargetId } from '../../../board/board-types';
import { idOf, kindOf } from '../../kit/targets';
import { berthAt, shownSeat } from '../targets';
import type { View } from '../words';
import {
  DOGE,
  DOGE_PILE,
  GAUGE,
  markersRect,
  PILE_RECTS,
  QUAY,
  ROOM,
  shipLayout,
  STACK,
  tableLayout,
  TRACK,
  trayRect,
  yardSlot,
} from './layout';
import { trayCount } from './tray';

/** A target's rectangle on the board; `null` if it is not on the board now. */
export function locateIn(id: TargetId, view: View): Rect | null {
  const n = idOf(id);
  switch (kindOf(id)) {
    case 'space': {
      const table = Math.floor(n / SPACES);
      if (table >= view.tables.length) return null;
      return tableLayout(table, view.tables.length).space((n % SPACES) + 1);
    }
    case 'berth': {
      const berth = berthAt(id, view);
      return berth ? shipLayout(view.ship.levels[0].length).berth(berth.level, berth.column) : null;
    }
    case 'yard': {
      const i = view.players[shownSeat(view)].yard.findIndex(({ tile }) => tile === n);
      return i < 0 ? null : yardSlot(i);
    }
    case 'room':
      return ROOM;
    case 'drawn':
      return drawnRect(n, view, 'drawn');
    case 'doge':
      return n === view.doge.tile ? DOGE : drawnRect(n, view, 'doge');
    case 'stack':
      return n === shownSeat(view) ? STACK : null;
    case 'marker':
      return n === shownSeat(view) ? markersRect(view.players[n].markers) : null;
    case 'quay':
      return QUAY;
    case 'pile':
      return uncovered(PILE_RECTS[n] ?? null, view);
    case 'dogePile':
      return uncovered(DOGE_PILE, view);
    case 'gauge':
      return uncovered(GAUGE, view);
    default:
      return null;
  }
}

/** A space belongs together with its number and its die, which are above it. */
export function surroundingsIn(id: TargetId, view: View): Rect | null {
  const rect = locateIn(id, view);
  if (!rect || kindOf(id) !== 'space') return rect;
  return { ...rect, y: rect.y - TRACK, height: rect.height + TRACK };
}

/** The height of a threat's badge plus its distance from the frame around the barricades. */
const BADGE = 42;

/** Threats are drawn below this rectangle. Losses at high water are shown inside the frame of the barricades. */
export function threatenedIn(id: TargetId, view: View): Rect | null {
  const rect = locateIn(id, view);
  return rect && kindOf(id) === 'stack' ? { ...rect, height: rect.height - BADGE } : rect;
}

/** A rectangle that the tray covers; `null` while the tray is shown. */
const uncovered = (rect: Rect | null, view: View): Rect | null => (trayCount(view) > 0 ? null : rect);

function drawnRect(tile: number, view: View, kind: 'drawn' | 'doge'): Rect | null {
  const { frame } = view;
  if (frame?.kind !== kind || !frame.tiles) return null;
  const i = frame.tiles.indexOf(tile);
  return i < 0 ? null : trayRect(i, trayCount(view));
}
