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
import type { Refusal } from '../../ipc/refusals';
import { REFUSALS } from '../../ipc/refusals';
import { connect, LockedOutError, UnreachableError } from '../bridge';
import { GAME_UIS } from '../games';
import { i18n } from '../ui/i18n';
import { loadAll, setLanguage } from '../locales';
import { afterPaint } from '../stores/after-paint';
import { useApp } from '../stores/app';
import { RefusedError, useBridge } from '../stores/main-process';
import { useMatch } from '../stores/match';
import { useSettings } from '../stores/settings';
import App from './App.vue';
import StartFailure from './screens/StartFailure.vue';

/** Connects to main and shows the app. Settings and saves load later: a bad file must not leave the window empty. */
async function start(): Promise<void> {
  const pinia = createPinia();
  const bridge = await connect({
    lost: () => (useApp(pinia).connected = false),
    lockedOut: () => (useApp(pinia).lockedOut = true),
    back() {
      Object.assign(useApp(pinia), { connected: true, lockedOut: false });
      void useMatch(pinia).reload();
    },
  });
  useBridge(bridge);
  const app = useApp(pinia);
  await Promise.all([app.start(), setLanguage('system')]);
  createApp(App).use(pinia).use(i18n).use(GAME_UIS).mount('#app');
  void useSettings(pinia)
    .load()
    .catch((error: unknown) => (app.notice = { refusal: refusalOf(error) }))
    .finally(() => (app.ready = true))
    .then(afterPaint)
    .then(loadAll);
  void app.refresh().catch((error: unknown) => (app.trouble = refusalOf(error)));
}

/** Converts an error to a message for the player. Unexpected errors are also logged to the console. */
function refusalOf(error: unknown): Refusal {
  const foreseen = foreseenRefusal(error);
  if (!foreseen) console.error(error);
  return foreseen ?? UNEXPECTED;
}

function foreseenRefusal(error: unknown): Refusal | null {
  if (error instanceof LockedOutError) return { code: 'other-key', message: REFUSALS['other-key'] };
  return error instanceof RefusedError ? error.refusal : null;
}

/** Shows why the app could not start, in the system language, because the settings are not loaded. */
async function sayWhy(error: unknown): Promise<void> {
  const missing = error instanceof UnreachableError;
  if (!missing && !(error instanceof LockedOutError)) console.error(error);
  const refusal = foreseenRefusal(error) ?? UNEXPECTED;
  await setLanguage('system');
  createApp(StartFailure, missing ? {} : { refusal })
    .use(i18n)
    .mount('#app');
}

const UNEXPECTED = { code: 'unexpected', message: REFUSALS.unexpected };

start().catch(sayWhy);
