import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { laLoire } from '../../../src/engine/games/la-loire';
import { MONASTERY } from '../../../src/engine/games/la-loire/data/buildings';
import type { State } from '../../../src/engine/games/la-loire/state';
import Thumbnail from '../../../src/renderer/games/la-loire/panels/Thumbnail.vue';
import type { View } from '../../../src/renderer/games/la-loire/words';
import { freshMatch } from '../../engine/generic/playing';

const start: View = laLoire.view(freshMatch(laLoire, 1, 0).position as State, null);
const [player] = start.players;
const drawn = (change: Partial<View>) => mount(Thumbnail, { props: { view: { ...start, ...change } } }).html();

test.each([
  ['its figures', { players: [{ ...player, merchant: { ...player.merchant, at: 5 } }] }],
  ['its boats', { players: [{ ...player, boat: 3 }] }],
  ['its season', { turn: 40 }],
  [
    'its buildings',
    {
      buildings: start.buildings.with(5, MONASTERY),
      owners: start.owners.with(5, 0),
    },
  ],
] satisfies [string, Partial<View>][])('a small picture shows a position by %s', (_, change) => {
  expect(drawn({})).toBe(drawn({}));
  expect(drawn(change)).not.toBe(drawn({}));
});
