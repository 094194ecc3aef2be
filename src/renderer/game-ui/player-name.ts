import { i18n } from '../ui/i18n';

/**
 * A player's own name. Empty if it equals the power's name in any loaded language, because an unnamed seat is stored
 * with its power's name in the language of its creation. `power` is the key of that name.
 */
export function ownName(game: string, power: string, name: string): string {
  const { availableLocales, t } = i18n.global;
  const path = `games.${game}.${power}`;
  return availableLocales.some((locale) => t(path, {}, { locale }) === name.trim()) ? '' : name;
}

/** A player's own name or, without one, their power's name in the current language. */
export const calledName = (game: string, power: string, name: string): string =>
  ownName(game, power, name) || i18n.global.t(`games.${game}.${power}`);

/** The same within a sentence, where a power's name may have an article: “la Tour”. */
export function nameInSentence(game: string, power: string, name: string): string {
  const { t, te, locale } = i18n.global;
  const within = `games.${game}.within.${power}`;
  return ownName(game, power, name) || t(te(within, locale.value) ? within : `games.${game}.${power}`);
}

/** The same at the start of a sentence: “La Tour joue”. */
export function subjectName(game: string, power: string, name: string): string {
  const said = nameInSentence(game, power, name);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** A player with their power: “Ada (Venice)”, or only “Venice” for an unnamed player. */
export function seatName(game: string, power: string, name: string): string {
  const own = ownName(game, power, name);
  const said = i18n.global.t(`games.${game}.${power}`);
  return own ? i18n.global.t('home.seat', { power: said, name: own }) : said;
}
