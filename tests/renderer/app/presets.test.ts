import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import type { TableSetup } from '../../../src/ipc/seats';
import type { Settings } from '../../../src/ipc/settings-schema';
import { DEFAULT_SETTINGS } from '../../../src/ipc/default-settings';
import TablePresets from '../../../src/renderer/app/new-game/TablePresets.vue';
import { i18n } from '../../../src/renderer/ui/i18n';
import { useApp } from '../../../src/renderer/stores/app';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useSettings } from '../../../src/renderer/stores/settings';

const table: TableSetup = { seats: [{ kind: 'human' }, { kind: 'human' }], options: {} };
/** The stored settings, including the presets. */
let written: Settings;
/** Whether the disk is full. */
let full: boolean;

beforeEach(async () => {
  setActivePinia(createPinia());
  full = false;
  written = { ...DEFAULT_SETTINGS, presets: [{ name: 'Sunday', game: 'la-loire', table }] };
  useBridge({
    call: (command: string, change: Partial<Settings>) => {
      if (command === 'settings.set' && full)
        return Promise.resolve({ ok: false, error: { code: 'disk-full', message: 'The disk is full.' } });
      written = { ...written, ...change };
      return Promise.resolve({ ok: true, value: written });
    },
    on: () => () => undefined,
  } as unknown as Bridge);
  await useSettings().load();
});

function presets() {
  const part = mount(TablePresets, { props: { game: 'la-loire', table }, global: { plugins: [i18n] } });
  const press = async (name: string) => {
    await part.get(`[data-testid="preset:${name}"]`).trigger('click');
    await flushPromises();
  };
  return {
    part,
    press,
    listed: () => part.findAll('option:not([value=""])').map((option) => option.text()),
    async keep(name: string) {
      await press('new');
      await part.get('[data-testid="preset:name"]').setValue(name);
      await press('save');
    },
  };
}

test('a saved table is listed and chosen', async () => {
  const { keep, listed, part } = presets();
  await keep('Monday');
  expect(listed()).toEqual(['Sunday', 'Monday']);
  expect(part.get('select').element.value).toBe('Monday');
  expect(written.presets.map(({ name }) => name)).toEqual(['Sunday', 'Monday']);
});

test('a table that main could not save is not listed, and the player can save again', async () => {
  const { keep, listed, press } = presets();
  full = true;
  await keep('Monday');
  expect(useApp().notice).toMatchObject({ refusal: { code: 'disk-full' } });
  expect(listed()).toEqual(['Sunday']);
  full = false;
  await press('save');
  expect(listed()).toEqual(['Sunday', 'Monday']);
});

test('a table that could not be deleted is still listed', async () => {
  const { listed, part, press } = presets();
  await part.get('select').setValue('Sunday');
  full = true;
  await press('delete');
  expect(listed()).toEqual(['Sunday']);
  expect(part.get('select').element.value).toBe('Sunday');
});
