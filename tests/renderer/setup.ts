import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils';
import { afterAll, vi } from 'vitest';
import { setLanguage } from '../../src/renderer/locales';

// Files share what is loaded: each begins in English, at the real clock, with an empty page and nothing stubbed.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
await setLanguage('en');
document.body.replaceChildren();
localStorage.clear();

// A component still mounted would react to the next file's events. Components loaded later must arrive before the page closes.
disableAutoUnmount();
enableAutoUnmount(afterAll);
afterAll(() => vi.dynamicImportSettled());
