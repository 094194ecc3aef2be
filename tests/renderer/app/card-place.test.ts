import { expect, test } from 'vitest';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import { findGame } from '../../../src/engine/games/registry';
import { coversLit, placeCard } from '../../../src/renderer/app/table/choices/card-place';
import { lightsOf, NOTHING } from '../../../src/renderer/app/table/input/selection';
import type { Rect, TargetId } from '../../../src/renderer/board/board-types';
import { idOf, kindOf } from '../../../src/renderer/games/kit/targets';
import { figurePlaces, FIGURE, placeRect, WORLD } from '../../../src/renderer/games/la-loire/board/layout';
import { figuresAt } from '../../../src/renderer/games/la-loire/board-words';
import type { View } from '../../../src/renderer/games/la-loire/words';
import { near } from '../../../src/renderer/app/table/board/nearest';
import { bySuite } from '../../suite';
import { merchantsGame } from '../merchants';
import { rowsAt } from '../rows-at';

/** The board of a window of 1366x768, and a card that is only a title with a line and a button, in CSS pixels. */
const ROOM = { width: 1022, height: 690 };
const TITLE = { width: 240, height: 76 };
const SCALE = Math.min(ROOM.width / WORLD.width, ROOM.height / WORLD.height);
const EVERY = bySuite(9, 2);

/** A place or a figure of La Loire, in CSS pixels of the board. */
function rectOf(target: TargetId, view: View): Rect | null {
  const world = worldRect(target, view);
  return world && { x: world.x * SCALE, y: world.y * SCALE, width: world.width * SCALE, height: world.height * SCALE };
}

function worldRect(target: TargetId, view: View): Rect | null {
  const kind = kindOf(target);
  if (kind === 'place') return placeRect(idOf(target));
  if (kind !== 'merchant' && kind !== 'messenger') return null;
  const { at } = view.players[idOf(target)][kind];
  const here = figuresAt(view, at);
  const { places, scale } = figurePlaces(at, here.length);
  const { x, y } = places[here.indexOf(target)];
  const [width, height] = [FIGURE.width * scale, FIGURE.height * scale];
  return { x: x - width / 2, y: y - height, width, height };
}

test('the title of a piece covers no place that can be chosen, in a whole game of La Loire', () => {
  const game = findGame('la-loire');
  if (!game) throw new Error('no such game');
  const { moves } = merchantsGame('la-loire', 4, 'layout');
  const match = startMatch(game, { game: 'la-loire', options: checkConfig(game, 4, {}), seats: 4, seed: 'layout' });
  let placed = 0;
  for (const [ply, { seat, move }] of moves.entries()) {
    if (ply % EVERY === 0) {
      const view = game.view(match.position, seat) as View;
      const rows = rowsAt(game, match.position, seat);
      for (const piece of new Set(rows.flatMap(({ actor }) => actor ?? []))) {
        const anchor = rectOf(piece, view);
        if (!anchor) continue;
        const lights = lightsOf({ rows, wanted: rows }, { ...NOTHING, actor: piece }, null, []);
        const lit = [...lights].flatMap(([target, light]) => (light === 'legal' ? (rectOf(target, view) ?? []) : []));
        const all = Array.from({ length: 20 }, (_, at) => rectOf(`place:${at}`, view)).filter((rect) => rect !== null);
        const spot = { anchor, avoid: [...lit, ...all.filter((rect) => near(rect, anchor))], lit, room: ROOM };
        const corner = placeCard(TITLE, spot, true);
        expect(coversLit({ ...corner, ...TITLE }, spot), `${piece} after ${ply} moves`).toBe(false);
        placed++;
      }
    }
    playMove(match, seat, move);
  }
  expect(placed).toBeGreaterThan(10);
});
