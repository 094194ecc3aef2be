// Generates THIRD-PARTY.txt: the third-party code, fonts and data in the packaged app, with their licences. The list is
// derived from the bundles.
import './help.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const THIRD_PARTY = 'THIRD-PARTY.txt';

const ENTRIES = [
  'src/main/electron/main.ts',
  'src/main/services/opponents/worker.ts',
  'src/preload/preload.ts',
  'tools/console/main.ts',
];

/** Helper code that a build tool adds to a bundle counts as that tool's code. */
const HELPERS = { '\0rolldown/': 'rolldown', '\0vite/': 'vite', '\0plugin-vue:': '@vitejs/plugin-vue' };

const FONTS = /^@fontsource\//;

/** Contents of the app that are not packages. */
const OTHERS = `The coasts and rivers on the charts are made with Natural Earth.
Free vector and raster map data @ naturalearthdata.com, in the public domain.

The app runs on Electron, which includes Chromium and Node.js. Electron's licence is in LICENSE.electron.txt. The licences of Chromium
and its components are in LICENSES.chromium.html. Both files are next to the executable on Windows and Linux, and in
Contents/Resources of the app on macOS.`;

/** A Vite plugin that adds THIRD-PARTY.txt to the renderer's build. The file also covers the other shipped bundles. */
export const thirdParty = () => ({
  name: 'third-party',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const styles = [...this.getModuleIds()].filter((id) => /\.css($|\?)/.test(id));
    const modules = [...modulesIn(Object.values(bundle)), ...styles, ...(await modulesOfShells())];
    this.emitFile({ type: 'asset', fileName: THIRD_PARTY, source: notices(packagesOf(modules)) });
  },
});

/** The modules that contribute code to a build's output. */
function modulesIn(output) {
  return output
    .flatMap(({ modules }) => Object.entries(modules ?? {}))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id);
}

/** The modules that contribute code to the bundles other than the renderer. */
export async function modulesOfShells() {
  const { build } = await import('vite');
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      write: false,
      rollupOptions: {
        input: ENTRIES.map((path) => join(root, path)),
        external: [...builtinModules, /^node:/, 'electron'],
      },
    },
    ssr: { noExternal: true },
  });
  return modulesIn(output);
}

/** The packages of these modules, each once, sorted by name. */
export function packagesOf(modules) {
  const folders = new Set(modules.map(folderOf).filter((folder) => folder !== null));
  return [...folders].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function folderOf(id) {
  const helper = Object.keys(HELPERS).find((prefix) => id.startsWith(prefix));
  if (helper) return join(root, 'node_modules', HELPERS[helper]);
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1] ?? null;
}

function readPackage(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, license, text: licenceIn(folder) ?? impliedLicence(name, license, author) };
}

/**
 * Build tools append the licences of packages bundled into the tool itself. These are cut off, because they are not in
 * our bundles.
 */
function licenceIn(folder) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|$)/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled dependencies/m)[0] : null;
}

/**
 * The text of a package's licence if the package names only “MIT” and its author: this project's MIT text with that
 * author as the owner. Throws for any other licence, because its text must be in the package.
 */
function impliedLicence(name, license, author) {
  const holder = typeof author === 'string' ? author : author?.name;
  if (license !== 'MIT' || !holder) throw new Error(`${name} is shipped, but contains no licence text (${license})`);
  return licenceIn(root).replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
}

export function notices(packages) {
  const fonts = packages.filter(({ name }) => FONTS.test(name));
  const code = packages.filter(({ name }) => !FONTS.test(name));
  const chapter = (title, body) => `${title}\n${'='.repeat(title.length)}\n\n${body}\n`;
  const entry = ({ name, version, license, text }) =>
    `${name} ${version} (${license})\n${'-'.repeat(72)}\n${text.replace(/\r\n/g, '\n').trim()}\n`;
  return [
    chapter('Code', code.map(entry).join('\n')),
    chapter('Fonts', fonts.map(entry).join('\n')),
    chapter('Charts and runtime', OTHERS),
  ].join('\n');
}
