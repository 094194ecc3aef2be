import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { root } from '../setup.mjs';
import { thirdParty } from '../third-party.mjs';
import { woff2Only } from '../woff2.mjs';
import { filesIn } from './files.mjs';

/** The MIME types of all files that the app may serve. Any other file type makes the build fail. */
const MIME = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const MANIFEST = 'manifest.files.json';

export const renderer = { config: configure, finish: writeManifest, isWhole };

async function configure(outDir) {
  const { default: vue } = await import('@vitejs/plugin-vue');
  return {
    root: join(root, 'src/renderer'),
    base: './',
    plugins: [vue(), woff2Only(), thirdParty()],
    define: {
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      __VUE_I18N_FULL_INSTALL__: 'false',
      __VUE_I18N_LEGACY_API__: 'false',
      __INTLIFY_PROD_DEVTOOLS__: 'false',
      __INTLIFY_JIT_COMPILATION__: 'true',
      __INTLIFY_DROP_MESSAGE_COMPILER__: 'false',
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'chrome140',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
    },
  };
}

/** Writes the names and MIME types of the files that the shells serve. The shells read no other files. */
function writeManifest(folder) {
  const files = namesIn(folder).map((name) => {
    const mime = MIME[extname(name)];
    if (!mime) throw new Error(`No MIME type for ${name}. Add its extension to MIME.`);
    return { name, mime };
  });
  writeFileSync(join(folder, MANIFEST), JSON.stringify(files));
}

/** Whether the folder contains exactly the listed files. Throws if there is no list. */
function isWhole(folder) {
  const listed = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')).map(({ name }) => name);
  return JSON.stringify([...listed, MANIFEST].sort()) === JSON.stringify(namesIn(folder).sort());
}

function namesIn(folder) {
  return filesIn(folder).map((path) => relative(folder, path).split(sep).join('/'));
}
