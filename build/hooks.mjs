// electron-builder hooks, for what its configuration cannot express.
import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { parsePlistFile, savePlistFile } = createRequire(import.meta.url)('app-builder-lib/out/util/plist');
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Disallows insecure loads in macOS's Info.plist, even from this machine. electron-builder allows them for an updater's
 * proxy, whatever its configuration contains. This hook runs before fuses and signing.
 */
export async function afterPack({ electronPlatformName, appOutDir, packager }) {
  if (electronPlatformName !== 'darwin') return;
  const file = join(appOutDir, `${packager.appInfo.productFilename}.app`, 'Contents', 'Info.plist');
  const info = await parsePlistFile(file);
  await savePlistFile(file, { ...info, NSAppTransportSecurity: { NSAllowsArbitraryLoads: false } });
}

/** Adds the console to the release as a separate file, because it is hard to find inside an AppImage or installer. */
export async function afterAllArtifactBuild({ outDir, configuration }) {
  const { version } = createRequire(import.meta.url)('../package.json');
  const file = join(outDir, `${configuration.productName}-${version}-console.mjs`);
  await copyFile(at('dist/tools/console.mjs'), file);
  return [file];
}
