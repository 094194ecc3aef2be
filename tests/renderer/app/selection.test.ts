import { computed } from 'vue';
import { expect, test } from 'vitest';
import { useSelection } from '../../../src/renderer/app/table/useSelection';
import type { AnyGameUi, Row } from '../../../src/renderer/game-ui/game-ui';

const row = (actor: string): Row => ({
  key: actor,
  group: 'sail',
  role: 'travel',
  label: { key: 'sail' },
  options: [{ choice: { move: { type: 'sail' }, forecast: {} }, short: { key: 'a' }, full: { key: 'a' } }],
  note: null,
  actor,
  target: null,
});
const ui = computed(
  () =>
    ({
      reach: (actor: string) => (actor === 'galley:0' ? ['space:1'] : []),
      journey: () => [{ type: 'sail' }, { type: 'sail' }, { type: 'sail' }],
    }) as unknown as AnyGameUi,
);

function sailTo(space: string, wanted?: readonly Row[]): number {
  let steps = 0;
  const rows = computed(() => [row('galley:0'), row('galley:1')]);
  const view = computed(() => ({}));
  const play = (choices: readonly unknown[]) => (steps = choices.length);
  const { choose } = useSelection(ui, rows, view, play, wanted && computed(() => [...wanted]));
  choose(space);
  return steps;
}

test('where a lesson asks for one galley’s voyage, choosing where to is enough', () => {
  expect(sailTo('space:1', [row('galley:0')])).toBe(3);
});

test('where several could sail, one of them is chosen first', () => {
  expect(sailTo('space:1')).toBe(0);
});
