import { Container, Graphics } from 'pixi.js';
import type { Light, TargetId } from '../../../board/board-types';
import { idOf, kindOf } from '../../kit/targets';
import { shownSeat } from '../targets';
import type { View } from '../words';
import { locateIn } from './locate';
import { stateOf, tileCard } from './tiles';

/** The height of a lifted tile, in world units. */
const HEIGHT = 12;

/** A tile in the yard or the tray, with its yield. The origin is its top left corner. `null` for any other target. */
export function tileAt(id: TargetId, view: View, width: number, height: number): Container | null {
  const entry = entryOf(id, view);
  return entry ? tileCard(entry.tile, width, height, stateOf(entry, view)) : null;
}

function entryOf(id: TargetId, view: View) {
  const { frame, players } = view;
  const tray = frame?.kind === 'drawn' ? (frame.offers ?? []) : [];
  const tiles = kindOf(id) === 'yard' ? players[shownSeat(view)].yard : tray;
  return ['yard', 'drawn'].includes(kindOf(id)) ? tiles.find(({ tile }) => tile === idOf(id)) : undefined;
}

/** The target under the pointer or with the focus; `null` if there is none. */
export function pointedAt(lights: ReadonlyMap<TargetId, Light>): TargetId | null {
  return [...lights].find(([, light]) => light === 'focused')?.[0] ?? null;
}

/** A target's tile, lifted off the board, with its shadow; `null` if the target has no tile. */
export function drawLifted(id: TargetId, view: View): Container | null {
  const rect = locateIn(id, view);
  const card = rect && tileAt(id, view, rect.width, rect.height);
  if (!card) return null;
  const { x, y, width, height } = rect;
  card.position.set(x, y - HEIGHT);
  const shadow = new Graphics().roundRect(x + 2, y + 4, width, height, 9).fill({ color: 0x1a0f06, alpha: 0.6 });
  return new Container({ children: [shadow, card] });
}
