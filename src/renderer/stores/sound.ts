import { useDocumentVisibility, useEventListener, useWindowFocus } from '@vueuse/core';
import { defineStore } from 'pinia';
import { markRaw, watch } from 'vue';
import { createSound } from '../sound/sound';
import { useSettings } from './settings';

/**
 * The app's sound. It starts with the first gesture, as browsers require, is silent while the window is in the
 * background, and follows the settings.
 */
export const useSound = defineStore('sound', () => {
  const sound = markRaw(createSound());
  const settings = useSettings();
  const focused = useWindowFocus();
  const visibility = useDocumentVisibility();
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    if (!settings.still) useEventListener(window, gesture, () => sound.unlock(), { capture: true });
  }
  watch([focused, visibility], ([focus, visible]) => sound.setActive(focus && visible === 'visible'), {
    immediate: true,
  });
  watch(
    () => settings.settings,
    ({ effects, sea, music, mute }) => sound.setVolumes({ effects, sea, music, mute }),
    { immediate: true, deep: true },
  );
  return { play: sound.play, sea: sound.sea, theme: sound.theme };
});
