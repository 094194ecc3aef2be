import { inspect } from '../../tools/layout/inspect';
import { expect, test } from './app';

test.skip(({ host }) => host !== 'web', 'The test uses its own page instead of a host.');

/** A correct page. Each fault in `PLANTED` is added to it, and `npm run tool -- layout` must find the fault. */
const RIGHT = `
  <div style="height: 40px"><button data-testid="first">First</button></div>
  <div id="scroller" style="height: 200px; width: 300px; overflow: auto">
    <p style="height: 600px">A long list</p>
    <button data-testid="last">Below in the list</button>
  </div>
  <label style="display: block">
    <input type="radio" name="kind" style="position: absolute; opacity: 0" /> A card that is pressed in place of its circle
  </label>
  <span style="position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%)">
    <button>Only for readers</button>
  </span>
  <button style="display: block; width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">
    A name that says by three dots how long it is
  </button>
  <button style="display: block; width: 90px; line-height: 20px; padding: 0">
    <b style="display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden">Three lines of which one is shown</b>
  </button>
  <details open style="position: relative">
    <summary>Unfolded</summary>
    <div style="position: absolute; height: 60px; width: 200px; background: white">Over what stands below</div>
  </details>
  <button>Below the fold</button>`;

const PLANTED: readonly (readonly [name: string, html: string, kind: string, what: RegExp])[] = [
  [
    'a covered button',
    '<div style="position: fixed; inset: 0 auto auto 0; width: 9px; height: 99px"></div>',
    'covered',
    /^first/,
  ],
  [
    'a button covered at one corner',
    '<style>[data-testid=first] { width: 80px; height: 30px }</style><i style="position: fixed; left: 70px; top: 20px; width: 20px; height: 20px"></i>',
    'covered',
    /^first/,
  ],
  [
    'a button partly outside the window',
    '<button style="position: fixed; right: -20px; top: 300px">Bid</button>',
    'outside',
    /Bid/,
  ],
  [
    'a page that scrolls',
    '<p style="position: absolute; top: 900px; height: 20px">Far below</p>',
    'scrolls',
    /^the page/,
  ],
  [
    'a page that scrolls because of text for screen readers',
    '<span style="position: absolute; top: 790px; width: 1px; height: 1px; overflow: hidden">heard</span>',
    'scrolls',
    /^the page/,
  ],
  [
    'a button cut off by an area that does not scroll',
    '<div style="height: 12px; overflow: hidden"><button>End the phase</button></div>',
    'cut',
    /End the phase/,
  ],
  ['a list that is not as high as its buttons', '<style>#scroller { height: 10px !important }</style>', 'cut', /^last/],
  [
    'a list that is covered at every scroll position',
    '<style>#scroller { position: relative }</style><i style="position: fixed; inset: 40px auto auto 0; width: 300px; height: 200px"></i>',
    'covered',
    /^last/,
  ],
  [
    'words that do not fit their button',
    '<button style="width: 40px; white-space: nowrap; padding: 0">Take this back</button>',
    'words',
    /Take this back/,
  ],
  [
    'words cut within their button',
    '<button><span style="display: block; width: 40px; overflow: hidden; white-space: nowrap">Take this back</span></button>',
    'words',
    /Take this back/,
  ],
  [
    'a name shortened to its ellipsis',
    '<button><b style="display: block; width: 12px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Anna</b></button>',
    'words',
    /Anna/,
  ],
  [
    'a button covered by unfolded text that is not an overlay',
    '<div style="height: 30px"><button>Pass</button></div><details open><summary>More</summary><p style="margin: -60px 0 0; position: relative">More words</p></details>',
    'covered',
    /Pass/,
  ],
  [
    'a dialog larger than the window',
    '<div role="dialog" style="position: fixed; inset: -30px 0">Ask</div>',
    'outside',
    /Ask/,
  ],
];

test.beforeEach(({ page }) => page.setViewportSize({ width: 640, height: 480 }));

const shown = (html: string) =>
  `<!doctype html><style>body { margin: 0; height: 100vh; overflow: hidden }</style>${html}`;

test('a correct page has no faults, and its lists keep their scroll position', async ({ page }) => {
  await page.setContent(shown(RIGHT));
  await page.locator('#scroller').evaluate((list) => (list.scrollTop = 120));
  expect(await page.evaluate(inspect)).toEqual([]);
  expect(await page.locator('#scroller').evaluate((list) => list.scrollTop)).toBe(120);
});

test('each planted fault is found', async ({ page }) => {
  for (const [name, html, kind, what] of PLANTED) {
    await page.setContent(shown(RIGHT + html));
    expect(await page.evaluate(inspect), name).toContainEqual(
      expect.objectContaining({ kind, what: expect.stringMatching(what) }),
    );
  }
});

test('a scrolled container is reported if it must not scroll; elements behind a dialog are ignored', async ({
  page,
}) => {
  await page.setContent(
    shown('<main style="height: 100px; overflow: hidden"><p style="height: 400px"></p><button>Far</button></main>'),
  );
  await page.getByRole('button').evaluate((button) => button.scrollIntoView());
  expect(await page.evaluate(inspect)).toContainEqual(expect.objectContaining({ kind: 'scrolls' }));

  await page.setContent(
    shown(
      '<button style="position: fixed; left: -9px">Behind</button><div role="dialog" style="position: fixed; inset: 0"><button>Yes</button></div>',
    ),
  );
  expect(await page.evaluate(inspect)).toEqual([]);
});
