import { afterEach, describe, expect, test } from 'vitest';
import { PLAN as FIRST } from '../../../src/renderer/games/serenissima-1996/board/plan';
import { PLAN as SECOND } from '../../../src/renderer/games/serenissima-2012/board/plan';
import { crewColour, POWER_COLOURS, setColours } from '../../../src/renderer/games/serenissima/board/palette';
import { EYES, distance } from '../games/colour-distance';

afterEach(() => setColours('box'));

/** Coats of arms that are shown together: the powers of 1996, the players of 2012. */
const EDITIONS = [
  ['first', [0, 1, 2, 3], FIRST],
  ['second', [4, 5, 6, 7], SECOND],
] as const;

/**
 * The minimum CIEDE2000 distance between any two card headers. 2.3 is just noticeable, 20 is obvious at a glance. The
 * box colours are those of the physical pieces. Players who cannot distinguish them can choose the distinct colours,
 * and shields mark every owner too.
 */
const MIN_DISTANCE = {
  box: { usual: 20, protan: 11, deutan: 11, tritan: 17 },
  distinct: { usual: 20, protan: 20, deutan: 20, tritan: 20 },
} as const;

describe.each(EDITIONS)('the owner of a port in the %s edition', (_, powers, { unowned }) => {
  test.each(['box', 'distinct'] as const)(
    'is recognisable by the colour of the card header, in the %s colours',
    (palette) => {
      setColours(palette);
      const heads = [unowned, ...powers.map((power) => POWER_COLOURS[power].field)];
      for (const eye of EYES) {
        const pairs = heads.flatMap((a, i) => heads.slice(i + 1).map((b) => distance(a, b, eye)));
        expect(Math.min(...pairs), eye).toBeGreaterThanOrEqual(MIN_DISTANCE[palette][eye]);
      }
    },
  );

  test('is not suggested by the colour of the crews in 2012, where a player is blue', () => {
    for (const palette of ['box', 'distinct'] as const) {
      setColours(palette);
      for (const power of [4, 5, 6, 7])
        for (const eye of EYES)
          expect(distance(crewColour(power), POWER_COLOURS[power].field, eye), `${power}`).toBeGreaterThan(12);
    }
  });

  test('is recognisable by the shield, because the emblem stands out from the field', () => {
    for (const palette of ['box', 'distinct'] as const) {
      setColours(palette);
      for (const power of powers)
        for (const eye of EYES)
          expect(distance(POWER_COLOURS[power].field, POWER_COLOURS[power].emblem, eye)).toBeGreaterThan(20);
    }
  });
});
