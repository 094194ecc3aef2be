import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { archiveFaults, readArchive } from './asar.mjs';
import { fuseFaults, wiresOf } from './fuses.mjs';
import { hashInExecutable, hashInPlist } from './integrity.mjs';

const { electronFuses } = load(readFileSync(new URL('../../electron-builder.yml', import.meta.url), 'utf8'));

/** Files that Electron would load in addition to the archive, or before it. */
const OTHER_CODE = ['app', 'default_app.asar', 'app.asar.unpacked'];

/**
 * The faults of a built app, one sentence each.
 * @param {import('./built-app.mjs').BuiltApp} app
 * @returns {string[]}
 */
export function faultsOf({ system, fuses, archive, resources, plist }) {
  const bytes = readFileSync(archive);
  const binary = readFileSync(fuses);
  return [
    ...attempt(() => wiresOf(binary).flatMap((wire) => fuseFaults(wire, electronFuses))),
    ...attempt(() => archiveFaults(bytes)),
    ...readdirSync(resources).flatMap((name) => (OTHER_CODE.includes(name) ? [`${name} is next to the archive`] : [])),
    ...attempt(() => {
      if (system === 'linux') return [];
      const carried = system === 'darwin' ? hashInPlist(readFileSync(plist, 'utf8')) : hashInExecutable(binary);
      return carried === readArchive(bytes).hash ? [] : ['the archive does not match the hash in the app'];
    }),
  ];
}

/** An unreadable part counts as a fault too. */
function attempt(look) {
  try {
    return look();
  } catch (error) {
    return [error.message];
  }
}
