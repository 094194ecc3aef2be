import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { effectScope } from 'vue';
import type { EffectScope } from 'vue';
import type { PlanAdvice } from '../../../src/engine/bots/plan-advice';
import type { Table } from '../../../src/ipc/table';
import { usePlan } from '../../../src/renderer/app/table/advice/usePlan';
import type { AnyGameUi } from '../../../src/renderer/game-ui/game-ui';
import { useAdvice } from '../../../src/renderer/stores/advice';
import { useMatch } from '../../../src/renderer/stores/match';

const ui = {
  rows: ([{ move }]: { move: { type: string } }[]) => [
    { role: 'act', actor: null, target: null, options: [{ full: { key: move.type } }] },
  ],
} as unknown as AnyGameUi;

const step = (at: number, type: string) => ({ choice: { move: { type }, forecast: {} }, view: { at } });
const plan = { steps: [step(0, 'load'), step(1, 'sail'), step(2, 'sell')], then: [] } as unknown as PlanAdvice;

let scope: EffectScope;
beforeEach(() => {
  setActivePinia(createPinia());
  scope = effectScope();
});
afterEach(() => scope.stop());

test('an advised plan stays while it is followed; finished steps disappear, and other positions hide it', () => {
  useAdvice().plan = plan;
  const parts = scope.run(() => usePlan(() => ui).parts);
  const left = (at: number) => {
    useMatch().table = { view: { at }, acting: 0, viewer: 0 } as Table;
    return parts?.value.map(({ what }) => what.key);
  };
  expect(left(0)).toEqual(['load', 'sail', 'sell']);
  expect(left(1)).toEqual(['sail', 'sell']);
  expect(left(2)).toEqual(['sell']);
  expect(left(9)).toEqual([]);
  // Undo returns to the plan.
  expect(left(1)).toEqual(['sail', 'sell']);
});
