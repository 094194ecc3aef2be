import { LOCATIONS } from '../../../../engine/games/la-loire/data/board';
import { scatter } from '../../kit/scatter';
import { PLACES, riverAt, roadBetween, WORLD } from '../board/layout';
import { PALETTES } from '../board/season-palettes';
import type { Point } from '../../kit/effects';

const TOP = 120;
const HEIGHT = 960;
const BOTTOM = TOP + HEIGHT;
/** The y where the meadows begin. */
const HORIZON = 262;

const line = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
const along = (step: number, y: (x: number) => number) =>
  Array.from({ length: Math.ceil(WORLD.width / step) + 1 }, (_, i) => ({ x: i * step, y: y(i * step) }));

const RIVER = line(along(40, riverAt));

/** Both roads: the whole loop, with its bends. */
const ROAD = `${line(LOCATIONS.flatMap((_, at) => roadBetween(at, (at + 1) % LOCATIONS.length) ?? []))}Z`;

/** Two ranges of hills, the further first. */
const HILLS = [
  { height: 46, length: 210, start: 0 },
  { height: 26, length: 150, start: 2 },
].map(
  ({ height, length, start }) =>
    `${line(along(40, (x) => HORIZON - height - Math.sin(x / length + start) * height * 0.6))}V${HORIZON + 30}H0Z`,
);

/** The y of the edges between rows of fields, from the hills to the lower edge. The river is drawn over the fields. */
const ROWS = [HORIZON, 330, 420, 510, 610, 700, 790, 880, 970, BOTTOM];
const CROPS = PALETTES.summer.crops.length;

/** Fields by crop. Their sides lean towards the middle of the board. */
const FIELDS: readonly string[] = ROWS.slice(1).reduce<string[]>(
  (paths, foot, row) => {
    const head = ROWS[row];
    const lean = (x: number) => (x - WORLD.width / 2) * -0.05;
    for (let x = -60 - 90 * scatter(row, 21), i = 0; x < WORLD.width; i++) {
      const salt = i + row * 40;
      const width = 120 + 130 * scatter(salt, 22);
      const [from, to] = [x, x + width];
      // Some fields stay meadows.
      const crop = Math.floor(scatter(salt, 23) * (CROPS + 2));
      if (crop < CROPS)
        paths[crop] += `${line([
          { x: from + lean(from), y: head },
          { x: to + lean(to), y: head },
          { x: to, y: foot },
          { x: from, y: foot },
        ])}Z`;
      x = to;
    }
    return paths;
  },
  Array.from({ length: CROPS }, () => ''),
);

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The woods at the lower edge, by the colour of their crowns. */
const WOODS: readonly string[] = [0, 1, 2].map((colour) =>
  Array.from({ length: 19 }, (_, i) => {
    const salt = i * 3 + colour;
    return circle(
      Math.round(i * 92 + colour * 31 + 30 * scatter(salt, 24)),
      Math.round(BOTTOM - 8 - 34 * scatter(salt, 25)),
      Math.round(26 + 16 * scatter(salt, 26)),
    );
  }).join(''),
);

const villages = LOCATIONS.flatMap(({ kind }, at) => (kind === 'village' ? [PLACES[at]] : []));

/** The walls and the roofs of the village houses, two per village. */
const HOUSES = {
  walls: villages.map(({ x, y }) => `M${x - 44} ${y - 12}v-40h40v40ZM${x + 2} ${y - 12}v-52h46v52Z`).join(''),
  roofs: villages.map(({ x, y }) => `M${x - 52} ${y - 50}l28-30l28 30ZM${x - 6} ${y - 62}l31-34l31 34Z`).join(''),
};

/** The gates of the cities. */
const CITIES: readonly Point[] = LOCATIONS.flatMap(({ kind }, at) => (kind === 'city' ? [PLACES[at]] : []));
/** The roofs of a castle in a box of 100 units, as in `SIGNS.castle`. */
const SPIRES = 'M5 32L16 4L27 32ZM32 27L50-4L68 27ZM73 32L84 4L95 32Z';

/**
 * The valley as the paths of a small picture: the board's geography with fewer and larger details, because a thumbnail
 * shows ten board units per pixel. Only the colours depend on the season.
 */
export const VALLEY = {
  top: TOP,
  height: HEIGHT,
  horizon: HORIZON,
  hills: HILLS,
  fields: FIELDS,
  river: RIVER,
  road: ROAD,
  woods: WOODS,
  houses: HOUSES,
  cities: CITIES,
  spires: SPIRES,
};
