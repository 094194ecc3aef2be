import type { LevelName } from '../../../engine/bots/levels';
import { MAX_TITLE } from '../../../ipc/limits';
import type { SaveInfo } from '../../../ipc/shelf';
import { conjunction, i18n } from '../../ui/i18n';
import { textKey } from '../../locales/text-key';
import type { SeatPlayer } from './new-table';

/** A seat and the name entered for it. An unnamed seat is named after its power. */
interface Seat extends SeatPlayer {
  readonly name?: string;
  readonly power: string;
}

/** The shown titles of a game's saves. Titles are numbered per game, because each save shows its game. */
export function titlesOf(
  saves: readonly SaveInfo[],
  game: string | undefined,
  titleOf: (save: SaveInfo) => string,
): string[] {
  return saves.filter((save) => save.game === game).map(titleOf);
}

/** A match title that names its players. A number is added if `taken` already contains the title. */
export function defaultTitle(seats: readonly Seat[], taken: readonly string[]): string {
  return numbered(describePlayers(seats).slice(0, MAX_TITLE), new Set(taken));
}

/** The title of a rematch: the same title with the next free number. */
export function rematchTitle(title: string, taken: readonly string[]): string {
  const first = title.replace(/ \d+$/, '');
  return numbered(taken.includes(first) ? first : title, new Set(taken));
}

/** The players in words: “You vs 3 computers (Merchant)”. Default: in the current language. */
export function describePlayers(seats: readonly Seat[], locale: string = i18n.global.locale.value): string {
  const t = (key: string, params: Record<string, string> = {}) => i18n.global.t(key, params, { locale });
  const people = seats.filter(({ kind }) => kind === 'human');
  const [first] = people;
  const computers = conjunction(countedLevels(seats, locale), locale);
  if (people.length === 0) return computers;
  const alone = people.length === 1;
  const names = alone
    ? first.name || t('newGame.you')
    : conjunction(
        people.map(({ name, power }) => name || power),
        locale,
      );
  if (computers) return t('newGame.versus', { people: names, computers });
  if (!alone) return names;
  return first.name ? t('newGame.soloOf', { name: first.name }) : t('newGame.solo');
}

/** A match's seats in a language: an unnamed seat has its power's name in that language. */
export type SeatsIn = (locale: string) => readonly Seat[];

/** Whether a title was generated from the players' names, in any loaded language and with any number. */
export function isDefaultTitle(title: string, seatsIn: SeatsIn): boolean {
  const first = title.replace(/ \d+$/, '');
  return i18n.global.availableLocales.some((locale) => describePlayers(seatsIn(locale), locale) === first);
}

/**
 * A generated title in the current language, with its number. `null` if a person chose the title. The titles of a first
 * game, a copy and a branch are also generated.
 */
export function translatedTitle(title: string, seatsIn: SeatsIn): string | null {
  const { locale, availableLocales, t } = i18n.global;
  const [first] = title.split(/ \d+$/);
  const number = title.slice(first.length);
  if (isDefaultTitle(title, seatsIn)) return describePlayers(seatsIn(locale.value)) + number;
  const firstGame = availableLocales.some((other) => t('setup.tables.first', {}, { locale: other }) === first);
  if (firstGame) return t('setup.tables.first') + number;
  const made = DERIVED.flatMap((key) => availableLocales.flatMap((other) => derivedFrom(title, key, other) ?? []));
  for (const { key, from, ply } of made) {
    const translated = translatedTitle(from, seatsIn);
    if (translated) return t(key, { title: translated, ply });
  }
  return null;
}

/** The titles suggested for a copy and for a branch. */
const DERIVED = ['home.copyOf', 'replay.branchOf'] as const;

/** The title that a copy's or branch's title was made from; `null` if it was not made this way. */
function derivedFrom(title: string, key: (typeof DERIVED)[number], locale: string) {
  const pattern = i18n.global
    .t(key, { title: '\u0001', ply: '\u0002' }, { locale })
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace('\u0001', '(?<from>.+)')
    .replace('\u0002', '(?<ply>\\d+)');
  const { from = '', ply = '' } = new RegExp(`^${pattern}$`).exec(title)?.groups ?? {};
  return from ? { key, from, ply } : null;
}

/** Computers counted by level, in order of their seats: “2 computers (Merchant)”, “1 computer (Doge)”. */
function countedLevels(seats: readonly Seat[], locale: string): string[] {
  const counts = new Map<LevelName, number>();
  for (const { kind, level } of seats)
    if (kind === 'computer' && level) counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].map(([level, count]) =>
    i18n.global.t(textKey(`opponents.counted.${level}`), { count }, { plural: count, locale }),
  );
}

function numbered(title: string, taken: ReadonlySet<string>): string {
  let [tried, number] = [title, 1];
  while (taken.has(tried)) {
    const suffix = ` ${++number}`;
    tried = title.slice(0, MAX_TITLE - suffix.length) + suffix;
  }
  return tried;
}
