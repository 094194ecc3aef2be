import { createI18n } from 'vue-i18n';
import { GAME_MESSAGES } from '../games/messages';
import { en } from './en';

/** The languages there are, each the shared texts and every game's own. */
export const LANGUAGES = { en: { ...en, games: GAME_MESSAGES.en } } as const;

/** The one translator; a missing text shows its key, which a test forbids. */
export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  messages: LANGUAGES,
  numberFormats: { en: { ducats: { useGrouping: true, maximumFractionDigits: 0 } } },
});
