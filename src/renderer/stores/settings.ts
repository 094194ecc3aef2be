import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { usePreferredLanguages, usePreferredReducedMotion, useWindowSize } from '@vueuse/core';
import type { Settings } from '../../ipc/settings-schema';
import { DEFAULT_SETTINGS } from '../../ipc/default-settings';
import { withDefaultKeys } from '../../ipc/shortcuts';
import { setLanguage } from '../locales';
import { isStill } from '../ui/still';
import { textSizeFor } from '../ui/text-size';
import { ask } from './main-process';

/** The pace of each speed setting; 0 shows results immediately. */
const PACES: Readonly<Record<Settings['speed'], number>> = { off: 0, fast: 2.5, normal: 1, slow: 0.6 };
export const SPEEDS = Object.keys(PACES) as Settings['speed'][];

/** The player's settings, which main stores. */
export const useSettings = defineStore('settings', () => {
  const settings = ref<Settings>({ ...DEFAULT_SETTINGS });
  const system = usePreferredReducedMotion();
  const still = isStill();
  const reduced = computed(
    () =>
      still || settings.value.motion === 'reduced' || (settings.value.motion === 'system' && system.value === 'reduce'),
  );
  const pace = computed(() => (reduced.value ? 0 : PACES[settings.value.speed]));
  /** Whether big events are shown as still pictures instead of being animated. */
  const pictures = computed(() => reduced.value && !still && settings.value.speed !== 'off');

  const keys = computed(() => withDefaultKeys(settings.value.keys));

  const { width, height } = useWindowSize({ includeScrollbar: true });
  /** The text size that suits the window, relative to the usual size. */
  const automatic = computed(() => textSizeFor(width.value, height.value));
  /** The current text size, relative to the usual size. */
  const textSize = computed(() => (settings.value.textSize === 'auto' ? automatic.value : settings.value.textSize));
  /** The window size in pixels at the usual text size. */
  const room = computed(() => ({ width: width.value / textSize.value, height: height.value / textSize.value }));
  watch(textSize, (size) => (document.documentElement.style.fontSize = `${16 * size}px`), { immediate: true });
  watch(reduced, (on) => document.documentElement.classList.toggle('reduced-motion', on), { immediate: true });

  watch(
    () => settings.value.contrast,
    (contrast) => document.documentElement.classList.toggle('high-contrast', contrast === 'high'),
    { immediate: true },
  );

  const systemLanguages = usePreferredLanguages();
  watch([() => settings.value.language, systemLanguages], ([language]) => void setLanguage(language));

  async function load() {
    settings.value = await ask('settings.get', {});
    await setLanguage(settings.value.language);
  }

  /** The change applies on this screen even if main can't save it. */
  async function change(part: Partial<Settings>) {
    settings.value = { ...settings.value, ...part };
    settings.value = await ask('settings.set', part);
  }

  /** The change applies only after main has saved it. */
  async function keep(part: Partial<Settings>) {
    settings.value = await ask('settings.set', part);
  }

  return { settings, still, reduced, pace, pictures, keys, automatic, textSize, room, load, change, keep };
});
