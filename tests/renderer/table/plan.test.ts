import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { effectScope } from 'vue';
import { usePlan } from '../../../src/renderer/app/table/advice/usePlan';
import type { Row } from '../../../src/renderer/game-ui/rows';
import { useAdvice } from '../../../src/renderer/stores/advice';
import { useMatch } from '../../../src/renderer/stores/match';
import { row } from './rows';

let scope = effectScope();
beforeEach(() => {
  setActivePinia(createPinia());
  scope = effectScope();
});
afterEach(() => scope.stop());

/** Returns the parts and the route of a plan with one step per row, before its first step. */
function planOf(rows: readonly Row[]) {
  const steps = rows.map(({ options }, i) => ({ choice: options[0].choice, view: { step: i } }));
  useMatch().table = { seats: [], deciders: [], view: { step: 0 }, acting: 0, viewer: 0 } as never;
  useAdvice().plan = { steps, then: [] } as never;
  const ui = { rows: ([{ move }]: { move: { type: string } }[]) => rows.filter(({ key }) => key === move.type) };
  const plan = scope.run(() => usePlan(() => ui as never));
  return { parts: plan?.parts.value, route: plan?.route.value };
}

test('a step without a place on the board has no path', () => {
  const { parts, route } = planOf([row('pass')]);
  expect(parts).toMatchObject([{ path: [], travels: false, goes: false }]);
  expect(route).toEqual([]);
});

test('a step is shown at its option’s place or, without one, at its row’s target', () => {
  const rows = [row('build', { target: 'port:1' }), row('buy', { target: 'port:1' }, { target: 'port:2' })];
  expect(planOf(rows).route).toEqual([['port:1'], ['port:2']]);
});

test('consecutive moves of one piece form one path', () => {
  const sail = (name: string, target: string) => row(name, { role: 'travel', actor: 'galley:0', target });
  const { parts, route } = planOf([sail('sail', 'space:1'), sail('on', 'space:2')]);
  expect(parts).toHaveLength(1);
  expect(route).toEqual([['galley:0', 'space:1', 'space:2']]);
});
