import { Graphics } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { COLOURS, LOCATIONS, RIVER } from '../../../src/engine/games/la-loire/data/board';
import { laLoire } from '../../../src/engine/games/la-loire';
import type { LaLoireEvent } from '../../../src/engine/games/la-loire/events';
import type { LaLoireMove } from '../../../src/engine/games/la-loire/moves';
import type { LaLoireView } from '../../../src/engine/games/la-loire/view-types';
import type { AnyGame } from '../../../src/engine/core/game';
import {
  berth,
  BOAT,
  BORDER,
  FIGURE,
  marketSpace,
  palacePlaces,
  placeAt,
  placeRect,
  PLACES,
  riverAt,
  roadBetween,
  roadPoint,
  riverSpace,
  RIVER_WIDTH,
  ROADS,
  shiftedSpace,
  figurePlaces,
  wayBetween,
  WORLD,
} from '../../../src/renderer/games/la-loire/board/layout';
import { signPlaces } from '../../../src/renderer/games/la-loire/board/figures';
import { GAME_UIS } from '../../../src/renderer/games';
import { VILLAGE_PLANS } from '../../../src/renderer/games/la-loire/board/villages/plans';
import { householdRect } from '../../../src/renderer/games/la-loire/board/household';
import { PALETTES } from '../../../src/renderer/games/la-loire/board/season-palettes';
import { seasonOf, SEASONS, yearOf } from '../../../src/renderer/games/la-loire/board/seasons';
import { drawPriceChanges, foreseen } from '../../../src/renderer/games/la-loire/board/market';
import { ON_SKY } from '../../../src/renderer/games/la-loire/board/title';
import { DEPTH, skyStops } from '../../../src/renderer/games/la-loire/board/valley/sky';
import { contrast } from '../../../src/renderer/games/kit/legible';
import { mix } from '../../../src/renderer/games/kit/paint';
import { shineOf } from '../../../src/renderer/games/la-loire/board/scene';
import type { TurnFrame } from '../../../src/engine/games/la-loire/state';
import { table } from '../../engine/la-loire/table';
import { figuresAt } from '../../../src/renderer/games/la-loire/board-words';
import { headingOf } from '../../../src/renderer/games/la-loire/words';
import type { Light, Rect } from '../../../src/renderer/board/board-types';
import { EFFECT_NAMES, STING_NAMES } from '../../../src/renderer/sound/names';
import { freshMatch, playOut } from '../../engine/generic/playing';

const { gameUi } = GAME_UIS;

const game: AnyGame = laLoire;
const ui = gameUi('la-loire');

/** 24 CSS pixels in world units, at 1366x768, where the board is 1022 pixels wide. */
const MIN_SIZE = 24 / (1022 / WORLD.width);

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const inside = ({ x, y, width, height }: Rect) =>
  x >= BORDER && y >= BORDER && x + width <= WORLD.width - BORDER && y + height <= WORLD.height - BORDER;
/** The sail of a boat at a place. */
const sailAt = (x: number, y: number, scale: number): Rect => ({
  x: x - 18 * scale,
  y: y - 26 * scale,
  width: 36 * scale,
  height: 29 * scale,
});
const rects = LOCATIONS.map((_, at) => placeRect(at));
const MARKET = [0, 1, 2, 3, 4, 5, 6];

test('the market marks the prices that rose or fell', () => {
  const marks = drawPriceChanges([0, 1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 0, 6, 5]);
  expect(marks.children.map(({ label }) => label)).toEqual(['down 1', 'down 3', 'up 4', 'down 5', 'up 6']);
});

test('a market tile that is pointed at highlights the villages with its shield', () => {
  const view = laLoire.view(table(), 0);
  const blue = COLOURS.indexOf('blue');
  expect(shineOf(`tile:${blue}`, 'focused', view)).toEqual([
    [`tile:${blue}`, 'focused'],
    ...view.shields.flatMap((shield, at) => (shield === blue ? [[`place:${at}`, 'recalled']] : [])),
  ]);
  expect(shineOf(`tile:${blue}`, 'recalled', view)).toHaveLength(1);
});

