// Generates the map data of both boards: npm run tool -- geography
//
// Projects Natural Earth's coast and the positions of spaces and ports to world coordinates, and routes the sea lanes
// around land and port cards. The result is committed, so that builds require no map data.
import '../help.mjs';
import { geoConicEqualArea, geoPath } from 'd3-geo';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import { coastNames } from './coast-names.mjs';
import { route, seaGrid } from './lanes.mjs';
import { ROSES } from './roses.mjs';

const WIDTH = 2000;
const HEIGHT = 1340;
/** Land within this many units outside the world is kept, so that no coastline runs along the world's edge. */
const MARGIN = 40;
const CHARTS = new URL('../../assets/charts/', import.meta.url);
/** Each edition's folder, and the borders that an option adds. */
const EDITIONS = [
  { id: 'serenissima-1996', folder: 'serenissima-1996', extra: ({ DISPUTED_EDGE }) => [DISPUTED_EDGE] },
  { id: 'serenissima-2012', folder: 'serenissima-2012', extra: ({ ADRIATIC_EDGE }) => [ADRIATIC_EDGE] },
];

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8'));

const projection = geoConicEqualArea().rotate([-15.6, 0]).center([0, 38.35]).parallels([33, 43]);
projection.scale(3130).translate([WIDTH / 2 - 52, HEIGHT / 2 - 14]);
projection.clipExtent([
  [-MARGIN, -MARGIN],
  [WIDTH + MARGIN, HEIGHT + MARGIN],
]);

const rings = ringsOf(feature(atlas, atlas.objects.land));
const sea = seaGrid(rings, WIDTH, HEIGHT);
write('coast', {
  width: WIDTH,
  height: HEIGHT,
  land: rings.map((ring) => ring.flat()),
  names: coastNames(rings, projection),
});
for (const { id, folder, extra } of EDITIONS) {
  const data = await bundled(`engine/games/${folder}/data/board.ts`);
  const { BOARD } = data;
  const { PLAN } = await bundled(`renderer/games/${folder}/board/plan.ts`);
  const grid = seaGrid(rings, WIDTH, HEIGHT, PLAN.layout.cards.map(apart));
  const spaces = BOARD.spaces.map(
    ({ name, lon, lat }) => ROSES[id][name] ?? sea.nearestWater(rounded(projection([lon, lat]))),
  );
  const ports = BOARD.ports.map(({ lon, lat }) => rounded(projection([lon, lat])));
  const lanes = [...BOARD.edges, ...extra(data)].map(([a, b]) => ({ a, b, points: route(grid, spaces[a], spaces[b]) }));
  write(id, { spaces, ports, lanes });
  console.log(`${id}: ${lanes.length} lanes`);
}

function write(name, chart) {
  writeFileSync(new URL(`${name}.json`, CHARTS), `${JSON.stringify(chart)}\n`);
}

/** Closed rings of rounded points. Points too close together to be visible are removed. */
function ringsOf(land) {
  const found = [];
  let ring = [];
  const near = ([x, y]) => {
    const last = ring.at(-1);
    return last && Math.hypot(x - last[0], y - last[1]) < 2.2;
  };
  const add = (x, y) => {
    if (!near([x, y])) ring.push([Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
  };
  geoPath(projection, {
    moveTo(x, y) {
      ring = [];
      add(x, y);
    },
    lineTo: add,
    closePath() {
      if (ring.length > 3 && Math.abs(areaOf(ring)) > 40) found.push(ring);
    },
    arc() {},
    beginPath() {},
  })(land);
  return found;
}

function areaOf(ring) {
  return ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

function rounded([x, y]) {
  return [Math.round(x), Math.round(y)];
}

/** The area of a card, which lanes must avoid. */
function apart({ x, y, width, height }) {
  const clear = 3;
  return { left: x - clear, top: y - clear, right: x + width + clear, bottom: y + height + clear };
}

/** An edition's board or its card layout, bundled from TypeScript. */
async function bundled(path) {
  const { build } = await import('vite');
  const entry = fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: entry, write: false, rollupOptions: { output: { format: 'es' } } },
  });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}
