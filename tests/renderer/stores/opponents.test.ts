import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { nextTick } from 'vue';
import type { Bridge } from '../../../src/ipc/contract';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { useOpponents } from '../../../src/renderer/stores/opponents';

/** A table at which a computer must decide. Main never answers. */
const table = {
  match: 'm',
  seats: [
    { name: 'Anna', kind: 'human' },
    { name: 'Bruno', kind: 'computer', level: 'admiral' },
  ],
  ply: 3,
  viewer: 0,
  acting: null,
  deciders: [{ seat: 1, private: false }],
  choices: [],
  acts: [],
};
let asked: string[];

beforeEach(() => {
  setActivePinia(createPinia());
  asked = [];
  useBridge({
    call: (command: string) => {
      asked.push(command);
      return new Promise(() => undefined);
    },
    on: () => () => undefined,
  } as unknown as Bridge);
});

test('asking again while a computer thinks does not make it think twice', async () => {
  const opponents = useOpponents();
  useMatch().table = table as never;
  await nextTick();
  expect(asked).toEqual(['matches.think']);
  opponents.again();
  expect(asked).toEqual(['matches.think']);
  opponents.thinking = null;
  opponents.again();
  expect(asked).toEqual(['matches.think', 'matches.think']);
});
