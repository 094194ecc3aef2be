// Measures what a board retains: npm run limits -- [--game la-loire] [--minutes 5] [--size 3840x2160] [--dist FOLDER]
//
// Prints a JSON object per game. `textures` is the memory of all textures on the graphics card, in MB, with the largest
// of them. `kept` is the increase after a whole replay in each half of a repeated replay, at the same position: graphics
// objects, audio nodes, DOM nodes, and heap in MB. A leak grows in both halves. `plies` is the number of moves replayed in
// each half. Needs a build. Audio nodes and heap vary by a few percent. Pixi never frees the textures that it reuses for
// texts (its texture pool), and uploads them one by one, so `textures` grows for several replays, ever more slowly.
import '../../scripts/help.mjs';
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadScenes, openTable } from '../../scripts/page/table.mjs';
import { ensureChromium, root } from '../../scripts/setup.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    minutes: { type: 'string', default: '5' },
    size: { type: 'string', default: '3840x2160' },
    dist: { type: 'string', default: join(root, 'dist') },
  },
});
const GAMES = ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire'];
const MINUTE_MS = 60_000;
const MB = 2 ** 20;

const { gameOfMerchants, sceneAt } = await loadScenes();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const [width, height] = values.size.split('x').map(Number);
for (const game of values.game ? [values.game] : GAMES) {
  const page = await browser.newPage({ viewport: { width, height } });
  // Without a graphics card, large frames take seconds.
  page.setDefaultTimeout(4 * MINUTE_MS);
  await page.addInitScript(countGraphics);
  const played = gameOfMerchants(game, 4, 'limits');
  const save = sceneAt(game, played, played.moves.length - 1).text;
  const close = await openTable(page, { save, settings: { speed: 'fast' }, dist: values.dist });
  const textures = await page.evaluate(() => [...window.graphics.textures.values()]);
  const minutes = Number(values.minutes);
  const kept = minutes > 0 ? await keptBy(page, minutes) : undefined;
  close();
  await page.close();
  const sizes = textures.map((bytes) => Number((bytes / MB).toFixed(1))).sort((a, b) => b - a);
  const all = textures.reduce((sum, bytes) => sum + bytes, 0) / MB;
  console.log(JSON.stringify({ game, textures: { all: Number(all.toFixed(1)), largest: sizes.slice(0, 5) }, kept }));
}
await browser.close();

async function keptBy(page, minutes) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.keyboard.press('r');
  // The first replay fills the caches of texts and pieces.
  await replay(page, MINUTE_MS, true);
  const counts = [await countAll(page, session)];
  const plies = [];
  for (let half = 0; half < 2; half++) {
    plies.push(await replay(page, (minutes / 2) * MINUTE_MS, false));
    counts.push(await countAll(page, session));
  }
  const increase = (kind, half) => Number((counts[half + 1][kind] - counts[half][kind]).toFixed(1));
  const kinds = Object.keys(counts[0]).map((kind) => [kind, [increase(kind, 0), increase(kind, 1)]]);
  return { plies, ...Object.fromEntries(kinds) };
}

/**
 * Replays the game repeatedly for this time, or longer if it should be `whole`, and then returns to its start. Returns
 * the number of moves replayed.
 */
async function replay(page, milliseconds, whole) {
  const line = page.getByTestId('replay:timeline');
  const until = Date.now() + milliseconds;
  const isTime = () => Date.now() < until;
  const ply = async () => Number(await line.inputValue());
  let plies = 0;
  do {
    await line.fill('0');
    await page.getByTestId('replay:play').click();
    const isRunning = async () => (await ply()) < Number(await line.getAttribute('max'));
    while ((whole || isTime()) && (await isRunning())) await page.waitForTimeout(500);
    plies += await ply();
  } while (isTime());
  await line.fill('0');
  // Pixi frees what was not drawn for a minute, and looks every half minute.
  await page.waitForTimeout(100_000);
  return plies;
}

async function countAll(page, session) {
  for (let i = 0; i < 2; i++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  const graphics = await page.evaluate(() => ({ textures: window.graphics.textures.size, ...window.graphics.objects }));
  const heap = metric('JSHeapUsedSize') / MB;
  return { ...graphics, audioNodes: metric('AudioHandlers'), domNodes: metric('Nodes'), heap };
}

/** Runs in the page. Counts textures with their sizes, and other objects, that were created and not deleted. */
function countGraphics() {
  const gl = WebGL2RenderingContext.prototype;
  const textures = new Map();
  const objects = { buffers: 0, programs: 0, framebuffers: 0, vertexArrays: 0 };
  window.graphics = { textures, objects };
  const after = (name, then) => {
    const original = gl[name];
    gl[name] = function (...given) {
      const result = original.apply(this, given);
      then(this, given);
      return result;
    };
  };
  for (const [kind, name] of [
    ['buffers', 'Buffer'],
    ['programs', 'Program'],
    ['framebuffers', 'Framebuffer'],
    ['vertexArrays', 'VertexArray'],
  ]) {
    after(`create${name}`, () => objects[kind]++);
    after(`delete${name}`, (_, [object]) => object && objects[kind]--);
  }
  const note = (context, width, height) =>
    textures.set(context.getParameter(context.TEXTURE_BINDING_2D), width * height * 4);
  after('texStorage2D', (context, [, , , width, height]) => note(context, width, height));
  after('texImage2D', (context, given) => {
    const { width, height } = given.length > 6 ? { width: given[3], height: given[4] } : given[5];
    note(context, width, height);
  });
  after('deleteTexture', (_, [texture]) => textures.delete(texture));
}