describe('the valley', () => {
  test('has places that are large enough and do not cover each other, the market or the border', () => {
    rects.forEach((rect, at) => {
      const { name } = LOCATIONS[at];
      expect(inside(rect), name).toBe(true);
      expect(Math.min(rect.width, rect.height), name).toBeGreaterThan(MIN_SIZE);
      for (const space of MARKET) expect(overlap(rect, marketSpace(space)), `${name}, market`).toBe(false);
      rects.forEach((other, to) => {
        if (to > at) expect(overlap(rect, other), `${name} and ${LOCATIONS[to].name}`).toBe(false);
      });
    });
  });

  test('has a different picture for every village', () => {
    const villages = LOCATIONS.flatMap(({ kind, name }) => (kind === 'village' ? [name] : []));
    expect(Object.keys(VILLAGE_PLANS).toSorted()).toEqual(villages.toSorted());
    const plans = Object.values(VILLAGE_PLANS).map((parts) => {
      const g = new Graphics();
      for (const part of parts) part(g, PALETTES.summer);
      return JSON.stringify(g.context.instructions.map(({ data }) => 'path' in data && data.path.instructions));
    });
    expect(new Set(plans).size).toBe(villages.length);
  });

  test('has roads from Nantes past nine villages each to Orléans, north and south of the river', () => {
    for (const [road, points] of ROADS.entries()) {
      expect(points).toHaveLength(11);
      expect([points[0], points[10]]).toEqual([PLACES[0], PLACES[10]]);
      expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).toSorted((a, b) => a - b));
      for (const { x, y } of points.slice(1, -1)) expect(y < riverAt(x)).toBe(road === 0);
    }
  });

  test('fits up to eight figures side by side on the ground of a place, each large enough to click', () => {
    LOCATIONS.forEach(({ name }, at) => {
      for (let count = 1; count <= 8; count++) {
        const { places, scale } = figurePlaces(at, count);
        const [width, height] = [FIGURE.width * scale, FIGURE.height * scale];
        expect(Math.min(width, height), name).toBeGreaterThan(MIN_SIZE);
        if (count <= 4) expect(width, name).toBeGreaterThan(1.2 * MIN_SIZE);
        const stood = places.map(({ x, y }) => ({ x: x - width / 2, y: y - height, width, height }));
        const { x, y, width: wide, height: high } = rects[at];
        stood.forEach((figure, i) => {
          const what = `${name}, ${i + 1} of ${count}`;
          expect(figure.x >= x - 6 && figure.x + figure.width <= x + wide + 6, what).toBe(true);
          expect(figure.y >= y && figure.y + figure.height <= y + high + 20, what).toBe(true);
          for (const other of stood.slice(i + 1)) {
            const apart = Math.abs(figure.x - other.x) >= width * 0.9 || Math.abs(figure.y - other.y) >= height * 0.7;
            expect(apart, what).toBe(true);
          }
        });
      }
    });
  });

  test('has figures going west to the right of those going east, so that no two numbers meet', () => {
    const view = game.view(freshMatch(game, 4, 0).position, null) as LaLoireView;
    const at = LOCATIONS.findIndex(({ kind }) => kind !== 'city');
    const headings = (directions: readonly number[]) => {
      const players = view.players.map((player, seat) => {
        const merchant = { ...player.merchant, at: seat < directions.length ? at : 0, direction: directions[seat] };
        return { ...player, merchant, messenger: { ...player.messenger, at: 0 } };
      });
      const moved = { ...view, players } as LaLoireView;
      return figuresAt(moved, at).map((id) => headingOf(at, players[Number(id.split(':')[1])].merchant.direction));
    };
    const [east, west] = headingOf(at, 1) === 'east' ? [1, -1] : [-1, 1];
    expect(headings([west, east])).toEqual(['east', 'west']);
    expect(headings([west, east, west, east])).toEqual(['east', 'east', 'west', 'west']);
  });

  test('keeps up to four boats on the river, off other spaces, with whole sails', () => {
    for (let space = 0; space <= RIVER[1]; space++) {
      for (let count = 1; count <= 4; count++) {
        const places = Array.from({ length: count }, (_, i) => berth(space, i, count));
        for (const { x, y, scale } of places) {
          expect(Math.abs(y - riverAt(x))).toBeLessThan(RIVER_WIDTH / 2);
          expect(x + (BOAT.width / 2) * scale).toBeLessThan(riverSpace(space + 1).x - (space === 0 ? 8 : 12));
          expect(BOAT.width * scale).toBeGreaterThan(MIN_SIZE);
        }
        const sails = places.map(({ x, y, scale }) => sailAt(x, y, scale));
        sails.forEach((sail, i) => {
          for (const other of sails.slice(i + 1)) expect(overlap(sail, other), `${i} of ${count}`).toBe(false);
        });
      }
    }
  });

  test('keeps the palaces of a city left and right of its gate, clear of each other', () => {
    for (let count = 1; count <= 4; count++) {
      const plates = palacePlaces(count).map(({ x }) => x);
      expect(plates).toHaveLength(count);
      expect(plates.slice(1).every((x, i) => x - plates[i] >= 40)).toBe(true);
      for (const x of plates) expect(Math.abs(x)).toBeGreaterThan(32);
    }
  });

  test('keeps the signs of figures at the same place apart', () => {
    LOCATIONS.forEach(({ name, kind }, at) => {
      for (let count = 2; count <= (kind === 'city' ? 6 : 4); count++) {
        const { places, scale } = figurePlaces(at, count);
        // All face east, or east on the left and west on the right, as `figuresAt` arranges them.
        for (const east of kind === 'city' ? [count] : [count, Math.ceil(count / 2)]) {
          const signs = places.map(({ x, y }, i) => {
            const heading = i < east ? 'east' : 'west';
            return signPlaces(heading, scale).map((sign) => ({
              x: x + (sign.x - sign.radius) * scale,
              y: y + (sign.y - sign.radius) * scale,
              width: 2 * sign.radius * scale,
              height: 2 * sign.radius * scale,
            }));
          });
          signs.forEach((own, i) => {
            expect(overlap(own[0], own[1]), name).toBe(false);
            for (const other of signs.slice(i + 1).flat())
              for (const sign of own) expect(overlap(sign, other), `${name}, ${count} figures`).toBe(false);
          });
        }
      }
    });
  });

  test('shows the predicted market beside the current one', () => {
    for (const space of MARKET) {
      for (const other of MARKET) expect(overlap(shiftedSpace(space), marketSpace(other))).toBe(false);
    }
  });

  test('moves a figure smoothly from place to place around the loop, and back the same way', () => {
    LOCATIONS.forEach((_, from) => {
      const to = (from + 1) % LOCATIONS.length;
      expect(roadPoint(from, to, 0)).toEqual(PLACES[from]);
      expect(roadPoint(from, to, 1)).toEqual(PLACES[to]);
      const steps = Array.from({ length: 21 }, (_unused, i) => roadPoint(from, to, i / 20));
      for (const [i, { x, y }] of steps.entries()) {
        expect(roadPoint(to, from, 1 - i / 20).x).toBeCloseTo(x, 6);
        if (i > 0) expect(Math.hypot(x - steps[i - 1].x, y - steps[i - 1].y)).toBeLessThan(60);
      }
    });
  });

  test('has paths that follow the roads and cross the river only on the cities’ bridges', () => {
    const bridges = [PLACES[0].x, PLACES[10].x];
    const wet: string[] = [];
    for (const from of [0, 3, 12, 19]) {
      LOCATIONS.forEach((_, to) => {
        const way = wayBetween(from, to);
        expect([way[0], way.at(-1)]).toEqual([PLACES[from], PLACES[to]]);
        way.slice(1).forEach(({ x, y }, i) => {
          const crosses = y < riverAt(x) !== way[i].y < riverAt(way[i].x);
          const bridged = bridges.some((bridge) => Math.abs(bridge - x) < 30);
          if (Math.hypot(x - way[i].x, y - way[i].y) > 120 || (crosses && !bridged)) wet.push(`${from} ${to} at ${x}`);
        });
      });
    }
    expect(wet).toEqual([]);
    expect(roadBetween(2, 4)).toBeNull();
    expect(roadBetween(19, 0)?.at(-1)).toEqual(PLACES[0]);
    expect([placeAt(PLACES[7]), placeAt({ x: 820, y: riverAt(820) })]).toEqual([7, undefined]);
  });

  test('shows the seasons from spring to winter, and never goes back', () => {
    const seen = new Set<string>();
    for (let index = 0; index < 6; index++) {
      const match = freshMatch(game, 2 + (index % 3), index);
      let before = 0;
      playOut(match, index, (_unused, ply) => {
        if (ply % 20 !== 0) return;
        const view = game.view(match.position, null) as LaLoireView;
        expect(yearOf(view)).toBeGreaterThanOrEqual(before);
        before = yearOf(view);
        seen.add(seasonOf(view));
      });
    }
    expect([...seen].sort()).toEqual([...SEASONS].sort());
  });

  test('shows all characters of a full household, below the places', () => {
    const fresh = game.view(freshMatch(game, 2, 0).position, 0) as LaLoireView;
    const [first, ...others] = fresh.players;
    const full = { ...first, characters: Array.from({ length: 29 }, (_unused, id) => id), palaces: Array(8).fill(1) };
    const view = { ...fresh, players: [full as typeof first, ...others] };
    const own = ui.targets(view).filter((id) => /^(character|palace):/.test(id));
    expect(own).toHaveLength(37);
    for (const id of own) {
      const rect = householdRect(id, view);
      expect(rect && inside(rect), id).toBe(true);
      for (const place of rects) expect(rect && overlap(rect, place), id).toBe(false);
    }
    expect(householdRect('character:3', fresh)).toBeNull();
  });

  test('points a figure’s arrow along its road: clockwise is east in the north and west in the south', () => {
    expect([headingOf(3, 1), headingOf(3, -1)]).toEqual(['east', 'west']);
    expect([headingOf(15, 1), headingOf(15, -1)]).toEqual(['west', 'east']);
    expect([headingOf(0, 0), headingOf(10, 0)]).toEqual([null, null]);
  });
});

