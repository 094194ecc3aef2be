import { FUSE_WIRE, LANGUAGES, LICENCES, writeAll } from './files';
import { zip } from './zip';

/** The helpers of Electron.app, one per kind of Chromium process. */
export const HELPERS = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'];
const FRAMEWORK = 'Contents/Frameworks/Electron Framework.framework/Versions/A';

const plist = (entries: Readonly<Record<string, string>>) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
${Object.entries(entries)
  .map(([key, value]) => `<key>${key}</key>${value}`)
  .join('\n')}
</dict></plist>
`;
const string = (value: string) => `<string>${value}</string>`;

const bundle = (path: string, name: string, more: Readonly<Record<string, string>> = {}) => ({
  [`${path}/Contents/Info.plist`]: plist({
    CFBundleExecutable: string(name),
    CFBundleIdentifier: string(`com.github.${name}`),
    CFBundleName: string(name),
    ...more,
  }),
  [`${path}/Contents/MacOS/${name}`]: name,
});

/**
 * Writes Electron for macOS as downloaded: per architecture, an archive of Electron.app with framework, helpers and
 * languages. electron-builder must copy the licences next to Electron.app into the app.
 */
export function writeMac(folder: string, version: string): void {
  const app = 'Electron.app';
  // macOS uses different language codes. Its `en` is American English.
  const folders = LANGUAGES.map((language) => (language === 'en-US' ? 'en' : language.replace('-', '_')));
  const lprojs = folders.flatMap((name) => [
    [`${app}/Contents/Resources/${name}.lproj/locale.pak`, name],
    [`${app}/${FRAMEWORK}/Resources/${name}.lproj/locale.pak`, name],
  ]);
  const helpers = HELPERS.map((kind) =>
    bundle(`${app}/Contents/Frameworks/Electron Helper${kind}.app`, `Electron Helper${kind}`),
  );
  const archive = zip({
    ...LICENCES,
    ...bundle(app, 'Electron', {
      CFBundleIconFile: string('electron.icns'),
      NSAppTransportSecurity: '<dict><key>NSAllowsArbitraryLoads</key><true/></dict>',
    }),
    ...Object.assign({}, ...helpers),
    ...Object.fromEntries(lprojs),
    [`${app}/Contents/Resources/electron.icns`]: 'icns',
    [`${app}/Contents/Frameworks/Electron Framework.framework/Electron Framework`]: FUSE_WIRE,
    [`${app}/${FRAMEWORK}/Resources/Info.plist`]: plist({ CFBundleName: string('Electron Framework') }),
    version,
  });
  writeAll(folder, {
    [`electron-v${version}-darwin-x64.zip`]: archive,
    [`electron-v${version}-darwin-arm64.zip`]: archive,
  });
}
