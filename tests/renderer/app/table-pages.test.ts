import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { effectScope, nextTick } from 'vue';
import { useTablePages } from '../../../src/renderer/app/table/useTablePages';
import type { Bridge } from '../../../src/ipc/contract';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';

const people = { seats: [{ name: 'Ada', kind: 'human' }], deciders: [], acting: 0, acts: [], choices: [], viewer: 0 };
const table = (over: boolean) => ({ match: 'm', game: 'g', ply: 1, view: {}, lesson: null, ...people, over }) as never;
const opened = (over: boolean) => ({ table: table(over), log: [], notice: null, unwritable: null }) as never;
const rest = () => new Promise((resolve) => setTimeout(resolve));

let scope = effectScope();
beforeEach(() => {
  setActivePinia(createPinia());
  useBridge({ call: () => new Promise(() => undefined), on: () => () => undefined } as unknown as Bridge);
  scope = effectScope();
});
afterEach(() => scope.stop());

/** Opens the table's pages with a board whose animations end when the returned functions are called. */
async function sit(over: boolean) {
  const match = useMatch();
  await match.open(opened(over));
  const ends = { perform: () => undefined as void, settle: () => undefined as void };
  match.attachBoard({
    perform: () => new Promise((resolve) => (ends.perform = resolve)),
    skip: () => undefined,
    settled: () => new Promise((resolve) => (ends.settle = resolve)),
  });
  const pages = scope.run(useTablePages) as ReturnType<typeof useTablePages>;
  return { match, pages, ends };
}

test('the final score waits until the board shows the end, and closes after an undo', async () => {
  const { match, pages, ends } = await sit(false);
  match.boardAppeared();
  // The last move was foreseen, so its result is known before the board has animated it.
  void match.perform([{ type: 'last' }], {});
  match.table = table(true);
  await rest();
  expect(pages.scored).toBe(false);
  ends.perform();
  await rest();
  // Animations of watched moves may still be running.
  expect(pages.scored).toBe(false);
  ends.settle();
  await rest();
  expect(pages.scored).toBe(true);
  match.table = table(false);
  await nextTick();
  expect(pages.scored).toBe(false);
});

test('a finished match shows its board before the final score', async () => {
  const { match, pages, ends } = await sit(true);
  await rest();
  expect(pages.scored).toBe(false);
  match.boardAppeared();
  await rest();
  ends.settle();
  await rest();
  expect(pages.scored).toBe(true);
});
