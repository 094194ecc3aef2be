import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/ipc/default-settings';
import { createSettings } from '../../src/main/services/settings';
import { openTestApp } from '../../tools/harness/test-app';

describe('settings', () => {
  test('have defaults until changed, and then persist', async () => {
    const app = openTestApp();
    expect(await app.ask('settings.get', {})).toEqual(DEFAULT_SETTINGS);
    await app.ask('settings.set', { speed: 'fast' });
    await app.ask('settings.set', { textSize: 1.5 });
    const after = { ...DEFAULT_SETTINGS, speed: 'fast', textSize: 1.5 };
    expect(await app.ask('settings.get', {})).toEqual(after);
    expect(await openTestApp(app.files.disk).ask('settings.get', {})).toEqual(after);
  });

  test.each([
    { textSize: 3 },
    { textSize: 0 },
    { textSize: 'large' },
    { scale: 1.5 },
    { speed: 'warp' },
    { language: 'tlh' },
    { freeUndo: 1 },
    { colour: 'red' },
    { speed: undefined },
    { tables: { '../x': { seats: [{ kind: 'human' }], options: {} } } },
    { tables: { 'la-loire': { seats: [], options: {} } } },
    { presets: [{ name: ' ', game: 'la-loire', table: { seats: [{ kind: 'human' }], options: {} } }] },
    { presets: [{ name: 'Sunday', game: 'la-loire', table: { seats: [], options: {} } }] },
    { tables: { 'la-loire': { seats: [{ kind: 'computer', level: 'god' }], options: {} } } },
  ])('%j is refused and changes nothing', async (change) => {
    const app = openTestApp();
    expect((await app.refused('settings.set', change as never)).code).toBe('bad-request');
    expect(await app.ask('settings.get', {})).toEqual(DEFAULT_SETTINGS);
    expect(app.files.disk.size).toBe(0);
  });

  test.each(['', '{', 'null', '{"textSize":99}', '{"scale":99}', '{"unknown":true}'])(
    'from a file with %j are replaced by the defaults, and the file is set aside',
    async (text) => {
      const app = openTestApp(new Map([['settings.json', text]]));
      expect(await app.ask('settings.get', {})).toEqual(DEFAULT_SETTINGS);
      expect(app.files.disk.get('settings.damaged.json')).toBe(text);
    },
  );

  test.each([
    ['{"scale":1.5,"mute":true}', 1.5],
    ['{"scale":1,"mute":true}', 'auto'],
    ['{"mute":true}', 'auto'],
    ['{"textSize":1,"mute":true}', 1],
  ])(
    'from a file with %j have text size %j: a size chosen before automatic sizes were introduced is kept',
    async (text, size) => {
      const app = openTestApp(new Map([['settings.json', text]]));
      expect(await app.ask('settings.get', {})).toEqual({ ...DEFAULT_SETTINGS, mute: true, textSize: size });
      expect(app.files.disk.has('settings.damaged.json')).toBe(false);
      await app.ask('settings.set', { mute: false });
      expect(app.files.disk.get('settings.json')).not.toContain('scale');
    },
  );

  test('include each game’s last table; older files have none, and only a broken table is dropped', async () => {
    const table = {
      seats: [
        { name: 'Ada', kind: 'human' },
        { kind: 'computer', level: 'doge' },
      ],
      options: { end: 4 },
    };
    const { files, ask } = openTestApp(new Map([['settings.json', '{"mute":true}']]));
    expect((await ask('settings.get', {})).tables).toEqual({});
    await ask('settings.set', { tables: { 'la-loire': table } } as never);
    const after = { ...DEFAULT_SETTINGS, mute: true, tables: { 'la-loire': table } };
    expect(await openTestApp(files.disk).ask('settings.get', {})).toEqual(after);
    files.disk.set('settings.json', JSON.stringify({ ...after, tables: { 'la-loire': { seats: 'many' } } }));
    expect(await openTestApp(files.disk).ask('settings.get', {})).toEqual({ ...after, tables: {} });
  });

  test('include named tables, and only a broken table is dropped', async () => {
    const preset = { name: 'Sunday', game: 'la-loire', table: { seats: [{ kind: 'human' }], options: { end: 4 } } };
    const { files, ask } = openTestApp(new Map([['settings.json', '{"mute":true}']]));
    expect((await ask('settings.get', {})).presets).toEqual([]);
    await ask('settings.set', { presets: [preset] } as never);
    const after = { ...DEFAULT_SETTINGS, mute: true, presets: [preset] };
    expect(await openTestApp(files.disk).ask('settings.get', {})).toEqual(after);
    files.disk.set('settings.json', JSON.stringify({ ...after, presets: [{ name: 'Sunday' }] }));
    expect(await openTestApp(files.disk).ask('settings.get', {})).toEqual({ ...after, presets: [] });
  });

  test('are not changed silently on a full disk', async () => {
    const app = openTestApp();
    app.files.full = true;
    await app.refused('settings.set', { speed: 'slow' });
    expect(await app.ask('settings.get', {})).toEqual(DEFAULT_SETTINGS);
  });

  test('keep valid keys next to an unknown or broken key', async () => {
    const text = '{"speed":"slow","textSize":99,"future":true,"mute":true,"music":"loud"}';
    const app = openTestApp(new Map([['settings.json', text]]));
    expect(await app.ask('settings.get', {})).toEqual({ ...DEFAULT_SETTINGS, speed: 'slow', mute: true });
    expect(app.files.disk.get('settings.damaged.json')).toBe(text);
  });

  test('are read again after one failure, and not cached if the failure persists', async () => {
    const text = JSON.stringify({ ...DEFAULT_SETTINGS, mute: true });
    for (const failures of [1, 2, 3]) {
      const app = openTestApp(new Map([['settings.json', text]]));
      const { read } = app.files;
      let left = failures;
      app.files.read = async (path) => {
        if (left-- > 0) throw Object.assign(new Error('not now'), { code: 'EIO' });
        return read(path);
      };
      if (failures > 1) expect((await app.refused('settings.get', {})).code).toBe('disk-fault');
      expect((await app.ask('settings.get', {})).mute).toBe(true);
      await app.ask('settings.set', { speed: 'fast' });
      expect(JSON.parse(app.files.disk.get('settings.json') ?? '')).toMatchObject({ mute: true, speed: 'fast' });
    }
  });
});

test('settings from a backup are used if at least one is known', async () => {
  const { files } = openTestApp();
  const settings = createSettings({ files, log: { error: () => undefined } });
  expect(await settings.take({ future: true })).toBe(false);
  expect(files.disk.size).toBe(0);
  expect(await settings.take({ future: true, mute: true })).toBe(true);
  expect(await settings.get()).toEqual({ ...DEFAULT_SETTINGS, mute: true });
});
