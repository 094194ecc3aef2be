import { expect, test } from '@playwright/test';
import { following, moveTo } from '../hosts/follow';

/** Tests the page object that follows a host's windows (hosts/follow.ts), with two Chromium pages. */

const served = (title: string) =>
  `<title>${title}</title><main><h1>${title}</h1><button onclick="tell('${title}')">Go</button></main>`;
declare const marked: boolean;

test('a page object that follows windows finds elements in the next window, and repeats its setup there @deep', async ({
  browser,
  page: first,
}) => {
  const page = following(first);
  const told: string[] = [];
  const logged: string[] = [];
  // Located before the element exists.
  const heading = page.getByRole('heading');
  const go = page.getByTestId('none').or(page.locator('main').filter({ has: page.locator('button') })).getByRole('button'); // prettier-ignore
  page.on('console', (message) => logged.push(message.text()));
  await page.route('http://page.test/*', (route) => {
    const title = new URL(route.request().url()).pathname.slice(1);
    return route.fulfill({ contentType: 'text/html', body: served(title) });
  });
  await page.addInitScript(() => Object.assign(globalThis, { marked: true }));
  await page.exposeFunction('tell', (title: string) => void told.push(title));
  await page.setViewportSize({ width: 700, height: 500 });
  await page.clock.install({ time: new Date('1996-01-01T00:00:00Z') });

  const shows = async (title: string) => {
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(title);
    await go.click();
    await page.evaluate((text) => console.log(text), `in ${title}`);
    expect(await page.evaluate(() => [marked, innerWidth, new Date().getFullYear()])).toEqual([true, 700, 1996]);
    expect(page.viewportSize()).toEqual({ width: 700, height: 500 });
  };
  await page.goto('http://page.test/First');
  await shows('First');

  // Like a window of another process: it shares nothing with the first context.
  const second = await browser.newPage();
  await moveTo(page, second);
  await page.goto('http://page.test/Second');
  await page.reload();
  await first.close();
  await shows('Second');
  expect(told).toEqual(['First', 'Second']);
  expect(logged).toEqual(['in First', 'in Second']);
  // The clicked button has the focus.
  await expect(go.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => told).toEqual(['First', 'Second', 'Second']);
  await expect(heading.and(page.locator('.none'))).toHaveCount(0);
});

test('a page that does not follow windows cannot be moved to another window @deep', async ({ page }) => {
  await expect(moveTo(page, page)).rejects.toThrow('This page follows no other page.');
});
