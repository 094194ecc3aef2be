import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import GameOverHeading from '../../../src/renderer/app/table/ending/GameOverHeading.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';

const table = (winners: readonly number[], seats = 2) =>
  ({
    view: { powers: [0, 1] },
    seats: ['Anna', 'Bruno'].slice(0, seats).map((name) => ({ name, kind: 'human' })),
    score: { winners, scores: [] },
  }) as never;
const textAt = (...of: Parameters<typeof table>) =>
  mount(GameOverHeading, {
    props: { table: table(...of), ui: GAME_UIS.gameUi('serenissima-1996') },
    global: { plugins: [i18n] },
  }).text();

test('the heading at the last position names the winners', () => {
  expect(textAt([1])).toContain('Bruno (Genoa) wins');
  expect(textAt([0, 1])).toMatch(/Anna .*and Bruno .*share the win/);
});

test('the heading of a solo game names no winner', () => {
  expect(textAt([0], 1)).not.toContain('wins');
});
