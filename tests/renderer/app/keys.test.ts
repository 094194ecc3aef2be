import { describe, expect, test } from 'vitest';
import { answering } from '../../../src/renderer/app/table/input/intents';
import type { Intent } from '../../../src/renderer/app/table/input/intents';
import { KEY_GROUPS } from '../../../src/renderer/app/table/input/key-list';
import { intentOfKey, keysOfTable } from '../../../src/renderer/app/table/input/keys';
import { keysEnglish } from '../../../src/renderer/locales/keys-en';
import { keysFrench } from '../../../src/renderer/locales/keys-fr';

const key = (name: string, held: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});
const wanted = (name: string, past = false) => intentOfKey(key(name), past)?.do ?? null;

describe('keys', () => {
  test.each([
    ['u', 'undo', null],
    ['y', 'redo', null],
    ['e', 'end', null],
    ['n', 'next', 'laterHighlight'],
    ['p', 'previous', 'earlierHighlight'],
    ['l', 'log', null],
    ['Escape', 'cancel', 'present'],
    ['ArrowLeft', null, 'back'],
    [' ', null, 'pause'],
    ['r', 'lookBack', 'lookBack'],
    ['0', 'fit', 'fit'],
    ['x', null, null],
    ['constructor', null, null],
  ])('%s wants %s of the present, and %s of the past', (name, present, past) => {
    expect([wanted(name), wanted(name, true)]).toEqual([present, past]);
  });

  test('a capital is its letter, and + and − undo each other', () => {
    expect(wanted('U')).toBe('undo');
    const factors = ['+', '-'].map((name) => intentOfKey(key(name), false) as { factor: number });
    expect(factors[0].factor * factors[1].factor).toBeCloseTo(1);
  });

  test('with Ctrl or ⌘ only undo and redo are the table’s', () => {
    const held = (name: string, more = {}) => intentOfKey(key(name, { ctrlKey: true, ...more }), false)?.do;
    expect([held('z'), held('Z', { shiftKey: true }), held('y'), held('u'), held('n')]).toEqual([
      'undo',
      'redo',
      'redo',
      undefined,
      undefined,
    ]);
  });
});

test('an intent comes to its answer, with what it says', () => {
  const heard: Intent[] = [];
  const send = answering(
    new Proxy({}, { get: () => (intent: Intent) => heard.push(intent) }) as Parameters<typeof answering>[0],
  );
  send({ do: 'zoom', factor: 2 });
  send({ do: 'undo' });
  expect(heard).toEqual([{ do: 'zoom', factor: 2 }, { do: 'undo' }]);
});

describe('the page of keys', () => {
  const listed = (...titles: readonly string[]) =>
    KEY_GROUPS.filter(({ title }) => titles.includes(title)).flatMap(({ lines }) => lines.flatMap(({ keys }) => keys));

  test('lists every key of the present', () => {
    const there = [...listed('choosing', 'turn', 'computers', 'seeing'), 'r'];
    expect(keysOfTable(false).filter((name) => !there.includes(name))).toEqual([]);
  });

  test('lists every key of a replay', () => {
    const there = listed('past', 'seeing');
    expect(keysOfTable(true).filter((name) => !there.includes(name))).toEqual([]);
  });

  test('lists no key the table does not know, but those of every page', () => {
    const PAGE = ['Tab', 'Enter', 'Shift', 'F1'];
    const known = [...keysOfTable(false), ...keysOfTable(true), ...PAGE];
    const all = KEY_GROUPS.flatMap(({ lines }) => lines.flatMap(({ keys }) => keys));
    expect(all.filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each([
    ['English', keysEnglish],
    ['French', keysFrench],
  ])('says in %s what each does', (_, { help }) => {
    const texts = KEY_GROUPS.flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(Object.keys(help.keys).sort()).toEqual([...texts].sort());
    expect(Object.keys(help.groups).sort()).toEqual(KEY_GROUPS.map(({ title }) => title).sort());
  });
});
