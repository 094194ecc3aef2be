import { readdirSync } from 'node:fs';
import type { MenuItemConstructorOptions } from 'electron';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SHELL_TEXTS, textsFor } from '../../src/main/electron/texts';
import { cleanUp, itemsOf, start } from './start';

afterEach(cleanUp);

type Items = readonly MenuItemConstructorOptions[];
const topOf = (menus: Items[]) => menus.at(-1)?.map(({ label }) => label);

describe('texts in Electron’s menus and dialogs', () => {
  test('exist in every language of the renderer, with the same parameters', () => {
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
  ])('with the setting “%s” on a desktop that prefers %j are in %s', (language, system, code) => {
    expect(textsFor(language, system)).toBe(SHELL_TEXTS[code]);
  });

  test('use the desktop’s language from the start', async () => {
    const { menus } = await start({ languages: ['fr-CA'] });
    await vi.waitFor(() => expect(topOf(menus)).toEqual(['Partie', 'Édition', 'Affichage', 'Fenêtre', 'Aide']));
    expect(menus).toHaveLength(1);
  });

  test('replace Electron’s English text in every menu item', async () => {
    const { menus } = await start({ languages: ['fr'], packaged: false });
    await vi.waitFor(() => expect(menus).toHaveLength(1));
    const shown = itemsOf(menus[0]).filter(({ type }) => type !== 'separator');
    expect(shown.length).toBeGreaterThan(12);
    for (const item of shown) expect(Object.values(SHELL_TEXTS.fr.menu), JSON.stringify(item)).toContain(item.label);
  });

  test('use the language setting as soon as it is changed', async () => {
    const { menus, handled, windows } = await start({ settings: { language: 'fr' } });
    await vi.waitFor(() => expect(topOf(menus)?.[0]).toBe('Partie'));
    const event = { senderFrame: windows[0].page.mainFrame };
    const set = handled.get('serenissima:settings.set');
    await set?.(event, { language: 'en' });
    expect(topOf(menus)).toEqual(['Game', 'Edit', 'View', 'Window', 'Help']);
    // Changing another setting does not touch the menu.
    const before = menus.length;
    await set?.(event, { mute: true });
    expect(menus).toHaveLength(before);
    await set?.(event, { language: 'fr' });
    expect(topOf(menus)?.[0]).toBe('Partie');
  });

  test('are translated in the question after repeated crashes', async () => {
    const { windows, asked, menus } = await start({ settings: { language: 'fr' } });
    await vi.waitFor(() => expect(topOf(menus)?.[0]).toBe('Partie'));
    for (let i = 0; i < 4; i++) windows[0].page.bus.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(asked.at(-1)).toMatchObject({
      message: 'La fenêtre a planté plusieurs fois.',
      detail: expect.stringContaining('crashed') as string,
      buttons: ['Réessayer', 'Quitter'],
    });
  });

  test('are translated in the message that the app cannot start', async () => {
    const { happened } = await start({ settings: { language: 'fr' }, broken: true });
    await vi.waitFor(() => expect(happened).toContain('quit'));
    expect(happened.at(-2)).toBe('error: Serenissima ne peut pas démarrer');
  });
});
