import { describe, expect, test } from 'vitest';
import { dataFolder, userFolder } from '../../src/main/services/data-folder';

const linux = { platform: 'linux', env: {}, home: '/home/doge', development: false };

describe('the data folder', () => {
  test.each([
    [linux, '/home/doge/.config/Serenissima'],
    [{ ...linux, env: { XDG_CONFIG_HOME: '/etc/doge' } }, '/etc/doge/Serenissima'],
    [{ ...linux, env: { XDG_CONFIG_HOME: '' } }, '/home/doge/.config/Serenissima'],
    [{ ...linux, platform: 'darwin' }, '/home/doge/Library/Application Support/Serenissima'],
    [{ ...linux, platform: 'win32', env: { APPDATA: 'C:\\Data' } }, 'C:\\Data\\Serenissima'],
    [{ ...linux, platform: 'win32', home: 'C:\\doge' }, 'C:\\doge\\AppData\\Roaming\\Serenissima'],
    [{ ...linux, platform: 'win32', env: { PORTABLE_EXECUTABLE_DIR: 'E:\\games' } }, 'E:\\games\\Serenissima-data'],
  ])('with %j is %s', (surroundings, folder) => expect(userFolder(surroundings)).toBe(folder));

  test('is different for a checkout and the installed app', () => {
    expect(userFolder({ ...linux, development: true })).toBe('/home/doge/.config/Serenissima-development');
  });

  test('keeps saves and settings in the subfolder “data”', () => {
    expect(dataFolder(linux)).toBe('/home/doge/.config/Serenissima/data');
    expect(dataFolder({ ...linux, platform: 'win32', env: { APPDATA: 'C:\\D' } })).toBe('C:\\D\\Serenissima\\data');
  });
});
