import { Container, Sprite, Text, Texture } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { dogeShip } from '../../../src/engine/games/doge-ship';
import { SPACES } from '../../../src/engine/games/doge-ship/data/components';
import type { DogeShipEvent } from '../../../src/engine/games/doge-ship/events';
import type { DogeShipView } from '../../../src/engine/games/doge-ship/view-types';
import type { AnyGame } from '../../../src/engine/core/game';
import type { Choice } from '../../../src/ipc/table';
import { GAME_UIS } from '../../../src/renderer/games';
import { targetsOf } from '../../../src/renderer/games/doge-ship/board-words';
import {
  DOGE,
  MARKER,
  PURSE,
  QUAY,
  sealOf,
  shipLayout,
  STACK,
  tableLayout,
  TRAY,
  trayRect,
  WATER_LINE,
  WORLD,
  YARD,
} from '../../../src/renderer/games/doge-ship/board/layout';
import { DAYLIGHT } from '../../../src/renderer/games/doge-ship/board/arsenal/daylight';
import { cardTint } from '../../../src/renderer/games/doge-ship/board/arsenal/lamplight';
import { INK, VELLUM } from '../../../src/renderer/games/kit/colours';
import { contrast } from '../../../src/renderer/games/kit/legible';
import { locateIn } from '../../../src/renderer/games/doge-ship/board/locate';
import { drawTable } from '../../../src/renderer/games/doge-ship/board/tables';
import { drawTray } from '../../../src/renderer/games/doge-ship/board/tray';
import { createClosedSpaces } from '../../../src/renderer/games/doge-ship/board/closed';
import { previewed } from '../../../src/renderer/games/doge-ship/board/preview';
import { berthTarget, target } from '../../../src/renderer/games/doge-ship/targets';
import { kindOf } from '../../../src/renderer/games/kit/targets';
import { EFFECT_NAMES, STING_NAMES } from '../../../src/renderer/sound/names';
import type { Light, Rect } from '../../../src/renderer/board/board-types';
import { freshMatch, playOut } from '../../engine/generic/playing';
import { withoutCanvas } from '../board/without-canvas';

const { gameUi } = GAME_UIS;
withoutCanvas();

const game: AnyGame = dogeShip;
const ui = gameUi('doge-ship');

/** 24 CSS pixels in world units, at 1366x768, where the board is 1022 pixels wide. */
const MIN_SIZE = 24 / (1022 / WORLD.width);

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

const inside = ({ x, y, width, height }: Rect) =>
  x >= 0 && y >= 0 && x + width <= WORLD.width && y + height <= WORLD.height;

/** Half the height of a number, in world units. */
const LETTERS = 9;

/** The texts of a drawing with their centres, from back to front. Scales are ignored. */
const textsIn = (part: Container, x = 0, y = 0): { text: string; at: { x: number; y: number } }[] => {
  const at = { x: x + part.x, y: y + part.y };
  const own = part instanceof Text ? [{ text: part.text, at }] : [];
  return [...own, ...part.children.flatMap((child) => textsIn(child, at.x, at.y))];
};

function watch(games: number, look: (view: DogeShipView, choices: Choice[]) => void, every = 7) {
  for (let index = 0; index < games; index++) {
    const match = freshMatch(game, 2 + (index % 4), index);
    playOut(match, index, ({ seat, legal }, ply) => {
      if (ply % every !== 0) return;
      const choices = legal.map((move) => ({ move, forecast: {} }));
      look(game.view(match.position, seat) as DogeShipView, choices);
    });
  }
}

