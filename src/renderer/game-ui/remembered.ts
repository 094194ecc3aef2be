import type { Ref } from 'vue';
import { computed } from 'vue';

interface Tongue {
  readonly locale: Ref<string>;
  readonly messages: Readonly<Ref<Readonly<Record<string, unknown>>>>;
}

const MAX_ENTRIES = 5000;

const memories = new WeakMap<object, () => Map<string, string>>();

/**
 * Caches a translator's texts. The table needs the texts of all pieces after every move, and translating is a hundred
 * times slower than this lookup. A change to the language or its texts clears the cache.
 */
export function remembered(tongue: Tongue): (key: string, say: () => string) => string {
  const memory = memories.get(tongue) ?? memoryOf(tongue);
  memories.set(tongue, memory);
  return (key, say) => {
    const known = memory().get(key);
    if (known !== undefined) return known;
    const said = say();
    if (memory().size >= MAX_ENTRIES) memory().clear();
    memory().set(key, said);
    return said;
  };
}

function memoryOf({ locale, messages }: Tongue): () => Map<string, string> {
  const memory = computed(() => {
    // Read here so that a change to either one clears the cache.
    const texts = messages.value[locale.value];
    return { texts, said: new Map<string, string>() };
  });
  return () => memory.value.said;
}
