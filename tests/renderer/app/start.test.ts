import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import { DEFAULT_SETTINGS } from '../../../src/ipc/default-settings';

/** Languages are loaded on demand, which takes a while on a busy machine. */
const PATIENCE = { timeout: 20_000 };

/** Starts the app as a page load would, and waits for the first text. Returns the error message, or ''. */
async function started(): Promise<string> {
  document.body.innerHTML = '<div id="app"></div>';
  vi.resetModules();
  await import('../../../src/renderer/app/main');
  const app = document.querySelector('#app') as HTMLElement;
  await vi.waitFor(() => expect(app.textContent).not.toBe(''), PATIENCE);
  return app.querySelector('[role=alert]')?.textContent ?? '';
}

const ANSWERS: Record<string, unknown> = {
  'settings.get': DEFAULT_SETTINGS,
  'saves.shelf': { unwritable: null, owner: null, conflicts: [], unreadable: [] },
};
const bridge = (failing: string | null, waits: readonly string[] = []): Bridge =>
  ({
    call: async (command: string) => {
      if (waits.includes(command)) return new Promise(() => undefined);
      if (command === failing) return { ok: false, error: { code: 'unexpected', message: 'Something' } };
      return { ok: true, value: ANSWERS[command] ?? [] };
    },
    on: () => () => undefined,
  }) as unknown as Bridge;

const logged = vi.spyOn(console, 'error');
beforeEach(() => {
  logged.mockReset().mockReturnValue();
  vi.stubGlobal('location', { protocol: 'app:', host: 'game' });
});
afterEach(() => vi.unstubAllGlobals());
// Parts of the home screen load later, and must finish loading before the page closes.
afterAll(() => vi.dynamicImportSettled());

describe.each([
  ['en-GB', 'couldn’t start', 'can’t reach the part', 'Something went wrong in the app', 'restart'],
  ['fr-FR', 'n’a pas pu démarrer', 'n’arrive pas à joindre', 'est survenue dans l’application', 'relancez'],
])('a page that cannot start, on a system in %s', (language, title, unreachable, unexpected, advice) => {
  beforeEach(() => vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]));

  test('without a preload explains what is missing and what to do', async () => {
    const said = await started();
    for (const part of [title, unreachable, advice]) expect(said).toContain(part);
  });

  test('shows an error if main cannot even list its games', async () => {
    vi.stubGlobal('serenissima', bridge('games.list'));
    const said = await started();
    for (const part of [title, unexpected, advice]) expect(said).toContain(part);
    expect(logged).toHaveBeenCalledOnce();
  });
});

test('a page that can start shows no failure message', async () => {
  vi.stubGlobal('serenissima', bridge(null));
  expect(await started()).toBe('');
  await vi.waitFor(() => expect(document.querySelector('.home')).not.toBeNull(), PATIENCE);
});

describe.each([
  ['en-GB', 'Something went wrong in the app', 'Try again', 'Loading saved games'],
  ['fr-FR', 'est survenue dans l’application', 'Réessayer', 'Chargement des parties'],
])('whatever the files contain, on a system in %s', (language, unexpected, again, reading) => {
  const app = () => document.querySelector('#app')?.textContent ?? '';
  beforeEach(() => vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]));

  test('the first screen appears before any file is read', async () => {
    vi.stubGlobal('serenissima', bridge(null, ['settings.get', 'matches.list', 'saves.shelf']));
    await started();
    expect(app()).toContain('Serenissima');
    expect(app()).toContain(reading);
  });

  test('unreadable settings are replaced by the defaults, with a notice', async () => {
    vi.stubGlobal('serenissima', bridge('settings.get'));
    await started();
    await vi.waitFor(() => expect(document.querySelector('.home')).not.toBeNull(), PATIENCE);
    await vi.waitFor(() => expect(app()).toContain(unexpected), PATIENCE);
  });

  test('an unreadable shelf is replaced by an error and a retry button; everything else works', async () => {
    vi.stubGlobal('serenissima', bridge('matches.list'));
    await started();
    await vi.waitFor(() => expect(document.querySelector('[data-testid="shelf:trouble"]')).not.toBeNull());
    for (const part of [unexpected, again]) expect(app()).toContain(part);
    expect(document.querySelector('[data-testid="home:new"]')).not.toBeNull();
  });
});
