import { setLanguage } from '../../src/renderer/locales';

// Files share what is loaded: each begins in English, with an empty page.
await setLanguage('en');
document.body.replaceChildren();
