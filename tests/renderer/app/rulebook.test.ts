import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test, vi } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import RulebookDialog from '../../../src/renderer/app/rules/RulebookDialog.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useRulebook } from '../../../src/renderer/stores/rulebook';
import { i18n } from '../../../src/renderer/ui/i18n';

test('the rulebook still shows the requested ruling after the figures above it have loaded', async () => {
  setActivePinia(createPinia());
  useBridge({
    call: () => Promise.resolve({ ok: true, value: null }),
    on: () => () => undefined,
  } as unknown as Bridge);
  const figures = () => document.querySelectorAll('figure').length;
  const places: { id: string; figures: number }[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    places.push({ id: this.id, figures: figures() });
  });
  useRulebook().showRuling('doge-ship', 2);
  mount(RulebookDialog, { global: { plugins: [i18n, GAME_UIS as never] }, attachTo: document.body });
  await vi.dynamicImportSettled();
  await flushPromises();
  expect(figures()).toBeGreaterThan(0);
  expect(places.at(-1)).toEqual({ id: 'ruling-2', figures: figures() });
});
