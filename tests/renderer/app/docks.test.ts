import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import type { Component } from 'vue';
import { defineComponent, h, onMounted, ref, useTemplateRef } from 'vue';
import { expect, test, vi } from 'vitest';
import { useTableDocks } from '../../../src/renderer/app/table/useTableDocks';
import type { Rect } from '../../../src/renderer/board/board-types';
import { useSettings } from '../../../src/renderer/stores/settings';
import Dock from '../../../src/renderer/ui/Dock.vue';
import { useDocks } from '../../../src/renderer/ui/docks';
import { i18n } from '../../../src/renderer/ui/i18n';

const ROOM = { width: 900, height: 600 };

/** Returns a table with docks. Its board has these pieces, and no room for a column beside it. */
const tableWith = (Inside: Component, pieces: readonly Rect[] = []) =>
  defineComponent({
    components: { Inside },
    setup: () =>
      useTableDocks(
        () => true,
        () => 0,
        () => pieces,
      ),
    template: '<div><i ref="column" /><i ref="floor" /><i ref="middle" /><Inside /></div>',
  });

/** Returns where a dock starts among these pieces, as fractions of the free space. Its usual place is the top left. */
function startOn(pieces: readonly Rect[], size?: { width: number; height: number }) {
  let start: ReturnType<NonNullable<ReturnType<typeof useDocks>>['start']> | undefined;
  const Inside = {
    setup() {
      const docks = useDocks();
      return () => h('button', { onClick: () => (start = docks?.start(size)) });
    },
  };
  const mounted = mount(tableWith(Inside, pieces), { global: { plugins: [createPinia()] } });
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

interface Hint {
  readonly window: readonly [width: number, height: number];
  readonly aside?: boolean;
  /** Whether the player has made it float. */
  readonly floats?: boolean;
}

/** Returns where the hint's dock is and in which element. */
async function placeOfHint({ window: [innerWidth, innerHeight], aside = true, floats = false }: Hint) {
  Object.assign(window, { innerWidth, innerHeight });
  setActivePinia(createPinia());
  if (floats) useSettings().settings.docks = { advice: { docked: false, x: 0, y: 0 } };
  const Panel = {
    components: { Dock },
    setup() {
      const docks = useDocks();
      const side = useTemplateRef<HTMLElement>('side');
      const open = ref(false);
      onMounted(() => docks && (docks.side.value = side.value));
      onMounted(() => setTimeout(() => (open.value = true)));
      return { aside, open };
    },
    template: '<p ref="side" /><Dock name="advice" :open="open" title="Hint" quiet :aside="aside" />',
  };
  const mounted = mount(tableWith(Panel), { attachTo: document.body, global: { plugins: [i18n] } });
  await vi.waitUntil(() => document.querySelector('[data-testid="dock:advice"]'));
  const found = document.querySelector('[data-testid="dock:advice"]');
  const place = found && `${found.getAttribute('data-place')} ${found.parentElement?.tagName}`;
  mounted.unmount();
  return place;
}

test.each<[string, Hint]>([
  ['side P', { window: [1366, 768] }],
  ['floor I', { window: [1366, 768], aside: false }],
  ['floor I', { window: [1366, 768], floats: true }],
  ['floor I', { window: [1366, 700] }],
  ['floor I', { window: [820, 1180] }],
])(
  'a hint is in the side panel if that has room and the player has not moved it away: %s in %j',
  async (place, hint) => {
    expect(await placeOfHint(hint)).toBe(place);
  },
);
