// What electron-builder is given: electron-builder.yml, signed as this machine can.
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { dropEmptySecrets, signed } from './signing.mjs';

const file = new URL('../electron-builder.yml', import.meta.url);

/** The configuration for an environment, which loses its empty secrets; electron-builder writes into what it is given. */
export function configurationFor(env) {
  dropEmptySecrets(env);
  return signed(load(readFileSync(file, 'utf8')), env);
}

export default () => configurationFor(process.env);
