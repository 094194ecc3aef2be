import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import { findGame } from '../../../src/engine/games/registry';
import { coversHighlights, placeCard } from '../../../src/renderer/app/table/choices/card-place';
import { linesPerPlayer, placeRecap, RECAP_HEIGHTS } from '../../../src/renderer/app/table/log/recap-place';
import type { RecapSize } from '../../../src/renderer/app/table/log/recap-place';
import { lightsOf, NOTHING } from '../../../src/renderer/app/table/input/selection';
import type { Rect, Size, TargetId } from '../../../src/renderer/board/board-types';
import type { Row } from '../../../src/renderer/game-ui/rows';
import { GAME_UIS } from '../../../src/renderer/games';
import { WORLD as ARSENAL } from '../../../src/renderer/games/doge-ship/board/layout';
import { locateIn } from '../../../src/renderer/games/doge-ship/board/locate';
import { idOf, kindOf } from '../../../src/renderer/games/kit/targets';
import { householdRect } from '../../../src/renderer/games/la-loire/board/household';
import {
  drawnRect,
  figurePlaces,
  FIGURE,
  marketSpace,
  WORLD as LOIRE,
} from '../../../src/renderer/games/la-loire/board/layout';
import { figuresAt } from '../../../src/renderer/games/la-loire/board-words';
import type { View as LaLoire } from '../../../src/renderer/games/la-loire/words';
import { hullAt } from '../../../src/renderer/games/serenissima/board/anchorage';
import { anchoragesOf } from '../../../src/renderer/games/serenissima/board/anchorage-search';
import { WORLD as CHART } from '../../../src/renderer/games/serenissima/board/geography';
import type { BoardPlan } from '../../../src/renderer/games/serenissima/board/plan';
import { nameRooms } from '../../../src/renderer/games/serenissima/board/name-rooms';
import { seaNamesFor } from '../../../src/renderer/games/serenissima/board/sea-names';
import { PLAN as FIRST } from '../../../src/renderer/games/serenissima-1996/board/plan';
import { PLAN as SECOND } from '../../../src/renderer/games/serenissima-2012/board/plan';
import { isNear } from '../../../src/renderer/app/table/board/nearest';
import { bySuite } from '../../suite';
import { merchantsGame } from '../merchants';
import { rowsAt } from '../rows-at';

/** The board in a 1366x768 window, and a card with only a title, a line and a button, in CSS pixels. */
const ROOM = { width: 1022, height: 690 };
const TITLE = { width: 240, height: 76 };
/** The corner with the zoom buttons. */
const ZOOM = { x: 0, y: ROOM.height - 170, width: 60, height: 170 };
const EVERY = bySuite(19, 4);

/** Where a game's board shows a target, in world units. */
interface Geography {
  readonly world: { readonly width: number; readonly height: number };
  rectOf(target: TargetId, view: never): Rect | null;
}

const laLoire: Geography = {
  world: LOIRE,
  rectOf(target, view: LaLoire) {
    const kind = kindOf(target);
    if (kind === 'place') return drawnRect(idOf(target));
    if (kind === 'character' || kind === 'palace') return householdRect(target, view);
    if (kind === 'tile') return marketSpace(view.market.indexOf(idOf(target)));
    if (kind !== 'merchant' && kind !== 'messenger') return null;
    const { at } = view.players[idOf(target)][kind];
    const here = figuresAt(view, at);
    const { places, scale } = figurePlaces(at, here.length);
    const { x, y } = places[here.indexOf(target)];
    const [width, height] = [FIGURE.width * scale, FIGURE.height * scale];
    return { x: x - width / 2, y: y - height, width, height };
  },
};

function serenissima(plan: BoardPlan): Geography {
  const anchorage = anchoragesOf(plan, nameRooms(seaNamesFor(plan, 1.2, (name) => name)));
  return {
    world: CHART,
    rectOf(target, { galleys }: { galleys: readonly ({ owner: number; space: number } | null)[] }) {
      const id = idOf(target);
      if (kindOf(target) === 'port') return plan.layout.cards[id];
      if (kindOf(target) === 'space') return around(plan.places.spaces[id], 48, 48);
      const galley = kindOf(target) === 'galley' ? galleys[id] : null;
      if (!galley) return null;
      const here = [...galleys.keys()].filter((other) => galleys[other]?.space === galley.space);
      const { places, scale } = anchorage(galley.space, here.length);
      return hullAt(places[here.indexOf(id)], scale);
    },
  };
}

const around = ({ x, y }: { x: number; y: number }, width: number, height: number): Rect => ({
  x: x - width / 2, y: y - height / 2, width, height,
}); // prettier-ignore

/**
 * Every few decisions, calls `look` with the view, the rows, a function that returns a target's rectangle on a board of
 * this size (if it is shown), and the number of moves made.
 */
function everyFew(
  id: string,
  { world, rectOf }: Geography,
  room: Size,
  look: (view: unknown, rows: Row[], onBoard: (target: TargetId) => Rect[], ply: number) => void,
) {
  const scale = Math.min(room.width / world.width, room.height / world.height);
  const game = findGame(id) as AnyGame;
  const { moves } = merchantsGame(id, 4, 'layout');
  const match = startMatch(game, { game: id, options: checkConfig(game, 4, {}), seats: 4, seed: 'layout' });
  for (const [ply, { seat, move }] of moves.slice(0, 320).entries()) {
    if (ply % EVERY === 0) {
      const view = game.view(match.position, seat);
      const onBoard = (target: TargetId): Rect[] => {
        const rect = rectOf(target, view as never);
        return rect
          ? [{ x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale }]
          : [];
      };
      look(view, rowsAt(game, match.position, seat), onBoard, ply);
    }
    playMove(match, seat, move);
  }
}

