import { shallowRef, watch } from 'vue';
import type { ShallowRef } from 'vue';
import type { AnyAttempts, AnyGameUi } from '../../../game-ui/game-ui';

/** What a game knows about illegal moves; `null` until it is loaded, or if the game knows nothing. */
export function useAttempts(ui: () => AnyGameUi): Readonly<ShallowRef<AnyAttempts | null>> {
  const attempts = shallowRef<AnyAttempts | null>(null);
  watch(
    ui,
    async (wanted) => {
      attempts.value = null;
      const loaded = (await wanted.attempts?.()) ?? null;
      if (wanted === ui()) attempts.value = loaded;
    },
    { immediate: true },
  );
  return attempts;
}
