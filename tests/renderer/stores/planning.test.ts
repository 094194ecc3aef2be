import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Bridge, Command } from '../../../src/ipc/contract';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { usePlanning } from '../../../src/renderer/stores/planning';

/** Main accepts any number of `step` moves. `roll` has an unknown result, and every other move is refused. */
type Move = { readonly type: string };
const choices = ['step', 'roll'].map((type) => ({ move: { type }, forecast: {} }));
const table = (ply: number) =>
  ({ match: 'm', ply, acting: 0, choices, seats: [], lesson: null, view: { ply } }) as never;
let failure: string | null;
let asked: Move[][];

function plan({ moves }: { moves: readonly Move[] }) {
  const known = moves.findIndex(({ type }) => type !== 'step');
  const steps = moves.slice(0, known < 0 ? moves.length : known);
  const refusal = { code: 'no', message: 'No.' };
  return {
    steps: steps.map((move) => ({ choice: { move, forecast: {} }, view: {}, figures: {} })),
    figures: {},
    table: table(1 + steps.length),
    stop: known < 0 ? null : moves[known].type === 'roll' ? { why: 'unforeseen', refusal: null } : { why: 'refused', refusal }, // prettier-ignore
  };
}

beforeEach(() => {
  setActivePinia(createPinia());
  failure = null;
  asked = [];
  useBridge({
    async call(command: Command, argument: never) {
      if (failure) return { ok: false, error: { code: failure, message: '' } };
      if (command !== 'matches.plan') throw new Error(command);
      asked.push((argument as { moves: Move[] }).moves);
      return { ok: true, value: plan(argument) };
    },
    on: () => () => undefined,
  } as unknown as Bridge);
});

/** Starts a plan. `played` records the moves that are played instead of queued. */
async function begun(...moves: readonly string[]) {
  const match = useMatch();
  match.table = table(1);
  const played: string[][] = [];
  vi.spyOn(match, 'play').mockImplementation((...clicked) => {
    played.push(clicked.map(({ move }) => move.type));
    return Promise.resolve();
  });
  const planning = usePlanning();
  await planning.begin(moves.map((type) => ({ type })));
  const choose = (...types: readonly string[]) => planning.choose(...types.map((type) => ({ move: { type } })));
  const queued = () => planning.clicks.map((click) => click.map(({ type }) => type));
  return { match, planning, choose, queued, played };
}

test('choices are queued instead of played, and only the plan’s table advances', async () => {
  const { match, planning, choose, queued, played } = await begun();
  await choose('step');
  await choose('step', 'step');
  expect(queued()).toEqual([['step'], ['step', 'step']]);
  expect([planning.table?.ply, match.table?.ply, played]).toEqual([4, 1, []]);
});

test('two quick choices are both queued', async () => {
  const { choose, queued } = await begun();
  await Promise.all([choose('step'), choose('step')]);
  expect(queued()).toEqual([['step'], ['step']]);
});

test('stepping back removes the last click', async () => {
  const { planning, choose, queued } = await begun();
  await choose('step');
  await choose('step', 'step');
  await planning.stepBack();
  expect([queued(), planning.table?.ply]).toEqual([[['step']], 2]);
});

test('a move with an unknown result ends the plan, and stepping back reopens it', async () => {
  const { planning, choose, queued } = await begun();
  await choose('step');
  await choose('roll');
  expect([planning.last?.choice.move.type, planning.table?.choices]).toEqual(['roll', []]);
  await choose('step');
  expect(queued()).toEqual([['step'], ['roll']]);
  await planning.stepBack();
  expect([planning.last, planning.table?.choices]).toEqual([null, choices]);
});

test('an illegal move is not queued, and its reason is shown until the next choice', async () => {
  const { planning, choose, queued } = await begun();
  await choose('step', 'fly');
  expect([queued(), planning.refusal?.code]).toEqual([[['step']], 'no']);
  await choose('step');
  expect(planning.refusal).toBeNull();
  expect(await planning.whyNot({ type: 'fly' })).toMatchObject({ code: 'no' });
  expect(queued()).toHaveLength(2);
});

test('playing the plan plays all moves as one click', async () => {
  const { planning, choose, played } = await begun('step');
  await choose('step', 'roll');
  await planning.play();
  expect([played, planning.active]).toEqual([[['step', 'step', 'roll']], false]);
  // The plan is over, so the next choice is played immediately.
  await choose('step');
  expect(played.at(-1)).toEqual(['step']);
});

test('any change to the table discards the plan', async () => {
  const { match, planning, choose } = await begun('step');
  match.table = table(2);
  expect([planning.active, planning.clicks, planning.table?.ply]).toEqual([false, [], 2]);
  await planning.begin();
  const choosing = choose('step');
  match.table = table(3);
  await choosing;
  expect([planning.active, planning.clicks]).toEqual([false, []]);
});

test('a closed plan can be continued until the table changes', async () => {
  const { match, planning, choose, queued } = await begun('step');
  await choose('step', 'step');
  planning.close();
  expect([planning.active, planning.table?.ply]).toEqual([false, 1]);
  await planning.begin();
  expect([queued(), planning.table?.ply]).toEqual([[['step'], ['step', 'step']], 4]);
  planning.toggle();
  match.table = table(2);
  await planning.begin();
  expect(queued()).toEqual([]);
});

test('an outdated table discards the plan and gives the reason', async () => {
  const { match, planning, choose } = await begun();
  failure = 'stale';
  await choose('step');
  expect([planning.active, match.refusal?.code]).toEqual([false, 'stale']);
});

test('there is no plan in a lesson, or if another player decides', async () => {
  const { match, planning } = await begun();
  for (const part of [{ lesson: {} }, { acting: null }]) {
    match.table = { ...(table(1) as object), ...part } as never;
    await planning.begin();
    expect(planning.active).toBe(false);
  }
  expect(asked).toEqual([[]]);
});