test.each([
  ['la-loire', laLoire],
  ['doge-ship', { world: ARSENAL, rectOf: locateIn }],
  ['serenissima-1996', serenissima(FIRST)],
  ['serenissima-2012', serenissima(SECOND)],
] as const)('in %s, a piece’s brief card covers no place that can be chosen', (id, geography: Geography) => {
  let placed = 0;
  everyFew(id, geography, ROOM, (view, rows, onBoard, ply) => {
    const all = GAME_UIS.gameUi(id).targets(view).flatMap(onBoard);
    for (const piece of new Set(rows.flatMap(({ actor }) => actor ?? []))) {
      const [anchor] = onBoard(piece);
      if (!anchor) continue;
      const lights = lightsOf({ rows, wanted: rows }, { ...NOTHING, actor: piece }, null, []);
      const lit = [...lights].flatMap(([target, light]) => (light === 'legal' ? onBoard(target) : []));
      const spot = { anchor, avoid: [...lit, ...all.filter((rect) => isNear(rect, anchor)), ZOOM], lit, room: ROOM };
      const corner = placeCard(TITLE, spot, true);
      expect(coversHighlights({ ...corner, ...TITLE }, spot), `${piece} after ${ply} moves`).toBe(false);
      placed++;
    }
  });
  expect(placed).toBeGreaterThan(8);
});

/** The board in a 1280x720 window, and the shapes of a very long recap on it, in CSS pixels. */
const SMALL = { width: 936, height: 663 };
const LONG: readonly RecapSize[] = [
  { shape: 'usual', width: 416, height: 278, least: 152 },
  { shape: 'wide', width: 704, height: 220, least: 76 },
  { shape: 'narrow', width: 288, height: 278, least: 152 },
];

test.each([
  ['serenissima-1996', serenissima(FIRST)],
  ['serenissima-2012', serenissima(SECOND)],
] as const)('in %s, even a long recap covers no port, space or galley', (id, geography: Geography) => {
  let placed = 0;
  everyFew(id, geography, SMALL, (view, _rows, onBoard, ply) => {
    const all = GAME_UIS.gameUi(id).targets(view).flatMap(onBoard);
    const place = placeRecap(LONG, [128, 102], SMALL, all, []);
    const box = place && { x: place.left, y: place.top, width: place.width, height: place.height };
    expect(box && all.filter((rect) => overlaps(rect, box)), `after ${ply} moves`).toEqual([]);
    placed++;
  });
  expect(placed).toBeGreaterThan(8);
});

test('a recap is no shorter than it must be to fit into the free space', () => {
  const room = { width: 1000, height: 900 };
  const pieces = [{ x: 0, y: 0, width: 1000, height: 680 }];
  const heights = RECAP_HEIGHTS.map((height) => height * 16);
  expect(placeRecap(LONG, heights, room, pieces, [])).toMatchObject({ shape: 'wide', height: 208 });
});

test('a recap that covers pieces everywhere still has two lines for each player', () => {
  const room = { width: 1000, height: 900 };
  const everywhere = [{ x: 0, y: 0, width: 1000, height: 900 }];
  const tall = LONG.map((size) => ({ ...size, least: 150 }));
  expect(placeRecap(tall, [102], room, everywhere, [])?.height).toBeGreaterThanOrEqual(150);
  const narrow = [{ x: 0, y: 0, width: 1000, height: 740 }];
  expect(placeRecap(tall, [102], room, narrow, [])?.height).toBe(150);
});

test('a recap of limited height shows only whole lines, equally many for each player', () => {
  expect(linesPerPlayer(150, 3, 18, 4)).toBe(2);
  expect(linesPerPlayer(150, 1, 18, 4)).toBe(8);
  expect(linesPerPlayer(75.8, 1, 18, 4)).toBe(4);
  expect(linesPerPlayer(30, 3, 18, 4)).toBe(1);
});

/** The board in a 1366x768 window, and the shapes of a recap of three short lines. */
const USUAL = { width: 1022, height: 711 };
const SHORT: readonly RecapSize[] = [
  { shape: 'usual', width: 416, height: 137, least: 137 },
  { shape: 'wide', width: 704, height: 115, least: 76 },
  { shape: 'narrow', width: 240, height: 180, least: 152 },
];

test('in la-loire, a short recap usually covers no price, village, figure or zoom button', () => {
  const zoom = { ...ZOOM, y: USUAL.height - ZOOM.height };
  let [placed, covering] = [0, 0];
  everyFew('la-loire', laLoire, USUAL, (view, _rows, onBoard) => {
    const all = [...GAME_UIS.gameUi('la-loire').targets(view).flatMap(onBoard), zoom];
    const place = placeRecap(SHORT, [128, 102], USUAL, all, []);
    const box = place && { x: place.left, y: place.top, width: place.width, height: place.height };
    if (!box || all.some((rect) => overlaps(rect, box))) covering++;
    placed++;
  });
  expect(placed).toBeGreaterThan(8);
  expect(covering).toBeLessThan(placed / 4);
});

const overlaps = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