describe('the preview', () => {
  test('of a journey shows its destination, and the market predicted for a purchase matches the result', () => {
    let [journeys, purchases] = [0, 0];
    for (let index = 1; index < 8; index++) {
      const match = freshMatch(game, 1 + (index % 4), index);
      let expected: readonly number[] | undefined;
      playOut(match, index, ({ seat, move }) => {
        const view = game.view(match.position, seat) as LaLoireView;
        const [row] = ui.rows([{ move, forecast: {} }], view);
        const known = move as LaLoireMove;
        if (known.type === 'move') {
          journeys++;
          expect([row.actor, row.target]).toEqual([`${known.figure}:${seat}`, `place:${known.to}`]);
        }
        if (known.type !== 'buy') return;
        const at = view.players[seat].merchant.at;
        expected = foreseen(new Map([[`place:${at}`, 'focused']]), view)?.market;
        purchases++;
      });
      const events = match.log.flatMap((entry) => entry.events) as LaLoireEvent[];
      const shifts = events.flatMap((event) => (event.type === 'marketShifted' ? [event.market] : []));
      expect(expected).toEqual(shifts.at(-1));
    }
    expect(journeys).toBeGreaterThan(500);
    expect(purchases).toBeGreaterThan(100);
  });

  test('does not appear for a village where nothing is left to buy', () => {
    const state = table();
    const village = LOCATIONS.findIndex((place) => place.kind === 'village' && place.good === 0);
    const previewed = () => foreseen(new Map([[`place:${village}`, 'focused']]), laLoire.view(state, 0)) !== null;
    expect(previewed()).toBe(true);
    state.goods[0] = 0;
    expect(previewed()).toBe(false);
  });

  test('does not appear for a village to which a Messenger moves, or after the Merchant’s turn', () => {
    const state = table();
    const previewed = (...lights: [string, Light][]) =>
      foreseen(new Map<string, Light>([...lights, ['place:3', 'focused']]), laLoire.view(state, 0)) !== null;
    expect(previewed(['merchant:0', 'selected'])).toBe(true);
    expect(previewed(['messenger:0', 'selected'])).toBe(false);
    const turn = state.frames[0] as TurnFrame;
    Object.assign(turn, { merchant: true, acting: 'merchant' });
    expect(previewed()).toBe(true);
    turn.bought = true;
    expect(previewed()).toBe(false);
    Object.assign(turn, { bought: false, messenger: true, acting: 'messenger' });
    expect(previewed()).toBe(false);
  });

  test('only appears for hovered or chosen places, not for all possible places', () => {
    const view = game.view(freshMatch(game, 2, 0).position, 0) as LaLoireView;
    expect(foreseen(new Map([['place:3', 'legal']]), view)).toBeNull();
    expect(foreseen(new Map([['merchant:0', 'focused']]), view)).toBeNull();
    expect(foreseen(new Map([['place:3', 'focused']]), view)?.colour).toBe(view.shields[3]);
    expect(foreseen(new Map([['tile:4', 'focused']]), view)?.colour).toBe(4);
    // The log mentions places, and a picture in the rulebook mentions the tile whose move it shows.
    expect(foreseen(new Map([['place:3', 'recalled']]), view)).toBeNull();
    expect(foreseen(new Map([['tile:4', 'recalled']]), view)?.colour).toBe(4);
  });
});

