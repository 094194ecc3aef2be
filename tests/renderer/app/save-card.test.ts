import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { laLoire } from '../../../src/engine/games/la-loire';
import type { SaveInfo } from '../../../src/ipc/contract';
import SaveCard from '../../../src/renderer/app/parts/SaveCard.vue';
import { CABINET } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/locales';
import { freshMatch } from '../../engine/generic/playing';

test('a finished game says who had how many points, a computer’s level apart from them', () => {
  const save = {
    match: 'm',
    game: 'la-loire',
    title: 'Spring',
    plies: 9,
    saved: '2026-01-01T00:00:00.000Z',
    seats: [
      { name: 'Ada', kind: 'human' },
      { name: 'Berta', kind: 'computer', level: 'merchant' },
    ],
    points: [55, 71],
    winners: [1],
    glimpse: laLoire.view(freshMatch(laLoire, 2, 0).position as never, null),
  } as unknown as SaveInfo;
  const card = mount(SaveCard, {
    props: { save, standing: 'finished' },
    global: { plugins: [i18n, CABINET as never] },
  });
  const said = card.findAll('.powers li').map((seat) => seat.text().replace(/\s+/g, ' '));
  expect(said[0]).toMatch(/Ada 55 points$/);
  expect(said[1]).toMatch(/Berta ⚙.* Merchant 71 points$/);
});
