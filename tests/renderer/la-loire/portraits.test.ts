import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../../src/engine/games/la-loire/data/characters';
import { PALACES } from '../../../src/engine/games/la-loire/data/buildings';
import { CHAPTERS } from '../../../src/engine/games/la-loire/rulebook';
import { pictured, pictureOf } from '../../../src/renderer/games/la-loire/pictures';
import { paintingSvg } from '../../../src/renderer/games/kit/portraits/painting';
import { PEOPLE } from '../../../src/renderer/games/la-loire/portraits/people';
import { miniatureOf } from '../../../src/renderer/games/la-loire/portraits/portrait';

const characters = CHARACTERS.map((_, id) => pictureOf.character(id));
const palaces = PALACES.map((_, kind) => pictureOf.palace(kind));
const all = [...characters, ...palaces];

describe('the miniatures', () => {
  test('exist for each of the 29 characters and four palaces, small and well formed', () => {
    const painted = all.map((subject) => paintingSvg(miniatureOf(subject)));
    expect(painted).toHaveLength(33);
    expect(new Set(painted).size).toBe(33);
    for (const [i, svg] of painted.entries()) {
      expect(svg, all[i]).not.toMatch(/NaN|undefined/);
      expect(svg.length, all[i]).toBeLessThan(24_000);
      expect(svg.match(/<(path|g|linearGradient|stop|svg)\b/g)?.length, all[i]).toBeGreaterThan(20);
    }
  });

  test('all have different items and different hats', () => {
    const people = Object.values(PEOPLE);
    expect(new Set(people.map(({ holds }) => holds)).size).toBe(people.length);
    const hats = people.flatMap(({ hat }) => (hat ? [hat.slice(0, 2).join(' ')] : []));
    expect(new Set(hats).size).toBe(hats.length);
  });

  test('face both directions, and a palace looks the same in both cities', () => {
    const left = Object.values(PEOPLE).filter(({ left: turned }) => turned).length;
    expect(left).toBeGreaterThan(10);
    expect(left).toBeLessThan(19);
    for (const [kind] of PALACES.entries())
      expect(miniatureOf(pictureOf.palace(kind + PALACES.length))).toEqual(miniatureOf(pictureOf.palace(kind)));
  });

  test('are all shown in the rules, each character once', () => {
    const shown = CHAPTERS.flatMap(({ rules }) => rules.flatMap((rule) => pictured(rule)));
    expect([...new Set(shown)].sort()).toEqual([...all].sort());
    const people = shown.filter((subject) => characters.includes(subject));
    expect(new Set(people).size).toBe(people.length);
  });
});
