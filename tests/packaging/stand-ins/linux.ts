import { FUSE_WIRE, LANGUAGES, LICENCES, writeAll } from './files';

/**
 * Writes Electron for Linux as electron-builder needs it: an executable with fuses, locales, licences and an empty
 * `resources`.
 */
export function writeLinux(folder: string, version: string): void {
  const paks = LANGUAGES.map((language) => [`locales/${language}.pak`, language] as const);
  writeAll(
    folder,
    {
      ...LICENCES,
      ...Object.fromEntries(paks),
      electron: Buffer.concat([Buffer.from('#!/bin/sh\nexit 0\n'), FUSE_WIRE]),
      'chrome-sandbox': 'the SUID sandbox',
      'resources.pak': 'pak',
      'resources/.keep': '',
      version,
    },
    ['electron', 'chrome-sandbox'],
  );
}
