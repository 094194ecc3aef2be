// electron-builder's hooks: what its configuration cannot say.
import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { parsePlistFile, savePlistFile } = createRequire(import.meta.url)('app-builder-lib/out/util/plist');
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * macOS: no insecure loads, not even from this machine. electron-builder opens them for an updater's proxy, after anything its own
 * configuration says; this runs before fuses and signature.
 */
export async function afterPack({ electronPlatformName, appOutDir, packager }) {
  if (electronPlatformName !== 'darwin') return;
  const file = join(appOutDir, `${packager.appInfo.productFilename}.app`, 'Contents', 'Info.plist');
  const info = await parsePlistFile(file);
  await savePlistFile(file, { ...info, NSAppTransportSecurity: { NSAllowsArbitraryLoads: false } });
}

/** The console as a file of the release: inside an AppImage or an installer nobody finds it. */
export async function afterAllArtifactBuild({ outDir, configuration }) {
  const { version } = createRequire(import.meta.url)('../package.json');
  const file = join(outDir, `${configuration.productName}-${version}-console.mjs`);
  await copyFile(at('dist/tools/console.mjs'), file);
  return [file];
}
