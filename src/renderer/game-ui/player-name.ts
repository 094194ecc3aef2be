import { i18n } from '../ui/i18n';

/**
 * The name a player has beside the power's: empty where it is the power's own, in any language loaded, since a seat left unnamed is
 * named after its power when the game begins. `power` is the key of the power's name.
 */
export function ownName(game: string, power: string, name: string): string {
  const { availableLocales, t } = i18n.global;
  const path = `games.${game}.${power}`;
  return availableLocales.some((locale) => t(path, {}, { locale }) === name.trim()) ? '' : name;
}

/** What a player is called at the table: by their own name, or by their power's in the language in force. */
export const calledName = (game: string, power: string, name: string): string =>
  ownName(game, power, name) || i18n.global.t(`games.${game}.${power}`);

/** A player with their power: “Ada (Venice)”, or “Venice” if the player has no name of their own. */
export function seatName(game: string, power: string, name: string): string {
  const own = ownName(game, power, name);
  const said = i18n.global.t(`games.${game}.${power}`);
  return own ? i18n.global.t('home.seat', { power: said, name: own }) : said;
}
