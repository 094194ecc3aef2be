// Names along the coasts, as on portolan charts: written inland at a right angle to the shore, important places in red.
// The spellings are from Italian charts of the fourteenth and fifteenth centuries.
import { inside } from './lanes.mjs';

/** Name, latitude, longitude, and `true` for an important place. */
const NAMES = [
  ['Gibelterra', 36.14, -5.35],
  ['Malica', 36.72, -4.42, true],
  ['Almeria', 36.84, -2.46, true],
  ['Cartagenia', 37.6, -0.98, true],
  ['Alicante', 38.35, -0.48],
  ['Denia', 38.84, 0.11],
  ['Peniscola', 40.36, 0.41],
  ['Tortosa', 40.72, 0.72],
  ['Tarragona', 41.12, 1.25, true],
  ['Rosas', 42.26, 3.17],
  ['Narbona', 43.18, 3.08, true],
  ['Acque Morte', 43.57, 4.19, true],
  ['Tollone', 43.12, 5.93],
  ['Niza', 43.7, 7.27, true],
  ['Saona', 44.31, 8.48],
  ['Porto Venere', 44.05, 9.83],
  ['Pisa', 43.72, 10.3, true],
  ['Gaieta', 41.21, 13.57, true],
  ['Salerno', 40.68, 14.77],
  ['Tropia', 38.68, 15.9],
  ['Cotrone', 39.08, 17.13],
  ['Taranto', 40.47, 17.23, true],
  ['Brandizo', 40.63, 17.94],
  ['Bari', 41.13, 16.87, true],
  ['Ancona', 43.62, 13.51, true],
  ['Rimano', 44.06, 12.57],
  ['Parenzo', 45.23, 13.6],
  ['Zara', 44.12, 15.23, true],
  ['Spalato', 43.51, 16.44],
  ['Dulcigno', 41.93, 19.21],
  ['Durazo', 41.32, 19.45, true],
  ['Valona', 40.47, 19.49],
  ['Larta', 39.0, 20.8],
  ['Patras', 38.25, 21.73, true],
  ['Salonichi', 40.64, 22.93, true],
  ['Cavalla', 40.94, 24.41],
  ['Rodosto', 40.98, 27.51],
  ['Mesembria', 42.66, 27.73],
  ['Varna', 43.2, 27.92, true],
  ['Licostomo', 45.4, 29.6],
  ['Moncastro', 46.2, 30.35, true],
  ['Caffa', 45.03, 35.4, true],
  ['Sinopi', 42.03, 35.15, true],
  ['Castelle', 42.0, 33.8],
  ['Samastri', 41.75, 32.39],
  ['Ponterachia', 41.28, 31.42],
  ['Foglia', 38.67, 26.75],
  ['Palatia', 37.53, 27.28],
  ['Macri', 36.62, 29.1],
  ['Satalia', 36.88, 30.7, true],
  ['Candelor', 36.55, 32],
  ['Curco', 36.46, 34.15],
  ['Laiazo', 36.77, 35.79],
  ['Tripoli di Soria', 34.45, 35.82, true],
  ['Baruti', 33.9, 35.48, true],
  ['Suro', 33.27, 35.2],
  ['Iaffa', 32.05, 34.75],
  ['Gazara', 31.52, 34.43],
  ['Larissa', 31.13, 33.8],
  ['Damiata', 31.42, 31.81, true],
  ['Rosseto', 31.46, 30.37],
  ['Porto Alberton', 31.35, 27.24],
  ['Raxaltin', 31.45, 26.2],
  ['Luco', 31.8, 25.1],
  ['Trabuco', 32.05, 24],
  ['Bernich', 32.12, 20.07, true],
  ['Tolometa', 32.72, 20.95],
  ['Zunara', 31.2, 20.1],
  ['Cocara', 30.32, 19.3],
  ['Tini', 30.6, 18.3],
  ['Sirto', 31.2, 16.6, true],
  ['Sibicha', 31.8, 15.4],
  ['Misurata', 32.37, 15.09],
  ['Zoara', 32.93, 12.08],
  ['Gerbi', 33.6, 10.9],
  ['Capis', 33.88, 10.1],
  ['Sfaxe', 34.74, 10.76],
  ['Affrica', 35.5, 11.06, true],
  ['Susa', 35.83, 10.64],
  ['Bona', 36.9, 7.76, true],
  ['Stora', 36.9, 6.88],
  ['Bugia', 36.75, 5.08, true],
  ['Gigari', 36.82, 5.76],
  ['Sersel', 36.6, 2.2],
  ['Tenes', 36.51, 1.3],
  ['Mostagani', 35.95, 0.05],
  ['Orano', 35.7, -0.64, true],
  ['One', 35.1, -1.86],
  ['Melila', 35.29, -2.94],
  ['Bedis', 35.18, -4.2],
  ['Septa', 35.89, -5.32, true],
  ['Palermo', 38.12, 13.36, true],
  ['Calari', 39.22, 9.12, true],
  ['Famagosta', 35.12, 33.95, true],
];

/** The width of a letter, in world units. */
const LETTER = 8.2;
/** The distance of a name from the shore, in world units. */
const INLAND = 7;
/** A coast's direction is averaged over this many units on either side. */
const REACH = 16;

/** Each name with its start at the shore and its direction inland. Omits names where the land is too narrow. */
export function coastNames(rings, project) {
  return NAMES.flatMap(([name, lat, lon, great = false]) => {
    const shore = nearest(rings, project([lon, lat]));
    const [dx, dy] = direction(shore);
    for (const [x, y] of [
      [dy, -dx],
      [-dy, dx],
    ]) {
      const length = INLAND + name.length * LETTER;
      const along = [0.15, 0.4, 0.65, 0.9].map((t) => [shore.x + x * length * t, shore.y + y * length * t]);
      if (along.every((at) => onLand(rings, at))) {
        const angle = Math.round(Math.atan2(y, x) * 1000) / 1000;
        return [{ name, x: round(shore.x + x * INLAND), y: round(shore.y + y * INLAND), angle, great }];
      }
    }
    return [];
  });
}

const round = (value) => Math.round(value * 10) / 10;

function nearest(rings, [px, py]) {
  let best = { distance: Infinity };
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length];
      const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
      const t = Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length));
      const [x, y] = [ax + t * (bx - ax), ay + t * (by - ay)];
      const distance = Math.hypot(px - x, py - y);
      if (distance < best.distance) best = { distance, x, y, ring, i };
    });
  }
  return best;
}

/** The coast's direction at one of its points: the chord between the points `REACH` units before and after it. */
function direction({ ring, i, x, y }) {
  const walk = (step) => {
    let at = i;
    for (let n = 0; n < ring.length; n++) {
      const [px, py] = ring[at];
      if (Math.hypot(px - x, py - y) >= REACH) return ring[at];
      at = (at + step + ring.length) % ring.length;
    }
    return ring[i];
  };
  const [before, behind] = [walk(-1), walk(1)];
  const [dx, dy] = [behind[0] - before[0], behind[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

function onLand(rings, [x, y]) {
  return rings.filter((ring) => inside(ring, x, y)).length % 2 === 1;
}
