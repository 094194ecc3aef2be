import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import { useGameUis } from '../../game-ui/game-uis';
import { APP_RULES, appRuleKey } from '../../ui/app-rules';

/** A rule paragraph with its texts. `pictures`: the subjects that the game's `Picture` component draws beside it. */
export interface ListedRule {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Its source; `null` for a paragraph about the app. */
  readonly cite: string | null;
  readonly pictures: readonly string[];
  /** The numbers of our rulings that belong to it. */
  readonly rulings: readonly number[];
}

export interface ListedChapter {
  readonly key: string;
  readonly title: string;
  readonly rules: readonly ListedRule[];
}

/** One of our rulings: its number, its text, its sources in words, and its paragraph with title. */
export interface ListedRuling {
  readonly number: number;
  readonly rule: string;
  readonly title: string;
  readonly text: string;
  readonly from: string;
}

/** A game's rulebook in the current language, with a last chapter about the app. */
export function useBook(game: () => string) {
  const { gameUi } = useGameUis();
  const { t } = useI18n();
  const gameText = (path: string) => t(`games.${game()}.${path}`);

  const rulings = computed(() =>
    Object.entries(gameUi(game()).rulebook.rulings).map(([number, { rule, sources }]): ListedRuling => ({
      number: Number(number),
      rule,
      title: gameText(`ruleTitles.${rule}`),
      text: gameText(`rulings.${number}`),
      from: sources.map((source) => gameText(`sources.${source}`)).join(', '),
    })),
  );
  const listed = (key: string): ListedRule => ({
    key,
    title: gameText(`ruleTitles.${key}`),
    text: gameText(`rules.${key}.text`),
    cite: gameText(`rules.${key}.cite`),
    pictures: gameUi(game()).pictures?.pictured(key) ?? [],
    rulings: rulings.value.filter(({ rule }) => rule === key).map(({ number }) => number),
  });
  const aboutApp = computed((): ListedChapter => ({
    key: 'app',
    title: t('appRules.chapter'),
    rules: APP_RULES.map((rule) => ({
      key: appRuleKey(rule),
      title: t(`appRules.${rule}.title`),
      text: t(`appRules.${rule}.text`),
      cite: null,
      pictures: [],
      rulings: [],
    })),
  }));
  const chapters = computed(() => [
    ...gameUi(game()).rulebook.chapters.map(({ key, rules }): ListedChapter => ({
      key,
      title: gameText(`chapters.${key}`),
      rules: rules.map(listed),
    })),
    aboutApp.value,
  ]);
  return { chapters, rulings };
}
