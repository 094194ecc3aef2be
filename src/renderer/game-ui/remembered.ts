import type { Ref } from 'vue';
import { computed } from 'vue';

/** The properties of a translator that its texts depend on. */
interface Tongue {
  readonly locale: Ref<string>;
  readonly messages: Readonly<Ref<Readonly<Record<string, unknown>>>>;
}

/** The cache is cleared if it has more texts than this. */
const MOST = 5000;

const memories = new WeakMap<object, () => Map<string, string>>();

/**
 * Caches a translator's texts. The table needs the same texts of all its pieces after every move, and a translation
 * costs a hundred times as much as a lookup here. The cache is cleared when the language or its texts change.
 */
export function remembered(tongue: Tongue): (key: string, say: () => string) => string {
  const memory = memories.get(tongue) ?? memoryOf(tongue);
  memories.set(tongue, memory);
  return (key, say) => {
    const known = memory().get(key);
    if (known !== undefined) return known;
    const said = say();
    if (memory().size >= MOST) memory().clear();
    memory().set(key, said);
    return said;
  };
}

function memoryOf({ locale, messages }: Tongue): () => Map<string, string> {
  const memory = computed(() => {
    // Read only so that a change of either one clears the cache.
    const texts = messages.value[locale.value];
    return { texts, said: new Map<string, string>() };
  });
  return () => memory.value.said;
}
