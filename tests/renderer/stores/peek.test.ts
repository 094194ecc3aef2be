import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { useMatch } from '../../../src/renderer/stores/match';
import { usePeek } from '../../../src/renderer/stores/peek';

beforeEach(() => setActivePinia(createPinia()));

const people = [{ kind: 'human' }, { kind: 'human' }];
const table = (part: object) => ({ seats: people, deciders: [], viewer: null, acting: 0, ...part }) as never;

test('a peek is possible if one of several people makes a public decision', () => {
  const match = useMatch();
  const peek = usePeek();
  expect(peek.possible).toBe(false);
  match.table = table({});
  expect(peek.possible).toBe(true);
  match.table = table({ acting: null });
  expect(peek.possible).toBe(false);
  match.table = table({ viewer: 0 });
  expect(peek.possible).toBe(false);
  match.table = table({ seats: people.slice(1) });
  expect(peek.possible).toBe(false);
});
