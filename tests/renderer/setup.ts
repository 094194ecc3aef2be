import { vi } from 'vitest';
import { setLanguage } from '../../src/renderer/locales';

// Files share what is loaded: each begins in English, at the real clock, with an empty page and nothing stubbed.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
await setLanguage('en');
document.body.replaceChildren();
