import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { effectScope, nextTick } from 'vue';
import type { Bridge, Command } from '../../../src/ipc/contract';
import { useSinceLastTurn } from '../../../src/renderer/app/table/log/useSinceLastTurn';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { useSettings } from '../../../src/renderer/stores/settings';
import { showWindow } from '../visibility';

/** A table with one person and a computer, where every move begins a turn. */
const table = (ply: number, acting = 0) => ({
  match: 'm',
  game: 'g',
  seats: [
    { name: 'Anna', kind: 'human' },
    { name: 'Doge', kind: 'computer' },
  ],
  ply,
  viewer: 0,
  view: {},
  deciders: [{ seat: acting, private: false }],
  acting,
  choices: [],
  undo: { possible: false, seat: null, reason: 'start' },
  redo: { possible: false, seat: null, reason: 'end' },
  over: false,
  acts: [],
  score: null,
});
const entry = (ply: number, seat: number) => ({ ply, seat, events: [{ type: 'turn' }], barrier: null });
const ui = () =>
  ({ moments: { heading: () => ({ level: 'turn' }) }, recap: { text: () => ({ key: 'moved' }) } }) as never;

let written: unknown[];
let scope: ReturnType<typeof effectScope>;

async function sit(plies: number) {
  const match = useMatch();
  const log = Array.from({ length: plies }, (_, i) => entry(i + 1, (i + 1) % 2));
  await match.open({ table: table(plies), log, notice: null, unwritable: null } as never);
  useSettings().settings.sinceLastTurn = false;
  scope = effectScope();
  return { match, since: scope.run(() => useSinceLastTurn(ui)) as ReturnType<typeof useSinceLastTurn> };
}

beforeEach(() => {
  setActivePinia(createPinia());
  written = [];
  const answers: Partial<Record<Command, (argument: never) => unknown>> = {
    'matches.sit': () => ({ table: table(4), log: [], own: [] }),
    'matches.play': () => ({ entries: [entry(5, 0)], table: table(5) }),
    'settings.set': (part: object) => {
      written.push(part);
      return { ...useSettings().settings, ...part };
    },
  };
  useBridge({
    call: (command: Command, argument: never) => Promise.resolve({ ok: true, value: answers[command]?.(argument) }),
    on: () => () => undefined,
  } as unknown as Bridge);
});
afterEach(() => scope.stop());

test('faster computer turns are offered from the third turn until the next decision', async () => {
  const { match, since } = await sit(4);
  expect(since.offering.value).toBe(true);
  await match.play({ move: { type: 'draw' } });
  await nextTick();
  expect([since.offering.value, written]).toEqual([false, [{ computers: 'normal' }]]);
});

test('closing the card counts as an answer', async () => {
  const { since } = await sit(4);
  since.close();
  await nextTick();
  expect([since.offering.value, written]).toEqual([false, [{ computers: 'normal' }]]);
});

test('if faster computer turns were not offered, no answer is stored', async () => {
  const { match, since } = await sit(1);
  expect(since.offering.value).toBe(false);
  since.close();
  await match.play({ move: { type: 'draw' } });
  await nextTick();
  expect(written).toEqual([]);
});

test('the moves made while the window was hidden are recapped once, when it is shown again', async () => {
  const { match, since } = await sit(4);
  useSettings().settings.sinceLastTurn = true;
  // While the computer decides, there is no recap since the player's last decision.
  const acting = (ply: number) => (match.table = table(ply, 1) as never);
  acting(4);
  showWindow(false);
  acting(7);
  expect(since.card.value).toBeNull();
  showWindow(true);
  await nextTick();
  expect(since.card.value).toMatchObject({ from: 4, away: 3 });
  since.close();
  expect(since.card.value).toBeNull();
  showWindow(false);
  showWindow(true);
  await nextTick();
  expect(since.card.value).toBeNull();
});

test('the recap lists the moves before the player’s first turn, until it is closed', async () => {
  const { match, since } = await sit(0);
  useSettings().settings.sinceLastTurn = true;
  expect(since.card.value).toBeNull();
  match.log = [entry(1, 1), entry(2, 1)] as never;
  match.table = table(2) as never;
  expect(since.card.value).toMatchObject({ from: 0, away: 0, first: true });
  since.close();
  expect(since.card.value).toBeNull();
});

test('an answer to a rival’s question does not end the recap, and a closed recap returns only with later moves', async () => {
  const { match, since } = await sit(2);
  useSettings().settings.sinceLastTurn = true;
  const answer = { ...entry(4, 0), events: [{ type: 'blockadeAnswered', seat: 0, bars: 'answer' }] };
  const goTo = async (...log: object[]) => {
    match.log = log as never;
    match.table = table(log.length) as never;
    await nextTick();
  };
  const asked = [entry(1, 1), entry(2, 0), entry(3, 1)];
  await goTo(...asked);
  expect(since.card.value).toMatchObject({ from: 2 });
  await goTo(...asked, answer, entry(5, 1));
  expect(since.card.value?.from).toBe(2);
  since.close();
  expect(since.card.value).toBeNull();
  await goTo(...asked, answer, entry(5, 1), entry(6, 1));
  expect(since.card.value?.from).toBe(5);
  const own = { ...entry(7, 0), events: [{ type: 'sailed', seat: 0 }] };
  await goTo(...asked, answer, entry(5, 1), entry(6, 1), own);
  expect(since.card.value).toBeNull();
  // After an undo, the news from before the decision does not return.
  await goTo(...asked, answer, entry(5, 1), entry(6, 1));
  expect(since.card.value).toBeNull();
});

test.each([
  [1366, 768, { docked: true, brief: true }],
  [1920, 1080, { docked: true, brief: false }],
  [1366, 1024, { docked: true, brief: false }],
  [1280, 720, { docked: false, brief: false }],
  [820, 1180, { docked: false, brief: false }],
])('in a window of %i × %i, whether the recap is in the side panel, and brief: %j', async (width, height, expected) => {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  const { since } = await sit(0);
  expect({ docked: since.docked.value, brief: since.brief.value }).toEqual(expected);
});
