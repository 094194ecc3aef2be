import { computed } from 'vue';
import type { ComputedRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { closestOf } from '../search/closest';
import { createTextIndex } from '../search/text-index';
import type { ListedChapter, ListedRule, ListedRuling } from './useBook';

interface Book {
  readonly chapters: ComputedRef<readonly ListedChapter[]>;
  readonly rulings: ComputedRef<readonly ListedRuling[]>;
}

/** A paragraph with its chapter, or a ruling. */
type Entry =
  | { readonly id: string; readonly chapter: ListedChapter; readonly rule: ListedRule; readonly ruling: null }
  | { readonly id: string; readonly chapter: null; readonly rule: null; readonly ruling: ListedRuling };

/** A paragraph or ruling that a search found, with the words to mark. */
type Result = Entry & { readonly terms: ReadonlySet<string> };

/** Searches a rulebook. `results` is `null` without words to search for. */
export function useBookSearch({ chapters, rulings }: Book, search: () => string) {
  const { t } = useI18n();

  /** Everything that can be found, by id. */
  const entries = computed(() => {
    const rules = chapters.value.flatMap((chapter) =>
      chapter.rules.map((rule): Entry => ({ id: `rule-${rule.key}`, chapter, rule, ruling: null })),
    );
    const ours = rulings.value.map((ruling): Entry => ({
      id: `ruling-${ruling.number}`,
      chapter: null,
      rule: null,
      ruling,
    }));
    return new Map([...rules, ...ours].map((entry) => [entry.id, entry]));
  });
  const index = createTextIndex();
  const texts = computed(() =>
    [...entries.value.values()].map(({ id, chapter, rule, ruling }) => {
      const { title, text } = rule ?? ruling;
      return { id, title, text: `${text} ${chapter?.title ?? t('rulebook.rulings')}` };
    }),
  );

  const found = computed(() => {
    if (search().trim() === '') return null;
    index.update(texts.value);
    return index.search(search());
  });
  const results = computed(
    () =>
      found.value &&
      [...found.value.hits].flatMap(([id, terms]): Result[] => {
        const entry = entries.value.get(id);
        return entry ? [{ ...entry, terms }] : [];
      }),
  );
  /** Whether the results contain all the words. */
  const whole = computed(() => found.value?.whole ?? true);
  /** If nothing was found, the chapter whose words are most similar. */
  const closest = computed(() => {
    if (found.value?.hits.size !== 0) return null;
    const texts = chapters.value.map((chapter) => ({
      chapter,
      title: chapter.title,
      text: [chapter.title, ...chapter.rules.flatMap(({ title, text }) => [title, text])].join(' '),
    }));
    return closestOf(search(), texts)?.chapter ?? null;
  });
  return { results, whole, closest };
}
