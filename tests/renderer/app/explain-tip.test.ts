import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { defineComponent, nextTick } from 'vue';
import { expect, test, vi } from 'vitest';
import ExplainTip from '../../../src/renderer/app/parts/ExplainTip.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { showExplanation, vExplain } from '../../../src/renderer/ui/explain';
import { i18n } from '../../../src/renderer/ui/i18n';
import { overlap } from '../../../src/renderer/ui/place-tip';
import type { Box } from '../../../src/renderer/ui/place-tip';

const TIP = { width: 300, height: 90 };
/** A piece, its neighbours on all sides, and two rows of pieces below. */
const PIECES: readonly Box[] = [
  { left: 100, top: 100, width: 60, height: 60 },
  { left: 20, top: 100, width: 60, height: 60 },
  { left: 180, top: 110, width: 60, height: 60 },
  { left: 100, top: 20, width: 60, height: 60 },
  ...[200, 300].flatMap((top) => [0, 100, 200, 300].map((left): Box => ({ left, top, width: 90, height: 60 }))),
];

test('a piece’s tooltip covers no other piece, even if none can be chosen', async () => {
  setActivePinia(createPinia());
  const Board = defineComponent({
    directives: { explain: vExplain },
    components: { ExplainTip },
    setup: () => ({ pieces: PIECES.map((box) => ({ title: 'A port', at: () => box })) }),
    template: '<main><button v-for="piece in pieces" v-explain="piece" class="board-button" /><ExplainTip /></main>',
  });
  const mounted = mount(Board, { global: { plugins: [i18n, GAME_UIS as never] }, attachTo: document.body });
  HTMLElement.prototype.showPopover ??= () => undefined;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, TIP.width, TIP.height));
  showExplanation(mounted.find('button').element);
  await nextTick();
  await nextTick();
  const { left, top } = document.querySelector<HTMLElement>('.tip')?.style ?? { left: '', top: '' };
  const tip = { ...TIP, left: parseFloat(left), top: parseFloat(top) };
  expect(PIECES.filter((box) => overlap(box, tip))).toEqual([]);
  expect(tip.left).toBeLessThan(400);
  showExplanation(null);
  mounted.unmount();
  vi.restoreAllMocks();
});
