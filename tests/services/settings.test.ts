import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/ipc/default-settings';
import { openCabinet } from './cabinet';

describe('settings', () => {
  test('are the usual ones until somebody changes them, and then they stay', async () => {
    const cabinet = openCabinet();
    expect(await cabinet.ask('settings.get', {})).toEqual(DEFAULT_SETTINGS);
    await cabinet.ask('settings.set', { speed: 'fast' });
    await cabinet.ask('settings.set', { scale: 1.5 });
    const after = { ...DEFAULT_SETTINGS, speed: 'fast', scale: 1.5 };
    expect(await cabinet.ask('settings.get', {})).toEqual(after);
    expect(await openCabinet(cabinet.files.disk).ask('settings.get', {})).toEqual(after);
  });

  test.each([{ scale: 3 }, { scale: 0 }, { speed: 'warp' }, { language: 'tlh' }, { freeUndo: 1 }, { colour: 'red' }])(
    '%j is refused and changes nothing',
    async (change) => {
      const cabinet = openCabinet();
      expect((await cabinet.refused('settings.set', change as never)).code).toBe('bad-request');
      expect(await cabinet.ask('settings.get', {})).toEqual(DEFAULT_SETTINGS);
      expect(cabinet.files.disk.size).toBe(0);
    },
  );

  test.each(['', '{', 'null', '{"scale":99}', '{"unknown":true}'])(
    'a file of %j is set aside, and the usual settings are used',
    async (text) => {
      const cabinet = openCabinet(new Map([['settings.json', text]]));
      expect(await cabinet.ask('settings.get', {})).toEqual(DEFAULT_SETTINGS);
      expect(cabinet.files.disk.get('settings.damaged.json')).toBe(text);
    },
  );

  test('a full disk does not change them in secret', async () => {
    const cabinet = openCabinet();
    cabinet.files.full = true;
    await cabinet.refused('settings.set', { speed: 'slow' });
    expect(await cabinet.ask('settings.get', {})).toEqual(DEFAULT_SETTINGS);
  });
});
