import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import type { SaveInfo } from '../../../src/ipc/shelf';
import { useApp } from '../../../src/renderer/stores/app';
import { useBridge } from '../../../src/renderer/stores/main-process';

const save = (match: string) => ({ match }) as SaveInfo;
let tell: (part: readonly SaveInfo[]) => void;
let answer: (saves: readonly SaveInfo[]) => void;

beforeEach(() => {
  setActivePinia(createPinia());
  tell = () => undefined;
  useBridge({
    call: (command: string) =>
      new Promise((resolve) => {
        if (command === 'matches.list') answer = (value) => resolve({ ok: true, value });
        else resolve({ ok: true, value: null });
      }),
    on: (_name: string, listener: typeof tell) => {
      tell = listener;
      return () => (tell = () => undefined);
    },
  } as unknown as Bridge);
});

test('the shelf shows saves as soon as they are read, each once, and then the whole list', async () => {
  const app = useApp();
  const read = app.refresh();
  expect([app.listed, app.reading]).toEqual([false, true]);
  tell([save('c'), save('b')]);
  tell([save('b')]);
  expect(app.saves.map(({ match }) => match)).toEqual(['c', 'b']);
  expect([app.listed, app.reading]).toEqual([true, true]);
  answer([save('c'), save('b'), save('a')]);
  await read;
  expect(app.saves.map(({ match }) => match)).toEqual(['c', 'b', 'a']);
  expect(app.reading).toBe(false);
});

test('the shelf keeps the list unchanged until a later reading is complete', async () => {
  const app = useApp();
  const first = app.refresh();
  answer([save('a')]);
  await first;
  const second = app.refresh();
  tell([save('b')]);
  expect([app.saves.map(({ match }) => match), app.reading]).toEqual([['a'], false]);
  answer([save('b'), save('a')]);
  await second;
  expect(app.saves).toHaveLength(2);
});
