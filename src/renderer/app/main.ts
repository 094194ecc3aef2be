import '@fontsource/im-fell-english/latin-400.css';
import '@fontsource/im-fell-english/latin-400-italic.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/latin-ext-400.css';
import '@fontsource/alegreya-sans/latin-ext-700.css';
import './styles/tokens.css';
import './styles/base.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import { connect } from '../bridge';
import { i18n } from '../locales';
import { useApp } from '../stores/app';
import { useBridge } from '../stores/main-process';
import { useMatch } from '../stores/match';
import { useSettings } from '../stores/settings';
import App from './App.vue';

/** Connects to main, then shows the app. */
async function start(): Promise<void> {
  const pinia = createPinia();
  const bridge = await connect(
    () => (useApp(pinia).connected = false),
    () => {
      useApp(pinia).connected = true;
      void useMatch(pinia).reload();
    },
  );
  useBridge(bridge);
  await Promise.all([useApp(pinia).start(), useSettings(pinia).load()]);
  createApp(App).use(pinia).use(i18n).mount('#app');
}

void start();
