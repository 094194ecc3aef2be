import type { Ref } from 'vue';
import { computed } from 'vue';

interface Translator {
  readonly locale: Ref<string>;
  readonly messages: Readonly<Ref<Readonly<Record<string, unknown>>>>;
}

const MAX_ENTRIES = 5000;

const caches = new WeakMap<object, () => Map<string, string>>();

/**
 * Caches a translator's texts. The table needs the texts of all pieces after every move, and translating is a hundred
 * times slower than this lookup. A change to the language or its texts clears the cache.
 */
export function cachedTexts(translator: Translator): (key: string, translate: () => string) => string {
  const cache = caches.get(translator) ?? createCache(translator);
  caches.set(translator, cache);
  return (key, translate) => {
    const cached = cache().get(key);
    if (cached !== undefined) return cached;
    const text = translate();
    if (cache().size >= MAX_ENTRIES) cache().clear();
    cache().set(key, text);
    return text;
  };
}

function createCache({ locale, messages }: Translator): () => Map<string, string> {
  const cache = computed(() => {
    // Read here so that a change to either one clears the cache.
    const texts = messages.value[locale.value];
    return { texts, entries: new Map<string, string>() };
  });
  return () => cache.value.entries;
}
