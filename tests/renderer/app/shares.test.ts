import { mount } from '@vue/test-utils';
import { computed, nextTick } from 'vue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/ipc/table';
import PieceCard from '../../../src/renderer/app/table/choices/PieceCard.vue';
import ShareRow from '../../../src/renderer/app/table/choices/ShareRow.vue';
import { useSelection } from '../../../src/renderer/app/table/input/useSelection';
import { mostEvenChoice, rangeOf, choiceAfterChange } from '../../../src/renderer/app/table/choices/shares';
import { formatSentence } from '../../../src/renderer/game-ui/translate';
import type { Sentence } from '../../../src/renderer/game-ui/sentence';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { startMatch } from '../../../src/engine/core/match';
import { findGame } from '../../../src/engine/games/registry';

const ID = 'serenissima-1996';
const { t, n } = i18n.global;
const format = (sentence: Sentence) => formatSentence({ t, n }, ID, sentence);

beforeAll(() => setLanguage('en'));
afterAll(() => setLanguage('en'));

function setUp() {
  const game = findGame(ID);
  if (!game) throw new Error('1996 is missing.');
  const match = startMatch(game, { game: ID, options: {}, seats: 4, seed: 'shares' });
  const [seat] = game.actors(match.position);
  const view = game.view(match.position, seat);
  const choices = game.moves(match.position, seat).map((move): Choice => ({ move, forecast: {} }));
  return { choices, rows: GAME_UIS.gameUi(ID).rows(choices, view) };
}

const { choices, rows } = setUp();
const [row] = rows;
const sharesAt = (at: number) => row.options[at]?.parts ?? [];
const after = (from: readonly number[], part: number, figure: number) => {
  const at = row.options.findIndex(({ parts }) => String(parts) === String(from));
  return sharesAt(choiceAfterChange(row.options, at, part, figure));
};

describe('linked numbers that distribute sailors', () => {
  test('form one row, whose choices are exactly the legal moves, each placing ten sailors', () => {
    expect(rows.map(({ shares }) => shares?.map(format))).toEqual([['Galley 1', 'Galley 2', 'Venice garrison']]);
    expect(row.options.map(({ choice }) => choice)).toEqual(choices);
    for (const { parts = [] } of row.options) expect(parts.reduce((sum, part) => sum + part, 0)).toBe(10);
  });

  test('start as evenly as the moves allow', () => {
    expect(sharesAt(mostEvenChoice(row.options))).toEqual([3, 3, 4]);
    expect([0, 1, 2].map((part) => rangeOf(row.options, part))).toEqual([
      [1, 5],
      [1, 5],
      [0, 8],
    ]);
  });

  test('take sailors from the last number when another grows, and from the largest when the last grows', () => {
    expect(after([3, 3, 4], 0, 4)).toEqual([4, 3, 3]);
    expect(after([5, 3, 2], 2, 3)).toEqual([4, 3, 3]);
    expect(after([5, 5, 0], 0, 4)).toEqual([4, 5, 1]);
    expect(after([5, 5, 0], 2, 8)).toEqual([1, 1, 8]);
  });

  test('cannot be set to a distribution that no legal move has', () => {
    expect(after([5, 5, 0], 0, 6)).toEqual([]);
    expect(after([1, 1, 8], 0, 0)).toEqual([]);
  });
});

const props = { row, format, explain: () => ({}) };
const global = { plugins: [i18n] };

test('clicks and keys change linked numbers, and Enter or the button plays the current distribution', async () => {
  const wrapper = mount(ShareRow, { props, global });
  const figures = () => wrapper.findAll('output').map((output) => output.text());
  expect(figures()).toEqual(['3', '3', '4']);
  await wrapper.get('[aria-label="+ Galley 1"]').trigger('click');
  await wrapper.get('[aria-label="+ Galley 1"]').trigger('click');
  expect(figures()).toEqual(['5', '3', '2']);
  expect(wrapper.get('[aria-label="+ Galley 1"]').attributes()).toHaveProperty('disabled');
  // A slider's keys change its value.
  await wrapper.get('[data-testid="share:2"]').setValue(0);
  expect(figures()).toEqual(['5', '5', '0']);
  await wrapper.get('[data-testid="share:1"]').trigger('keydown.enter');
  await wrapper.get('[data-testid="action:place"]').trigger('click');
  expect(wrapper.emitted('play')?.map(([choice]) => (choice as Choice).move)).toEqual([
    { type: 'place', crews: [5, 5] },
    { type: 'place', crews: [5, 5] },
  ]);
  wrapper.unmount();
});

test.each(['galley:0', 'galley:1'])('sailors can also be distributed on the card of %s', async (piece) => {
  const selection = useSelection(
    computed(() => rows),
    () => undefined,
  );
  expect(selection.lights.value.get(piece)).toBe('legal');
  selection.follow({ do: 'choose', target: piece });
  expect(selection.actor.value).toBe(piece);
  const card = mount(PieceCard, {
    props: {
      ui: GAME_UIS.gameUi(ID),
      rows: selection.shown.value,
      view: null,
      name: piece,
      short: piece,
      left: '',
      asks: false,
      listed: false,
      spot: {
        anchor: { x: 0, y: 0, width: 10, height: 10 },
        avoid: [],
        lit: [],
        room: { width: 800, height: 600 },
      },
      asked: new Set<Choice>(),
      playing: 0,
    },
    global,
  });
  await nextTick();
  await card.get('[aria-label="− Galley 2"]').trigger('click');
  await card.get('[data-testid="card:place"]').trigger('click');
  expect(card.emitted('play')?.map(([choice]) => (choice as Choice).move)).toEqual([{ type: 'place', crews: [3, 2] }]);
  card.unmount();
});
