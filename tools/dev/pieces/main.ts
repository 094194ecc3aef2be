import '@fontsource/im-fell-english/latin-400.css';
import '@fontsource/im-fell-english/latin-400-italic.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/latin-ext-400.css';
import '@fontsource/alegreya-sans/latin-ext-700.css';
import '../../../src/renderer/app/styles/tokens.css';
import '../../../src/renderer/app/styles/base.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import { connect } from '../../../src/renderer/bridge';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { useBridge } from '../../../src/renderer/stores/main-process';
import Pieces from './Pieces.vue';

/** Starts the gallery of pieces and panels. It uses main only to open a match. */
async function start(): Promise<void> {
  const nothing = () => undefined;
  const [bridge] = await Promise.all([
    connect({ lost: nothing, lockedOut: nothing, back: nothing }),
    setLanguage('en'),
  ]);
  useBridge(bridge);
  createApp(Pieces).use(createPinia()).use(i18n).use(GAME_UIS).mount('#app');
}

void start();
