import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterAll, vi } from 'vitest';
import { setLanguage } from '../../src/renderer/locales';

// Test files share loaded modules, so each starts in English, with the real clock, an empty page, new stores and no
// stubs.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
await setLanguage('en');
document.body.replaceChildren();
localStorage.clear();
setActivePinia(createPinia());

// Components are unmounted because they would react to the next file's events. Lazily loaded components must load
// before the page closes.
disableAutoUnmount();
enableAutoUnmount(afterAll);
afterAll(() => vi.dynamicImportSettled());
