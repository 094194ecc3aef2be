import { firstEditionEnglish } from './serenissima/first-edition/locales/en';
import { secondEditionEnglish } from './serenissima/second-edition/locales/en';

/** Each language's texts of every game, by game id with hyphens as they are. */
export const GAME_MESSAGES = {
  en: { 'serenissima-1996': firstEditionEnglish, 'serenissima-2012': secondEditionEnglish },
};
