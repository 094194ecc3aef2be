// The electron-builder configuration: electron-builder.yml plus the signing options for this machine.
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { dropEmptySecrets, signed } from './signing.mjs';

const file = new URL('../electron-builder.yml', import.meta.url);

/**
 * Returns the configuration for an environment, after removing empty secrets from it. Each call reads the file again,
 * because electron-builder modifies the configuration.
 */
export function configurationFor(env) {
  dropEmptySecrets(env);
  return signed(load(readFileSync(file, 'utf8')), env);
}

export default () => configurationFor(process.env);
