import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { intentDispatcher } from '../../../src/renderer/app/table/input/intents';
import type { Intent } from '../../../src/renderer/app/table/input/intents';
import { KEY_GROUPS } from '../../../src/renderer/app/table/input/key-list';
import { intentOfKey, keysOfTable } from '../../../src/renderer/app/table/input/keys';
import { keysSchema, SHORTCUT_NAMES, withKey, withDefaultKeys } from '../../../src/ipc/shortcuts';
import { keysEnglish } from '../../../src/renderer/locales/keys-en';
import { keysFrench } from '../../../src/renderer/locales/keys-fr';

const USUAL = withDefaultKeys({});

const press = (key: string, { code = '', graph = false, ...held }: Held = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  getModifierState: (name: string) => name === 'AltGraph' && graph,
  ...held,
});
type Held = Partial<Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>> & {
  readonly graph?: boolean;
};
const wanted = (name: string, held: Held = {}, { past = false, mac = false, keys = USUAL } = {}) =>
  intentOfKey(press(name, held), past, keys, mac)?.do ?? null;

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
  ])('%s triggers %s at the table, and %s in a replay', (name, present, past) => {
    expect([wanted(name), wanted(name, {}, { past: true })]).toEqual([present, past]);
  });

  test('capital letters count as lower-case letters, + and − undo each other, and = zooms like +', () => {
    expect(wanted('U')).toBe('undo');
    const factors = ['+', '-', '='].map((name) => intentOfKey(press(name), false, USUAL) as { factor: number });
    expect(factors[0].factor * factors[1].factor).toBeCloseTo(1);
    expect(factors[2]).toEqual(factors[0]);
  });

  test.each([
    ['on Windows and Linux', false, { ctrlKey: true }],
    ['on a Mac', true, { metaKey: true }],
  ])('with the command key, only undo and redo reach the table, %s', (_where, mac, held) => {
    const all = [['z'], ['Z', { shiftKey: true }], ['y'], ['u'], ['n'], ['Escape']] as const;
    expect(all.map(([name, more]) => wanted(name, { ...held, ...more }, { mac }))).toEqual(['undo', 'redo', 'redo', null, null, null]); // prettier-ignore
  });

  test.each([
    ['Alt', { altKey: true }, false],
    ['AltGr', { graph: true }, false],
    ['AltGr as Windows reports it', { graph: true, ctrlKey: true, altKey: true }, false],
    ['Meta', { metaKey: true }, false],
    ['Alt and Ctrl', { altKey: true, ctrlKey: true }, false],
    ['⌥ on a Mac', { altKey: true }, true],
    ['Ctrl on a Mac', { ctrlKey: true }, true],
  ])('with %s, no letter is a shortcut', (_name, held, mac) => {
    for (const name of [...'abcdefghijklmnopqrstuvwxyzé']) expect(wanted(name, held, { mac }), name).toBeNull();
  });

  test.each([
    ['Cyrillic', 'г', 'т'],
    ['Greek', 'θ', 'ν'],
    ['Hebrew', 'ו', 'מ'],
    ['full-width', 'ｕ', 'Ｎ'],
    ['an input method', 'Process', 'Process'],
  ])('on %s, letters count by position', (_layout, u, n) => {
    expect([wanted(u, { code: 'KeyU' }), wanted(n, { code: 'KeyN' })]).toEqual(['undo', 'next']);
    expect(wanted('я', { code: 'KeyZ', ctrlKey: true })).toBe('undo');
  });

  test('on other Latin layouts, letters count by name, not by position', () => {
    expect(wanted('.', { code: 'KeyE' })).toBeNull();
    expect([wanted('z', { code: 'KeyW', ctrlKey: true }), wanted('é', { code: 'KeyE' })]).toEqual(['undo', null]);
  });

  test('keys pressed while composing are ignored', () => {
    expect(['Enter', 'Escape', 'u'].map((name) => wanted(name, { isComposing: true }))).toEqual([null, null, null]);
  });

  test('a character typed with AltGr works as a shortcut', () => {
    expect(wanted('+', { graph: true, ctrlKey: true, altKey: true })).toBe('zoom');
  });
});

