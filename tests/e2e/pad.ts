import type { Locator, Page } from '@playwright/test';
import { expect } from './app';

/** Gamepad buttons by their index in the standard mapping. */
const BUTTONS = { south: 0, east: 1, west: 2, north: 3, l1: 4, r1: 5, l2: 6, r2: 7, view: 8, menu: 9, l3: 10, r3: 11, up: 12, down: 13, left: 14, right: 15 } as const; // prettier-ignore
export type Button = keyof typeof BUTTONS;

interface PadPage {
  padInHand: { buttons: { pressed: boolean }[]; axes: number[] };
}

/** Adds a gamepad to a page, as a browser would. Call it before opening the page. */
export async function plugIn(page: Page, id = 'Steam Deck Controller (STANDARD GAMEPAD Vendor: 28de)'): Promise<void> {
  await page.addInitScript((name) => {
    const pad = {
      id: name,
      index: 0,
      connected: true,
      mapping: 'standard',
      timestamp: 0,
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
    };
    (window as unknown as PadPage).padInHand = pad;
    navigator.getGamepads = () => [pad as unknown as Gamepad];
  }, id);
}

const count = async (page: Page) => {
  const hints = page.getByTestId('pad:hints');
  return (await hints.count()) > 0 ? Number(await hints.getAttribute('data-presses')) : 0;
};

export async function press(page: Page, button: Button): Promise<void> {
  const before = await count(page);
  const hold = (pressed: boolean) =>
    page.evaluate(([at, down]) => ((window as unknown as PadPage).padInHand.buttons[at].pressed = down), [
      BUTTONS[button],
      pressed,
    ] as const);
  await hold(true);
  await expect.poll(() => count(page)).toBeGreaterThan(before);
  await hold(false);
  // Long enough for one more poll of an idle gamepad.
  await page.waitForTimeout(60);
}

/**
 * Returns whether an element has the focus, whether it is in the same panel as the focus, and its distance from the
 * focus. A piece's position is the one on the canvas.
 */
const bearings = (target: Locator) =>
  target.evaluate((wanted) => {
    const seen = (element: Element) => {
      const at = element.getAttribute('data-at')?.split(' ').map(Number);
      const board = document.querySelector('[data-testid="board"]')?.getBoundingClientRect();
      if (at && board) return { x: board.x + at[0] + at[2] / 2, y: board.y + at[1] + at[3] / 2 };
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      const hidden = label && ['radio', 'checkbox'].includes((element as HTMLInputElement).type);
      const box = (hidden ? label : element).getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const focus = document.activeElement;
    if (!focus || focus === document.body) return { there: false, same: false, dx: 0, dy: 0 };
    const [from, to] = [seen(focus), seen(wanted)];
    const panel = (element: Element) => element.closest('[data-panel], [role="dialog"]');
    return { there: focus === wanted, same: panel(focus) === panel(wanted), dx: to.x - from.x, dy: to.y - from.y };
  });

/**
 * Moves the focus to an element as a player would: into its panel with the shoulder buttons, then with the directions.
 */
export async function goTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const tried: string[] = [];
  for (let i = 0; i < 120; i++) {
    const { there, same, dx, dy } = await bearings(target);
    if (there) return;
    if (!same) {
      await press(page, 'r1');
      continue;
    }
    const [across, along]: Button[] = [dx > 0 ? 'right' : 'left', dy > 0 ? 'down' : 'up'];
    const here = await where(page);
    // Never repeats a direction that had no effect at this place.
    const ways = Math.abs(dy) > 8 ? [along, across] : [across, along];
    const way = ways.find((one) => !tried.includes(`${here} ${one}`)) ?? 'l1';
    tried.push(`${here} ${way}`);
    await press(page, way);
  }
  throw new Error(`No direction leads to ${String(target)}: ${tried.slice(-6).join(', ')}`);
}

export const where = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    return `${document.activeElement ? all.indexOf(document.activeElement) : -1} ${document.activeElement?.outerHTML.slice(0, 140)}`;
  });

export async function choose(page: Page, target: Locator): Promise<void> {
  await goTo(page, target);
  await press(page, 'south');
}
