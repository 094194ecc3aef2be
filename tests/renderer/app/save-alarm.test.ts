import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import SaveAlarm from '../../../src/renderer/app/table/SaveAlarm.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { i18n } from '../../../src/renderer/ui/i18n';

beforeEach(() => {
  setActivePinia(createPinia());
  useBridge({ on: () => () => undefined } as unknown as Bridge);
});

const alarm = () => mount(SaveAlarm, { props: { game: 'la-loire' }, global: { plugins: [i18n, GAME_UIS as never] } });

test('a view-only match says why, and is opened again on request', async () => {
  const match = useMatch();
  match.unwritable = 'read-only';
  const reload = vi.spyOn(match, 'reload').mockResolvedValue();
  const bar = alarm();
  expect(bar.get('[data-testid="unwritable"]').text()).toContain('read-only');
  await bar.get('[data-testid="unwritable:retry"]').trigger('click');
  expect(reload).toHaveBeenCalledOnce();
});

test('a match that is open in another window has no button to open it again', () => {
  useMatch().unwritable = 'look-only';
  expect(alarm().find('button').exists()).toBe(false);
});

test('an alarm that already gives the reason is shown alone until it is closed', async () => {
  const match = useMatch();
  match.reportUnsaved({ code: 'read-only', message: '' });
  const bar = alarm();
  expect(bar.find('[data-testid="unwritable"]').exists()).toBe(false);
  await bar.get('[data-testid="alarm"] button').trigger('click');
  expect(bar.find('[data-testid="unwritable"]').exists()).toBe(true);
});