test('the sky is dark enough for the title in every season', () => {
  for (const season of SEASONS) {
    const [[, zenith], [end, middle]] = skyStops(PALETTES[season]);
    const at = (y: number) => mix(zenith, middle, (y - BORDER) / DEPTH / end);
    // The lower edges of the two lines.
    expect(contrast(ON_SKY.title, at(130)), season).toBeGreaterThan(4.5);
    expect(contrast(ON_SKY.under, at(164)), season).toBeGreaterThan(4.5);
  }
});

test('every event has a sound or is deliberately silent', () => {
  const silent: readonly string[] = [
    'turnBegan',
    'marketShifted',
    'shipped',
    'deckShuffled',
    'cardsReturned',
    'cubeTakenBack',
  ];
  const seen = new Set<string>();
  for (let index = 0; index < 8; index++) {
    const match = freshMatch(game, 1 + (index % 4), index);
    playOut(match, index, () => undefined);
    for (const event of match.log.flatMap(({ events }) => events)) {
      seen.add(event.type);
      const sound = ui.events.soundOf(event);
      expect(sound === null, event.type).toBe(silent.includes(event.type));
      if (sound) expect([...EFFECT_NAMES, ...STING_NAMES]).toContain(sound);
    }
  }
  expect(seen.size).toBeGreaterThan(20);
});
