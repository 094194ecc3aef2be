import type { Container } from 'pixi.js';
import { Sprite } from 'pixi.js';
import { expect, test } from 'vitest';
import { laLoire } from '../../../src/engine/games/la-loire';
import { LOCATIONS } from '../../../src/engine/games/la-loire/data/board';
import { PLACES } from '../../../src/renderer/games/la-loire/board/layout';
import { createPlaces } from '../../../src/renderer/games/la-loire/board/places';
import { table } from '../../engine/la-loire/table';
import { withoutCanvas } from '../board/without-canvas';

withoutCanvas();

const SIGN = /^(name|shield|price) /;

test('names, shields and prices nearly keep their size on screen when the map is enlarged, and other pieces do not', () => {
  const places = createPlaces(
    { make: (label) => new Sprite({ label }), settle: () => undefined, destroy: () => undefined },
    { text: (path) => path, figure: String },
  );
  const state = table();
  const sizes = (closeness: number) => {
    const scaleOf = (piece: Container): number => (piece.parent ? piece.scale.x * scaleOf(piece.parent) : 1);
    const all = places.root.children.flatMap((place) =>
      place.getChildrenByLabel(/./, true).filter((piece) => piece instanceof Sprite),
    );
    const of = (sign: boolean) => all.filter(({ label }) => SIGN.test(label) === sign).map(scaleOf);
    return [of(true), of(false)].map((scales) => [...new Set(scales.map((scale) => scale * closeness))]);
  };
  places.show(laLoire.view(state, 0));
  expect(sizes(1)).toEqual([[1], [1]]);
  places.zoom(2.5);
  expect(sizes(2.5)).toEqual([[1.25], [2.5]]);
  // A change at a place keeps the size of its signs.
  state.market.reverse();
  places.show(laLoire.view(state, 0));
  expect(sizes(2.5)[0]).toEqual([1.25]);
  places.zoom(1);
  expect(sizes(1)).toEqual([[1], [1]]);
});

test('signs shrink towards their place', () => {
  const places = createPlaces(
    { make: (label) => new Sprite({ label }), settle: () => undefined, destroy: () => undefined },
    { text: (path) => path, figure: String },
  );
  places.show(laLoire.view(table(), 0));
  const heights = () =>
    places.root.children.map((place, at) => {
      const [name] = place.getChildrenByLabel(/^name /, true);
      return PLACES[at].y - places.root.toLocal({ x: 0, y: 0 }, name).y;
    });
  const before = heights();
  places.zoom(2);
  heights().forEach((height, at) => {
    expect(height, LOCATIONS[at].name).toBeLessThan(before[at]);
    expect(height, LOCATIONS[at].name).toBeGreaterThan(100);
  });
});
