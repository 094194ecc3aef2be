import type { Page } from '@playwright/test';
import { PSEUDO } from './viewports';
import type { Viewport } from './viewports';
import { lengthenAll } from './pseudo';
import type { Texts } from './pseudo';

interface Mounted {
  readonly __VUE_I18N_SYMBOL__: symbol;
  readonly _context: { readonly provides: Record<symbol, { readonly global: Composer }> };
  readonly config: { readonly globalProperties: { readonly $pinia: { readonly _s: ReadonlyMap<string, Store> } } };
}
interface Composer {
  readonly locale: { value: string };
  getLocaleMessage(code: string): Texts;
  setLocaleMessage(code: string, texts: Texts): void;
  getNumberFormat(code: string): unknown;
  setNumberFormat(code: string, formats: unknown): void;
}
type Store = Record<string, unknown> & { settings: Record<string, unknown> };

interface Handles {
  readonly storeOf: (name: string) => Store | undefined;
  readonly texts: () => Composer;
  /** The English texts, as JSON, from which the pseudo-language was last made. More texts load on demand. */
  lengthened?: string;
  pad?: { readonly buttons: { pressed: boolean }[] };
}
declare const window: Window & Handles;

/** Gives the page the handles that these functions use (`storeOf` and `texts`). Call this before opening the page. */
export async function lead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const app = () => (document.querySelector('#app') as unknown as { __vue_app__: Mounted }).__vue_app__;
    Object.assign(window, {
      storeOf: (name: string) => app().config.globalProperties.$pinia._s.get(name),
      texts: () => app()._context.provides[app().__VUE_I18N_SYMBOL__].global,
    });
  });
}

/** Changes a store's state as if main had sent it, for states that are hard to reach. */
export function put(page: Page, store: string, state: Readonly<Record<string, unknown>>): Promise<void> {
  return page.evaluate(([name, values]) => void Object.assign(window.storeOf(name) ?? {}, values), [
    store,
    state,
  ] as const);
}

/** Changes settings in the page without saving them. */
export function set(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  return page.evaluate((change) => {
    const store = window.storeOf('settings');
    if (store) store.settings = { ...store.settings, ...change };
  }, settings);
}

/** Lettering is redrawn a quarter of a second after a change of its size, and pieces then make room for it. */
const LETTERING_MS = 300;

/** Changes the window, text size and language of a page without reloading it. */
export async function applyViewport(page: Page, { width, height, scale, language }: Viewport): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  await set(page, { textSize: scale });
  await speak(page, language);
  await settled(page);
  if ((await page.getByTestId('board').count()) > 0) await page.waitForTimeout(LETTERING_MS);
}

/** Waits two frames. Changes are then laid out, and their watchers have run. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20)))),
  );
}

/**
 * Waits until everything in view is drawn: boards, pictures of boards and figures. Gives up after a while, because some
 * of them are never drawn without graphics.
 */
export async function drawn(page: Page): Promise<void> {
  const isDrawn = () =>
    [...document.querySelectorAll('[data-ready=false], [aria-busy=true]')].every((part) => !part.checkVisibility());
  await page.waitForFunction(isDrawn, undefined, { timeout: 20_000 }).catch(() => undefined);
  await settled(page);
}

async function speak(page: Page, language: string): Promise<void> {
  if (language === PSEUDO) await learn(page);
  await page.evaluate(
    ([code, pseudo]) => {
      const settings = window.storeOf('settings')?.settings;
      // The store does not know the pseudo-language, and does nothing for a language that is already set.
      if (code === pseudo || settings?.language === code) window.texts().locale.value = code;
    },
    [language, PSEUDO] as const,
  );
  if (language !== PSEUDO) await set(page, { language });
  await page.waitForFunction((code) => window.texts().locale.value === code, language);
}

async function learn(page: Page): Promise<void> {
  const english = await page.evaluate((code) => {
    const { getLocaleMessage } = window.texts();
    const texts = JSON.stringify(getLocaleMessage('en'));
    if (texts === window.lengthened && Object.keys(getLocaleMessage(code)).length > 0) return null;
    return (window.lengthened = texts);
  }, PSEUDO);
  if (english === null) return;
  await page.evaluate(
    ([code, texts]) => {
      const { setLocaleMessage, setNumberFormat, getNumberFormat } = window.texts();
      setLocaleMessage(code, JSON.parse(texts) as Texts);
      setNumberFormat(code, getNumberFormat('en'));
    },
    [PSEUDO, JSON.stringify(lengthenAll(JSON.parse(english) as Texts))] as const,
  );
}

/** Connects a gamepad to the page and presses a button by its standard number. */
export async function pressPad(page: Page, button: number): Promise<void> {
  const hold = (pressed: boolean) =>
    page.evaluate(
      ([at, down]) => {
        const pad = (window.pad ??= plugIn());
        pad.buttons[at].pressed = down;
        dispatchEvent(new Event('gamepadconnected'));

        function plugIn() {
          const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
          const made = {
            id: 'Steam Deck',
            index: 0,
            connected: true,
            mapping: 'standard',
            axes: [0, 0, 0, 0],
            buttons,
          };
          navigator.getGamepads = () => [made as unknown as Gamepad];
          return made;
        }
      },
      [button, pressed] as const,
    );
  const hints = page.getByTestId('pad:hints');
  await hold(true);
  await hints.waitFor();
  const before = Number(await hints.getAttribute('data-presses'));
  if (before === 0) await page.locator('[data-testid="pad:hints"]:not([data-presses="0"])').waitFor();
  await page.waitForTimeout(100);
  await hold(false);
  await page.waitForTimeout(100);
}