describe('the Arsenal', () => {
  test('has every clickable thing on the board, large enough and not covered', () => {
    const counted = new Set<number>();
    watch(4, (view) => {
      counted.add(view.players.length);
      const rects = targetsOf(view).flatMap((id) => {
        const rect = locateIn(id, view);
        return rect ? [{ id, rect }] : [];
      });
      const wrong = rects.flatMap(({ id, rect }, i) => [
        ...(inside(rect) ? [] : [`${id} leaves the board`]),
        ...(Math.min(rect.width, rect.height) > MIN_SIZE ? [] : [`${id} is too small`]),
        ...rects.slice(i + 1).flatMap((other) => (overlap(rect, other.rect) ? [`${id} overlaps ${other.id}`] : [])),
      ]);
      expect(wrong).toEqual([]);
    });
    expect([...counted].sort()).toEqual([2, 3, 4, 5]);
  });

  test('has a tray that covers only the piles and the gauge', () => {
    const hidden = new Set<string>();
    watch(8, (view) => {
      for (const id of targetsOf(view)) if (!locateIn(id, view)) hidden.add(kindOf(id));
    });
    expect([...hidden].sort()).toEqual(['dogePile', 'gauge', 'pile']);
    const beside: Rect[] = [DOGE, QUAY, YARD];
    expect(beside.filter((rect) => overlap(TRAY, rect))).toEqual([]);
    expect(inside(TRAY)).toBe(true);
  });

  test('has a tray with its whole title above the tiles', () => {
    const title = 'Choisissez une tuile piochée';
    const lettering = { text: () => title, figure: String };
    let seen = 0;
    watch(4, (view) => {
      const { frame } = view;
      if (frame?.kind !== 'drawn' || !frame.tiles) return;
      const text = drawTray(view, lettering)?.children.find((child) => child instanceof Text);
      const bottom = (text?.y ?? 0) + (text?.height ?? 0) / 2;
      expect(text?.text.replace('\n', ' ')).toBe(title);
      expect(bottom).toBeLessThan(trayRect(0, frame.count).y);
      seen += 1;
    });
    expect(seen).toBeGreaterThan(0);
  });

  test('has dice above the rings around spaces', async () => {
    const view = game.view(freshMatch(game, 4, 0).position, 0) as DogeShipView;
    const world = new Container();
    const scene = (await ui.loadScene())({
      world,
      raster: { draw: () => Texture.EMPTY, destroy: () => undefined },
      flattener: { flatten: () => Promise.resolve(), still: () => new Sprite(), forget: () => undefined },
      lettering: { text: (path) => path, figure: String },
      graphicsCard: false,
      closeness: () => 1,
      invalidate: () => undefined,
    });
    scene.settle(1);
    scene.show(view);
    const counts = () => world.children.map(({ children }) => children.length);
    const before = counts();
    scene.light(new Map([[target.space(0, 1), 'legal']]));
    const after = counts();
    const lights = after.findIndex((count, i) => count !== before[i]);
    const dice = world.children.findIndex(({ children }) => children.at(0)?.children.length === view.tables.length);
    expect(Math.min(lights, dice)).toBeGreaterThanOrEqual(0);
    expect(dice).toBeGreaterThan(lights);
    scene.destroy();
  });

  test('is not drawn again for a scale up to a fifth smaller, such as beside a replay bar', async () => {
    let drawn = 0;
    const draw = () => (drawn++, Texture.EMPTY);
    const scene = (await ui.loadScene())({
      world: new Container(),
      raster: { draw, destroy: () => undefined },
      flattener: { flatten: () => Promise.resolve(), still: () => new Sprite(), forget: () => undefined },
      lettering: { text: (path) => path, figure: String },
      graphicsCard: false,
      closeness: () => 1,
      invalidate: () => undefined,
    });
    scene.settle(1);
    scene.show(game.view(freshMatch(game, 4, 0).position, 0));
    const drawsAt = (scale: number) => {
      const before = drawn;
      scene.settle(scale);
      return drawn - before;
    };
    expect([drawsAt(0.81), drawsAt(1)]).toEqual([0, 0]);
    expect(drawsAt(1.01)).toBeGreaterThan(0);
    expect(drawsAt(0.7)).toBeGreaterThan(0);
    scene.destroy();
  });

  test('has the purse above the water line', () => {
    expect(PURSE.y + PURSE.height).toBeLessThan(WATER_LINE);
  });

  test('has numbers on the track and prices on the spaces, apart from each other', () => {
    watch(
      2,
      (view) => {
        for (const id of view.tables.keys()) {
          const { track, space } = tableLayout(id, view.tables.length);
          const texts = textsIn(drawTable(id, view, null) as Container).filter(({ text }) => /^\d+$/.test(text));
          const [numbers, prices] = [texts.slice(0, SPACES), texts.slice(SPACES)];
          expect(numbers.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6']);
          expect(numbers.filter(({ at }) => at.y + LETTERS > track.y + track.height)).toEqual([]);
          const due = view.tables[id].spaces.flatMap(({ price, taken }, i) =>
            taken < 0 && price > 0 ? [{ price, i }] : [],
          );
          expect(prices.map(({ text }) => text)).toEqual(due.map(({ price }) => String(price)));
          const outside = prices.filter(({ at }, i) => at.y - LETTERS < space(due[i].i + 1).y);
          expect(outside).toEqual([]);
        }
      },
      60,
    );
  });
});

test('free spaces that are illegal now are dimmed while another space can be chosen, and while one is chosen', () => {
  let dimmed = 0;
  watch(8, (view, choices) => {
    const open = ui.rows(choices, view).flatMap((row) => (row.target?.startsWith('space') ? [row.target] : []));
    const closedSpaces = createClosedSpaces();
    const closed = closedSpaces(new Map(open.map((id) => [id, 'legal'] as const)), view);
    expect(closedSpaces(new Map(open.slice(0, 1).map((id) => [id, 'selected'] as const)), view)).toEqual(closed);
    // A plan begins with a copy of the view. After the decision, nothing is dim.
    expect(closedSpaces(new Map(open.slice(0, 1).map((id) => [id, 'selected'] as const)), { ...view })).toEqual(closed);
    // While the tiles of the chosen action are drawn, the spaces stay dim, because none can be taken.
    const drawing = { ...view, frame: { kind: 'drawn' } } as never;
    expect(closedSpaces(new Map(), drawing)).toEqual(closed);
    const later = { ...view, round: view.round + 1 };
    expect(closedSpaces(new Map(), later)).toEqual([]);
    // At the end of a plan, the spaces that were dim before stay dim, except the one that the plan takes.
    const [first] = closed;
    if (first) expect(closedSpaces(new Map([[first, 'idle']]), later)).toEqual(closed.slice(1));
    // An idle space is dimmed by its highlight, and stays dimmed while another space is chosen.
    const [idle, ...rest] = open;
    const lights = new Map<string, Light>([...rest.map((id) => [id, 'legal'] as const), [idle, 'idle']]);
    if (rest.length > 0) {
      expect(closedSpaces(lights, view)).toEqual(closed);
      expect(closedSpaces(new Map([[rest[0], 'selected'] as const]), view)).toEqual(
        expect.arrayContaining([idle, ...closed]),
      );
    }
    const spaces = view.tables.flatMap(({ spaces: list }, table) =>
      list.flatMap(({ taken }, i) => (taken < 0 ? [target.space(table, i + 1)] : [])),
    );
    expect(closed).toEqual(open.length === 0 ? [] : spaces.filter((id) => !open.includes(id)));
    dimmed += closed.length;
  });
  expect(dimmed).toBeGreaterThan(0);
});

describe('the preview', () => {
  test('shows a part where it will be built, with its points', () => {
    let built = 0;
    for (let index = 0; index < 8; index++) {
      const match = freshMatch(game, 2 + (index % 4), index);
      let foretold: { target: string | null; points: number } | undefined;
      playOut(match, index, ({ seat, move }) => {
        check();
        if (move.type !== 'build' && move.type !== 'replace') return;
        const view = game.view(match.position, seat) as DogeShipView;
        const [row] = ui.rows([{ move, forecast: {} }], view);
        const tile = (move as unknown as { tile: number }).tile;
        const worth = view.players[seat].yard.find((entry) => entry.tile === tile)?.worth;
        if (worth) foretold = { target: row.target, points: worth.points };
      });
      check();
      function check() {
        if (!foretold) return;
        const events = (match.log.at(-1)?.events ?? []) as DogeShipEvent[];
        const event = events.find(({ type }) => type === 'partBuilt' || type === 'partReplaced');
        if (event?.type !== 'partBuilt' && event?.type !== 'partReplaced') throw new Error('No part was built');
        expect({ target: berthTarget(event.berth), points: event.worth.points }).toEqual(foretold);
        foretold = undefined;
        built++;
      }
    }
    expect(built).toBeGreaterThan(60);
  });

  test('shows a hovered yard tile, but not a tile that is merely available', () => {
    expect(previewed(new Map([['yard:4', 'legal']]))).toBe(null);
    expect(
      previewed(
        new Map([
          ['yard:4', 'legal'],
          ['yard:7', 'focused'],
        ]),
      ),
    ).toBe(7);
  });
});

test('every event has a sound or is deliberately silent', () => {
  const silent: readonly string[] = ['bonusOffered', 'leftUndone'];
  const seen = new Set<string>();
  for (let index = 0; index < 8; index++) {
    const match = freshMatch(game, 2 + (index % 4), index);
    playOut(match, index, () => undefined);
    for (const event of match.log.flatMap(({ events }) => events)) {
      seen.add(event.type);
      const sound = ui.events.soundOf(event);
      expect(sound === null, event.type).toBe(silent.includes(event.type));
      if (sound) expect([...EFFECT_NAMES, ...STING_NAMES]).toContain(sound);
    }
  }
  expect(seen.size).toBeGreaterThan(22);
});

test('cards are warm near the lamps and legible far from them at any hour', () => {
  const lit = (colour: number, tint: number) =>
    [16, 8, 0].reduce((all, at) => all | (Math.round((((colour >> at) & 255) * ((tint >> at) & 255)) / 255) << at), 0);
  for (const light of Object.values(DAYLIGHT))
    for (const far of [0, 0.5, 1]) {
      const tint = cardTint(light, far);
      expect(contrast(lit(INK, tint), lit(VELLUM, tint))).toBeGreaterThan(7);
    }
  const [near, far] = [0, 1].map((at) => cardTint(DAYLIGHT.night, at));
  expect(near & 255).toBeLessThan((near >> 16) & 255);
  expect(far & 255).toBeGreaterThan((far >> 16) & 255);
});

test('the seal of an action covers the space’s marker, and stays inside other places', () => {
  const space = tableLayout(0, 5).space(3);
  expect(sealOf(space)).toMatchObject({ width: MARKER.size, x: space.x + space.width / 2 - MARKER.size / 2 });
  for (const place of [shipLayout(7).berth(0, 2), STACK]) {
    const { x, y, width, height } = sealOf(place);
    expect(x > place.x && x + width < place.x + place.width).toBe(true);
    expect(y > place.y && y + height < place.y + place.height).toBe(true);
  }
});
