import type { Ref } from 'vue';
import { computed } from 'vue';

/** What a translator's words depend on. */
interface Tongue {
  readonly locale: Ref<string>;
  readonly messages: Readonly<Ref<Readonly<Record<string, unknown>>>>;
}

/** More is forgotten, all at once. */
const MOST = 5000;

const memories = new WeakMap<object, () => Map<string, string>>();

/**
 * What a translator has said already: a table says the same of all its pieces after every move, and looking a text up costs a hundred
 * times what remembering it does. It is said anew in another language, and when the language's texts have changed.
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
    // Both are read only to be asked again when they change.
    const texts = messages.value[locale.value];
    return { texts, said: new Map<string, string>() };
  });
  return () => memory.value.said;
}
