import { expect, test } from 'vitest';
import { ghostsOf, plannedParts } from '../../../src/renderer/app/table/plan/planned-parts';
import type { Row } from '../../../src/renderer/game-ui/rows';
import { row } from './rows';

/** The parts of a plan with these rows, and the money after each. */
function partsOf(steps: readonly (readonly [Row, number])[]) {
  const ui = { rows: ([{ move }]: { move: { type: string } }[]) => steps.map(([it]) => it).filter(({ key }) => key === move.type) }; // prettier-ignore
  const planned = steps.map(([{ options }, money]) => ({ choice: options[0].choice, view: {}, figures: { money } }));
  return plannedParts(ui as never, planned, { money: 10 });
}
const sail = (name: string, target: string) => row(name, { role: 'travel', actor: 'galley:0', target });
const buy = row('buy', { actor: 'galley:0', target: 'port:1' });

test('each part has the figures that it changes', () => {
  const parts = partsOf([[sail('sail', 'space:1'), 10], [buy, 7], [buy, 4], [row('wait'), 4]]); // prettier-ignore
  expect(parts.map(({ what, times, figures }) => [what.key, times, figures])).toEqual([
    ['sail', 1, []],
    ['buy', 2, [{ name: 'money', value: 4, change: -6 }]],
    ['wait', 1, []],
  ]);
});

test('ghosts are numbered, and a piece moves on from its last planned place', () => {
  const parts = partsOf([[sail('sail', 'space:1'), 10], [buy, 7], [sail('on', 'space:2'), 7], [row('wait'), 7]]); // prettier-ignore
  expect(ghostsOf(parts)).toEqual([
    { path: ['galley:0', 'space:1'], mark: '1' },
    { path: ['port:1'], mark: '2' },
    { path: ['space:1', 'space:2'], mark: '3' },
  ]);
});
