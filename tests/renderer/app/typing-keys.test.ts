import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import { defineComponent, h } from 'vue';
import { useKeys } from '../../../src/renderer/app/table/input/useKeys';
import { useBridge } from '../../../src/renderer/stores/main-process';
import type { Bridge } from '../../../src/ipc/contract';

useBridge({
  call: async () => ({ ok: true, value: null as never }),
  on: () => () => undefined,
} as Bridge);

const done: string[] = [];
const Table = defineComponent({
  setup() {
    useKeys({ active: () => true, past: () => false, send: (intent) => done.push(intent.do) });
    const range = h('input', { id: 'slider', type: 'range' });
    return () => h('div', [h('input', { id: 'field' }), h('textarea'), h('select'), range, h('button')]);
  },
});
const wrapper = mount(Table, { attachTo: document.body, global: { plugins: [createPinia()] } });

function press(selector: string, key: string): string[] {
  done.length = 0;
  wrapper.find(selector).element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return [...done];
}

test('keys typed into a text field are not shortcuts', () => {
  for (const field of ['#field', 'textarea', 'select'])
    for (const key of ['u', 'e', 'n', 'Escape']) expect(press(field, key), `${field} ${key}`).toEqual([]);
});

test('letters pressed on a button or a slider are shortcuts', () => {
  expect(press('button', 'u')).toEqual(['undo']);
  expect(press('#slider', 'u')).toEqual(['undo']);
});
