// Downloads Electron's binary into the `@electron/get` cache, where Electron's install script looks for it.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup.mjs';
import { progressLine } from './progress.mjs';

const WHOLE_MS = 10 * 60_000;
/** Maximum pause between two received bytes, in ms. */
const STALL_MS = 20_000;

/**
 * Downloads the file that Electron's install script looks for into the cache, from Electron's server or a mirror named
 * in environment variables. Shows the progress. Waits `patience` ms for the first byte, and then up to `stall` ms
 * between bytes. Throws an error with the cause.
 */
export async function loadElectron({ patience = STALL_MS, stall = STALL_MS, line = progressLine('Electron') } = {}) {
  const require = createRequire(join(root, 'node_modules/electron/package.json'));
  const { downloadArtifact, getHostArch } = await import(pathToFileURL(require.resolve('@electron/get')).href);
  const { env } = process;
  const end = new AbortController();
  const endIn = (time, why) => setTimeout(() => end.abort(new Error(why)), time);
  const whole = endIn(WHOLE_MS, 'the download took longer than ten minutes');
  let silence = endIn(patience, 'the server did not respond');
  const downloadOptions = {
    quiet: true,
    signal: end.signal,
    async getProgressCallback({ transferred, total }) {
      clearTimeout(silence);
      silence = endIn(stall, 'the server stopped sending data');
      line.show(transferred, total);
    },
  };
  try {
    await downloadArtifact({
      version: require('./package.json').version,
      artifactName: 'electron',
      cacheRoot: env.electron_config_cache,
      checksums: require('./checksums.json'),
      platform: env.ELECTRON_INSTALL_PLATFORM || env.npm_config_platform || process.platform,
      arch: env.ELECTRON_INSTALL_ARCH || env.npm_config_arch || getHostArch(),
      downloadOptions,
    });
  } catch (error) {
    throw new Error(innermost(end.signal.aborted ? end.signal.reason : error).message, { cause: error });
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
    line.end();
  }
}

/** The cause of a failed request. The outer errors only report that it failed. */
function innermost(error) {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}
