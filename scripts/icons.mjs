// Draws the icons of the app (build/icon.svg) and its saves (build/serenissima.svg) in Chromium and writes them for all
// three systems: npm run tool -- icons
//
// ICO (Windows) and ICNS (macOS) are containers of PNGs. Linux gets a folder of PNGs, for the app only.
import './help.mjs';
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, root } from './setup.mjs';

const build = join(root, 'build');
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];
/** Apple's names for PNG entries, with their size in pixels. */
const ICNS_TYPES = { icp4: 16, icp5: 32, icp6: 64, ic07: 128, ic08: 256, ic09: 512, ic10: 1024, ic11: 32, ic12: 64, ic13: 256, ic14: 512 }; // prettier-ignore

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const app = await draw('icon.svg');
const save = await draw('serenissima.svg');
await browser.close();

mkdirSync(join(build, 'icons'), { recursive: true });
for (const [size, png] of app) writeFileSync(join(build, 'icons', `${size}x${size}.png`), png);
for (const [name, pngs] of Object.entries({ icon: app, serenissima: save })) {
  writeFileSync(join(build, `${name}.ico`), ico(pngs));
  writeFileSync(join(build, `${name}.icns`), icns(pngs));
}
console.log(`Wrote icons in ${SIZES.length} sizes.`);

async function draw(name) {
  const svg = readFileSync(join(build, name), 'utf8');
  const pngs = new Map();
  for (const size of SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
    pngs.set(size, await page.screenshot({ omitBackground: true }));
  }
  return pngs;
}

function ico(pngs) {
  const header = Buffer.alloc(6 + 16 * ICO_SIZES.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(ICO_SIZES.length, 4);
  let offset = header.length;
  ICO_SIZES.forEach((size, i) => {
    const at = 6 + 16 * i;
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(pngs.get(size).length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += pngs.get(size).length;
  });
  return Buffer.concat([header, ...ICO_SIZES.map((size) => pngs.get(size))]);
}

function icns(pngs) {
  const entries = Object.entries(ICNS_TYPES).map(([type, size]) => chunk(type, pngs.get(size)));
  return chunk('icns', Buffer.concat(entries));
}

/** An entry: a four-letter type, the length including these eight bytes, and the content. */
function chunk(type, body) {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32BE(body.length + 8, 4);
  return Buffer.concat([head, body]);
}
