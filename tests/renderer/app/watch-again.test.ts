import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import SinceLastTurn from '../../../src/renderer/app/table/log/SinceLastTurn.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { useReplay } from '../../../src/renderer/stores/replay';
import { useSettings } from '../../../src/renderer/stores/settings';
import { i18n } from '../../../src/renderer/ui/i18n';

afterEach(() => void vi.useRealTimers());

test('without animations, each move that is watched again stays on the board for a while', async () => {
  vi.useFakeTimers();
  const pinia = createPinia();
  setActivePinia(pinia);
  const log = [1, 2, 3].map((ply) => ({ ply, seat: 0, events: [{ type: `event ${ply}` }], barrier: null }));
  const seats = [{ name: 'Anna', kind: 'human' }];
  const table = { match: 'm', game: 'g', seats, ply: 3, viewer: null, view: 'view 3', deciders: [] };
  const call = (command: string, { ply }: { ply: number }) =>
    Promise.resolve({
      ok: true,
      value: command === 'matches.sit' ? { table, log, own: [] } : { view: `view ${ply}` },
    });
  useBridge({ call, on: () => () => undefined } as unknown as Bridge);
  await useMatch().open({ table, log, notice: null, unwritable: null } as never);
  useSettings().settings.speed = 'off';
  const replay = useReplay();
  const line = {
    seat: null,
    plies: [1, 2],
    items: [{ event: { type: 'x' }, text: { key: 'recap.free' }, concerns: false, weight: null }],
  };
  const ui = { ...GAME_UIS.gameUi('serenissima-1996'), places: () => [] };
  const card = mount(SinceLastTurn, {
    props: {
      ...{ ui: ui as never, view: {}, offering: false },
      since: { from: 0, lines: [line], away: 0, first: false },
    },
    global: { plugins: [pinia, i18n, GAME_UIS as never] },
  });
  await card.get('[data-testid="since:watch"]').trigger('click');
  const shown: unknown[] = [];
  for (let i = 0; i < 3; i++) {
    await flushPromises();
    shown.push(replay.view);
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(shown).toEqual(['view 1', 'view 2', null]);
  card.unmount();
});
