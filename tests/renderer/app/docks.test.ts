import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { defineComponent, h } from 'vue';
import { expect, test } from 'vitest';
import { useTableDocks } from '../../../src/renderer/app/table/useTableDocks';
import type { Rect } from '../../../src/renderer/board/board-types';
import { useDocks } from '../../../src/renderer/ui/docks';

const ROOM = { width: 900, height: 600 };

/** Returns where a dock starts among these pieces, as fractions of the free space. Its usual place is the top left. */
function startOn(pieces: readonly Rect[], size?: { width: number; height: number }) {
  let start: ReturnType<NonNullable<ReturnType<typeof useDocks>>['start']> | undefined;
  const Inside = {
    setup() {
      const docks = useDocks();
      return () => h('button', { onClick: () => (start = docks?.start(size)) });
    },
  };
  const Table = defineComponent({
    components: { Inside },
    setup: () =>
      useTableDocks(
        () => true,
        () => 0,
        () => pieces,
      ),
    template: '<div><i ref="column" /><i ref="floor" /><i ref="middle" /><Inside /></div>',
  });
  const mounted = mount(Table, { global: { plugins: [createPinia()] } });
  Object.defineProperties(mounted.findAll('i')[1].element, {
    offsetWidth: { value: ROOM.width },
    offsetHeight: { value: ROOM.height },
  });
  void mounted.find('button').trigger('click');
  mounted.unmount();
  return start;
}

test('a dock with a size starts where it covers the fewest pieces, and any other dock at its usual place', () => {
  const left = { x: 0, y: 0, width: 450, height: 600 };
  expect(startOn([left])).toEqual({ x: 0, y: 0 });
  const size = { width: 300, height: 200 };
  const free = startOn([left], size);
  expect((free?.x ?? 0) * (ROOM.width - size.width)).toBeGreaterThanOrEqual(450);
  expect(startOn([], { width: 900, height: 600 })).toEqual({ x: 0, y: 0 });
});