describe('chosen keys', () => {
  test('a reassigned shortcut gets its new key and loses its default key', () => {
    const keys = withDefaultKeys(withKey({}, 'end', 'x'));
    expect([wanted('x', {}, { keys }), wanted('e', {}, { keys })]).toEqual(['end', null]);
  });

  test('two shortcuts can swap keys, and a default key is not stored', () => {
    const swapped = withKey({}, 'end', 'u');
    expect(swapped).toEqual({ undo: 'e', end: 'u' });
    expect(withKey(swapped, 'end', 'e')).toEqual({});
  });

  test('a shortcut gets a spare key if the player has given its default key to another one', () => {
    const keys = withDefaultKeys({ undo: 'd' });
    expect([keys.undo, keys.plan]).toEqual(['d', 'a']);
    expect(v.safeParse(keysSchema, { undo: 'd' }).success).toBe(true);
  });

  test('= zooms in only if neither it nor + is assigned to something else', () => {
    expect(wanted('=', {}, { keys: withDefaultKeys(withKey({}, 'end', '=')) })).toBe('end');
    expect(wanted('=', {}, { keys: withDefaultKeys(withKey({}, 'zoomIn', 'i')) })).toBeNull();
  });

  test.each([
    [{ end: 'U' }, 'a capital'],
    [{ end: ' ' }, 'a space'],
    [{ end: 'ab' }, 'two characters'],
    [{ end: 'é' }, 'a letter that some keyboards lack'],
    [{ end: 'u', undo: 'u' }, 'one key for two shortcuts'],
    [{ launch: 'x' }, 'an unknown shortcut'],
  ])('settings with %j are refused: %s', (keys: object, _why: string) => {
    expect(v.safeParse(keysSchema, keys).success).toBe(false);
  });
});

test('a shortcut calls its handler with its arguments', () => {
  const heard: Intent[] = [];
  const send = intentDispatcher(
    new Proxy({}, { get: () => (intent: Intent) => heard.push(intent) }) as Parameters<typeof intentDispatcher>[0],
  );
  send({ do: 'zoom', factor: 2 });
  send({ do: 'undo' });
  expect(heard).toEqual([{ do: 'zoom', factor: 2 }, { do: 'undo' }]);
});

describe('the keyboard page', () => {
  const listed = (...titles: readonly string[]) =>
    KEY_GROUPS.filter(({ title }) => titles.includes(title)).flatMap(({ lines }) => lines.flatMap(({ keys }) => keys));

  test('lists every key outside a replay', () => {
    const there = [...listed('choosing', 'turn', 'computers', 'seeing'), 'lookBack'];
    expect(keysOfTable(false).filter((name) => !there.includes(name))).toEqual([]);
  });

  test('lists every key in a replay', () => {
    const there = listed('past', 'seeing');
    expect(keysOfTable(true).filter((name) => !there.includes(name))).toEqual([]);
  });

  test('lists only keys that the table or every page handles', () => {
    const PAGE = ['Tab', 'Enter', 'Shift', 'F1'];
    const known = [...keysOfTable(false), ...keysOfTable(true), ...PAGE];
    const all = KEY_GROUPS.flatMap(({ lines }) => lines.flatMap(({ keys }) => keys));
    expect(all.filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each([
    ['English', keysEnglish],
    ['French', keysFrench],
  ])('describes in %s what each key does', (_, { help, keys }) => {
    expect(Object.keys(keys.names)).toEqual(SHORTCUT_NAMES);
    const texts = KEY_GROUPS.flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(Object.keys(help.keys).sort()).toEqual([...texts].sort());
    expect(Object.keys(help.groups).sort()).toEqual(KEY_GROUPS.map(({ title }) => title).sort());
  });
});
