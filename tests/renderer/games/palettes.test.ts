import { afterEach, expect, test } from 'vitest';
import { COLOURS } from '../../../src/engine/games/serenissima-2012/data/board';
import { WORDS } from '../../../src/engine/games/serenissima-2012/words';
import * as dogeShip from '../../../src/renderer/games/doge-ship/board/palette';
import * as laLoire from '../../../src/renderer/games/la-loire/board/palette';
import * as serenissima from '../../../src/renderer/games/serenissima/board/palette';
import { EYES, distance } from './colour-distance';

const PALETTES = ['box', 'distinct'] as const;
const powers = serenissima.POWER_COLOURS;

/** The players' colours of each game, and the function that changes them. */
const SEATS = [
  ['serenissima-1996', powers.slice(0, 4), serenissima.setColours],
  ['serenissima-2012', powers.slice(4), serenissima.setColours],
  ['doge-ship', dogeShip.BUILDER_COLOURS, dogeShip.setColours],
  ['la-loire', laLoire.HOUSE_COLOURS, laLoire.setColours],
] as const;

afterEach(() => SEATS.forEach(([, , setColours]) => setColours('box')));

/** A CIEDE2000 distance of 20 is obvious at a glance. */
test.each(SEATS)(
  '%s: the colours of the colour-blind palette can be distinguished with every kind of vision',
  (_, seats, setColours) => {
    setColours('distinct');
    for (const eye of EYES)
      for (const [i, one] of seats.entries())
        for (const other of seats.slice(i + 1))
          expect(distance(one.field, other.field, eye), eye).toBeGreaterThanOrEqual(20);
  },
);

test.each(PALETTES)('players named after a colour have that colour in the palette %s', (palette) => {
  serenissima.setColours(palette);
  const names = powers.slice(4).map(({ field }) => colourName(field));
  expect(names).toEqual(COLOURS.map((colour) => WORDS.colours[colour]));
});

test('no builder in The Doge Ship has the colour of a table or of a ship square', () => {
  const others = [...dogeShip.TABLE_COLOURS.map(({ plate }) => plate), ...dogeShip.SQUARE_COLOURS];
  for (const { field } of dogeShip.BUILDER_COLOURS)
    expect(Math.min(...others.map((other) => distance(field, other, 'usual')))).toBeGreaterThanOrEqual(10);
});

/** Returns the English name of a player colour of 2012. */
function colourName(colour: number): string {
  const [r, g, b] = [16, 8, 0].map((shift) => (colour >> shift) & 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most < 64) return 'Black';
  const sixth =
    most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least);
  const hue = (sixth * 60 + 360) % 360;
  if (hue < 16 || hue > 344) return 'Red';
  if (hue < 42) return 'Orange';
  return hue > 190 && hue < 255 ? 'Blue' : `hue ${Math.round(hue)}`;
}
