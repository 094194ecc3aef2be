import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SHELL_TEXTS, textsFor } from '../../src/main/electron/texts';

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'serenissima-language-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

function writeSettings(settings: object): void {
  mkdirSync(join(home, 'userData', 'data'), { recursive: true });
  writeFileSync(join(home, 'userData', 'data', 'settings.json'), JSON.stringify(settings));
}

/** Starts main in a data folder of its own, on a desktop that asks for these languages. */
async function start({ languages = ['en-GB'], broken = false } = {}) {
  vi.resetModules();
  const staticFiles = () => {
    if (broken) throw new Error('The manifest is missing.');
    return new Map();
  };
  vi.doMock('../../src/main/services/static-files', () => ({ staticFiles }));
  const [{ appWorld }, { windows }, { happened }, { menus, asked }, { handled }] = await Promise.all([
    import('./stand-in/app'),
    import('./stand-in/window'),
    import('./stand-in/world'),
    import('./stand-in/desktop'),
    import('./stand-in/ipc'),
  ]);
  Object.assign(appWorld, { lock: true, home, languages });
  await import('../../src/main/electron/main');
  appWorld.begin();
  return { windows, happened, menus, asked, handled };
}

type Items = readonly MenuItemConstructorOptions[];
const topOf = (menus: Items[]) => menus.at(-1)?.map(({ label }) => label);
const itemsOf = (items: Items): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])]);

describe('what Electron itself says', () => {
  test('is there in every language of the renderer, each text with the same names put in', () => {
    const codes = readdirSync('src/renderer/locales')
      .filter((name) => /^[a-z]{2}(-[A-Z]{2})?\.ts$/.test(name))
      .map((name) => name.slice(0, -'.ts'.length));
    expect(Object.keys(SHELL_TEXTS).sort()).toEqual(codes.sort());
    const flat = (texts: object): string[] =>
      Object.values(texts).flatMap((text: string | object) => (typeof text === 'string' ? [text] : flat(text)));
    const names = (code: string) => flat(SHELL_TEXTS[code]).map((text) => text.match(/\{\w+\}/g) ?? []);
    for (const code of codes) {
      expect(names(code)).toEqual(names('en'));
      for (const text of flat(SHELL_TEXTS[code])) expect(text).not.toBe('');
    }
  });

  test.each([
    ['fr', ['en-GB'], 'fr'],
    ['system', ['de-CH', 'fr-CH', 'en'], 'fr'],
    ['system', ['de-CH'], 'en'],
    ['de', ['fr'], 'en'],
  ])('with “%s” on a desktop that asks for %j it is %s', (language, system, code) => {
    expect(textsFor(language, system)).toBe(SHELL_TEXTS[code]);
  });

  test('speaks the desktop’s language from the start', async () => {
    const { menus } = await start({ languages: ['fr-CA'] });
    await vi.waitFor(() => expect(topOf(menus)).toEqual(['Partie', 'Édition', 'Affichage', 'Fenêtre']));
    expect(menus).toHaveLength(1);
  });

  test('leaves no item to Electron’s own English', async () => {
    const { menus } = await start({ languages: ['fr'] });
    await vi.waitFor(() => expect(menus).toHaveLength(1));
    const shown = itemsOf(menus[0]).filter(({ type }) => type !== 'separator');
    expect(shown.length).toBeGreaterThan(12);
    for (const item of shown) expect(Object.values(SHELL_TEXTS.fr.menu), JSON.stringify(item)).toContain(item.label);
  });

  test('speaks the language of the settings, and another as soon as that is chosen', async () => {
    writeSettings({ language: 'fr' });
    const { menus, handled, windows } = await start();
    await vi.waitFor(() => expect(topOf(menus)?.[0]).toBe('Partie'));
    const event = { senderFrame: windows[0].page.mainFrame };
    const set = handled.get('serenissima:settings.set');
    await set?.(event, { language: 'en' });
    expect(topOf(menus)).toEqual(['Game', 'Edit', 'View', 'Window']);
    // A change of something else leaves the menu as it is.
    const before = menus.length;
    await set?.(event, { mute: true });
    expect(menus).toHaveLength(before);
    await set?.(event, { language: 'fr' });
    expect(topOf(menus)?.[0]).toBe('Partie');
  });

  test('asks in it when the page has crashed too often', async () => {
    writeSettings({ language: 'fr' });
    const { windows, asked, menus } = await start();
    await vi.waitFor(() => expect(topOf(menus)?.[0]).toBe('Partie'));
    for (let i = 0; i < 4; i++) windows[0].page.bus.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(asked.at(-1)).toMatchObject({
      message: 'La fenêtre s’est arrêtée plusieurs fois.',
      detail: expect.stringContaining('crashed') as string,
      buttons: ['Réessayer', 'Quitter'],
    });
  });

  test('says in it that it cannot start', async () => {
    writeSettings({ language: 'fr' });
    const { happened } = await start({ broken: true });
    await vi.waitFor(() => expect(happened).toContain('quit'));
    expect(happened.at(-2)).toBe('error: Serenissima ne peut pas démarrer');
  });
});
