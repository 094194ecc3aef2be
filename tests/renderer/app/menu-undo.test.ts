import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defineComponent, h } from 'vue';
import type { Bridge } from '../../../src/ipc/contract';
import type { Notifications } from '../../../src/ipc/notifications';
import { useKeys } from '../../../src/renderer/app/table/input/useKeys';
import { useBridge } from '../../../src/renderer/stores/main-process';

let ask: (payload: Notifications['app.ask']) => void = () => undefined;
let listening = 0;
useBridge({
  call: async () => ({ ok: true, value: null as never }),
  on: (_name, listener) => {
    listening++;
    ask = listener as typeof ask;
    return () => void listening--;
  },
} as Bridge);

/** A table that records its shortcuts, next to a text field, a slider and a button. */
function table(active = true, past = false) {
  const done: string[] = [];
  const Table = defineComponent({
    setup() {
      useKeys({ active: () => active, past: () => past, send: (intent) => done.push(intent.do) });
      return () => h('div', [h('input', { id: 'field' }), h('input', { id: 'slider', type: 'range' }), h('button')]);
    },
  });
  const wrapper = mount(Table, { attachTo: document.body });
  const focus = (selector: string) => (wrapper.find(selector).element as HTMLElement).focus();
  return { wrapper, done, focus };
}

const press = (key: string, how: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  document.body.dispatchEvent(event);
  return event;
};

beforeEach(() => void setActivePinia(createPinia()));
let mounted: ReturnType<typeof table>['wrapper'] | undefined;
afterEach(() => mounted?.unmount());

describe('undo and redo', () => {
  test('from the menu reach the table, as its keyboard shortcuts do', () => {
    const { wrapper, done, focus } = table();
    mounted = wrapper;
    ask({ what: 'undo' });
    focus('button');
    ask({ what: 'redo' });
    focus('#slider');
    ask({ what: 'undo' });
    expect(done).toEqual(['undo', 'redo', 'undo']);
  });

  test('from the menu are sent to a focused text field', () => {
    const { wrapper, done, focus } = table();
    mounted = wrapper;
    focus('#field');
    ask({ what: 'undo' });
    expect(done).toEqual([]);
  });

  test('from the menu are disabled together with the table’s keys: under a dialog, behind a curtain, in a replay', () => {
    const { wrapper, done } = table(false);
    mounted = wrapper;
    ask({ what: 'undo' });
    wrapper.unmount();
    const past = table(true, true);
    mounted = past.wrapper;
    ask({ what: 'undo' });
    expect([...done, ...past.done]).toEqual([]);
  });

  test('are no longer handled after leaving the table', () => {
    const before = listening;
    table().wrapper.unmount();
    expect(listening).toBe(before);
  });

  test.each([
    ['z', { ctrlKey: true }, ['undo']],
    ['y', { ctrlKey: true }, ['redo']],
    // The Command key only counts on a Mac (tests/renderer/app/keys.test.ts).
    ['z', { metaKey: true }, []],
    ['Z', { ctrlKey: true, shiftKey: true }, ['redo']],
    ['n', { ctrlKey: true }, []],
  ] as const)('%s with %j triggers %j, and a key the table handled does not reach the menu', (key, how, what) => {
    const { wrapper, done } = table();
    mounted = wrapper;
    expect(press(key, how).defaultPrevented).toBe(what.length > 0);
    expect(done).toEqual(what);
  });
});
